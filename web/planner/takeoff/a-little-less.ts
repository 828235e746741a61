import { boundsOf, type PolygonRings } from '../measure/outline/polygon.ts';
import { clipRegion } from '../measure/outline/polygon-clip.ts';
import type { Length } from '../measure/units/units.ts';

/** Reduction of a surface that saves pieces, and the pieces needed then. */
export interface Less {
  readonly by: Length;
  readonly pieces: number;
}

/** Minimum saving that the app mentions: pieces, and their share of all pieces. */
const WORTH = { pieces: 3, share: 0.04 } as const;
/** No search above this number of pieces: each candidate lays all of them. */
const MOST_LAID = 2500;

/**
 * Smallest of some steps by which all surfaces would have to end sooner, at the top or at the right, to save clearly;
 * undefined if none does.
 */
export function aLittleLess(
  regions: readonly PolygonRings[],
  side: 'x1' | 'y1',
  steps: readonly Length[],
  counted: (regions: readonly PolygonRings[]) => number,
): Less | undefined {
  const now = counted(regions);
  if (now > MOST_LAID) return undefined;
  const end = Math.max(...regions.map((region) => boundsOf(region)[side]));
  const withLess = (by: Length): Less => ({
    by,
    pieces: counted(
      regions
        .map((region) => clipRegion(region, { ...boundsOf(region), [side]: end - by }))
        .filter((region) => region.length > 0),
    ),
  });
  const isWorth = ({ pieces }: Less): boolean =>
    now - pieces >= Math.max(WORTH.pieces, now * WORTH.share);
  let best: Less | undefined;
  let [low, high] = [0, steps.length - 1];
  // Tries the largest step first: if it saves nothing, none does.
  for (let at = high; low <= high; at = Math.floor((low + high) / 2)) {
    const by = steps[at];
    const less = by === undefined ? undefined : withLess(by);
    if (less === undefined || !isWorth(less)) {
      if (best === undefined) return undefined;
      low = at + 1;
    } else {
      best = less;
      high = at - 1;
    }
  }
  return best;
}
