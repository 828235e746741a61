import type { Point } from '../../planner/measure/outline/polygon.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of a photo a box shows: so many points of the screen a pixel, and where its pixel (0, 0) lies. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A pixel never shows larger than this. */
const MOST = 8;
/** A press of a button. */
export const ZOOM = 1.6;

/** How small a photo is when all of it is seen. */
const fitting = (photo: Size, box: Size): number =>
  Math.min(box.width / photo.width, box.height / photo.height);

/** One way of a view: the photo in the middle of the box where it is the smaller, else over all of it. */
function held(at: number, photo: number, box: number): number {
  if (photo <= box) return (box - photo) / 2;
  return Math.min(0, Math.max(box - photo, at));
}

/** The nearest view that leaves no part of the box empty for nothing. */
function within({ scale, x, y }: View, photo: Size, box: Size): View {
  const least = fitting(photo, box);
  const size = Math.min(Math.max(scale, least), Math.max(MOST, least));
  return {
    scale: size,
    x: held(x, photo.width * size, box.width),
    y: held(y, photo.height * size, box.height),
  };
}

/** All of a photo. */
export const whole = (photo: Size, box: Size): View => within({ scale: 0, x: 0, y: 0 }, photo, box);

export const toScreen = ({ scale, x, y }: View, pixel: Point): Point => ({
  x: x + pixel.x * scale,
  y: y + pixel.y * scale,
});

export const toPixel = ({ scale, x, y }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Larger by a factor, or smaller; what lies at a point of the box goes to another, or stays. */
export function zoomed(
  view: View,
  by: number,
  { photo, box, from, to = from }: { photo: Size; box: Size; from: Point; to?: Point },
): View {
  const scale = within({ ...view, scale: view.scale * by }, photo, box).scale;
  const pixel = toPixel(view, from);
  return within({ scale, x: to.x - pixel.x * scale, y: to.y - pixel.y * scale }, photo, box);
}

/** How near to the edge of the box what is looked at may come. */
const EDGE = 32;

/** How far a place of the box must move to be well within it. */
const inward = (at: number, size: number): number =>
  at < EDGE ? EDGE - at : Math.min(0, size - EDGE - at);

/** The view moved as little as brings a pixel well into the box. */
export function showing(
  view: View,
  pixel: Point,
  { photo, box }: { photo: Size; box: Size },
): View {
  const at = toScreen(view, pixel);
  const [x, y] = [inward(at.x, box.width), inward(at.y, box.height)];
  return x === 0 && y === 0 ? view : within({ ...view, x: view.x + x, y: view.y + y }, photo, box);
}

/** A pixel of the photo, or the nearest one to a point beside it. */
export const onPhoto = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});
