import { toArea, type Area } from '../units/units.ts';

/** A point on the grid of 1/320 mm; x to the right, y up (a wall) or away (a floor). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed polygon; the last point is connected to the first. */
export type Ring = readonly Point[];

/**
 * A surface with any number of parts and holes: outlines run anticlockwise, holes clockwise, and they do not cross. A
 * hole may touch its outline.
 */
export type PolygonRings = readonly Ring[];

/** An axis-parallel rectangle. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A side of a ring, with the surface on its left. */
export interface RingEdge {
  readonly a: Point;
  readonly b: Point;
}

export const boxRing = ({ x0, y0, x1, y1 }: Box): Ring => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

/** The rectangle as a hole. */
export const boxHole = (box: Box): Ring => boxRing(box).toReversed();

/** Twice the area of a ring: positive anticlockwise, negative clockwise; an exact integer. */
export function twiceRingArea(ring: Ring): number {
  let sum = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) sum += before.x * point.y - point.x * before.y;
    before = point;
  }
  return sum;
}

/** Twice the area of a surface without its holes: an exact integer for outlines up to 60 m wide. */
export const twiceArea = (region: PolygonRings): number =>
  region.reduce((sum, ring) => sum + twiceRingArea(ring), 0);

/** Area of a surface without its holes; half a grid square is rounded up. */
export const regionArea = (region: PolygonRings): Area => toArea(Math.round(twiceArea(region) / 2));

/** Bounding box of a surface. Throws for an empty surface. */
export function boundsOf(region: PolygonRings): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of region) {
    for (const { x, y } of ring) {
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, y);
    }
  }
  return { x0, y0, x1, y1 };
}

/** All sides of all rings, each with the surface on its left. */
export function edgesOf(region: PolygonRings): RingEdge[] {
  const edges: RingEdge[] = [];
  for (const ring of region) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a !== undefined) edges.push({ a, b });
      a = b;
    }
  }
  return edges;
}

/** Applies a transformation that preserves orientation. */
const mapRegion = (region: PolygonRings, change: (point: Point) => Point): PolygonRings =>
  region.map((ring) => ring.map(change));

export const moveRegion = (region: PolygonRings, by: Point): PolygonRings =>
  mapRegion(region, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** Swaps x and y; its own inverse. Layouts along one axis then serve the other. */
export const transpose = (region: PolygonRings): PolygonRings =>
  region.map((ring) => ring.map(({ x, y }) => ({ x: y, y: x })).toReversed());

/**
 * Rotates a surface by 45° and scales it by √2, which keeps every point on the grid: diagonals of the room become
 * axis-parallel. Lengths grow by √2, areas by 2.
 */
export const toDiagonal = (region: PolygonRings): PolygonRings =>
  mapRegion(region, ({ x, y }) => ({ x: x + y, y: y - x }));

/** Inverse of `toDiagonal`; a point may be halfway between two grid points. */
export const fromDiagonal = (region: PolygonRings): PolygonRings =>
  mapRegion(region, ({ x, y }) => ({ x: (x - y) / 2, y: (x + y) / 2 }));

/** Removes repeated points, points on a straight line and spikes. */
export function tidyRing(ring: Ring): Ring {
  const kept: Point[] = [];
  for (const point of ring) {
    push(kept, point);
  }
  // The seam between the last and the first point is a corner too.
  while (kept.length > 2) {
    if (straight(kept.at(-2), kept.at(-1), kept.at(0))) kept.pop();
    else if (straight(kept.at(-1), kept.at(0), kept.at(1))) kept.shift();
    else break;
  }
  return kept.length > 2 ? kept : [];
}

function push(kept: Point[], point: Point): void {
  while (kept.length > 0) {
    const last = kept.at(-1);
    const same = last?.x === point.x && last.y === point.y;
    if (!same && !straight(kept.at(-2), last, point)) break;
    kept.pop();
  }
  kept.push(point);
}

const straight = (a?: Point, b?: Point, c?: Point): boolean =>
  a !== undefined &&
  b !== undefined &&
  c !== undefined &&
  (b.x - a.x) * (c.y - b.y) === (b.y - a.y) * (c.x - b.x);

/** Index of the first side that meets a side other than its neighbours; -1 if the outlines are simple and separate. */
export function crossingSide(region: PolygonRings): number {
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

/** True if two sides share a point: exact on the grid for outlines up to 200 m wide. */
const meet = (one: RingEdge, two: RingEdge): boolean =>
  boxesMeet(one, two) && isParted(one, two) && isParted(two, one);

const boxesMeet = (one: RingEdge, two: RingEdge): boolean =>
  Math.max(one.a.x, one.b.x) >= Math.min(two.a.x, two.b.x) &&
  Math.max(two.a.x, two.b.x) >= Math.min(one.a.x, one.b.x) &&
  Math.max(one.a.y, one.b.y) >= Math.min(two.a.y, two.b.y) &&
  Math.max(two.a.y, two.b.y) >= Math.min(one.a.y, one.b.y);

/** True if the ends of the second side are on different sides of the line through the first, or one is on it. */
const isParted = (line: RingEdge, { a, b }: RingEdge): boolean =>
  Math.sign(leftOf(line, a)) * Math.sign(leftOf(line, b)) <= 0;

const leftOf = ({ a, b }: RingEdge, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
