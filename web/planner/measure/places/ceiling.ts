import type { CeilingPlane } from './place.ts';
import type { WallShape } from '../outline/outline-wall.ts';
import { cutRegion, type Line } from '../outline/polygon-clip.ts';
import { regionArea, type Point, type Region } from '../outline/polygon.ts';
import { area, length, mm, type Length } from '../units/units.ts';

/** A ceiling that rises evenly from its low side, as understood. */
export interface Slope {
  /** As typed: a side of the plan, or a wall's letter. */
  readonly low: string;
  /** Along the low side, left to right as one faces it; of length one. */
  readonly along: Point;
  /** A point of the low side. */
  readonly at: Point;
  /** There, below the room's height. */
  readonly height: Length;
  /** From there to where it is as high as the room, on plan. */
  readonly across: Length;
}

/** The ceiling of a room: the lowest of its slopes and its full height. */
export interface Ceiling {
  readonly high: Length;
  readonly slopes: readonly Slope[];
}

/** Into the room, from a low side. */
const into = ({ along }: Slope): Point => ({ x: 0 - along.y, y: along.x });

const riseOf = (high: Length, { height, across }: Slope): number => (high - height) / across;

/** How far a point of the plan lies from the low side; less than 0 behind it. */
export const distance = (point: Point, slope: Pick<Slope, 'along' | 'at'>): number =>
  (point.y - slope.at.y) * slope.along.x - (point.x - slope.at.x) * slope.along.y;

/** The height of a slope over a point of the plan, past where it is as high as the room too. */
const slopeAt = (point: Point, high: Length, slope: Slope): number =>
  high - (high - slope.height) * ((slope.across - distance(point, slope)) / slope.across);

/** The height of the ceiling over a point of the plan, rounded to the grid. */
export const ceilingAt = (point: Point, { high, slopes }: Ceiling): Length =>
  length(Math.round(Math.min(high, ...slopes.map((slope) => slopeAt(point, high, slope)))));

const partWay = ([from, to]: readonly [number, number], share: number): number =>
  from + (to - from) * share;

/** The top of a wall from one corner of the plan to the next: bent where one plane of the ceiling meets another. */
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

/** What is so small is the rounding of corners, and no plane. */
const SPECK = mm(10) ** 2;

/**
 * The ceiling over a floor as its planes, the level one last. Together they lie over the whole floor once; a plane that
 * reaches nowhere below the others is left out.
 */
export function ceilingPlanes(floor: Region, { high, slopes }: Ceiling): readonly CeilingPlane[] {
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
    const own = area(Math.round(plan * Math.hypot(1, rise)));
    return [{ under, area: own, height, slope: { low, along, at, rise } }];
  });
}

/** Where one plane is lower than another; of two that are one, the first is. */
function below(
  region: Region,
  high: Length,
  one: Slope | undefined,
  other: Slope | undefined,
  isFirst: boolean,
): Region {
  const [p, q] = [planeOf(high, one), planeOf(high, other)];
  const [a, b, c] = [p.a - q.a, p.b - q.b, p.c - q.c];
  const steep = Math.hypot(a, b);
  if (steep < 1e-9) return c < -0.5 || (Math.abs(c) <= 0.5 && isFirst) ? region : [];
  return cutRegion(region, { a: a / steep, b: b / steep, c: c / steep });
}

/** Its height as a·x + b·y + c. */
function planeOf(high: Length, slope: Slope | undefined): Line {
  if (slope === undefined) return { a: 0, b: 0, c: high };
  const rise = riseOf(high, slope);
  const { x, y } = into(slope);
  return {
    a: rise * x,
    b: rise * y,
    c: slope.height - rise * (slope.at.x * x + slope.at.y * y),
  };
}

/** How high a plane is over a point of the plan. */
export const heightOn = ({ height, slope }: CeilingPlane, point: Point): number =>
  slope === undefined ? height : height + slope.rise * distance(point, slope);

/** A plane of the ceiling laid flat: along its low side to the right and up from it, as one sees it facing that side. */
export function unfolded({ under, slope }: CeilingPlane): Region {
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
