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

/** How a room stands beside another, as far as it was understood. */
export interface Beside extends Pick<BesideInput, 'room' | 'wall' | 'theirs'> {
  /** Less than 0 where the room begins before its neighbour's wall does. */
  readonly offset: Length;
  readonly thickness: Length;
}

/** A wall within a house: studs of 75 mm with a board on each side, or a half brick. */
export const USUAL_THICKNESS = mm(100);
/** None at all where two rooms open into each other, or rubble of a farmhouse. */
const THICKNESS_RANGE: SizeRange = { least: mm(0), most: mm(1500) };

/** Along a wall, or with a minus before it the other way. */
export function readOffset(text: string, locale: Locale): Result<Length> {
  const typed = text.trim();
  const isBack = /^[-−–]/.test(typed);
  const size = isBack ? typed.slice(1) : typed;
  if (size.trim() === '') return { ok: true, value: mm(0) };
  const read = readSize(size, sideUnit(locale), OFFSET_RANGE, locale);
  return read.ok && isBack ? { ok: true, value: length(0 - read.value) } : read;
}

/** Reads where a room stands; what cannot be read is named, and the usual stands in for it. */
export function readBeside({ offset, thickness, ...of }: BesideInput, reader: SizeReader): Beside {
  const along = readOffset(offset, reader.locale);
  if (!along.ok) reader.complain('beside.offset', along.reason);
  const thick = reader.size('beside.thickness', thickness, openingUnit, THICKNESS_RANGE);
  return {
    room: of.room,
    wall: of.wall,
    theirs: of.theirs,
    offset: along.ok ? along.value : mm(0),
    thickness: thick ?? USUAL_THICKNESS,
  };
}
