import type { Box, Point, Ring } from '../measure/outline/polygon.ts';

/** Convex outline of a piece, anticlockwise, with its bounding box. */
export interface Hull {
  readonly points: readonly Point[];
  readonly box: Box;
  /** True if it is an axis-parallel rectangle. */
  readonly isBox: boolean;
}

/** Convex hull of a ring (Andrew's monotone chain, n log n). */
export function hullOf(ring: Ring): Hull {
  const sorted = ring.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  const points = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return toHull(points);
}

function toHull(points: readonly Point[]): Hull {
  const box = boxAround(points);
  const isBox =
    points.length === 4 &&
    points.every(({ x, y }) => (x === box.x0 || x === box.x1) && (y === box.y0 || y === box.y1));
  return { points, box, isBox };
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && bend(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept;
}

const bend = (a: Point | undefined, b: Point | undefined, c: Point): number =>
  a === undefined || b === undefined ? 0 : (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

function boxAround(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** A hull after a rotation or translation, which keep it convex and anticlockwise. */
export const mapHull = (hull: Hull, change: (point: Point) => Point): Hull =>
  toHull(hull.points.map(change));

/** Twice the area of a hull. */
export function twiceHullArea(hull: Hull): number {
  let sum = 0;
  let before = hull.points.at(-1);
  for (const point of hull.points) {
    if (before !== undefined) sum += before.x * point.y - point.x * before.y;
    before = point;
  }
  return sum;
}

/**
 * True if straight cuts across, one after the other, separate all pieces: a bench saw and a score-and-snap cutter can
 * do no other. Tries the lines along the pieces' sides.
 */
export function cutApart(hulls: readonly Hull[], kerf: number): boolean {
  if (hulls.length < 2) return true;
  for (const hull of hulls) {
    let a = hull.points.at(-1);
    for (const b of hull.points) {
      const split = a === undefined ? undefined : splitBy(hulls, a, b, kerf);
      if (split !== undefined) return cutApart(split.here, kerf) && cutApart(split.there, kerf);
      a = b;
    }
  }
  return false;
}

/** Divides the pieces along a line; undefined if it crosses one or divides none. */
function splitBy(
  hulls: readonly Hull[],
  a: Point,
  b: Point,
  kerf: number,
): { readonly here: readonly Hull[]; readonly there: readonly Hull[] } | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const blade = kerf * Math.hypot(dx, dy);
  const here: Hull[] = [];
  const there: Hull[] = [];
  for (const hull of hulls) {
    let [nearest, farthest] = [Infinity, -Infinity];
    for (const { x, y } of hull.points) {
      const off = dy * (x - a.x) - dx * (y - a.y);
      nearest = Math.min(nearest, off);
      farthest = Math.max(farthest, off);
    }
    if (nearest >= blade && nearest >= 0) there.push(hull);
    else if (farthest <= 0) here.push(hull);
    else return undefined;
  }
  return there.length > 0 && here.length > 0 ? { here, there } : undefined;
}

/** True if one straight cut of the blade's width separates the two, so that one piece can supply both. */
export function clearOf(one: Hull, two: Hull, kerf: number): boolean {
  const apart = Math.max(
    two.box.x0 - one.box.x1,
    one.box.x0 - two.box.x1,
    two.box.y0 - one.box.y1,
    one.box.y0 - two.box.y1,
  );
  // The boxes' own sides are the most common cut.
  if (apart >= kerf) return true;
  return !(one.isBox && two.isBox) && (parts(one, two, kerf) || parts(two, one, kerf));
}

/** True if the line through a side of `one` keeps `two` at least the blade's width away. */
function parts(one: Hull, two: Hull, kerf: number): boolean {
  let a = one.points.at(-1);
  for (const b of one.points) {
    if (a !== undefined) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      let nearest = Infinity;
      for (const { x, y } of two.points) {
        nearest = Math.min(nearest, dy * (x - a.x) - dx * (y - a.y));
      }
      if (nearest >= kerf * Math.hypot(dx, dy)) return true;
    }
    a = b;
  }
  return false;
}
