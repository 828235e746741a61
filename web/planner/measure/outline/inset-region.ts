import { crossingSide, type Point, type PolygonRings, type Ring } from './polygon.ts';
import type { Length } from '../units/units.ts';

/** A side's line moved inwards by the gap, and the original length of the side. */
interface Line {
  readonly from: Point;
  /** Unit vector. */
  readonly way: Point;
  readonly long: number;
}

/**
 * Insets a surface by a gap on every side with mitred corners, as a floor stays off its walls. A side that is shorter
 * than its corners remove disappears. Undefined if nothing is left, or if two walls (or a wall and a pillar) are at
 * most two gaps apart. Exact for right-angled surfaces; otherwise corners are rounded to the grid.
 */
export function insetRegion(region: PolygonRings, gap: Length): PolygonRings | undefined {
  if (gap === 0) return region;
  const inner = region.flatMap((ring) => [insetRing(ring, gap) ?? []]);
  return inner.every((ring) => ring.length > 2) && crossingSide(inner) < 0 ? inner : undefined;
}

function insetRing(ring: Ring, gap: number): Ring | undefined {
  let lines = ring.map((at, i) => lineOf(at, ring[(i + 1) % ring.length] ?? at, gap));
  while (lines.length > 2) {
    const corners = cornersOf(lines);
    if (corners === undefined) return undefined;
    const gone = firstToVanish(lines, corners);
    if (gone === undefined) return corners.map(rounded);
    lines = lines.filter((_, i) => i !== gone);
  }
  return undefined;
}

function lineOf(a: Point, b: Point, gap: number): Line {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const way = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  return { from: { x: a.x - gap * way.y, y: a.y + gap * way.x }, way, long };
}

/** Intersection of each line with the previous one; undefined if two of them do not intersect. */
function cornersOf(lines: readonly Line[]): readonly Point[] | undefined {
  const corners = lines.flatMap((line, i) => meeting(lines.at(i - 1) ?? line, line) ?? []);
  return corners.length === lines.length ? corners : undefined;
}

/** Smaller sines are rounding errors. */
const PARALLEL = 1e-9;

function meeting(one: Line, two: Line): Point | undefined {
  const sine = one.way.x * two.way.y - one.way.y * two.way.x;
  const [x, y] = [two.from.x - one.from.x, two.from.y - one.from.y];
  if (Math.abs(sine) < PARALLEL) {
    const isOneLine = Math.abs(one.way.x * y - one.way.y * x) < 1;
    return isOneLine && one.way.x * two.way.x + one.way.y * two.way.y > 0 ? two.from : undefined;
  }
  const along = (x * two.way.y - y * two.way.x) / sine;
  return { x: one.from.x + along * one.way.x, y: one.from.y + along * one.way.y };
}

/** Index of the side that disappears at the smallest gap; undefined if all keep some length. */
function firstToVanish(lines: readonly Line[], corners: readonly Point[]): number | undefined {
  let [found, least] = [-1, Infinity];
  for (const [i, { way, long }] of lines.entries()) {
    const [from, to] = [corners[i], corners[(i + 1) % corners.length]];
    if (from === undefined || to === undefined) continue;
    const left = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const share = long / (long - left);
    if (left < 0.5 && share < least) [found, least] = [i, share];
  }
  return found < 0 ? undefined : found;
}

// `+ 0` avoids -0, which tests treat as another point.
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
