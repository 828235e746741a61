import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength, type LengthUnit } from './parse-length.ts';
import { formatDimension, formatLength, mm, type Length, type Result } from './units.ts';
import { entryOf } from './entry-of.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

export interface SizeRange {
  readonly least: Length;
  readonly most: Length;
}

/** A side of a rectangle, or of an outline with recesses. */
export const SIDE_RANGE: SizeRange = { least: mm(300), most: mm(100_000) };
export const STEP_RANGE: SizeRange = { least: mm(20), most: mm(100_000) };
export const HEIGHT_RANGE: SizeRange = { least: mm(1000), most: mm(12_000) };
/** Low side of a sloped ceiling, or a wall that belongs to no room. */
export const LOW_RANGE: SizeRange = { least: mm(100), most: mm(12_000) };
export const OPENING_RANGE: SizeRange = { least: mm(100), most: mm(20_000) };
/** Distance from a corner to an opening, or from the floor to a sill: may be 0. */
export const OFFSET_RANGE: SizeRange = { least: mm(0), most: mm(100_000) };
/** A fence may be longer than a room. */
export const STRETCH_RANGE: SizeRange = { least: mm(100), most: mm(500_000) };

/**
 * Rooms are never 4 mm or 2515 inches: a small number without a unit is in metres (or feet), a larger one in mm (or
 * inches), and from 500 on always in mm.
 */
const splitAt =
  (locale: Locale, split: number) =>
  (value: number): LengthUnit => {
    if (locale.units === 'metric') return value < split ? 'm' : 'mm';
    if (value >= 500) return 'mm';
    return value < split ? 'ft' : 'in';
  };

export type BareNumber = (value: number) => LengthUnit;

/** Unit of a room's side without one. */
export const sideUnit = (locale: Locale): BareNumber => splitAt(locale, 30);
/** Unit of a height without one. */
export const heightUnit = (locale: Locale): BareNumber => splitAt(locale, 13);
/** Unit of an opening without one; doors and windows are smaller than rooms, so the limit is lower. */
export const openingUnit = (locale: Locale): BareNumber => splitAt(locale, 10);

/** Range of bare numbers that users read in centimetres. */
export type CentimetreRange = readonly [least: number, most: number];

/** No wall is 402 mm, but many tapes say 402. */
export const SIDE_CENTIMETRES: CentimetreRange = [30, 999];
export const HEIGHT_CENTIMETRES: CentimetreRange = [100, 400];
export const OPENING_CENTIMETRES: CentimetreRange = [60, 300];

/** How a field reads a number without a unit. */
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

/** `402 cm` for a bare 402, or 402 mm, if millimetres are certainly not meant. */
export function surelyCentimetres(
  text: string,
  range: CentimetreRange | undefined,
): string | undefined {
  const number = /^(\d{2,3})( mm)?$/.exec(text.trim())?.[1];
  if (number === undefined || range === undefined) return undefined;
  const [least, most] = range;
  return Number(number) >= least && Number(number) <= most ? `${number} cm` : undefined;
}

/** Unit of a part without one: inches or millimetres; nobody cuts parts of 2.4 mm. */
export const partUnit = (locale: Locale): BareNumber =>
  locale.units === 'imperial' ? () => 'in' : (value) => (value < 10 ? 'm' : 'mm');

/** A dimension within a sentence: 900 m instead of 900.000 m. */
export const brief = (value: Length, locale: Locale): string =>
  formatDimension(value, locale).replace(/\.?(?<!0)0+\u00a0m$/, '\u00a0m');

/** Result of reading a place's texts: each text is read once, for the plan and for the message at its field. */
export interface Read {
  /** Valid sizes, by field. */
  readonly sizes: Readonly<Record<string, Length>>;
  /** Messages for invalid sizes, by field. */
  readonly problems: Readonly<Record<string, string>>;
}

export const NOTHING_READ: Read = { sizes: {}, problems: {} };

/** Size of one field, or its message. */
export interface ReadField {
  readonly size: Length | undefined;
  readonly problem: string | undefined;
}

export const readOf = ({ sizes, problems }: Read, field: string): ReadField => ({
  size: entryOf(sizes, field),
  problem: entryOf(problems, field),
});

/** Reads sizes field by field and collects results and messages. */
export class SizeReader {
  readonly locale: Locale;
  readonly #sizes = new Map<string, Length>();
  readonly #problems = new Map<string, string>();

  constructor(locale: Locale) {
    this.locale = locale;
  }

  read(): Read {
    return {
      sizes: Object.fromEntries(this.#sizes),
      problems: Object.fromEntries(this.#problems),
    };
  }

  /** Keeps the first message of a field. */
  complain(field: string, sentence: string): void {
    if (!this.#problems.has(field)) this.#problems.set(field, sentence);
  }

  /** Size of a field; undefined if empty or invalid. */
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

  /** Adds results from another reader; they replace this reader's for the same fields. */
  add({ sizes, problems }: Read): void {
    for (const [field, size] of Object.entries(sizes)) this.#sizes.set(field, size);
    for (const [field, sentence] of Object.entries(problems)) this.#problems.set(field, sentence);
  }
}

/** Reads the side of a board or of a part of it, which is never zero. */
export function readSide(text: string, unit: BareNumber, locale: Locale): Result<Length> {
  const read = parseLength(text, unit, locale);
  return read.ok && read.value === 0 ? { ok: false, reason: wordsIn(locale).zero } : read;
}

/** Reads a size; returns a message if it is zero, too small or too large. */
export function readSize(
  text: string,
  unit: BareNumber,
  range: SizeRange,
  locale: Locale,
): Result<Length> {
  const read = parseLength(text, unit, locale);
  if (!read.ok) return read;
  // Less than a metre is shown in the unit of a tape: 76 mm, not 0.076 m.
  const inUnit = read.value < mm(1000) ? formatLength : brief;
  const shown = inUnit(read.value, locale);
  if (read.value === 0 && range.least > 0) {
    return { ok: false, reason: wordsIn(locale).zero };
  }
  if (read.value < range.least) {
    const least = inUnit(range.least, locale);
    return { ok: false, reason: wordsIn(locale).tooSmall(shown, least) };
  }
  if (read.value > range.most) {
    const most = brief(range.most, locale);
    return { ok: false, reason: wordsIn(locale).tooLarge(shown, most) };
  }
  return read;
}
