import { ALONG_X, type RowAxis } from './model.ts';

/** Contents of one sheet: a slicing tree, every block of the minimum size for its contents. */
export interface SheetLayout {
  /** Index of the sheet in the model. */
  readonly sheet: number;
  readonly root: SlicingRow;
}

export type SlicingBlock = SlicingRow | Leaf;

export interface SlicingRow {
  readonly axis: RowAxis;
  readonly dx: number;
  readonly dy: number;
  readonly members: readonly SlicingBlock[];
}

export interface Leaf {
  readonly piece: number;
  readonly turned: boolean;
  readonly dx: number;
  readonly dy: number;
}

export const isLeaf = (block: SlicingBlock): block is Leaf => 'piece' in block;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** A row around its members, of minimum size. */
export function rowOf(axis: RowAxis, members: readonly SlicingBlock[]): SlicingRow {
  const xs = members.map((member) => member.dx);
  const ys = members.map((member) => member.dy);
  const dx = axis === ALONG_X ? sum(xs) : Math.max(0, ...xs);
  const dy = axis === ALONG_X ? Math.max(0, ...ys) : sum(ys);
  return { axis, dx, dy, members };
}

/** Every leaf of a block. */
export function leavesOf(block: SlicingBlock): Leaf[] {
  return isLeaf(block) ? [block] : block.members.flatMap(leavesOf);
}

/** The same pieces at the same positions without rows of one member below the root. */
export function flattenRows(row: SlicingRow): SlicingRow {
  const members = row.members.flatMap((member): readonly SlicingBlock[] => {
    if (isLeaf(member)) return [member];
    const inner = flattenRows(member);
    const [only] = inner.members;
    if (inner.members.length !== 1 || !only) return inner.members.length === 0 ? [] : [inner];
    return isLeaf(only) ? [only] : only.members;
  });
  return rowOf(row.axis, members);
}
