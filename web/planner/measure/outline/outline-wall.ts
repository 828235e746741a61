import { boxHole, tidyRing, type Box, type Point, type PolygonRings } from './polygon.ts';
import { length, type Length } from '../units/units.ts';

/** An upright wall seen from inside the room. */
export interface WallShape {
  readonly length: Length;
  /** Maximum height. */
  readonly height: Length;
  /** Top edge under a sloped ceiling, from left to right; absent if level. It is never concave. */
  readonly top?: readonly Point[];
}

/** Position of an opening: from the left end of the wall and from the floor. */
export interface WallOpening {
  readonly id: string;
  readonly at: Length;
  readonly sill: Length;
  readonly width: Length;
  readonly height: Length;
}

/** Surface of the wall, or the opening that does not fit and the reason. */
export type WallRegion =
  | { readonly ok: true; readonly value: PolygonRings }
  | {
      readonly ok: false;
      readonly reason: 'outside' | 'overlap' | 'above';
      /** Id of the opening. */
      readonly at: string;
    };

const boxOf = (opening: WallOpening): Box => ({
  x0: opening.at,
  y0: opening.sill,
  x1: opening.at + opening.width,
  y1: opening.sill + opening.height,
});

/** Height of the wall at a position along it, rounded to the grid. */
export function heightAt(wall: WallShape, at: number): number {
  const points = topOf(wall);
  for (const [i, left] of points.entries()) {
    const right = points[i + 1];
    if (right !== undefined && at >= left.x && at <= right.x && right.x > left.x) {
      return left.y + Math.round(((right.y - left.y) * (at - left.x)) / (right.x - left.x));
    }
  }
  return points.at(-1)?.y ?? wall.height;
}

/** Top edge of the wall, from left to right. */
export const topOf = ({ top, length: long, height }: WallShape): readonly Point[] =>
  top ?? [
    { x: 0, y: height },
    { x: long, y: height },
  ];

/** Minimum height of the wall, at one of its ends. */
export const lowest = (wall: WallShape): Length =>
  length(Math.min(...topOf(wall).map(({ y }) => y)));

/** Heights along the top edge, left to right; a level stretch counts once. */
export const heightsOf = (wall: WallShape): readonly Length[] =>
  topOf(wall)
    .filter(({ y }, i, all) => y !== all[i - 1]?.y)
    .map(({ y }) => length(y));

/**
 * Stretch in which a wall is above a height, or reaches it; one stretch, because the top is never concave. Both 0 if
 * there is none.
 */
function stretch(
  wall: WallShape,
  height: number,
  isIn: (y: number) => boolean,
): readonly [from: number, to: number] {
  const points = topOf(wall);
  let [from, to] = [Infinity, -Infinity];
  for (const [i, left] of points.entries()) {
    const right = points[i + 1];
    if (right === undefined || !(isIn(left.y) || isIn(right.y))) continue;
    const crossing = left.x + ((right.x - left.x) * (height - left.y)) / (right.y - left.y);
    from = Math.min(from, isIn(left.y) ? left.x : Math.ceil(crossing));
    to = Math.max(to, isIn(right.y) ? right.x : Math.floor(crossing));
  }
  return from < to ? [from, to] : [0, 0];
}

/** Stretch in which a wall is higher than `height`. */
export const higherThan = (wall: WallShape, height: number): readonly [from: number, to: number] =>
  stretch(wall, height, (y) => y > height);

/** Stretch in which a wall is at least `height` high. */
export const asHighAs = (wall: WallShape, height: number): readonly [from: number, to: number] =>
  stretch(wall, height, (y) => y >= height);

/**
 * The surface of a wall less its openings, with (0, 0) at its lower left corner. An opening that
 * stands on the floor is a notch in the outline, any other a hole. Openings may touch each other and
 * the wall's ends; one that leaves the wall or overlaps another is refused with its id.
 */
export function wallRegion(wall: WallShape, openings: readonly WallOpening[]): WallRegion {
  const boxes = openings.map((opening) => ({ id: opening.id, box: boxOf(opening) }));
  for (const [i, { id, box }] of boxes.entries()) {
    if (box.x0 < 0 || box.x1 > wall.length || box.y0 < 0) {
      return { ok: false, reason: 'outside', at: id };
    }
    const low = Math.min(heightAt(wall, box.x0), heightAt(wall, box.x1));
    if (box.y1 > low) return { ok: false, reason: 'above', at: id };
    if (boxes.slice(0, i).some((other) => overlap(box, other.box))) {
      return { ok: false, reason: 'overlap', at: id };
    }
  }
  const standing = boxes.map(({ box }) => box).filter((box) => box.y0 === 0);
  const hanging = boxes.map(({ box }) => box).filter((box) => box.y0 > 0);
  return { ok: true, value: [outline(wall, standing), ...hanging.map(boxHole)] };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

function outline(wall: WallShape, standing: readonly Box[]): readonly Point[] {
  const along = standing
    .toSorted((a, b) => a.x0 - b.x0)
    .flatMap(({ x0, x1, y1 }) => [
      { x: x0, y: 0 },
      { x: x0, y: y1 },
      { x: x1, y: y1 },
      { x: x1, y: 0 },
    ]);
  return tidyRing([
    { x: 0, y: 0 },
    ...along,
    { x: wall.length, y: 0 },
    ...topOf(wall).toReversed(),
  ]);
}
