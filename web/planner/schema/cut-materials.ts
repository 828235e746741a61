import type { CutList, CutMaterial } from './cut-list.ts';

/**
 * A list of several materials is stored as one document: the list itself is the first material and contains the others.
 * The screens show and plan each as a list with the id `<list>/<material>`.
 */

/** The id of the first material, in addresses and here. */
export const FIRST_MATERIAL = '';

/** Optional fields of one material, which must not pass to another. */
function shared<T extends CutList | CutMaterial>(one: T) {
  const { trims, rough, spare, bought, ticked, ...rest } = one;
  return { rest, left: { trims, rough, spare, bought, ticked } };
}

const viewOf = (list: CutList, material: CutMaterial): CutList => {
  return { ...shared(list).rest, ...material, id: `${list.id}/${material.id}`, more: [] };
};

/** The ids of a list's materials, in their order. */
export const materialIds = ({ more }: CutList): readonly string[] => [
  FIRST_MATERIAL,
  ...more.map(({ id }) => id),
];

const firstView = (list: CutList): CutList =>
  list.first === undefined || list.first === ''
    ? list
    : { ...list, id: `${list.id}/${list.first}` };

/** One material of a list as a list; the first material for an unknown id. */
export function materialOf(list: CutList, id: string): CutList {
  const found = list.more.find((one) => one.id === id);
  return found === undefined ? firstView(list) : viewOf(list, found);
}

/** All materials of a list as lists, in their order. */
export const materialsOf = (list: CutList): readonly CutList[] => [
  firstView(list),
  ...list.more.map((one) => viewOf(list, one)),
];

/** Fields of a shown list that belong to its material. */
const ownOf = (view: CutList, id: string): CutMaterial => {
  const { material, kind, kerf, trim, face, stages, firstCut } = view;
  const { parts, stock, done, without } = view;
  const { trims, rough, spare, bought, ticked } = shared(view).left;
  return {
    id,
    material,
    kind,
    kerf,
    trim,
    face,
    stages,
    firstCut,
    parts,
    stock,
    done,
    without,
    ...(trims === undefined ? {} : { trims }),
    ...(rough === undefined ? {} : { rough }),
    ...(spare === undefined ? {} : { spare }),
    ...(bought === undefined ? {} : { bought }),
    ...(ticked === undefined ? {} : { ticked }),
  };
};

/** A list in which one material was changed as if it were a list; what all materials share changes for all. */
export function changeMaterial(
  list: CutList,
  id: string,
  change: (view: CutList) => CutList,
): CutList {
  const found = list.more.find((one) => one.id === id);
  if (found === undefined) return { ...change(firstView(list)), id: list.id };
  const view = change(viewOf(list, found));
  const { name, tapes, deduct, strip } = view;
  // An absent field is absent on purpose; fields that this version does not know stay.
  const own = { ...shared(found).rest, ...ownOf(view, id) };
  return {
    ...list,
    name,
    tapes,
    deduct,
    strip,
    more: list.more.map((one) => (one.id === id ? own : one)),
  };
}

/** The list with one material more. */
export const addMaterial = (list: CutList, material: CutMaterial): CutList => {
  return { ...list, more: [...list.more, material] };
};

/** The list without one material; without its first the second takes that place. */
export function removeMaterial(list: CutList, id: string): CutList {
  if (list.more.some((one) => one.id === id)) {
    return { ...list, more: list.more.filter((one) => one.id !== id) };
  }
  const [second, ...more] = list.more;
  if (second === undefined) return list;
  return { ...shared(list).rest, ...second, id: list.id, first: second.id, more };
}

/** The name of a material as it is compared, whoever writes it. */
const plain = (name: string): string => name.trim().toLowerCase();

/** Id of the material with a name, among those that fit; undefined if the list has none. */
export const materialNamed = (
  list: CutList,
  name: string,
  willDo: (view: CutList) => boolean = () => true,
): string | undefined =>
  materialIds(list).find((id) => {
    const view = materialOf(list, id);
    return plain(view.material) === plain(name) && willDo(view);
  });
