import type { Opening } from '../../../planner/measure/places/place.ts';
import type { Point } from '../../../planner/measure/outline/polygon.ts';
import { linesOf } from '../drawing-frame.ts';
import { placeOutside, type PlacedDimension } from '../layers/place-dimensions.ts';
import { sideAxis, type SideAxis } from '../side-axis.ts';

/** One side of an outline as drawn. */
export interface DrawnSide {
  /** Name next to the side; empty for none. */
  readonly name: string;
  /** Longer name, used if it has room. */
  readonly called?: string;
  /** Text of its dimension; undefined if another side already shows it. */
  readonly size: string | undefined;
  readonly openings?: readonly Opening[];
  /** Colour of the line along it, if a job works on it. */
  readonly worked?: string | undefined;
  /** True if its dimension would cross its neighbour's: it is farther outside, or inside if a part of the room is there. */
  readonly within?: boolean;
  /** Second line of an inside dimension: the depth of the breast, bay or recess. */
  readonly depth?: string;
  readonly active?: boolean;
  /** True if its name is near its far end, because another name is near its start. */
  readonly late?: boolean;
}

/** Approximate width of a letter at text scale 1, in drawing units. */
export const LETTER = 7.5;
/** Tolerance, in drawing units, for points that are rounded to a tenth. */
const NEAR = 0.5;

/** Room for the dimension of one side, in drawing units. */
interface DimensionRoom {
  /** Distance to the outermost corner on the outer side of it; undefined if a part of the outline is in between. */
  readonly out: number | undefined;
  /** True for an end at which the outline turns outwards, so that nothing is next to it on the inner side. */
  readonly isOpenAt: { readonly start: boolean; readonly end: boolean };
}

/** Measures the space around a side of an outline. */
export function dimensionRoom(points: readonly Point[], at: number): DimensionRoom {
  const { length } = points;
  const point = (i: number): Point => points[(i + length) % length] ?? { x: 0, y: 0 };
  const { long: size, distances } = sideAxis(point(at), point(at + 1));
  const around = points.map(distances);
  const isBehind = around.some(([a, off], i) => {
    const [b, nextOff] = around[(i + 1) % length] ?? [a, off];
    const [least, most] = [Math.max(Math.min(a, b), NEAR), Math.min(Math.max(a, b), size - NEAR)];
    if (least >= most) return false;
    const offAt = (along: number): number => off + ((nextOff - off) * (along - a)) / (b - a || 1);
    return Math.max(offAt(least), offAt(most)) > NEAR;
  });
  return {
    out: isBehind ? undefined : Math.max(0, ...around.map(([, off]) => off)),
    isOpenAt: {
      start: distances(point(at - 1))[1] > NEAR,
      end: distances(point(at + 2))[1] > NEAR,
    },
  };
}

/** A side of an outline with the position of its dimension. */
export interface PlacedSide extends DrawnSide {
  readonly axis: SideAxis;
  /** Distance of its name from it. */
  readonly inside: number;
  /** True if its dimension has no room outside. The two lines of a breast, bay or recess are always inside. */
  readonly isInside: boolean;
  readonly dimensions: readonly PlacedDimension[];
}

/** Size and name of a side on its inside, below them its depth; only its name if it is too short. */
function placeInside(
  { name, size, depth }: DrawnSide,
  axis: SideAxis,
  { isOpenAt }: DimensionRoom,
  first: number,
  textScale: number,
): readonly PlacedDimension[] {
  const named = `${name} ${size}`.trim();
  const start = isOpenAt.start ? -6 : 10;
  const end = axis.long + (isOpenAt.end ? 6 : -10);
  const fits = named.length * LETTER * 0.85 * textScale <= end - start;
  const lines = fits ? [named, ...(depth === undefined ? [] : [depth])] : [name];
  return lines.map((text, i) => {
    const along = fits ? (start + end) / 2 : axis.long / 2;
    const { x, y } = axis.at(along, 0 - first - i * 14 * textScale);
    return { d: '', text, x, y, angle: axis.reads, isUpright: false };
  });
}

/** True if the outline is so narrow behind a side that its name would be beside the opposite side's. */
const isNarrow = (points: readonly Point[], axis: SideAxis, inside: number): boolean =>
  Math.max(...points.map((point) => 0 - axis.distances(point)[1])) < 2 * inside;

/** Places the dimension of each side of an outline: outside of it, past the outermost corner, or inside. */
export const placeSides = (
  points: readonly Point[],
  sides: readonly DrawnSide[],
  textScale: number,
): readonly PlacedSide[] =>
  points.map((from, i) => {
    const side = sides[i] ?? { name: '', size: undefined };
    const axis = sideAxis(from, points[(i + 1) % points.length] ?? from);
    const room = dimensionRoom(points, i);
    const { size, within = false, depth } = side;
    const isInside = within && (room.out === undefined || depth !== undefined);
    const inside = side.worked === undefined ? 17 : 21;
    const name = isNarrow(points, axis, inside) ? '' : side.name;
    const shown = { ...side, name, axis, inside, isInside };
    if (size === undefined) return { ...shown, dimensions: [] };
    if (isInside) return { ...shown, dimensions: placeInside(side, axis, room, inside, textScale) };
    // A short side has room only for its name.
    if (size.length * LETTER * textScale > axis.long + 12) return { ...shown, dimensions: [] };
    const out = within ? (room.out ?? 0) : 0;
    const placed = placeOutside(axis, size, textScale, out);
    const { long, at } = axis;
    const extension = out > 0 && !room.isOpenAt.end ? linesOf([[at(long, 6), at(long, out)]]) : '';
    return { ...shown, dimensions: [{ ...placed, d: extension + placed.d }] };
  });
