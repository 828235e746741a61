import { isSolid, type SceneItem, type Triple } from '../../../planner/scene/scene.ts';
import { tenth } from '../drawing-frame.ts';
import { FIRST_VIEW, project, type Flat, type View } from './axonometric.ts';

/** Transform from the plane of the picture to the drawing. */
export interface ModelFrame {
  readonly width: number;
  readonly height: number;
  /** Drawing units per grid step. */
  readonly scale: number;
  /** Position of (0, 0) of the plane of the picture, in drawing units. */
  readonly origin: Flat;
  readonly at: (point: Flat) => Flat;
}

const AXES = [0, 1, 2] as const;

/** All corners of an item. */
export function itemCorners(item: SceneItem): readonly Triple[] {
  if (!isSolid(item)) return item.rings.flat();
  const [x, y, z] = item.at;
  const [dx, dy, dz] = item.size;
  return [x, x + dx].flatMap((u) =>
    [y, y + dy].flatMap((v) => [z, z + dz].map((w): Triple => [u, v, w])),
  );
}

/** Centre of all items, and the horizontal (`out`) and vertical (`up`) distance of each corner from it, in grid steps. */
export interface ModelReach {
  readonly middle: Triple;
  readonly corners: readonly { readonly out: number; readonly up: number }[];
}

export function reachOf(items: readonly SceneItem[]): ModelReach {
  const all = items.flatMap(itemCorners);
  const middle = AXES.map((axis) => {
    const [low, high] = all.reduce(
      ([least, most], point) => [Math.min(least, point[axis]), Math.max(most, point[axis])],
      [Infinity, -Infinity],
    );
    return (low + high) / 2;
  });
  const [x = 0, y = 0, z = 0] = middle;
  const at: Triple = [x, y, z];
  const corners = all.map((one) => ({
    out: Math.hypot(one[0] - x, one[1] - y),
    up: Math.abs(one[2] - z),
  }));
  return { middle: at, corners };
}

export interface PictureBox {
  readonly width: number;
  readonly tallest: number;
  readonly margin: number;
}

/**
 * Frame in which the items fit at any rotation, so that rotation does not change the scale. The height is that of
 * `FIRST_VIEW` at any tilt, so that content below does not move.
 */
export function modelFrame(reach: ModelReach, view: View, box: PictureBox): ModelFrame {
  const riseAt = (tilt: number): number =>
    reach.corners.reduce(
      (most, one) => Math.max(most, one.up * Math.cos(tilt) + one.out * Math.sin(tilt)),
      1,
    );
  const out = reach.corners.reduce((most, one) => Math.max(most, one.out), 1);
  const { width, tallest, margin } = box;
  const wide = (width / 2 - margin) / out;
  const height = Math.min(tallest, Math.ceil(2 * (riseAt(FIRST_VIEW.tilt) * wide + margin)));
  const scale = Math.min(wide, (height / 2 - margin) / riseAt(view.tilt));
  const middle = project(reach.middle, view);
  const origin: Flat = [width / 2 - middle[0] * scale, height / 2 - middle[1] * scale];
  return framed(width, height, scale, origin);
}

/** The largest frame of a view that is not rotated. */
export function fixedFrame(items: readonly SceneItem[], view: View, box: PictureBox): ModelFrame {
  const all = items.flatMap(itemCorners).map((corner) => project(corner, view));
  const [u0, v0] = [0, 1].map((i) => Math.min(...all.map((one) => one[i] ?? 0)));
  const [u1, v1] = [0, 1].map((i) => Math.max(...all.map((one) => one[i] ?? 0)));
  const { width, tallest: height, margin } = box;
  const [wide, high] = [(u1 ?? 0) - (u0 ?? 0), (v1 ?? 0) - (v0 ?? 0)];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1, wide),
    (height - 2 * margin) / Math.max(1, high),
  );
  const origin: Flat = [
    width / 2 - ((u0 ?? 0) + wide / 2) * scale,
    height / 2 - ((v0 ?? 0) + high / 2) * scale,
  ];
  return framed(width, height, scale, origin);
}

const framed = (width: number, height: number, scale: number, origin: Flat): ModelFrame => ({
  width,
  height,
  scale,
  origin,
  at: ([u, v]) => [tenth(origin[0] + u * scale), tenth(origin[1] + v * scale)],
});
