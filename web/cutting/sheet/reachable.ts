import type { Puzzle } from './puzzle.ts';

/**
 * How far pieces laid side by side from the corner can reach on each sheet: the largest sum of their
 * sides that fits. Any plan can be pushed into the corner, so that nothing lies beyond (Herz 1972).
 * O(pieces · side).
 */
export function reachable(puzzle: Puzzle): { readonly dx: number; readonly dy: number }[] {
  const { sheets } = puzzle;
  const sums = { x: sumsOf(puzzle, 'x'), y: sumsOf(puzzle, 'y') };
  const floor = (axis: 'x' | 'y', side: number): number => sums[axis].lastIndexOf(1, side);
  return sheets.map(({ dx, dy }) => ({ dx: floor('x', dx), dy: floor('y', dy) }));
}

/** 1 at every sum of sides along an axis, each piece once and either way if it may turn. */
function sumsOf({ sheets, pieces }: Puzzle, axis: 'x' | 'y'): Uint8Array {
  const longest = Math.max(0, ...sheets.map(({ dx, dy }) => (axis === 'x' ? dx : dy)));
  const sums = new Uint8Array(longest + 1);
  sums[0] = 1;
  for (const { dx, dy, quantity, rotate } of pieces) {
    const [flat, turned] = axis === 'x' ? [dx, dy] : [dy, dx];
    const other = rotate ? turned : flat;
    for (let left = quantity, grows = true; left > 0 && grows; left--) {
      grows = false;
      for (let at = longest; at >= Math.min(flat, other); at--) {
        if (sums[at] === 1 || (sums[at - flat] !== 1 && sums[at - other] !== 1)) continue;
        sums[at] = 1;
        grows = true;
      }
    }
  }
  return sums;
}
