import { crossingSide } from './crossing-side.ts';
import type { Point, Region, Ring } from './polygon.ts';
import type { Length } from '../units/units.ts';

/** A side's line, drawn in by the gap, and how long the side was. */
interface Line {
  readonly from: Point;
  /** Of length one. */
  readonly way: Point;
  readonly long: number;
}

/**
 * A surface drawn in by a gap on every side, as a floor keeps off its walls, its corners mitred. A side
 * that is shorter than what its corners take of it vanishes. Undefined where nothing is left, or where
 * two walls (or a wall and a pillar) are no more than two gaps apart. Exact for right-angled surfaces;
 * else corners are rounded to the grid.
 */
export function insetRegion(region: Region, gap: Length): Region | undefined {
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

/** Where each line meets the one before; undefined where two of them do not meet. */
function cornersOf(lines: readonly Line[]): readonly Point[] | undefined {
  const corners = lines.flatMap((line, i) => meeting(lines.at(i - 1) ?? line, line) ?? []);
  return corners.length === lines.length ? corners : undefined;
}

/** Below this the sine of an angle is rounding. */
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

/** The side that comes to nothing at the smallest gap; undefined where all keep some length. */
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

// `+ 0` so that there is no -0, which is another point to a test.
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
