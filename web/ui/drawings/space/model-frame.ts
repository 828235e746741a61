import type { SceneItem, Triple } from '../../../planner/scene/scene.ts';
import { tenth } from '../drawing-frame.ts';
import { FIRST_VIEW, project, type Flat, type View } from './axonometric.ts';
import { itemCorners } from './bodies.ts';
import { containsPoint, type FlatFace } from './faces.ts';

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

/** A letter and its position in the drawing. */
export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Candidate positions of a letter, as shares of a face's two sides. */
const TRIED = [
  [0.5, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.15, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
  [0.85, 0.15],
] as const;

/** True if two convex shapes overlap by more than `slack` (separating axis theorem); an overlap of others is possible. */
export function meet(one: readonly Flat[], other: readonly Flat[], slack = 0): boolean {
  const isApartAlong = ([nx, ny]: Flat): boolean => {
    const along = (shape: readonly Flat[]) => shape.map(([x, y]) => x * nx + y * ny);
    const [a, b] = [along(one), along(other)];
    const most = slack * Math.hypot(nx, ny);
    return Math.max(...a) - Math.min(...b) <= most || Math.max(...b) - Math.min(...a) <= most;
  };
  const normals = [one, other].flatMap((shape) =>
    shape.map(([x, y], i): Flat => {
      const [nextX, nextY] = shape[(i + 1) % shape.length] ?? [x, y];
      return [nextY - y, x - nextX];
    }),
  );
  // A repeated corner has no normal.
  return !normals.filter(([nx, ny]) => nx !== 0 || ny !== 0).some(isApartAlong);
}

/** Half the size of the square around a letter, in drawing units. */
const ROOM = 8;

/** The square around a letter at a point of the drawing. */
const roomAt = ([x, y]: Flat): readonly Flat[] => [
  [x - ROOM, y - ROOM],
  [x + ROOM, y - ROOM],
  [x + ROOM, y + ROOM],
  [x - ROOM, y + ROOM],
];

/** Corners of a face in the drawing. */
type Shape = readonly Flat[];

/** A position on a face for a fully visible letter: no later face overlaps it. */
function spotOn(
  corners: Shape,
  later: readonly Shape[],
  isApart: (spot: Flat) => boolean,
): Flat | undefined {
  const [a, b, , d] = corners;
  if (a === undefined || b === undefined || d === undefined) return undefined;
  return TRIED.map(([s, t]): Flat => [
    a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]),
    a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1]),
  ]).find(
    (spot) =>
      roomAt(spot).every((one) => containsPoint({ corners }, one)) &&
      !later.some((shape) => meet(shape, roomAt(spot))) &&
      isApart(spot),
  );
}

/** Directions from a part that is too thin for its letter, in order of preference. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A free position in the picture next to a face that is too thin for its letter. */
function spotBeside(
  corners: Shape,
  all: readonly Shape[],
  isApart: (spot: Flat) => boolean,
  frame: ModelFrame,
): Flat | undefined {
  const [x0, y0, x1, y1] = [Math.min, Math.max].flatMap((most) =>
    [0, 1].map((axis) => most(...corners.map((corner) => corner[axis] ?? 0))),
  ) as [number, number, number, number];
  return WAYS.map(([dx, dy]): Flat => [
    (x0 + x1) / 2 + dx * ((x1 - x0) / 2 + ROOM + 2),
    (y0 + y1) / 2 + dy * ((y1 - y0) / 2 + ROOM + 2),
  ]).find(
    (spot) =>
      roomAt(spot).every(([x, y]) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height) &&
      !all.some((shape) => meet(shape, roomAt(spot))) &&
      isApart(spot),
  );
}

/**
 * Places one letter per solid on a visible face. If no solid with the same letter has room, one letter is next to a face;
 * without room there either, it is left out.
 */
export function placeLetters(faces: readonly FlatFace[], frame: ModelFrame): readonly Letter[] {
  const placed: Letter[] = [];
  const lettered = new Set<SceneItem>();
  const isApart = ([x, y]: Flat): boolean =>
    placed.every((one) => Math.hypot(one.x - x, one.y - y) > 2 * ROOM);
  const put = (text: string, [x, y]: Flat): number =>
    placed.push({ text, x: tenth(x), y: tenth(y) });
  const drawn = faces.map(({ corners }) => corners.map(frame.at));
  for (const [i, { letter, item }] of faces.entries()) {
    if (letter === '' || lettered.has(item)) continue;
    const spot = spotOn(drawn[i] ?? [], drawn.slice(i + 1), isApart);
    if (spot === undefined) continue;
    put(letter, spot);
    lettered.add(item);
  }
  for (const [i, { letter }] of faces.entries()) {
    if (letter === '' || placed.some(({ text }) => text === letter)) continue;
    const spot = spotBeside(drawn[i] ?? [], drawn, isApart, frame);
    if (spot !== undefined) put(letter, spot);
  }
  return placed;
}
