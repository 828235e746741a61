import { twiceRingArea, type Point, type Ring } from '../../outline/polygon.ts';

/** A projective map of the plane, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** What a point of a photo is on the plan, in millimetres, and back, in pixels; y goes down in both. */
export interface PhotoScale {
  /** Undefined for a point at the horizon of a photo taken at a slant, or beyond it. */
  readonly toPlan: (pixel: Point) => Point | undefined;
  readonly toPhoto: (point: Point) => Point | undefined;
}

/** `together`: taps at one place. `bent`: four corners that no photo of a rectangle has, in that order. */
export type ScaleFault = 'together' | 'bent';
export type ScaleReading =
  | { readonly ok: true; readonly scale: PhotoScale }
  | { readonly ok: false; readonly reason: ScaleFault };

/** Taps nearer than this are one, in pixels. */
const NEAREST = 4;

const isNear = (a: Point, b: Point): boolean => Math.hypot(b.x - a.x, b.y - a.y) < NEAREST;

/** A photo taken straight from above: two points of it lie so many millimetres apart. */
export function scaleByLength(from: Point, to: Point, millimetres: number): ScaleReading {
  if (isNear(from, to)) return { ok: false, reason: 'together' };
  const size = millimetres / Math.hypot(to.x - from.x, to.y - from.y);
  return {
    ok: true,
    scale: {
      toPlan: ({ x, y }) => ({ x: x * size, y: y * size }),
      toPhoto: ({ x, y }) => ({ x: x / size, y: y / size }),
    },
  };
}

/**
 * A photo taken at a slant: its four points, in the order in which one walks round, are the corners of a rectangle.
 * `first`, `second`: how long the sides between its corners 1 and 2 and between 2 and 3 are, in millimetres. What is up
 * in the photo stays up on the plan, whichever corner comes first and whichever way one walks.
 */
export function scaleByRectangle(tapped: Ring, first: number, second: number): ScaleReading {
  if (tapped.some((point, i) => tapped.slice(i + 1).some((other) => isNear(point, other)))) {
    return { ok: false, reason: 'together' };
  }
  // Walked the other way its first and third sides change places, which are as long as each other.
  const walked = twiceRingArea(tapped) < 0 ? tapped.toReversed() : tapped;
  const start = mostToTheRight(walked);
  const corners = [...walked.slice(start), ...walked.slice(0, start)];
  if (corners.length !== 4 || !isConvex(corners)) return { ok: false, reason: 'bent' };
  const [width, depth] = start % 2 === 0 ? [first, second] : [second, first];
  const toPhoto = ofRectangle(corners, width, depth);
  const toPlan = inverseOf(toPhoto);
  return {
    ok: true,
    scale: { toPlan: (pixel) => mapped(toPlan, pixel), toPhoto: (point) => mapped(toPhoto, point) },
  };
}

/** The number of the side that runs most to the right. */
function mostToTheRight(ring: Ring): number {
  const ways = ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return (to.x - from.x) / Math.hypot(to.x - from.x, to.y - from.y);
  });
  return ways.indexOf(Math.max(...ways));
}

/** A corner flatter than this, as the sine of its turn, could not be told from none. */
const FLAT = 0.02;

const isConvex = (ring: Ring): boolean =>
  ring.every((corner, i) => {
    const before = ring.at(i - 1) ?? corner;
    const after = ring[(i + 1) % ring.length] ?? corner;
    const [ax, ay] = [corner.x - before.x, corner.y - before.y];
    const [bx, by] = [after.x - corner.x, after.y - corner.y];
    return ax * by - ay * bx > FLAT * Math.hypot(ax, ay) * Math.hypot(bx, by);
  });

/** From a rectangle at the origin to four points (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.2). */
function ofRectangle(corners: Ring, width: number, depth: number): Matrix {
  const [p, q, r, s] = corners;
  if (p === undefined || q === undefined || r === undefined || s === undefined) {
    throw new Error('a rectangle has four corners');
  }
  const [sumX, sumY] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const [ax, ay, bx, by] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
  const size = ax * by - bx * ay;
  const g = (sumX * by - bx * sumY) / size;
  const h = (ax * sumY - sumX * ay) / size;
  const along = [q.x - p.x + g * q.x, q.y - p.y + g * q.y, g] as const;
  const down = [s.x - p.x + h * s.x, s.y - p.y + h * s.y, h] as const;
  const [a, d, g1] = [along[0] / width, along[1] / width, along[2] / width];
  const [b, e, h1] = [down[0] / depth, down[1] / depth, down[2] / depth];
  return [a, b, p.x, d, e, p.y, g1, h1, 1];
}

function inverseOf([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [x, y, z] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const size = a * x + b * y + c * z;
  const of = (value: number): number => value / size;
  return [
    of(x),
    of(c * h - b * i),
    of(b * f - c * e),
    of(y),
    of(a * i - c * g),
    of(c * d - a * f),
    of(z),
    of(b * g - a * h),
    of(a * e - b * d),
  ];
}

/** Where the rectangle's first corner has 1: what has less is a hundred times as far away. */
const HORIZON = 0.01;

function mapped([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point | undefined {
  const depth = g * x + h * y + i;
  if (!(depth > HORIZON)) return undefined;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
