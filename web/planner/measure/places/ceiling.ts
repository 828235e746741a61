import type { CeilingPlane } from './place.ts';
import type { WallShape } from '../outline/outline-wall.ts';
import { cutRegion, type ImplicitLine } from '../outline/polygon-clip.ts';
import { regionArea, type Point, type PolygonRings } from '../outline/polygon.ts';
import { toArea, length, mm, type Length } from '../units/units.ts';

/** A ceiling that rises evenly from its low side. */
export interface Slope {
  /** Side of the plan or letter of a wall, as entered. */
  readonly low: string;
  /** Unit vector along the low side, left to right when facing it. */
  readonly along: Point;
  /** A point of the low side. */
  readonly at: Point;
  /** Height at the low side, lower than the room's. */
  readonly height: Length;
  /** Horizontal distance from the low side to the full height. */
  readonly across: Length;
}

/** Ceiling of a room: the minimum of its slopes and its full height. */
export interface Ceiling {
  readonly high: Length;
  readonly slopes: readonly Slope[];
}

/** Unit vector from a low side into the room. */
const into = ({ along }: Slope): Point => ({ x: 0 - along.y, y: along.x });

const riseOf = (high: Length, { height, across }: Slope): number => (high - height) / across;

/** Distance of a point of the plan from the low side; negative behind it. */
export const distance = (point: Point, slope: Pick<Slope, 'along' | 'at'>): number =>
  (point.y - slope.at.y) * slope.along.x - (point.x - slope.at.x) * slope.along.y;

/** Height of a slope's plane above a point of the plan, also beyond the full height. */
const slopeAt = (point: Point, high: Length, slope: Slope): number =>
  high - (high - slope.height) * ((slope.across - distance(point, slope)) / slope.across);

/** Height of the ceiling above a point of the plan, rounded to the grid. */
export const ceilingAt = (point: Point, { high, slopes }: Ceiling): Length =>
  length(Math.round(Math.min(high, ...slopes.map((slope) => slopeAt(point, high, slope)))));

const partWay = ([from, to]: readonly [number, number], share: number): number =>
  from + (to - from) * share;

/** Top edge of a wall between two corners of the plan: bent at each change of ceiling plane. */
export function wallUnder(
  [from, to]: readonly [Point, Point],
  long: Length,
  ceiling: Ceiling,
): WallShape {
  const { high, slopes } = ceiling;
  const lines = [
    [high, high] as const,
    ...slopes.map((slope) => [slopeAt(from, high, slope), slopeAt(to, high, slope)] as const),
  ];
  const bends = lines.flatMap((one, i) =>
    lines.slice(i + 1).flatMap((other) => {
      const [before, after] = [one[0] - other[0], one[1] - other[1]];
      const share = before / (before - after);
      if (before * after >= 0) return [];
      const there = partWay(one, share);
      const isLowest = lines.every((line) => partWay(line, share) >= there - 0.5);
      return isLowest ? [{ x: Math.round(long * share), y: Math.round(there) }] : [];
    }),
  );
  const top = [
    { x: 0, y: ceilingAt(from, ceiling) },
    ...bends
      .filter(({ x }, i) => x > 0 && x < long && bends.findIndex((one) => one.x === x) === i)
      .toSorted((a, b) => a.x - b.x),
    { x: long, y: ceilingAt(to, ceiling) },
  ];
  const height = length(Math.max(...top.map(({ y }) => y)));
  const isLevel = top.every(({ y }) => y === height);
  return { length: long, height, ...(isLevel ? {} : { top }) };
}

/** Smaller areas are rounding errors of corners. */
const SPECK = mm(10) ** 2;

/**
 * Planes of the ceiling above a floor, the level one last. Together they cover the floor once; a plane that is nowhere
 * the lowest is left out.
 */
export function ceilingPlanes(
  floor: PolygonRings,
  { high, slopes }: Ceiling,
): readonly CeilingPlane[] {
  const all = [...slopes, undefined];
  return all.flatMap((slope, i): CeilingPlane[] => {
    const under = all.reduce(
      (region, other, j) => (i === j ? region : below(region, high, slope, other, i < j)),
      floor,
    );
    const plan = regionArea(under);
    if (plan < SPECK) return [];
    if (slope === undefined) return [{ under, area: plan, height: high }];
    const { low, along, at, height } = slope;
    const rise = riseOf(high, slope);
    const own = toArea(Math.round(plan * Math.hypot(1, rise)));
    return [{ under, area: own, height, slope: { low, along, at, rise } }];
  });
}

/** Region in which one plane is lower than another; of two equal planes the first counts. */
function below(
  region: PolygonRings,
  high: Length,
  one: Slope | undefined,
  other: Slope | undefined,
  isFirst: boolean,
): PolygonRings {
  const [p, q] = [planeOf(high, one), planeOf(high, other)];
  const [a, b, c] = [p.a - q.a, p.b - q.b, p.c - q.c];
  const steep = Math.hypot(a, b);
  if (steep < 1e-9) return c < -0.5 || (Math.abs(c) <= 0.5 && isFirst) ? region : [];
  return cutRegion(region, { a: a / steep, b: b / steep, c: c / steep });
}

/** Height as a·x + b·y + c. */
function planeOf(high: Length, slope: Slope | undefined): ImplicitLine {
  if (slope === undefined) return { a: 0, b: 0, c: high };
  const rise = riseOf(high, slope);
  const { x, y } = into(slope);
  return {
    a: rise * x,
    b: rise * y,
    c: slope.height - rise * (slope.at.x * x + slope.at.y * y),
  };
}

/** Height of a plane above a point of the plan. */
export const heightOn = ({ height, slope }: CeilingPlane, point: Point): number =>
  slope === undefined ? height : height + slope.rise * distance(point, slope);

/** A ceiling plane unfolded: x along its low side to the right, y up the slope, as seen facing that side. */
export function unfolded({ under, slope }: CeilingPlane): PolygonRings {
  if (slope === undefined) return under;
  const { along, at, rise } = slope;
  const stretch = Math.hypot(1, rise);
  return under.map((ring) =>
    ring.map((point) => ({
      x: Math.round((point.x - at.x) * along.x + (point.y - at.y) * along.y),
      y: Math.round(distance(point, slope) * stretch),
    })),
  );
}
