import type { CutKind } from '../../schema/cut-list.ts';
import type { Offcut } from '../../schema/offcut.ts';

/** Names are typed by hand: case, spaces and the sign between two sizes do not tell materials apart. */
const plain = (material: string): string =>
  material
    .toLowerCase()
    .replace(/[×*]/g, 'x')
    .replace(/[\s,.]+/g, '');

/** The list that a material with an id of its own stands in. */
const listOf = (id: string): string => id.split('/')[0] ?? '';

/** What cuts from the rack: a list of its own, or one material of a project. */
export interface CutsFromRack {
  readonly id: string;
  readonly kind: CutKind;
  readonly material: string;
  /** The material's id in a project. */
  readonly product?: string;
}

/**
 * The offcuts that may be cut from: of the same kind and material, kept from another list. A material
 * is told by its id or by its name, so that what a project left serves a list that is typed, too. What a
 * list itself leaves is not there before it has been cut.
 */
export const offcutsFor = (
  { id, kind, material, product }: CutsFromRack,
  rack: readonly Offcut[],
): readonly Offcut[] =>
  rack.filter(
    (offcut) =>
      offcut.kind === kind &&
      offcut.from !== id &&
      // Two materials of a list without a name are two materials all the same.
      (plain(material) !== '' || listOf(offcut.from) !== listOf(id)) &&
      ((offcut.product !== '' && offcut.product === product) ||
        plain(offcut.material) === plain(material)),
  );
