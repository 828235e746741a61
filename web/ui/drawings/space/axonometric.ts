import type { Triple } from '../../../planner/takeoff/solid.ts';

/** From where one looks: turned round the upright axis (0: the front, more: from the right), and from above; radians. */
export interface View {
  readonly turn: number;
  /** More than 0; a quarter of a circle is straight from above. */
  readonly tilt: number;
}

/** How it is looked at first: from the left of the front and a little from above. */
export const FIRST_VIEW: View = { turn: -0.6, tilt: 0.42 };

/** In the plane of the picture: x to the right, y down. */
export type Flat = readonly [x: number, y: number];

/** Of a point of space in the picture (orthographic: equal lengths along one axis stay equal). */
export function project([x, y, z]: Triple, { turn, tilt }: View): Flat {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const away = -x * sin + y * cos;
  return [x * cos + y * sin, -z * Math.cos(tilt) - away * Math.sin(tilt)];
}

/** Towards who looks. */
export function towards({ turn, tilt }: View): Triple {
  const flat = Math.cos(tilt);
  return [Math.sin(turn) * flat, -Math.cos(turn) * flat, Math.sin(tilt)];
}
