import { formatDimension, type UnitSystem } from './format-length.ts';
import { parseLength, type LengthUnit } from './parse-length.ts';
import { area, length, mm, rectangle, type Area, type Length, type Result } from './units.ts';

/** Walls clockwise from the top of the plan: A and C run along the length, B and D along the width. */
export const WALLS = ['A', 'B', 'C', 'D'] as const;
export type Wall = (typeof WALLS)[number];

export type OpeningKind = 'door' | 'window';

/** An opening as typed; an empty size means the usual one. */
export interface OpeningInput {
  readonly id: string;
  readonly kind: OpeningKind;
  readonly wall: Wall;
  readonly width: string;
  readonly height: string;
}

/** A room as typed: the texts are kept, so that a half-typed value survives a reload. */
export interface RoomInput {
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly openings: readonly OpeningInput[];
}

export interface Opening {
  readonly id: string;
  readonly kind: OpeningKind;
  readonly wall: Wall;
  readonly width: Length;
  readonly height: Length;
  /** Whether any of its sizes is the usual one rather than measured. */
  readonly usual: boolean;
}

export interface Room {
  readonly length: Length;
  readonly width: Length;
  readonly height: Length;
  readonly openings: readonly Opening[];
}

/** What could be understood of a room, and what to say beside each field that could not. */
export interface MeasuredRoom {
  /** The sizes understood so far, for the drawing. */
  readonly sizes: Partial<Record<Side, Length>>;
  /** The openings that fit their walls. */
  readonly openings: readonly Opening[];
  /** Present once length, width and height are all known. */
  readonly room: Room | undefined;
  /** Sentences by field: `length`, `width`, `height`, `openings.<id>.width`, `openings.<id>.height`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly missing: readonly Side[];
}

export type Side = 'length' | 'width' | 'height';

interface Range {
  readonly least: Length;
  readonly most: Length;
}

const RANGES: Readonly<Record<Side | 'opening', Range>> = {
  length: { least: mm(300), most: mm(100_000) },
  width: { least: mm(300), most: mm(100_000) },
  height: { least: mm(1000), most: mm(12_000) },
  opening: { least: mm(100), most: mm(20_000) },
};

/**
 * Sizes of an opening that nobody measured: a door of 1.9 m² and a window of 1.4 m² (20 and
 * 15 sq ft), the trade calculators' usual allowance.
 */
export const USUAL_OPENING: Readonly<
  Record<OpeningKind, { readonly width: Length; readonly height: Length }>
> = {
  door: { width: mm(900), height: mm(2100) },
  window: { width: mm(1200), height: mm(1200) },
};

/**
 * Nobody has a room of 4 mm or of 2515 inches: a small bare number is in metres (or feet), a larger
 * one in mm (or inches), and from 500 on it is mm for everybody.
 */
const splitAt =
  (system: UnitSystem, split: number) =>
  (value: number): LengthUnit => {
    if (system === 'metric') return value < split ? 'm' : 'mm';
    if (value >= 500) return 'mm';
    return value < split ? 'ft' : 'in';
  };

/** The unit of a side's number without one. */
export const roomUnit = (system: UnitSystem, side: Side): ((value: number) => LengthUnit) =>
  splitAt(system, side === 'height' ? 13 : 30);

/** Doors and windows are smaller than rooms, so the split between the units is lower. */
export const openingUnit = (system: UnitSystem): ((value: number) => LengthUnit) =>
  splitAt(system, 10);

/** A dimension within a sentence: 900 m rather than 900.000 m. */
const brief = (value: Length, system: UnitSystem): string =>
  formatDimension(value, system).replace(/\.?0+ m$/, ' m');

/** Reads a size and says in words when it is zero, too small or too large to be one. */
function readSize(
  text: string,
  unit: (value: number) => LengthUnit,
  range: Range,
  system: UnitSystem,
): Result<Length> {
  const read = parseLength(text, unit);
  if (!read.ok) return read;
  const shown = brief(read.value, system);
  if (read.value === 0) return { ok: false, reason: 'This cannot be 0. Type what you measured.' };
  if (read.value < range.least) {
    const least = brief(range.least, system);
    const hint = /^\s*\d+\s*$/.test(text) ? ` Did you mean ${text.trim()} cm? Add the unit.` : '';
    return { ok: false, reason: `${shown} is too small; at least ${least}.${hint}` };
  }
  if (read.value > range.most) {
    const most = brief(range.most, system);
    return { ok: false, reason: `${shown} is too large; at most ${most}. Check the unit.` };
  }
  return read;
}

/** How long a wall is on plan; undefined while its side is not known. */
export const wallLength = (wall: Wall, sizes: Partial<Record<Side, Length>>): Length | undefined =>
  wall === 'A' || wall === 'C' ? sizes.length : sizes.width;

interface OpeningReading {
  readonly opening: Opening | undefined;
  readonly problems: Readonly<Record<string, string>>;
}

/** Reads one opening and holds it against its wall and what that wall has left. */
function readOpening(
  input: OpeningInput,
  sizes: Partial<Record<Side, Length>>,
  taken: number,
  system: UnitSystem,
): OpeningReading {
  const problems: Record<string, string> = {};
  const read = (side: 'width' | 'height', limit: Length | undefined, limitName: string): Length => {
    const usual = USUAL_OPENING[input.kind][side];
    const text = input[side];
    const size =
      text.trim() === ''
        ? { ok: true as const, value: usual }
        : readSize(text, openingUnit(system), RANGES.opening, system);
    const field = `openings.${input.id}.${side}`;
    if (!size.ok) {
      problems[field] = size.reason;
      return usual;
    }
    if (limit !== undefined && size.value > limit) {
      const than = side === 'width' ? 'wider' : 'taller';
      const shown = brief(size.value, system);
      problems[field] = `${shown} is ${than} than ${limitName} (${brief(limit, system)}).`;
    }
    return size.value;
  };
  const along = wallLength(input.wall, sizes);
  const width = read('width', along, `wall ${input.wall}`);
  const height = read('height', sizes.height, 'the wall');
  const widthField = `openings.${input.id}.width`;
  if (along !== undefined && problems[widthField] === undefined && taken + width > along) {
    problems[widthField] = `Wall ${input.wall} has only ${formatDimension(
      length(along - taken),
      system,
    )} left beside its other openings.`;
  }
  if (Object.keys(problems).length > 0) return { opening: undefined, problems };
  const usual = input.width.trim() === '' || input.height.trim() === '';
  const { id, kind, wall } = input;
  return { opening: { id, kind, wall, width, height, usual }, problems };
}

/**
 * Measures a room from what was typed. What cannot be understood is named in `problems` and left
 * out; everything else is there, so that one bad field never stops the rest.
 */
export function measureRoom(input: RoomInput, system: UnitSystem): MeasuredRoom {
  const problems: Record<string, string> = {};
  const missing: Side[] = [];
  const sizes: Partial<Record<Side, Length>> = {};
  for (const side of ['length', 'width', 'height'] as const) {
    if (input[side].trim() === '') {
      missing.push(side);
      continue;
    }
    const read = readSize(input[side], roomUnit(system, side), RANGES[side], system);
    if (read.ok) sizes[side] = read.value;
    else problems[side] = read.reason;
  }
  const taken: Record<Wall, number> = { A: 0, B: 0, C: 0, D: 0 };
  const openings: Opening[] = [];
  for (const typed of input.openings) {
    const reading = readOpening(typed, sizes, taken[typed.wall], system);
    Object.assign(problems, reading.problems);
    if (reading.opening === undefined) continue;
    taken[typed.wall] += reading.opening.width;
    openings.push(reading.opening);
  }
  const { length: long, width, height } = sizes;
  const room =
    long === undefined || width === undefined || height === undefined
      ? undefined
      : { length: long, width, height, openings };
  return { sizes, openings, room, problems, missing };
}

/** One wall's area less its openings, never below zero. */
export function wallArea(room: Room, wall: Wall): Area {
  const along = wallLength(wall, room) ?? length(0);
  const gross = rectangle(along, room.height);
  const open = room.openings
    .filter((opening) => opening.wall === wall)
    .reduce((sum, opening) => sum + rectangle(opening.width, opening.height), 0);
  return area(Math.max(0, gross - open));
}

/** The ceiling's (and the floor's) area. */
export const ceilingArea = (room: Room): Area => rectangle(room.length, room.width);
