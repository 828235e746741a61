import type { SceneItem, Triple } from '../../../planner/scene/scene.ts';
import { FIRST_VIEW, project, type Flat, type View } from './axonometric.ts';
import { itemCorners } from './bodies.ts';
import { containsPoint, type Face } from './faces.ts';

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

const tenth = (value: number): number => Math.round(value * 10) / 10;

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

/** True if two convex shapes overlap (separating axis theorem). */
function meet(one: readonly Flat[], other: readonly Flat[]): boolean {
  const isApartAlong = ([nx, ny]: Flat): boolean => {
    const along = (shape: readonly Flat[]) => shape.map(([x, y]) => x * nx + y * ny);
    const [a, b] = [along(one), along(other)];
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
  };
  const normals = [one, other].flatMap((shape) =>
    shape.map(([x, y], i): Flat => {
      const [nextX, nextY] = shape[(i + 1) % shape.length] ?? [x, y];
      return [nextY - y, x - nextX];
    }),
  );
  return !normals.some(isApartAlong);
}

/** Half the size of the square around a letter, in drawing units. */
const ROOM = 8;

/** A position on a face for a fully visible letter: no later face and no other letter overlaps it. */
function spotOn(
  face: Face,
  later: readonly Face[],
  placed: readonly Letter[],
  frame: ModelFrame,
): Flat | undefined {
  const [a, b, , d] = face.corners;
  if (a === undefined || b === undefined || d === undefined) return undefined;
  const by = ROOM / frame.scale;
  for (const [s, t] of TRIED) {
    const spot: Flat = [
      a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]),
      a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1]),
    ];
    const room: readonly Flat[] = [
      [spot[0] - by, spot[1] - by],
      [spot[0] + by, spot[1] - by],
      [spot[0] + by, spot[1] + by],
      [spot[0] - by, spot[1] + by],
    ];
    const [x, y] = frame.at(spot);
    const isFree =
      room.every((one) => containsPoint(face, one)) &&
      !later.some(({ corners }) => meet(corners, room)) &&
      placed.every((one) => Math.hypot(one.x - x, one.y - y) > 2 * ROOM);
    if (isFree) return spot;
  }
  return undefined;
}

/** The square around a letter at a point of the drawing. */
const roomAt = ([x, y]: Flat): readonly Flat[] => [
  [x - ROOM, y - ROOM],
  [x + ROOM, y - ROOM],
  [x + ROOM, y + ROOM],
  [x - ROOM, y + ROOM],
];

/** Directions from a part that is too thin for its letter, in order of preference. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A free position next to a face that is too thin for its letter. */
function spotBeside(
  face: Face,
  all: readonly (readonly Flat[])[],
  placed: readonly Letter[],
  frame: ModelFrame,
): Flat | undefined {
  const corners = face.corners.map(frame.at);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [wide, high] = [xs, ys].map((one) => (Math.max(...one) - Math.min(...one)) / 2);
  const middle = [xs, ys].map((one) => (Math.max(...one) + Math.min(...one)) / 2);
  for (const [dx, dy] of WAYS) {
    const spot: Flat = [
      (middle[0] ?? 0) + dx * ((wide ?? 0) + ROOM + 2),
      (middle[1] ?? 0) + dy * ((high ?? 0) + ROOM + 2),
    ];
    const room = roomAt(spot);
    const isInside = room.every(
      ([x, y]) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height,
    );
    const isFree =
      isInside &&
      !all.some((one) => meet(one, room)) &&
      placed.every((one) => Math.hypot(one.x - spot[0], one.y - spot[1]) > 2 * ROOM);
    if (isFree) return spot;
  }
  return undefined;
}

/**
 * Places one letter per solid on a visible face. If no solid with the same letter has room, one letter is next to a face;
 * without room there either, it is left out.
 */
export function placeLetters(faces: readonly Face[], frame: ModelFrame): readonly Letter[] {
  const placed: Letter[] = [];
  const lettered = new Set<SceneItem>();
  for (const [i, face] of faces.entries()) {
    if (face.letter === '' || lettered.has(face.item)) continue;
    const spot = spotOn(face, faces.slice(i + 1), placed, frame);
    if (spot === undefined) continue;
    const [x, y] = frame.at(spot);
    placed.push({ text: face.letter, x, y });
    lettered.add(face.item);
  }
  const drawn = faces.map(({ corners }) => corners.map(frame.at));
  for (const face of faces) {
    if (face.letter === '' || placed.some(({ text }) => text === face.letter)) continue;
    const spot = spotBeside(face, drawn, placed, frame);
    if (spot !== undefined) placed.push({ text: face.letter, x: spot[0], y: spot[1] });
  }
  return placed;
}
