import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { halfWidth } from './parse-number.ts';
import { length, type Length, type Result } from './units.ts';
import { entryOf } from './entry-of.ts';
import list from './unit-words.json' with { type: 'json' };

const wordsIn = (locale: Locale) => locale.words('measuring', en);

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft' | 'yd';

/** Unit of a number without one; a function may decide by the number. */
export type BareUnit = LengthUnit | ((value: number) => LengthUnit);

const STEPS: Readonly<Record<LengthUnit, number>> = {
  mm: 320,
  cm: 3200,
  m: 320_000,
  in: 8128,
  ft: 97_536,
  yd: 292_608,
};

const UNIT_WORDS: ReadonlyMap<string, LengthUnit> = new Map(
  (['mm', 'cm', 'm', 'in', 'ft', 'yd'] as const).flatMap((unit) =>
    list.units[unit].map((word) => [word, unit]),
  ),
);

/** Unit of a word or a sign, ignoring case; undefined for other words. */
export const unitNamed = (word: string): LengthUnit | undefined =>
  UNIT_WORDS.get(word.toLowerCase());

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const PART =
  /^(?:(\d+)\s*\/\s*(\d+)|(\d+(?:[.,]\d+)?|[.,]\d+)(?:[\s-]+(\d+)\s*\/\s*(\d+))?)(?:[ -]?([\p{L}]+|["']))?\.?\s*/u;
/** 1 km: far beyond any home, and within exact integers. */
const LONGEST = 320_000_000;

const refuse = (reason: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason,
});

/** Nearly all input: nothing to normalize, and a long list reads it a thousand times. */
const IS_PLAIN = /^\d+(?:\.\d+)?(?: ?[a-z]{1,2})?$/;

/** Normalizes curly quotes, primes, vulgar fractions and unusual spaces of keyboards and other apps. */
function plain(text: string): string {
  return halfWidth(text)
    .toLowerCase()
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${entryOf(VULGAR, sign) ?? ''} `)
    .replaceAll('⁄', '/')
    .replace(/''|[″“”]/g, '"')
    .replace(/[′‘’`]/g, "'")
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/(?<![\d.,/])\d{1,3}(?: \d{3})+(?![\d/])/g, (number) => number.replaceAll(' ', ''))
    .trim();
}

/** 1,234.5 and 1.234,5 lose their grouping; a single comma stays and is the decimal sign. */
function ungroup(text: string): string {
  if (!/[.,]/.test(text)) return text;
  return text.replace(/\d[\d.,]*\d/g, (number) => {
    const comma = number.lastIndexOf(',');
    const dot = number.lastIndexOf('.');
    if (comma >= 0 && dot >= 0) {
      return comma > dot
        ? number.replaceAll('.', '').replace(',', '.')
        : number.replaceAll(',', '');
    }
    return /^\d{1,3}(,\d{3}){2,}$/.test(number) ? number.replaceAll(',', '') : number;
  });
}

interface Part {
  readonly value: number;
  readonly fraction: boolean;
  /** Sign before the last three digits if they may be thousands. */
  readonly grouping: string | undefined;
  readonly digits: string;
  readonly unit: LengthUnit | undefined;
}

/** Reads one number with its unit from the start of the text; undefined if there is none. */
function readPart(text: string): { readonly part: Part; readonly rest: string } | undefined {
  const match = PART.exec(text);
  if (match === null) return undefined;
  const [all, top, bottom, whole, overTop, overBottom, word] = match;
  const unit = word === undefined ? undefined : UNIT_WORDS.get(word);
  if (word !== undefined && unit === undefined) return undefined;
  const fractionTop = top ?? overTop;
  const fractionBottom = bottom ?? overBottom;
  const fraction = fractionTop === undefined ? 0 : Number(fractionTop) / Number(fractionBottom);
  if (!Number.isFinite(fraction)) return undefined;
  const value = Number((whole ?? '0').replace(',', '.')) + fraction;
  const [, grouping] = /^\d{1,3}([.,])\d{3}$/.exec(whole ?? '') ?? [];
  const rest = text.slice(all.length);
  return {
    part: { value, fraction: fractionTop !== undefined, grouping, digits: whole ?? '', unit },
    // `5'-3"`: the dash is not a sign.
    rest: unit === 'ft' ? rest.replace(/^[-–] ?(?=\d)/, '') : rest,
  };
}

/** 9.525 mm is 3/8 inch, to a thousandth of a millimetre. */
function isInchFraction(value: number): boolean {
  const parts = (value * 64) / 25.4;
  return Math.abs(parts - Math.round(parts)) < 0.0013;
}

/**
 * True if the sign before three digits groups thousands: nobody measures thousandths of a millimetre, so 2,515 mm does.
 * A point does if the field has no sizes as small and no inch is meant.
 */
function isGrouped({ value, grouping }: Part, unit: LengthUnit, bare: BareUnit): boolean {
  if (unit !== 'mm' || grouping === undefined) return false;
  if (grouping === ',') return true;
  const isTooSmall = value < 10 && typeof bare === 'function' && bare(value) !== 'mm';
  return isTooSmall && !isInchFraction(value);
}

/** `2m44`: unit of the digits after metres, by their number. */
const AFTER_METRES: Readonly<Record<number, LengthUnit>> = { 2: 'cm', 3: 'mm' };

/** Unit of a part without one: inches after feet, inches for a fraction, otherwise the caller's. */
function unitOf(
  part: Part,
  before: LengthUnit | undefined,
  bare: BareUnit,
): LengthUnit | undefined {
  if (part.unit !== undefined) return part.unit;
  if (before === 'ft') return 'in';
  if (before === 'm' && /^\d+$/.test(part.digits)) return AFTER_METRES[part.digits.length];
  if (before !== undefined) return undefined;
  if (part.fraction) return 'in';
  return typeof bare === 'function' ? bare(part.value) : bare;
}

/** True if the second unit may follow the first, as inches follow feet and centimetres metres. */
const follows = (before: LengthUnit | undefined, now: LengthUnit): boolean =>
  before === undefined ||
  (STEPS[now] < STEPS[before] &&
    (before === 'm' || before === 'cm') === (now === 'cm' || now === 'mm'));

/**
 * Reads a length in any notation of a tape measure: `2515`, `2.515 m`, `2,515 m`, `8' 3 1/2"`, `99 1/4"`, `8ft 3.5in`,
 * `10'-6"`, `8-foot`, `2 m 51 cm`, `2m51`, `1 200 mm`. A number without a unit is in `bare`; after feet it is inches,
 * and a fraction is inches. Rounded to the nearest 1/320 mm. Returns a message if negative, unreadable or longer than 1
 * km; zero is a length, and callers decide if it makes sense.
 */
export function parseLength(text: string, bare: BareUnit, locale: Locale): Result<Length> {
  let rest = IS_PLAIN.test(text) ? text : ungroup(plain(text));
  if (rest === '') return refuse(wordsIn(locale).noLength);
  if (/^[-−–]\s*[\d.,]/.test(rest)) return refuse(wordsIn(locale).negative);
  let steps = 0;
  let before: LengthUnit | undefined;
  while (rest !== '') {
    const read = readPart(rest);
    const unit = read === undefined ? undefined : unitOf(read.part, before, bare);
    if (read === undefined || unit === undefined || !follows(before, unit)) {
      return refuse(wordsIn(locale).notALength(text.trim().slice(0, 40)));
    }
    const thousands = isGrouped(read.part, unit, bare) ? 1000 : 1;
    steps += read.part.value * thousands * STEPS[unit];
    before = unit;
    rest = read.rest;
  }
  if (steps > LONGEST) return refuse(wordsIn(locale).tooLong);
  return { ok: true, value: length(Math.round(steps)) };
}

/** Adds the unit to a number entered without one, so that its meaning stays when the user changes units. */
export function nameUnit(text: string, bare: (value: number) => LengthUnit): string {
  const typed = halfWidth(text).trim();
  const number = ungroup(
    /^\d{1,3}(?: \d{3})+$/.test(typed) ? typed.replaceAll(' ', '') : typed,
  ).replace(',', '.');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(number)) return text;
  const unit = bare(Number(number));
  if (unit === 'in') return `${typed}″`;
  return unit === 'ft' ? `${typed}′` : `${typed} ${unit}`;
}
