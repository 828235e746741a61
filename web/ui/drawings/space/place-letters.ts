import { LETTER_ROOM, type Letter } from '../letter-discs.tsx';
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
  /** True for an outline through which others are visible. */
  readonly isOpen?: boolean;
}

/** Projects a face onto the plane of the picture: each board of a sheet of boards, otherwise its outline. */
export function flatFaces({ item, rings }: Face3, view: View): readonly FlatFace[] {
  const outlines = !isSolid(item) && item.look === 'board' ? rings : rings.slice(0, 1);
  return outlines.map(({ corners }) => ({
    corners: corners.map((corner) => project(corner, view)),
    item,
    letter: item.part ?? '',
  }));
}

/** True if a point is inside a face (even-odd rule). */
export function containsPoint({ corners }: Pick<FlatFace, 'corners'>, [x, y]: Flat): boolean {
  let isIn = false;
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    if (y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isIn = !isIn;
  }
  return isIn;
}

/** Shares of a side at which a letter may be, the best first. */
const SHARES = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9, 0.28, 0.42, 0.58, 0.72, 0.04, 0.96];

/** Candidate positions of a letter, as shares of a face's two sides: first its middle lines, then the rest of it. */
const TRIED = SHARES.flatMap((s) => SHARES.map((t): Flat => [s, t])).toSorted(
  (a, b) => Number(b.includes(0.5)) - Number(a.includes(0.5)),
);

/** Mean width of a face: its area divided by its longest side. */
function widthOf(corners: readonly Flat[]): number {
  let [twice, longest] = [0, 1];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    twice += x0 * y1 - x1 * y0;
    longest = Math.max(longest, Math.hypot(x1 - x0, y1 - y0));
  }
  return Math.abs(twice) / 2 / longest;
}

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

/** Corners of a face in the drawing, and the rectangle round them. */
interface Shape {
  readonly corners: readonly Flat[];
  readonly low: Flat;
  readonly high: Flat;
}

function shapeOf(corners: readonly Flat[]): Shape {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    corners,
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
  };
}

const boxesMeet = (a: Shape, b: Shape): boolean =>
  a.low[0] <= b.high[0] && b.low[0] <= a.high[0] && a.low[1] <= b.high[1] && b.low[1] <= a.high[1];

/**
 * A position of a letter on a face, clear of later faces: with `isWhole` the square around it is on the face, otherwise
 * its centre, for a body thinner than its letter.
 */
function spotOn(
  face: Shape,
  later: () => readonly Shape[],
  isApart: (spot: Flat) => boolean,
  isWhole: boolean,
): Flat | undefined {
  const [a, b, , d] = face.corners;
  if (a === undefined || b === undefined || d === undefined) return undefined;
  if (isWhole && widthOf(face.corners) < LETTER_ROOM) return undefined;
  const before = later().filter((shape) => boxesMeet(face, shape));
  for (const [s, t] of TRIED) {
    const spot: Flat = [
      tenth(a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0])),
      tenth(a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1])),
    ];
    if (!isApart(spot)) continue;
    const room = shapeOf(isWhole ? roomAt(spot) : [spot]);
    const isHidden = (shape: Shape): boolean =>
      boxesMeet(shape, room) &&
      (isWhole ? meet(shape.corners, room.corners) : containsPoint(shape, spot));
    if (room.corners.every((one) => containsPoint(face, one)) && !before.some(isHidden)) {
      return spot;
    }
  }
  return undefined;
}

/**
 * Places letters on visible faces: one for each letter of a material, then one on each further body with room for it. A
 * letter without a visible face is left out.
 */
export function placeLetters(
  faces: readonly FlatFace[],
  frame: Pick<ModelFrame, 'at'>,
): readonly Letter[] {
  const placed: Letter[] = [];
  const isApart = ([x, y]: Flat): boolean =>
    placed.every((one) => Math.hypot(one.x - x, one.y - y) > LETTER_ROOM);
  const drawn = faces.map(({ corners }) => shapeOf(corners.map(frame.at)));
  const done = new Set<SceneItem | string>();
  // Each material has its own letters.
  const kindOf = ({ item, letter }: FlatFace): string => `${item.product} ${letter}`;
  /** Places letters on faces in an order, one for each key. */
  const place = (
    order: readonly number[],
    isWhole: boolean,
    keyOf: (face: FlatFace) => SceneItem | string,
  ): void => {
    for (const i of order) {
      const face = faces[i];
      const shape = drawn[i];
      if (face === undefined || shape === undefined || face.letter === '') continue;
      if (done.has(keyOf(face))) continue;
      const later = () => drawn.filter((_, n) => n > i && (isWhole || faces[n]?.isOpen !== true));
      const spot = spotOn(shape, later, isApart, isWhole);
      if (spot === undefined) continue;
      placed.push({ text: face.letter, x: spot[0], y: spot[1] });
      done.add(face.item).add(kindOf(face));
    }
  };
  const farthest = [...faces.keys()];
  // Thin bodies in front are seen best.
  const nearest = farthest.toReversed();
  place(farthest, true, kindOf);
  place(nearest, false, kindOf);
  place(farthest, true, ({ item }) => item);
  return placed;
}
