import type { Point, Ring } from '../../outline/polygon.ts';

/** Sides this near to the main direction or its perpendicular are snapped to it; degrees. */
export const NEARLY_SQUARE = 5;

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

export const turnedBy = (ring: Ring, degrees: number): Ring => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ring.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

/** Deviation from the nearest multiple of 90°, from -45 to 45. */
const offSquare = (degrees: number): number => degrees - 90 * Math.round(degrees / 90);

interface Side {
  /** Degrees, from x towards y. */
  readonly way: number;
  readonly long: number;
}

const sidesOf = (ring: Ring): readonly Side[] =>
  ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { way: toDegrees(Math.atan2(dy, dx)), long: Math.hypot(dx, dy) };
  });

/**
 * Main direction of an outline, parallel or perpendicular to most of its length; degrees, from -45 to 45. Between
 * equals the one nearest to the axes.
 */
export function mainDirection(ring: Ring): number {
  const sides = sidesOf(ring);
  const ways = sides.map(({ way }) => {
    const near = sides
      .map((side) => ({ off: offSquare(side.way - way), long: side.long }))
      .filter(({ off }) => Math.abs(off) <= NEARLY_SQUARE);
    const sum = near.reduce((all, { long }) => all + long, 0);
    const mean = near.reduce((all, { off, long }) => all + off * long, 0) / sum;
    return { way: offSquare(way + mean), sum };
  });
  const most = Math.max(...ways.map(({ sum }) => sum));
  const [main] = ways
    .filter(({ sum }) => sum > most * (1 - 1e-9))
    .toSorted((a, b) => Math.abs(a.way) - Math.abs(b.way));
  return main?.way ?? 0;
}

/** Replaces each number by the mean of its group; the group of the nth continues if `isJoined(n)`, cyclically. */
function meansOf(numbers: readonly number[], isJoined: (at: number) => boolean): readonly number[] {
  const groups: number[] = [];
  for (const at of numbers.keys()) {
    groups.push(at > 0 && isJoined(at - 1) ? (groups.at(-1) ?? at) : at);
  }
  const last = groups.at(-1);
  const joined = isJoined(numbers.length - 1) ? groups.map((g) => (g === last ? 0 : g)) : groups;
  return joined.map((group) => {
    const members = numbers.filter((_, i) => joined[i] === group);
    return members.reduce((sum, one) => sum + one, 0) / members.length;
  });
}

/**
 * Snaps every side within `NEARLY_SQUARE` of x or y to that axis; the other sides follow their ends. Corners move as
 * little as possible (least squares), in the given order.
 */
export function squareCorners(ring: Ring): Ring {
  const sides = sidesOf(ring);
  const isAlong = (at: number, axis: 0 | 90): boolean => {
    const way = Math.abs(sides[at]?.way ?? 0);
    return (axis === 90 ? Math.abs(way - 90) : Math.min(way, 180 - way)) <= NEARLY_SQUARE;
  };
  const xs = meansOf(
    ring.map(({ x }) => x),
    (at) => isAlong(at, 90),
  );
  const ys = meansOf(
    ring.map(({ y }) => y),
    (at) => isAlong(at, 0),
  );
  return ring.map((corner, i): Point => ({ x: xs[i] ?? corner.x, y: ys[i] ?? corner.y }));
}
