import { ALONG_X, ALONG_Y, type RowAxis } from './model.ts';
import { isLeaf, type SlicingBlock, type Leaf, type SlicingRow } from './layout.ts';

/** A rectangle of real material on the problem's grid, from the usable area's near corner. */
export interface Piece2d {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export interface CarvedPiece extends Piece2d {
  readonly leaf: Leaf;
}

export interface SawCut {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stage: number;
  readonly isUpright: boolean;
  /** Fence setting: distance from the near edge of the material to the cut. */
  readonly distance: number;
  /** Index of the cut that made the material. */
  readonly after: number | undefined;
}

/** A piece of the sheet in progress, and the last cut that made it. */
interface Material extends Piece2d {
  readonly by: number | undefined;
}

export interface Carved {
  readonly placed: CarvedPiece[];
  readonly cuts: SawCut[];
  readonly offcuts: Piece2d[];
}

/**
 * Saws a sheet along its tree. A piece of material is cut into the members of its row, and the rest stays at the far
 * end in one offcut; a cut's line is the near edge of its kerf. A cut comes after the one that made its material,
 * otherwise in any order. `dx`, `dy` are the real size of the usable area.
 */
export function carve(root: SlicingRow, dx: number, dy: number, kerf: number): Carved {
  const carved: Carved = { placed: [], cuts: [], offcuts: [] };
  carveBlock(root, { x: 0, y: 0, dx, dy, by: undefined }, 1, kerf, carved);
  return carved;
}

function carveBlock(
  block: SlicingBlock,
  from: Material,
  stage: number,
  kerf: number,
  out: Carved,
): void {
  if (isLeaf(block)) {
    carveLeaf(block, from, stage, kerf, out);
    return;
  }
  const { axis, members } = block;
  const parts: { member: SlicingBlock; material: Material }[] = [];
  let rest: Material | undefined = from;
  for (const member of members) {
    if (!rest) throw new Error('a row does not fit its material');
    const size = (axis === ALONG_X ? member.dx : member.dy) - kerf;
    const split = cutOff(rest, axis, size, stage, kerf, out);
    parts.push({ member, material: split.near });
    rest = split.far;
  }
  if (rest) out.offcuts.push(bare(rest));
  for (const { member, material } of parts) carveBlock(member, material, stage + 1, kerf, out);
}

/** Trimming cuts that separate a piece from the rest of its material. */
function carveLeaf(leaf: Leaf, from: Material, stage: number, kerf: number, out: Carved): void {
  const first = cutOff(from, ALONG_X, leaf.dx - kerf, stage, kerf, out);
  if (first.far) out.offcuts.push(bare(first.far));
  const second = cutOff(first.near, ALONG_Y, leaf.dy - kerf, stage, kerf, out);
  if (second.far) out.offcuts.push(bare(second.far));
  out.placed.push({ ...bare(second.near), leaf });
}

/** Cuts `size` off along an axis; no cut if that is all. */
function cutOff(
  from: Material,
  axis: RowAxis,
  size: number,
  stage: number,
  kerf: number,
  out: Carved,
): { near: Material; far: Material | undefined } {
  const whole = axis === ALONG_X ? from.dx : from.dy;
  if (size === whole) return { near: from, far: undefined };
  if (size > whole) throw new Error(`a block of ${size} does not fit in ${whole}`);
  const left = whole - size - kerf;
  const { x, y, dx, dy, by: after } = from;
  const by = out.cuts.length;
  if (axis === ALONG_X) {
    const line = { x1: x + size, y1: y, x2: x + size, y2: y + dy };
    out.cuts.push({ ...line, stage, isUpright: true, distance: size, after });
    const far = left > 0 ? { x: x + size + kerf, y, dx: left, dy, by } : undefined;
    return { near: { x, y, dx: size, dy, by }, far };
  }
  const line = { x1: x, y1: y + size, x2: x + dx, y2: y + size };
  out.cuts.push({ ...line, stage, isUpright: false, distance: size, after });
  const far = left > 0 ? { x, y: y + size + kerf, dx, dy: left, by } : undefined;
  return { near: { x, y, dx, dy: size, by }, far };
}

const bare = ({ x, y, dx, dy }: Material): Piece2d => ({ x, y, dx, dy });
