import type { Point } from '../../planner/measure/outline/polygon.ts';

/** A side of an outline that runs clockwise with y down: its outside is on its left. */
export interface SideAxis {
  readonly long: number;
  /** Direction, degrees clockwise from the x axis, −180 to 180. */
  readonly angle: number;
  /** Angle of a text along it, which is read from below or from the right. */
  readonly reads: number;
  /** The point at a distance along it and a distance outwards. */
  readonly at: (along: number, out: number) => Point;
  /** The two distances of a point. */
  readonly distances: (point: Point) => readonly [along: number, out: number];
}

export function sideAxis(from: Point, to: Point): SideAxis {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const way = { x: (to.x - from.x) / (long || 1), y: (to.y - from.y) / (long || 1) };
  const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  return {
    long,
    angle,
    reads: angle > 89.5 ? angle - 180 : angle < -90.5 ? angle + 180 : angle,
    at: (along, out) => ({
      x: from.x + way.x * along + way.y * out,
      y: from.y + way.y * along - way.x * out,
    }),
    distances: ({ x, y }) => [
      (x - from.x) * way.x + (y - from.y) * way.y,
      (x - from.x) * way.y - (y - from.y) * way.x,
    ],
  };
}

/** A dimension line at a distance from its side, then its two end marks. */
export const dimensionLine = (
  { at, long }: SideAxis,
  away: number,
  mark: number,
): readonly (readonly Point[])[] => [
  [at(0, away), at(long, away)],
  ...[0, long].map((end) => [at(end, away - mark), at(end, away + mark)]),
];
