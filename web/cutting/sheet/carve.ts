import { ALONG_X, ALONG_Y, type Axis } from './model.ts';
import { isLeaf, type Block, type Leaf, type Row } from './layout.ts';

/** A rectangle of real material on the problem's grid, from the usable area's near corner. */
export interface Piece2d {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Placed extends Piece2d {
  readonly leaf: Leaf;
}

export interface SawCut {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stage: number;
}

export interface Carved {
  readonly placed: Placed[];
  readonly cuts: SawCut[];
  readonly offcuts: Piece2d[];
}

/**
 * Saws a sheet along its tree. A piece of material is cut across into the members of its row, all
 * of them before any is cut further, and what is over stays at the far end in one offcut; a cut's
 * line is the near edge of its kerf. `dx`, `dy` are the usable area's real size.
 */
export function carve(root: Row, dx: number, dy: number, kerf: number): Carved {
  const carved: Carved = { placed: [], cuts: [], offcuts: [] };
  carveBlock(root, { x: 0, y: 0, dx, dy }, 1, kerf, carved);
  return carved;
}

function carveBlock(block: Block, from: Piece2d, stage: number, kerf: number, out: Carved): void {
  if (isLeaf(block)) {
    carveLeaf(block, from, stage, kerf, out);
    return;
  }
  const { axis, members } = block;
  const parts: { member: Block; material: Piece2d }[] = [];
  let rest: Piece2d | undefined = from;
  for (const member of members) {
    if (!rest) throw new Error('a row does not fit its material');
    const size = (axis === ALONG_X ? member.dx : member.dy) - kerf;
    const split = cutOff(rest, axis, size, stage, kerf, out);
    parts.push({ member, material: split.near });
    rest = split.far;
  }
  if (rest) out.offcuts.push(rest);
  for (const { member, material } of parts) carveBlock(member, material, stage + 1, kerf, out);
}

/** The trimming cuts that part a piece from what its material has over. */
function carveLeaf(leaf: Leaf, from: Piece2d, stage: number, kerf: number, out: Carved): void {
  const first = cutOff(from, ALONG_X, leaf.dx - kerf, stage, kerf, out);
  if (first.far) out.offcuts.push(first.far);
  const second = cutOff(first.near, ALONG_Y, leaf.dy - kerf, stage, kerf, out);
  if (second.far) out.offcuts.push(second.far);
  out.placed.push({ ...second.near, leaf });
}

/** Cuts `size` off along an axis; without a cut when that is all there is. */
function cutOff(
  from: Piece2d,
  axis: Axis,
  size: number,
  stage: number,
  kerf: number,
  out: Carved,
): { near: Piece2d; far: Piece2d | undefined } {
  const whole = axis === ALONG_X ? from.dx : from.dy;
  if (size === whole) return { near: from, far: undefined };
  if (size > whole) throw new Error(`a block of ${size} does not fit in ${whole}`);
  const left = whole - size - kerf;
  const { x, y, dx, dy } = from;
  if (axis === ALONG_X) {
    out.cuts.push({ x1: x + size, y1: y, x2: x + size, y2: y + dy, stage });
    const far = left > 0 ? { x: x + size + kerf, y, dx: left, dy } : undefined;
    return { near: { x, y, dx: size, dy }, far };
  }
  out.cuts.push({ x1: x, y1: y + size, x2: x + dx, y2: y + size, stage });
  const far = left > 0 ? { x, y: y + size + kerf, dx, dy: left } : undefined;
  return { near: { x, y, dx, dy: size }, far };
}
