import { isSolid, type SceneItem } from '../../../planner/scene/scene.ts';
import { tenth } from '../drawing-frame.ts';
import { project, type Flat, type View } from './axonometric.ts';
import type { Face3 } from './bodies.ts';
import type { ModelFrame } from './model-frame.ts';

/** A projected face without its holes. */
export interface FlatFace {
  readonly corners: readonly Flat[];
  readonly item: SceneItem;
  /** Empty if the item has no letter. */
  readonly letter: string;
}

/** Projects a face onto the plane of the picture. */
export const flatFace = ({ item, rings }: Face3, view: View): FlatFace => ({
  corners: (rings[0]?.corners ?? []).map((corner) => project(corner, view)),
  item,
  letter: isSolid(item) ? item.part : '',
});

/** True if a point is inside a face. Faces are convex. */
export function containsPoint({ corners }: Pick<FlatFace, 'corners'>, [x, y]: Flat): boolean {
  let [left, right] = [false, false];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    const side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}

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
