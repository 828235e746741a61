import { crossingSide, tidyRing, twiceRingArea, type Point, type Ring } from './polygon.ts';
import { toArea, length, type Area, type Length } from '../units/units.ts';

/** A wall of a right-angled room and the direction of the turn at its end. */
export interface OutlineSide {
  readonly length: Length;
  readonly turn: 'left' | 'right';
}

/** A closed outline, or the wall to check and the error. */
export type Outline =
  | { readonly ok: true; readonly value: Ring }
  | {
      readonly ok: false;
      readonly reason: 'gap' | 'crossing' | 'too-few' | 'no-length';
      /** Index of the wall that must be wrong. */
      readonly at: number;
      /** For a gap: distance between end and start, along the first wall and across it. */
      readonly gap?: Point;
    };

const LEFT: Readonly<Record<string, Point>> = {
  '1,0': { x: 0, y: 1 },
  '0,1': { x: -1, y: 0 },
  '-1,0': { x: 0, y: -1 },
  '0,-1': { x: 1, y: 0 },
};

function turned(heading: Point, turn: OutlineSide['turn']): Point {
  const left = LEFT[`${heading.x},${heading.y}`] ?? heading;
  // 0 - n instead of -n avoids -0, which is another map key.
  return turn === 'left' ? left : { x: 0 - left.x, y: 0 - left.y };
}

/**
 * Outline of a right-angled room from its walls in walking order, starting along x from (0, 0), clockwise or
 * anticlockwise; the returned ring is anticlockwise. If the room does not close or crosses itself, the result names the
 * wall.
 */
export function outlineFromSides(sides: readonly OutlineSide[]): Outline {
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
  // The first edge of `edgesOf` is the last wall.
  if (cross >= 0) {
    return { ok: false, reason: 'crossing', at: (cross + sides.length - 1) % sides.length };
  }
  const ring = tidyRing(points);
  return { ok: true, value: twiceRingArea(ring) < 0 ? ring.toReversed() : ring };
}

/** Area of a circle: π·d²/4, rounded to the grid. */
export const circleArea = (diameter: Length): Area =>
  toArea(Math.round((Math.PI * diameter ** 2) / 4));

/** A wall of an outline: its length and the corner at its end. */
export interface OutlineWall {
  readonly length: Length;
  /** `inside`: an ordinary corner of the room. `outside`: a corner that juts into the room. */
  readonly end: 'inside' | 'outside';
}

/** Walls of an outline, anticlockwise, from its first point. */
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

/** Side lengths of a ring, rounded to the grid. */
export const lengthsOfRing = (ring: Ring): readonly Length[] =>
  ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return length(Math.round(Math.hypot(to.x - from.x, to.y - from.y)));
  });

/** Perimeter of an outline. */
export const perimeterOf = (ring: Ring): Length =>
  length(wallsOf(ring).reduce((sum, wall) => sum + wall.length, 0));
