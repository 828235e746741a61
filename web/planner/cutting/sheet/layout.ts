import { ALONG_X, type Axis } from './model.ts';

/** What lies on one sheet: a slicing tree, every block the least size that holds what is in it. */
export interface Layout {
  /** Index of the sheet in the model. */
  readonly sheet: number;
  readonly root: Row;
}

export type Block = Row | Leaf;

export interface Row {
  readonly axis: Axis;
  readonly dx: number;
  readonly dy: number;
  readonly members: readonly Block[];
}

export interface Leaf {
  readonly piece: number;
  readonly turned: boolean;
  readonly dx: number;
  readonly dy: number;
}

export const isLeaf = (block: Block): block is Leaf => 'piece' in block;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** A row around its members, as small as they allow. */
export function rowOf(axis: Axis, members: readonly Block[]): Row {
  const xs = members.map((member) => member.dx);
  const ys = members.map((member) => member.dy);
  const dx = axis === ALONG_X ? sum(xs) : Math.max(0, ...xs);
  const dy = axis === ALONG_X ? Math.max(0, ...ys) : sum(ys);
  return { axis, dx, dy, members };
}

/** Every leaf of a block. */
export function leavesOf(block: Block): Leaf[] {
  return isLeaf(block) ? [block] : block.members.flatMap(leavesOf);
}

/** The same pieces in the same places with no row of one member below the root. */
export function compact(row: Row): Row {
  const members = row.members.flatMap((member): readonly Block[] => {
    if (isLeaf(member)) return [member];
    const inner = compact(member);
    const [only] = inner.members;
    if (inner.members.length !== 1 || !only) return inner.members.length === 0 ? [] : [inner];
    return isLeaf(only) ? [only] : only.members;
  });
  return rowOf(row.axis, members);
}
