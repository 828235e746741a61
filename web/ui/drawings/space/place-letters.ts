import { LETTER_ROOM, type Letter } from '../letter-discs.tsx';
import type { SceneItem } from '../../../planner/scene/scene.ts';
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
  /** True for an outline through which others are visible. */
  readonly isOpen?: boolean;
}

/** Projects a face onto the plane of the picture. */
export const flatFace = ({ item, rings }: Face3, view: View): FlatFace => ({
  corners: (rings[0]?.corners ?? []).map((corner) => project(corner, view)),
  item,
  letter: item.part ?? '',
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
const ROOM = LETTER_ROOM / 2;

/** The square around a letter at a point of the drawing. */
const roomAt = ([x, y]: Flat): readonly Flat[] => [
  [x - ROOM, y - ROOM],
  [x + ROOM, y - ROOM],
  [x + ROOM, y + ROOM],
  [x - ROOM, y + ROOM],
];

/** Corners of a face in the drawing. */
type Shape = readonly Flat[];

/**
 * A position of a letter on a face, clear of later faces: with `isWhole` the square around it is on the face, otherwise
 * its centre, for a body thinner than its letter.
 */
function spotOn(
  corners: Shape,
  later: readonly Shape[],
  isApart: (spot: Flat) => boolean,
  isWhole: boolean,
): Flat | undefined {
  const [a, b, , d] = corners;
  if (a === undefined || b === undefined || d === undefined) return undefined;
  return TRIED.map(([s, t]): Flat => [
    a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]),
    a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1]),
  ]).find((spot) => {
    const room = isWhole ? roomAt(spot) : [spot];
    return (
      room.every((one) => containsPoint({ corners }, one)) &&
      !later.some((shape) =>
        isWhole ? meet(shape, room) : containsPoint({ corners: shape }, spot),
      ) &&
      isApart(spot)
    );
  });
}

/**
 * Places letters on visible faces: one per solid with room for it, and one for each letter whose solids are all too thin
 * or behind outlines. A letter without a visible face is left out.
 */
export function placeLetters(
  faces: readonly FlatFace[],
  frame: Pick<ModelFrame, 'at'>,
): readonly Letter[] {
  const placed: Letter[] = [];
  const isApart = ([x, y]: Flat): boolean =>
    placed.every((one) => Math.hypot(one.x - x, one.y - y) > LETTER_ROOM);
  const drawn = faces.map(({ corners }) => corners.map(frame.at));
  const done = new Set<SceneItem | string>();
  for (const isWhole of [true, false]) {
    // Thin bodies in front are seen best.
    const order = isWhole ? [...faces.keys()] : [...faces.keys()].toReversed();
    for (const i of order) {
      const { letter = '', item } = faces[i] ?? {};
      if (item === undefined || letter === '' || done.has(isWhole ? item : letter)) continue;
      const later = drawn.filter((_, n) => n > i && (isWhole || faces[n]?.isOpen !== true));
      const spot = spotOn(drawn[i] ?? [], later, isApart, isWhole);
      if (spot === undefined) continue;
      placed.push({ text: letter, x: tenth(spot[0]), y: tenth(spot[1]) });
      done.add(item).add(letter);
    }
  }
  return placed;
}
