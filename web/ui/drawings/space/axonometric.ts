import type { Triple } from '../../../planner/scene/scene.ts';

/** Direction of view, radians: rotation about the vertical axis (0: front, positive: from the right), and tilt from above. */
export interface View {
  readonly turn: number;
  /** Greater than 0; π/2 is straight from above. */
  readonly tilt: number;
}

/** Initial view: from front left and slightly above. */
export const FIRST_VIEW: View = { turn: -0.6, tilt: 0.42 };

/** A point in the plane of the picture: x to the right, y down. */
export type Flat = readonly [x: number, y: number];

/** Orthographic projection of a point onto the plane of the picture. */
export function project([x, y, z]: Triple, { turn, tilt }: View): Flat {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const away = -x * sin + y * cos;
  return [x * cos + y * sin, -z * Math.cos(tilt) - away * Math.sin(tilt)];
}

/** Unit vector towards the viewer. */
export function towards({ turn, tilt }: View): Triple {
  const flat = Math.cos(tilt);
  return [Math.sin(turn) * flat, -Math.cos(turn) * flat, Math.sin(tilt)];
}
