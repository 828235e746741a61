import { productOf, type Material } from '../../takeoff/material.ts';
import { boughtKey, type Project } from './project.ts';

/** Two products whose ids were once not made of a product and a variant. */
const FORMER: readonly (readonly [start: string, id: string])[] = [
  ['deck-board~softwood', 'deck-board-softwood'],
  ['deck-board~composite', 'deck-board-composite'],
];

/** What a material was called before its size and colour belonged to its id. */
const formerId = (id: string): string =>
  FORMER.find(([start]) => id.startsWith(start))?.[1] ?? productOf(id);

const offersOf = (material: Material): readonly string[] =>
  (material.form === 'packs' ? material.packs : material.stock).map(({ id }) => id);

const moved = <T>(all: Readonly<Record<string, T>>, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [rename(key), value]));

/**
 * Gives what was kept under a product's former id (bought, spares, offcuts) to the first material
 * that the product is now, so that nothing bought is asked for again. What has no such material
 * stays as it is until it has; the very project comes back where nothing is to be done. Prices need
 * none of this: `priceOf` finds them by the product.
 */
export function adoptKept(project: Project, materials: readonly Material[]): Project {
  const heirs = new Map<string, Material>();
  for (const material of materials) {
    const former = formerId(material.id);
    if (former !== material.id && !heirs.has(former)) heirs.set(former, material);
  }
  // A material that is still called so keeps what is its own.
  for (const { id } of materials) heirs.delete(id);
  const heirOf = (id: string): string => heirs.get(id)?.id ?? id;

  const kept = [
    ...Object.keys(project.bought).map((key) => key.split('|')[0] ?? ''),
    ...Object.keys(project.spares),
    ...project.own.map(({ material }) => material),
  ];
  if (!kept.some((id) => heirs.has(id))) return project;
  return {
    ...project,
    bought: moved(project.bought, (key) => {
      const [id = '', offer = ''] = key.split('|');
      const heir = heirs.get(id);
      if (heir === undefined) return key;
      return boughtKey(heir.id, offersOf(heir).find((one) => productOf(one) === offer) ?? offer);
    }),
    spares: moved(project.spares, heirOf),
    own: project.own.map((own) => ({ ...own, material: heirOf(own.material) })),
  };
}
