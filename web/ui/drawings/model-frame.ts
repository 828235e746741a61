import type { Solid } from '../../takeoff/solid.ts';
import { covers, project, type Face, type Flat, type View } from './axonometric.ts';

/** From the plane of the picture to the drawing. */
export interface ModelFrame {
  readonly width: number;
  readonly height: number;
  /** Drawing units a grid step. */
  readonly scale: number;
  readonly at: (point: Flat) => Flat;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const AXES = [0, 1, 2] as const;

/** How far corners reach from the middle of all of them: out from the upright axis, and how high up or down. */
function reachOf(solids: readonly Solid[]) {
  const low = AXES.map((axis) => Math.min(...solids.map(({ at }) => at[axis])));
  const high = AXES.map((axis) => Math.max(...solids.map(({ at, size }) => at[axis] + size[axis])));
  const [x = 0, y = 0, z = 0] = AXES.map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2);
  const corners = solids.map(({ at, size }) => {
    const far = (axis: 0 | 1 | 2, from: number): number =>
      Math.max(Math.abs(at[axis] - from), Math.abs(at[axis] + size[axis] - from));
    return { out: Math.hypot(far(0, x), far(1, y)), up: far(2, z) };
  });
  return { middle: [x, y, z] as const, corners };
}

/** The frame in which solids fit however they are turned, so that they do not grow and shrink with it. */
export function modelFrame(
  solids: readonly Solid[],
  view: View,
  box: { readonly width: number; readonly tallest: number; readonly margin: number },
): ModelFrame {
  const reach = reachOf(solids);
  const out = Math.max(1, ...reach.corners.map((one) => one.out));
  const rise = Math.max(
    1,
    ...reach.corners.map((one) => one.up * Math.cos(view.tilt) + one.out * Math.sin(view.tilt)),
  );
  const { width, tallest, margin } = box;
  const scale = Math.min((width / 2 - margin) / out, (tallest / 2 - margin) / rise);
  const height = Math.ceil(2 * (rise * scale + margin));
  const middle = project(reach.middle, view);
  return {
    width,
    height,
    scale,
    at: ([u, v]) => [
      tenth(width / 2 + (u - middle[0]) * scale),
      tenth(height / 2 + (v - middle[1]) * scale),
    ],
  };
}

/** The path of a face. */
export const facePath = ({ corners }: Face, frame: ModelFrame): string =>
  `M${corners.map((corner) => frame.at(corner).join(' ')).join('L')}Z`;

/** Those of its edges that are the solid's own. */
export const edgePath = ({ corners, edges }: Face, frame: ModelFrame): string =>
  corners
    .flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      if (edges[i] !== true || next === undefined) return [];
      return [`M${frame.at(corner).join(' ')}L${frame.at(next).join(' ')}`];
    })
    .join('');

/** A letter in its place on a face. */
export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Shares of a face's two sides where a letter is tried, its middle first. */
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

/** Whether two convex shapes meet: no line between them keeps them apart (separating axes). */
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

/** How much room a letter takes all round its middle. */
const ROOM = 7;

/** Where a letter is wholly seen on a face: on nothing that is painted later, and not over another letter. */
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
      room.every((one) => covers(face, one)) &&
      !later.some(({ corners }) => meet(corners, room)) &&
      placed.every((one) => Math.hypot(one.x - x, one.y - y) > 2 * ROOM);
    if (isFree) return spot;
  }
  return undefined;
}

/** The square that a letter takes round a spot of the picture. */
const roomAt = ([x, y]: Flat): readonly Flat[] => [
  [x - ROOM, y - ROOM],
  [x + ROOM, y - ROOM],
  [x + ROOM, y + ROOM],
  [x - ROOM, y + ROOM],
];

/** Ways from a part that is too thin for its letter: to its right and left first. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Beside a face too thin for a letter, where nothing is drawn. */
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
 * One letter a solid, on the face where it is seen; beside it where none of its kind has room for one; none where there
 * is no room at all.
 */
export function placeLetters(faces: readonly Face[], frame: ModelFrame): readonly Letter[] {
  const placed: Letter[] = [];
  const lettered = new Set<Solid>();
  for (const [i, face] of faces.entries()) {
    if (lettered.has(face.solid)) continue;
    const spot = spotOn(face, faces.slice(i + 1), placed, frame);
    if (spot === undefined) continue;
    const [x, y] = frame.at(spot);
    placed.push({ text: face.solid.part, x, y });
    lettered.add(face.solid);
  }
  const drawn = faces.map(({ corners }) => corners.map(frame.at));
  for (const face of faces) {
    if (placed.some(({ text }) => text === face.solid.part)) continue;
    const spot = spotBeside(face, drawn, placed, frame);
    if (spot !== undefined) placed.push({ text: face.solid.part, x: spot[0], y: spot[1] });
  }
  return placed;
}
