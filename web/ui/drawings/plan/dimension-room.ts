import type { Point } from '../../../planner/measure/outline/polygon.ts';

/** Tolerance, in drawing units, for points that are rounded to a tenth. */
const NEAR = 0.5;

/** Room for the dimension of one side, in drawing units. */
export interface DimensionRoom {
  /** Distance to the outermost corner on the outer side of it; undefined if a part of the outline is in between. */
  readonly out: number | undefined;
  /** True for an end at which the outline turns outwards, so that nothing is next to it on the inner side. */
  readonly isOpenAt: { readonly start: boolean; readonly end: boolean };
}

/** Measures the space around a side of an outline that runs clockwise with y down. */
export function dimensionRoom(points: readonly Point[], at: number): DimensionRoom {
  const { length } = points;
  const point = (i: number): Point => points[(i + length) % length] ?? { x: 0, y: 0 };
  const [from, to] = [point(at), point(at + 1)];
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / size, y: (to.y - from.y) / size };
  /** Coordinates along the side, and outwards from it. */
  const local = ({ x, y }: Point): readonly [along: number, off: number] => [
    (x - from.x) * way.x + (y - from.y) * way.y,
    (x - from.x) * way.y - (y - from.y) * way.x,
  ];
  const around = points.map(local);
  const isBehind = around.some(([a, off], i) => {
    const [b, nextOff] = around[(i + 1) % length] ?? [a, off];
    const [least, most] = [Math.max(Math.min(a, b), NEAR), Math.min(Math.max(a, b), size - NEAR)];
    if (least >= most) return false;
    const offAt = (along: number): number => off + ((nextOff - off) * (along - a)) / (b - a || 1);
    return Math.max(offAt(least), offAt(most)) > NEAR;
  });
  return {
    out: isBehind ? undefined : Math.max(0, ...around.map(([, off]) => off)),
    isOpenAt: { start: local(point(at - 1))[1] > NEAR, end: local(point(at + 2))[1] > NEAR },
  };
}
