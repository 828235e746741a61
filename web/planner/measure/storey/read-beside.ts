import type { Locale } from '../../../language/locale.ts';
import type { BesideInput } from '../places/place-input.ts';
import {
  OFFSET_RANGE,
  openingUnit,
  readSize,
  sideUnit,
  type SizeRange,
  type SizeReader,
} from '../units/read-size.ts';
import { length, mm, type Length, type Result } from '../units/units.ts';

/** The valid part of a room's position next to another. */
export interface Beside extends Pick<BesideInput, 'room' | 'wall' | 'theirs'> {
  /** Negative if the room begins before its neighbour's wall. */
  readonly offset: Length;
  readonly thickness: Length;
}

/** A wall in a house: studs of 75 mm with a board on each side, or half a brick. */
export const USUAL_WALL_THICKNESS = mm(100);
/** From 0 for rooms that open into each other to the rubble walls of a farmhouse. */
const THICKNESS_RANGE: SizeRange = { least: mm(0), most: mm(1500) };

/** A distance along a wall; negative in the other direction. */
export function readOffset(text: string, locale: Locale): Result<Length> {
  const typed = text.trim();
  const isBack = /^[-−–]/.test(typed);
  const size = isBack ? typed.slice(1) : typed;
  if (size.trim() === '') return { ok: true, value: mm(0) };
  const read = readSize(size, sideUnit(locale), OFFSET_RANGE, locale);
  return read.ok && isBack ? { ok: true, value: length(0 - read.value) } : read;
}

/** Reads the position of a room; invalid fields are reported and replaced by the usual value. */
export function readBeside({ offset, thickness, ...of }: BesideInput, reader: SizeReader): Beside {
  const along = readOffset(offset, reader.locale);
  if (!along.ok) reader.complain('beside.offset', along.reason);
  const thick = reader.size('beside.thickness', thickness, openingUnit, THICKNESS_RANGE);
  return {
    room: of.room,
    wall: of.wall,
    theirs: of.theirs,
    offset: along.ok ? along.value : mm(0),
    thickness: thick ?? USUAL_WALL_THICKNESS,
  };
}
