import type { SheetModel } from '../model.ts';
import { largestOf, type IsOver } from '../../problem.ts';

/** On a finer grid, or with more sides to add, the sums are dense: nothing is gained. */
const LONGEST_SIDE = 2e6;
const MOST_STEPS = 1e8;

/**
 * Reach of pieces side by side from the corner on each sheet: the largest sum of their sides that fits. Any plan can be
 * pushed into the corner, so that nothing is beyond (Herz 1972). The complete side if that takes too long. O(pieces ·
 * side).
 */
export function reachable(
  model: SheetModel,
  isOver: IsOver,
): { readonly dx: number; readonly dy: number }[] {
  const { sheets } = model;
  const sums = { x: sumsOf(model, 'x', isOver), y: sumsOf(model, 'y', isOver) };
  const floor = (axis: 'x' | 'y', side: number): number => highest(sums[axis], side);
  return sheets.map(({ dx, dy }) => ({ dx: floor('x', dx), dy: floor('y', dy) }));
}

/** The largest sum up to a side; the side itself if the sums are unknown. */
function highest(sums: Uint32Array | undefined, side: number): number {
  if (sums === undefined) return side;
  let word = side >>> 5;
  // Bits above the side in its own word do not count.
  let bits = (sums[word] ?? 0) & (0xffffffff >>> (31 - (side & 31)));
  while (bits === 0 && word > 0) bits = sums[--word] ?? 0;
  return word * 32 + 31 - Math.clz32(bits);
}

/** A word of the sums with an amount added to each. */
const shifted = (sums: Uint32Array, word: number, by: number): number => {
  const from = word - (by >>> 5);
  const off = by & 31;
  const high = (sums[from] ?? 0) << off;
  return off === 0 ? high : high | ((sums[from - 1] ?? 0) >>> (32 - off));
};

/** A bit for every sum of sides along an axis, each piece once, in either orientation if it may be rotated. */
function sumsOf(
  { sheets, pieces }: SheetModel,
  axis: 'x' | 'y',
  isOver: IsOver,
): Uint32Array | undefined {
  const longest = largestOf(sheets.map(({ dx, dy }) => (axis === 'x' ? dx : dy)));
  if (longest > LONGEST_SIDE) return undefined;
  const sums = new Uint32Array((longest >>> 5) + 1);
  sums[0] = 1;
  let steps = 0;
  for (const { dx, dy, quantity, rotate } of pieces) {
    const [flat, turned] = axis === 'x' ? [dx, dy] : [dy, dx];
    const other = rotate ? turned : flat;
    for (let left = quantity, grows = true; left > 0 && grows; left--) {
      grows = false;
      steps += longest;
      if (steps > MOST_STEPS || isOver()) return undefined;
      // Runs from the top, so the lower words that it reads have not been updated yet.
      for (let word = sums.length - 1; word >= Math.min(flat, other) >>> 5; word--) {
        const before = sums[word] ?? 0;
        const after = (before | shifted(sums, word, flat) | shifted(sums, word, other)) >>> 0;
        if (after === before) continue;
        sums[word] = after;
        grows = true;
      }
    }
  }
  return sums;
}
