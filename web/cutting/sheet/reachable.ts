import { largestOf } from '../integers.ts';
import type { Model } from './model.ts';
import type { IsOver } from './is-over.ts';

/** On a grid so fine, or with so many sides to add up, the sums are dense: nothing is gained. */
const LONGEST_SIDE = 2e6;
const MOST_STEPS = 1e8;

/**
 * How far pieces laid side by side from the corner can reach on each sheet: the largest sum of their
 * sides that fits. Any plan can be pushed into the corner, so that nothing lies beyond (Herz 1972).
 * The whole side where that takes too long. O(pieces · side).
 */
export function reachable(
  model: Model,
  isOver: IsOver,
): { readonly dx: number; readonly dy: number }[] {
  const { sheets } = model;
  const sums = { x: sumsOf(model, 'x', isOver), y: sumsOf(model, 'y', isOver) };
  const floor = (axis: 'x' | 'y', side: number): number => sums[axis]?.lastIndexOf(1, side) ?? side;
  return sheets.map(({ dx, dy }) => ({ dx: floor('x', dx), dy: floor('y', dy) }));
}

/** 1 at every sum of sides along an axis, each piece once and either way if it may turn. */
function sumsOf(
  { sheets, pieces }: Model,
  axis: 'x' | 'y',
  isOver: IsOver,
): Uint8Array | undefined {
  const longest = largestOf(sheets.map(({ dx, dy }) => (axis === 'x' ? dx : dy)));
  if (longest > LONGEST_SIDE) return undefined;
  const sums = new Uint8Array(longest + 1);
  sums[0] = 1;
  let steps = 0;
  for (const { dx, dy, quantity, rotate } of pieces) {
    const [flat, turned] = axis === 'x' ? [dx, dy] : [dy, dx];
    const other = rotate ? turned : flat;
    for (let left = quantity, grows = true; left > 0 && grows; left--) {
      grows = false;
      steps += longest;
      if (steps > MOST_STEPS || isOver()) return undefined;
      for (let at = longest; at >= Math.min(flat, other); at--) {
        if (sums[at] === 1 || (sums[at - flat] !== 1 && sums[at - other] !== 1)) continue;
        sums[at] = 1;
        grows = true;
      }
    }
  }
  return sums;
}
