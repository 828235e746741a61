import type { Point, Ring } from '../outline/polygon.ts';

/** Transformation of a room's plan into its storey's: rotation, then translation. */
export interface Pose {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

export const UNMOVED: Pose = { cos: 1, sin: 0, x: 0, y: 0 };

export const posed = ({ cos, sin, x, y }: Pose, point: Point): Point => ({
  x: x + cos * point.x - sin * point.y,
  y: y + sin * point.x + cos * point.y,
});

export const posedRing = (pose: Pose, ring: Ring): Ring => ring.map((point) => posed(pose, point));

export const movedBy = (pose: Pose, by: Point): Pose => ({
  ...pose,
  x: pose.x + by.x,
  y: pose.y + by.y,
});

/** A wall on the plan, clockwise with y down: the room is on its right, the outside on its left. */
export interface PlanWall {
  readonly from: Point;
  readonly to: Point;
  readonly long: number;
  /** Unit vector. */
  readonly way: Point;
}

export function planWall(ring: Ring, at: number): PlanWall | undefined {
  const [from, to] = [ring[at], ring[(at + 1) % ring.length]];
  if (from === undefined || to === undefined) return undefined;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { from, to, long, way: { x: (to.x - from.x) / long, y: (to.y - from.y) / long } };
}

/** Position of a point along a wall from its left end, and its distance outside. */
export function againstWall(
  { from, way }: PlanWall,
  { x, y }: Point,
): { along: number; out: number } {
  const [dx, dy] = [x - from.x, y - from.y];
  return { along: dx * way.x + dy * way.y, out: dx * way.y - dy * way.x };
}

/** Point at a position along a wall and a distance outside. */
export const pointAt = ({ from, way }: PlanWall, along: number, out: number): Point => ({
  x: from.x + way.x * along + way.y * out,
  y: from.y + way.y * along - way.x * out,
});

/**
 * Pose of a plan whose wall is against another in the opposite direction; `along` and `out` give the position of its
 * end.
 */
export function against(own: PlanWall, theirs: PlanWall, along: number, out: number): Pose {
  const end = pointAt(theirs, along, out);
  // Rotates the own direction onto the opposite of theirs.
  const cos = -(own.way.x * theirs.way.x + own.way.y * theirs.way.y);
  const sin = -(own.way.x * theirs.way.y - own.way.y * theirs.way.x);
  const turned = posed({ cos, sin, x: 0, y: 0 }, own.to);
  return { cos, sin, x: end.x - turned.x, y: end.y - turned.y };
}
