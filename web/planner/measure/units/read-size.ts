import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { entryOf } from './entry-of.ts';
import { formatDimension } from './format-length.ts';
import { parseLength, type LengthUnit } from './parse-length.ts';
import { mm, type Length, type Result } from './units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

export interface SizeRange {
  readonly least: Length;
  readonly most: Length;
}

/** A side of a rectangle, and one of an outline with recesses. */
export const SIDE_RANGE: SizeRange = { least: mm(300), most: mm(100_000) };
export const STEP_RANGE: SizeRange = { least: mm(20), most: mm(100_000) };
export const HEIGHT_RANGE: SizeRange = { least: mm(1000), most: mm(12_000) };
/** Where a sloped ceiling comes down, or a wall that is no room's. */
export const LOW_RANGE: SizeRange = { least: mm(100), most: mm(12_000) };
export const OPENING_RANGE: SizeRange = { least: mm(100), most: mm(20_000) };
/** From a corner to an opening, or from the floor to a sill: it may be nothing. */
export const OFFSET_RANGE: SizeRange = { least: mm(0), most: mm(100_000) };
/** A fence may be longer than a room. */
export const STRETCH_RANGE: SizeRange = { least: mm(100), most: mm(500_000) };

/**
 * Nobody has a room of 4 mm or of 2515 inches: a small bare number is in metres (or feet), a larger
 * one in mm (or inches), and from 500 on it is mm for everybody.
 */
const splitAt =
  (locale: Locale, split: number) =>
  (value: number): LengthUnit => {
    if (locale.units === 'metric') return value < split ? 'm' : 'mm';
    if (value >= 500) return 'mm';
    return value < split ? 'ft' : 'in';
  };

export type BareNumber = (value: number) => LengthUnit;

/** The unit of a room's side typed without one. */
export const sideUnit = (locale: Locale): BareNumber => splitAt(locale, 30);
/** The same for a height. */
export const heightUnit = (locale: Locale): BareNumber => splitAt(locale, 13);
/** Doors and windows are smaller than rooms, so the split between the units is lower. */
export const openingUnit = (locale: Locale): BareNumber => splitAt(locale, 10);

/** Bare numbers, from and to, that people read off a tape in centimetres. */
export type CentimetreRange = readonly [least: number, most: number];

/** Nobody has a wall of 402 mm, but many tapes say 402. */
export const SIDE_CENTIMETRES: CentimetreRange = [30, 999];
export const HEIGHT_CENTIMETRES: CentimetreRange = [100, 400];
export const OPENING_CENTIMETRES: CentimetreRange = [60, 300];

/** How a field takes a number without a unit. */
interface BareField {
  readonly bare: BareNumber;
  readonly centimetres: CentimetreRange;
}

export const asSide = (locale: Locale): BareField => ({
  bare: sideUnit(locale),
  centimetres: SIDE_CENTIMETRES,
});
export const asHeight = (locale: Locale): BareField => ({
  bare: heightUnit(locale),
  centimetres: HEIGHT_CENTIMETRES,
});
export const asOpening = (locale: Locale): BareField => ({
  bare: openingUnit(locale),
  centimetres: OPENING_CENTIMETRES,
});

/** `402 cm` for a bare 402, or the 402 mm it was taken for, where that is surely not meant. */
export function surelyCentimetres(
  text: string,
  range: CentimetreRange | undefined,
): string | undefined {
  const number = /^(\d{2,3})( mm)?$/.exec(text.trim())?.[1];
  if (number === undefined || range === undefined) return undefined;
  const [least, most] = range;
  return Number(number) >= least && Number(number) <= most ? `${number} cm` : undefined;
}

/** A part to cut, typed without a unit: inches, or millimetres; nobody cuts parts of 2.4 mm. */
export const partUnit = (locale: Locale): BareNumber =>
  locale.units === 'imperial' ? () => 'in' : (value) => (value < 10 ? 'm' : 'mm');

/** A dimension within a sentence: 900 m rather than 900.000 m. */
export const brief = (value: Length, locale: Locale): string =>
  formatDimension(value, locale).replace(/\.?(?<!0)0+ m$/, ' m');

/** What was typed of a place: each text is read once, for its plan and for what is said beneath its field. */
export interface Read {
  /** Sizes that could be read, by field. */
  readonly sizes: Readonly<Record<string, Length>>;
  /** Sentences by field, of those that could not, or cannot be. */
  readonly problems: Readonly<Record<string, string>>;
}

export const NOTHING_READ: Read = { sizes: {}, problems: {} };

/** What is said beneath one field: its size, or what is wrong with it. */
export interface ReadField {
  readonly size: Length | undefined;
  readonly problem: string | undefined;
}

export const readOf = ({ sizes, problems }: Read, field: string): ReadField => ({
  size: entryOf(sizes, field),
  problem: entryOf(problems, field),
});

/** Reads typed sizes field by field, and gathers what is read and what is wrong. */
export class SizeReader {
  readonly locale: Locale;
  readonly #sizes = new Map<string, Length>();
  readonly #problems = new Map<string, string>();

  constructor(locale: Locale) {
    this.locale = locale;
  }

  /** All that was gathered. */
  read(): Read {
    return {
      sizes: Object.fromEntries(this.#sizes),
      problems: Object.fromEntries(this.#problems),
    };
  }

  /** The first sentence of a field stands. */
  complain(field: string, sentence: string): void {
    if (!this.#problems.has(field)) this.#problems.set(field, sentence);
  }

  /** The size of a field; undefined where nothing is typed, or nothing that can be it. */
  size(
    field: string,
    text: string,
    unit: (locale: Locale) => BareNumber,
    range: SizeRange,
  ): Length | undefined {
    if (text.trim() === '') return undefined;
    const read = readSize(text, unit(this.locale), range, this.locale);
    if (read.ok) this.#sizes.set(field, read.value);
    else this.complain(field, read.reason);
    return read.ok ? read.value : undefined;
  }

  /** Takes over what was read elsewhere, in place of what was said of the same fields here. */
  add({ sizes, problems }: Read): void {
    for (const [field, size] of Object.entries(sizes)) this.#sizes.set(field, size);
    for (const [field, sentence] of Object.entries(problems)) this.#problems.set(field, sentence);
  }
}

/** Reads a size and says in words when it is zero, too small or too large to be one. */
export function readSize(
  text: string,
  unit: BareNumber,
  range: SizeRange,
  locale: Locale,
): Result<Length> {
  const read = parseLength(text, unit, locale);
  if (!read.ok) return read;
  const shown = brief(read.value, locale);
  if (read.value === 0 && range.least > 0) {
    return { ok: false, reason: wordsIn(locale).zero };
  }
  if (read.value < range.least) {
    const least = brief(range.least, locale);
    return { ok: false, reason: wordsIn(locale).tooSmall(shown, least) };
  }
  if (read.value > range.most) {
    const most = brief(range.most, locale);
    return { ok: false, reason: wordsIn(locale).tooLarge(shown, most) };
  }
  return read;
}
