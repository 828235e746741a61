import { en } from '../../../../language/en/workshop.ts';
import type { Locale } from '../../../../language/locale.ts';
import { halfWidth } from '../../../measure/units/parse-number.ts';
import { nameUnit, parseLength } from '../../../measure/units/parse-length.ts';
import { partUnit, sideUnit, type SizeRange } from '../../../measure/units/read-size.ts';
import {
  formatLength,
  inches,
  mm,
  type Length,
  type Result,
} from '../../../measure/units/units.ts';

const wordsIn = (locale: Locale) => locale.words('workshop', en);

/** The user's saw and shop sizes as entered; empty means usual. */
export interface WorkshopTexts {
  readonly kerf: string;
  readonly sheetTrim: string;
  readonly boardTrim: string;
  /** Several, between commas and spaces or semicolons: `2.4 m, 3 m`. */
  readonly lengths: string;
  /** Several: `2440 × 1220; 1220 × 610`. */
  readonly sheets: string;
}

export interface SheetSize {
  readonly length: Length;
  readonly width: Length;
}

/** The same as understood; absent is the usual. Sizes come smallest first, each once. */
export interface Workshop {
  readonly kerf?: Length;
  readonly sheetTrim?: Length;
  readonly boardTrim?: Length;
  readonly lengths?: readonly Length[];
  readonly sheets?: readonly SheetSize[];
}

export const NO_TEXTS: WorkshopTexts = {
  kerf: '',
  sheetTrim: '',
  boardTrim: '',
  lengths: '',
  sheets: '',
};

const FIELDS = ['kerf', 'sheetTrim', 'boardTrim', 'lengths', 'sheets'] as const;

/** The usual blade, and what is trimmed off a sheet's damaged edges and a board's ends. */
export const usualSaw = (locale: Locale) => {
  const metric = locale.made === 'metric';
  return {
    kerf: metric ? mm(3) : inches(1 / 8),
    sheetTrim: metric ? mm(10) : inches(0.5),
    boardTrim: mm(0),
  };
};

/** Unit of a saw size without a unit. */
export const sawUnit = (locale: Locale) => (): 'in' | 'mm' =>
  locale.units === 'imperial' ? 'in' : 'mm';

const WIDEST = { kerf: mm(10), sheetTrim: mm(100), boardTrim: mm(100) };
/** Pieces are jointed to the longest length, so that it must be a length to build with. */
const LENGTH_RANGE = { least: mm(600), most: mm(20_000) };
const SHEET_RANGE = { least: mm(200), most: mm(5000) };
const MOST_SIZES = 12;

const refuse = (reason: string) => ({ ok: false, reason }) as const;

/** A text of several sizes apart. A comma alone is a decimal sign; with a space after it, it parts. */
const apart = (text: string): readonly string[] =>
  halfWidth(text)
    .split(/[;、\n]|,\s+|,$/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const SIDES = /[x×*]/i;

function readSaw(
  field: keyof typeof WIDEST,
  text: string,
  locale: Locale,
): Result<Length | undefined> {
  if (text.trim() === '') return { ok: true, value: undefined };
  const read = parseLength(text, sawUnit(locale), locale);
  if (!read.ok || read.value <= WIDEST[field]) return read;
  return refuse(wordsIn(locale).wide(formatLength(WIDEST[field], locale)));
}

function inRange(read: Result<Length>, { least, most }: SizeRange, locale: Locale): Result<Length> {
  if (!read.ok || (read.value >= least && read.value <= most)) return read;
  const shown = (size: Length): string => formatLength(size, locale);
  return refuse(wordsIn(locale).outOfRange(shown(read.value), shown(least), shown(most)));
}

function readLength(text: string, locale: Locale): Result<Length> {
  if (SIDES.test(text)) return refuse(wordsIn(locale).oneSide(text));
  return inRange(parseLength(text, sideUnit(locale), locale), LENGTH_RANGE, locale);
}

function readSheet(text: string, locale: Locale): Result<SheetSize> {
  const [length = '', width = '', ...more] = text.split(SIDES);
  if (width === '' || more.length > 0) return refuse(wordsIn(locale).twoSides(text));
  const read = (side: string): Result<Length> =>
    inRange(parseLength(side, partUnit(locale), locale), SHEET_RANGE, locale);
  const [long, wide] = [read(length), read(width)];
  if (!long.ok) return long;
  return wide.ok ? { ok: true, value: { length: long.value, width: wide.value } } : wide;
}

/** All sizes of a text, smallest first and each once, or what is wrong with the first that is none. */
function readSizes<Size>(
  text: string,
  read: (one: string) => Result<Size>,
  order: (a: Size, b: Size) => number,
  locale: Locale,
): Result<readonly Size[] | undefined> {
  const parts = apart(text);
  if (parts.length > MOST_SIZES) return refuse(wordsIn(locale).tooMany(MOST_SIZES));
  const sizes: Size[] = [];
  for (const part of parts) {
    const size = read(part);
    if (!size.ok) return size;
    if (sizes.every((one) => order(one, size.value) !== 0)) sizes.push(size.value);
  }
  return { ok: true, value: sizes.length === 0 ? undefined : sizes.toSorted(order) };
}

/** Values that could be read, and problems by field; a problem counts as the usual value. */
export function readWorkshop(
  texts: WorkshopTexts,
  locale: Locale,
): { readonly workshop: Workshop; readonly problems: Partial<Record<keyof Workshop, string>> } {
  const results = {
    kerf: readSaw('kerf', texts.kerf, locale),
    sheetTrim: readSaw('sheetTrim', texts.sheetTrim, locale),
    boardTrim: readSaw('boardTrim', texts.boardTrim, locale),
    lengths: readSizes(
      texts.lengths,
      (one) => readLength(one, locale),
      (a, b) => a - b,
      locale,
    ),
    sheets: readSizes(
      texts.sheets,
      (one) => readSheet(one, locale),
      (a, b) => a.length - b.length || a.width - b.width,
      locale,
    ),
  };
  const workshop: Record<string, unknown> = {};
  const problems: Partial<Record<keyof Workshop, string>> = {};
  for (const field of FIELDS) {
    const result = results[field];
    if (!result.ok) problems[field] = result.reason;
    else if (result.value !== undefined) workshop[field] = result.value;
  }
  return { workshop, problems };
}

/** Texts for a new list or project that can be read; undefined if all are usual. */
export function startingWorkshop(texts: WorkshopTexts, locale: Locale): WorkshopTexts | undefined {
  const { workshop } = readWorkshop(texts, locale);
  const sound = FIELDS.map((field) => [field, workshop[field] === undefined ? '' : texts[field]]);
  return Object.keys(workshop).length === 0
    ? undefined
    : { ...NO_TEXTS, ...Object.fromEntries(sound) };
}

/** Adds units to sizes, so that they keep their meaning if the user changes units. */
export function nameSizes(text: string, field: 'lengths' | 'sheets', locale: Locale): string {
  const bare = field === 'lengths' ? sideUnit(locale) : partUnit(locale);
  return apart(text)
    .map((one) =>
      one
        .split(SIDES)
        .map((side) => nameUnit(side, bare))
        .join('\u00a0×\u00a0'),
    )
    .join('; ');
}
