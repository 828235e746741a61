import type { CutKind } from '../../schema/cut-list.ts';
import type { Offcut } from '../../schema/offcut.ts';
import type { Project } from '../../schema/project.ts';
import type { ListLine } from '../../shopping/list.ts';

/** Material name without case, spaces and the sign between two sizes, which users type in different ways. */
const plainName = (material: string): string =>
  material
    .toLowerCase()
    .replace(/[×*]/g, 'x')
    .replace(/[\s,.]+/g, '');

/** Id of the list that contains a material. */
const listOf = (id: string): string => id.split('/')[0] ?? '';

/** A cut list, or one material of a project. */
export interface CutsFromRack {
  readonly id: string;
  readonly kind: CutKind;
  readonly material: string;
  /** Id of the material in a project. */
  readonly product?: string;
}

/**
 * Offcuts that a material can be cut from: those of the same kind and material, by id or by name, so that an offcut of
 * a project also serves a typed list. An offcut that the list itself leaves is not available before the cut.
 */
export const offcutsFor = (
  { id, kind, material, product }: CutsFromRack,
  rack: readonly Offcut[],
): readonly Offcut[] =>
  rack.filter(
    (offcut) =>
      offcut.kind === kind &&
      offcut.from !== id &&
      // Two unnamed materials of one list differ.
      (plainName(material) !== '' || listOf(offcut.from) !== listOf(id)) &&
      ((offcut.product !== '' && offcut.product === product) ||
        plainName(offcut.material) === plainName(material)),
  );

type ProjectMaterial = Pick<ListLine, 'id' | 'name' | 'form'>;

/** Key of the cut plan and the offcuts of one material of a project. */
export const materialKey = (project: Pick<Project, 'id'>, material: string): string =>
  `${project.id}/${material}`;

/** A material of a project in the terms of the rack. */
export const cutsFromRack = (
  project: Pick<Project, 'id'>,
  { id, name, form }: ProjectMaterial,
): CutsFromRack => ({
  id: materialKey(project, id),
  kind: form === 'sheets' ? 'sheet' : 'linear',
  material: name,
  product: id,
});

/** Offcuts that one material of a project can be cut from. */
export const projectOffcuts = (
  project: Project,
  material: ProjectMaterial,
  rack: readonly Offcut[],
): readonly Offcut[] =>
  offcutsFor(cutsFromRack(project, material), rack).filter(
    ({ id }) => !project.without.includes(id),
  );
