import { edgesOf, tidyRing, twiceRingArea } from './polygon.ts';
import type { Edge, Point, Region, Ring } from './polygon.ts';
import { area, length, type Area, type Length } from './units.ts';

/** One wall of a right-angled room, and which way the next one turns off at its end. */
export interface Side {
  readonly length: Length;
  readonly turn: 'left' | 'right';
}

/** A closed outline, or which wall to look at and how far it is off. */
export type Outline =
  | { readonly ok: true; readonly value: Ring }
  | {
      readonly ok: false;
      readonly reason: 'gap' | 'crossing' | 'too-few' | 'no-length';
      /** The wall (counted from 0) that cannot be right as it stands. */
      readonly at: number;
      /** For a gap: how far the end lies from the start, along the first wall and across it. */
      readonly gap?: Point;
    };

const LEFT: Readonly<Record<string, Point>> = {
  '1,0': { x: 0, y: 1 },
  '0,1': { x: -1, y: 0 },
  '-1,0': { x: 0, y: -1 },
  '0,-1': { x: 1, y: 0 },
};

function turned(heading: Point, turn: Side['turn']): Point {
  const left = LEFT[`${heading.x},${heading.y}`] ?? heading;
  // 0 - n and not -n: the latter makes -0, which is another key.
  return turn === 'left' ? left : { x: 0 - left.x, y: 0 - left.y };
}

/**
 * The outline of a right-angled room from its walls in the order in which one walks them, starting
 * along x from (0, 0). Walked clockwise or anticlockwise; the ring is anticlockwise either way. A
 * room that does not close or crosses itself is a value that names the wall.
 */
export function outlineFromSides(sides: readonly Side[]): Outline {
  if (sides.length < 4) return { ok: false, reason: 'too-few', at: sides.length };
  const bad = sides.findIndex((side) => side.length <= 0);
  if (bad >= 0) return { ok: false, reason: 'no-length', at: bad };
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let heading: Point = { x: 1, y: 0 };
  for (const side of sides) {
    points.push(at);
    at = { x: at.x + heading.x * side.length, y: at.y + heading.y * side.length };
    heading = turned(heading, side.turn);
  }
  if (at.x !== 0 || at.y !== 0 || heading.x !== 1) {
    return { ok: false, reason: 'gap', at: sides.length - 1, gap: at };
  }
  const cross = crossingSide([points]);
  // The first edge found by `edgesOf` is the last wall.
  if (cross >= 0) {
    return { ok: false, reason: 'crossing', at: (cross + sides.length - 1) % sides.length };
  }
  const ring = tidyRing(points);
  return { ok: true, value: twiceRingArea(ring) < 0 ? ring.toReversed() : ring };
}

/** The first side that meets one which is not its neighbour; -1 where outlines are simple and apart. */
function crossingSide(region: Region): number {
  const edges = region.flatMap((ring) =>
    edgesOf([ring]).map((edge, at) => ({ edge, ring, at, last: ring.length - 1 })),
  );
  return edges.findIndex((one) =>
    edges.some((two) => {
      const apart = Math.abs(one.at - two.at);
      const neighbours = one.ring === two.ring && (apart <= 1 || apart === one.last);
      return !neighbours && meet(one.edge, two.edge);
    }),
  );
}

/** Whether two axis-parallel sides share a point. */
const meet = (one: Edge, two: Edge): boolean =>
  Math.max(one.a.x, one.b.x) >= Math.min(two.a.x, two.b.x) &&
  Math.max(two.a.x, two.b.x) >= Math.min(one.a.x, one.b.x) &&
  Math.max(one.a.y, one.b.y) >= Math.min(two.a.y, two.b.y) &&
  Math.max(two.a.y, two.b.y) >= Math.min(one.a.y, one.b.y);

/** The area of a circle by its diameter: π·d²/4, rounded to the grid. For ground that is poured. */
export const circleArea = (diameter: Length): Area =>
  area(Math.round((Math.PI * diameter ** 2) / 4));

/** A wall of an outline as a person names it: its length and whether its end turns into the room. */
export interface OutlineWall {
  readonly length: Length;
  /** `inside`: an ordinary corner of the room. `outside`: the wall goes round a corner. */
  readonly end: 'inside' | 'outside';
}

/** The walls of an outline, anticlockwise, starting at its first point. */
export function wallsOf(ring: Ring): OutlineWall[] {
  return ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const then = ring[(i + 2) % ring.length] ?? to;
    const bend = (to.x - from.x) * (then.y - to.y) - (to.y - from.y) * (then.x - to.x);
    return {
      length: length(Math.round(Math.hypot(to.x - from.x, to.y - from.y))),
      end: bend > 0 ? 'inside' : 'outside',
    };
  });
}

/** The distance all round an outline. */
export const perimeterOf = (ring: Ring): Length =>
  length(wallsOf(ring).reduce((sum, wall) => sum + wall.length, 0));

/**
 * A right-angled surface drawn in by a gap on every side, as a floor keeps off its walls. Undefined
 * where nothing is left, or where two walls (or a wall and a pillar) are no more than two gaps apart.
 */
export function insetRegion(region: Region, gap: Length): Region | undefined {
  const inner = region.map((ring) => insetRing(ring, gap));
  const kept = inner.every((ring, i) => sameTurns(ring, region[i] ?? []));
  return kept && crossingSide(inner) < 0 ? inner : undefined;
}

/** Every corner moves by the gap along both of its sides' inward normals. */
function insetRing(ring: Ring, gap: number): Ring {
  return ring.map((at, i) => {
    const before = ring.at(i - 1) ?? at;
    const after = ring[(i + 1) % ring.length] ?? at;
    const into = { x: Math.sign(at.x - before.x), y: Math.sign(at.y - before.y) };
    const out = { x: Math.sign(after.x - at.x), y: Math.sign(after.y - at.y) };
    return { x: at.x - gap * (into.y + out.y), y: at.y + gap * (into.x + out.x) };
  });
}

/** Whether every side still runs the way it did. */
const sameTurns = (inner: Ring, outer: Ring): boolean =>
  inner.every((at, i) => {
    const [next, was, then] = [
      inner[(i + 1) % inner.length],
      outer[i],
      outer[(i + 1) % outer.length],
    ];
    return (
      next !== undefined &&
      was !== undefined &&
      then !== undefined &&
      Math.sign(next.x - at.x) === Math.sign(then.x - was.x) &&
      Math.sign(next.y - at.y) === Math.sign(then.y - was.y)
    );
  });
