import { length, mm, type Length } from '../../measure/units/units.ts';
import { asHighAs, heightAt, lowest } from '../../measure/outline/outline-wall.ts';
import {
  doorways,
  wallsOfPlace,
  type Opening,
  type Place,
  type Wall,
} from '../../measure/places/place.ts';
import { tallest } from '../../takeoff/walls/shelves.ts';
import type { LooseValues, Surfaces } from '../kit/fields.ts';
import type { Design } from './piece.ts';

/** A wall cabinet hangs so high (kitchen makers: 450 to 550 above a worktop at 900). */
export const HUNG_AT = mm(1400);

/** No more is built at once. */
export const WIDEST = mm(4800);

/** The room that a wall or an alcove has for a piece. */
export interface FreeSpace {
  /** Distance from the wall's left end, and height above the floor. */
  readonly at: Length;
  readonly above: Length;
  readonly width: Length;
  /** Lowest height of the ceiling. */
  readonly height: Length;
}

/** The only wall, or the first that the user chose. */
export function wallFor(place: Place | undefined, walls: Surfaces | undefined): Wall | undefined {
  if (place === undefined) return undefined;
  const [first] = walls?.walls ?? [];
  return first ?? wallsOfPlace(place)[0];
}

/** Usual width of the casing round a door. */
const CASING = mm(70);

/** Sides of an opening on a wall, those of its casing if it is a door. */
const sidesOf = ({ at, width, kind }: Opening): readonly [number, number] => {
  const casing = kind === 'door' ? CASING : 0;
  return [at - casing, at + width + casing];
};

type Size = Pick<Design, 'kind' | 'height' | 'depth'>;

/** Kept free at the ends of a wall: as much as a doorway is wide round the corner that the piece would stand in. */
function doorsBeside(place: Place, { id, end, shape }: Wall, depth: Length) {
  const walls = wallsOfPlace(place);
  const at = walls.findIndex((one) => one.id === id);
  const [before, after] = [walls.at(at - 1), walls[(at + 1) % walls.length]];
  const widest = (doors: readonly Opening[], from: (one: Opening) => number): number =>
    Math.max(0, ...doors.map((one) => (from(one) < depth ? one.width : 0)));
  const left =
    before?.end === 'inside'
      ? widest(doorways(before), (one) => before.shape.length - sidesOf(one)[1])
      : 0;
  const right =
    after !== undefined && end === 'inside' ? widest(doorways(after), (one) => sidesOf(one)[0]) : 0;
  return [[0, left] as const, [shape.length - right, shape.length] as const];
}

/**
 * The widest stretch without a door or window at the height of the piece, and its start. Prefers the high part of
 * the wall.
 */
function freeStretch(
  place: Place,
  wall: Wall,
  depth: Length,
  [low, high]: readonly [number, number],
) {
  const { shape, openings } = wall;
  const open = openings
    .filter(({ sill, height }) => sill < high && sill + height > low)
    .map(sidesOf)
    .concat(doorsBeside(place, wall, depth))
    .toSorted(([a], [b]) => a - b);
  const [start, end] = shape.height < high ? [0, shape.length] : asHighAs(shape, high);
  let from = start;
  let widest = { at: start, width: 0 };
  for (const [left, right] of [...open, [end, end] as const]) {
    const to = Math.min(left, end);
    if (to - from > widest.width) widest = { at: from, width: to - from };
    from = Math.max(from, right);
  }
  return widest;
}

/** Free space for a piece of a height between doors and windows. */
export function roomFor(place: Place, wall: Wall, { kind, height, depth }: Size): FreeSpace {
  const { shape } = wall;
  const high = lowest(shape);
  const above = kind === 'wall' ? Math.max(0, Math.min(HUNG_AT, high - height)) : 0;
  const { at, width } = freeStretch(place, wall, depth, [above, above + height]);
  const there = Math.min(heightAt(shape, at), heightAt(shape, at + width));
  return { at: length(at), above: length(above), width: length(width), height: length(there) };
}

const isLength = (value: LooseValues[string] | undefined): value is Length =>
  typeof value === 'number';

/** True if the piece fills its wall or alcove. */
const fills = ({ fits, kind }: LooseValues, place: Place | undefined): place is Place =>
  fits === 'fill' &&
  place !== undefined &&
  place.kind !== 'thing' &&
  kind !== 'box' &&
  kind !== 'planter';

/** The width of a piece that fills its wall or alcove: the free stretch less the play. */
export function filledWidth(
  values: LooseValues,
  place: Place | undefined,
  size: Size,
): Length | undefined {
  const wall = wallOf(values, place);
  const { play } = values;
  if (!fills(values, place) || wall === undefined || !isLength(play)) return undefined;
  const { width } = roomFor(place, wall, size);
  return width > play ? length(Math.min(WIDEST, width - play)) : undefined;
}

/** Height of a bookcase or wardrobe that fills its wall: limited by tilting and by the sheets. */
export function filledHeight(
  values: LooseValues,
  place: Place | undefined,
  depth: Length,
  most: () => Length,
): Length | undefined {
  const wall = wallOf(values, place);
  const { kind } = values;
  if (!fills(values, place) || wall === undefined) return undefined;
  if (kind !== 'bookcase' && kind !== 'wardrobe') return undefined;
  const { height } = roomFor(place, wall, { kind, height: length(1), depth });
  return length(Math.min(most(), tallest(height, depth)));
}

export const wallOf = (values: LooseValues, place: Place | undefined): Wall | undefined =>
  wallFor(place, typeof values['walls'] === 'object' ? values['walls'] : undefined);
