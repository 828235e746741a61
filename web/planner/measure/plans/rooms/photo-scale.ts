import { twiceRingArea, type Point, type Ring } from '../../outline/polygon.ts';

/** A projective map of the plane, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Maps a point of a photo (pixels) to the plan (millimetres) and back; y down in both. */
export interface PhotoScale {
  /** Undefined for a point at or beyond the horizon of a slanted photo. */
  readonly toPlan: (pixel: Point) => Point | undefined;
  readonly toPhoto: (point: Point) => Point | undefined;
}

/** `together`: taps at one place. `bent`: four corners in an order that no photo of a rectangle has. */
export type ScaleFault = 'together' | 'bent';
export type ScaleReading =
  | { readonly ok: true; readonly scale: PhotoScale }
  | { readonly ok: false; readonly reason: ScaleFault };

/** Nearer taps count as one, pixels. */
const NEAREST = 4;

const isNear = (a: Point, b: Point): boolean => Math.hypot(b.x - a.x, b.y - a.y) < NEAREST;

/** A photo taken from directly above: two of its points are `millimetres` apart. */
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
 * A slanted photo: its four points are the corners of a rectangle in order. `first`, `second`: lengths between corners
 * 1 and 2 and between 2 and 3, millimetres. Up in the photo stays up on the plan, whichever corner comes first and in
 * either direction.
 */
export function scaleByRectangle(tapped: Ring, first: number, second: number): ScaleReading {
  if (tapped.some((point, i) => tapped.slice(i + 1).some((other) => isNear(point, other)))) {
    return { ok: false, reason: 'together' };
  }
  // In the other direction the first and third sides, which have equal lengths, swap.
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

/** Index of the side that points most to the right. */
function mostToTheRight(ring: Ring): number {
  const ways = ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    return (to.x - from.x) / Math.hypot(to.x - from.x, to.y - from.y);
  });
  return ways.indexOf(Math.max(...ways));
}

/** Minimum sine of a corner's turn; flatter corners are not recognizable. */
const FLAT = 0.02;

const isConvex = (ring: Ring): boolean =>
  ring.every((corner, i) => {
    const before = ring.at(i - 1) ?? corner;
    const after = ring[(i + 1) % ring.length] ?? corner;
    const [ax, ay] = [corner.x - before.x, corner.y - before.y];
    const [bx, by] = [after.x - corner.x, after.y - corner.y];
    return ax * by - ay * bx > FLAT * Math.hypot(ax, ay) * Math.hypot(bx, by);
  });

/** Map from a rectangle at the origin to four points (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.2). */
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

/**
 * Minimum of the projective divisor, which is 1 at the first corner: smaller values are a hundred times as far away.
 */
const HORIZON = 0.01;

function mapped([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Point): Point | undefined {
  const depth = g * x + h * y + i;
  if (!(depth > HORIZON)) return undefined;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
