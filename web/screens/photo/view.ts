import type { Point } from '../../planner/measure/outline/polygon.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a photo in a box: CSS px per pixel, and the position of pixel (0, 0). */
export interface PhotoViewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Largest display size of a pixel, CSS px. */
const MOST = 8;
/** Zoom factor of a button. */
export const ZOOM = 1.6;

/** Scale at which the complete photo fits into the box. */
const fitting = (photo: Size, box: Size): number =>
  Math.min(box.width / photo.width, box.height / photo.height);

/** One axis of a view: a smaller photo is centred, a larger one covers the box. */
function held(at: number, photo: number, box: number): number {
  if (photo <= box) return (box - photo) / 2;
  return Math.min(0, Math.max(box - photo, at));
}

/** Nearest view without unnecessary empty space. */
function within({ scale, x, y }: PhotoViewport, photo: Size, box: Size): PhotoViewport {
  const least = fitting(photo, box);
  const size = Math.min(Math.max(scale, least), Math.max(MOST, least));
  return {
    scale: size,
    x: held(x, photo.width * size, box.width),
    y: held(y, photo.height * size, box.height),
  };
}

/** View of the complete photo. */
export const whole = (photo: Size, box: Size): PhotoViewport =>
  within({ scale: 0, x: 0, y: 0 }, photo, box);

export const toScreen = ({ scale, x, y }: PhotoViewport, pixel: Point): Point => ({
  x: x + pixel.x * scale,
  y: y + pixel.y * scale,
});

export const toPixel = ({ scale, x, y }: PhotoViewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Zooms by a factor around a point of the box, which can move to another point. */
export function zoomed(
  view: PhotoViewport,
  by: number,
  { photo, box, from, to = from }: { photo: Size; box: Size; from: Point; to?: Point },
): PhotoViewport {
  const scale = within({ ...view, scale: view.scale * by }, photo, box).scale;
  const pixel = toPixel(view, from);
  return within({ scale, x: to.x - pixel.x * scale, y: to.y - pixel.y * scale }, photo, box);
}

/** Smallest distance between the current point and the edge of the box, CSS px. */
const EDGE = 32;

/** Distance by which a position must move to be inside the margins. */
const inward = (at: number, size: number): number =>
  at < EDGE ? EDGE - at : Math.min(0, size - EDGE - at);

/** Moves the view by the shortest distance that shows a pixel inside the margins. */
export function showing(
  view: PhotoViewport,
  pixel: Point,
  { photo, box }: { photo: Size; box: Size },
): PhotoViewport {
  const at = toScreen(view, pixel);
  const [x, y] = [inward(at.x, box.width), inward(at.y, box.height)];
  return x === 0 && y === 0 ? view : within({ ...view, x: view.x + x, y: view.y + y }, photo, box);
}

/** The nearest pixel of the photo to a point. */
export const onPhoto = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});
