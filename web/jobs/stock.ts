import { en } from '../language/en/materials.ts';
import type { Locale, UnitSystem } from '../language/locale.ts';
import { formatLength } from '../measure/format-length.ts';
import { cents, inches, mm, toMm, type Length } from '../measure/units.ts';
import type { SheetSize, Workshop } from './workshop.ts';
import { VARIANT, type LengthOffer, type PackOffer, type SheetOffer } from '../stock/offer.ts';

const wordsIn = (locale: Locale) => locale.words('materials', en);

/** Lengths of timber that merchants keep (UK: steps of 0.6 m; US: 8 to 16 ft in steps of 2 ft). */
const TIMBER: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [2400, 3000, 3600, 4200, 4800, 5400].map(mm),
  imperial: [8, 10, 12, 14, 16].map((feet) => inches(feet * 12)),
};

const inUnit = (size: Length, locale: Locale): number =>
  locale.units === 'metric' ? toMm(size) / 1000 : size / 97_536;

/**
 * The id of one size or colour of a product; names count as the same however they were typed, and
 * what is empty tells nothing apart.
 */
export const variant = (product: string, ...what: readonly (string | number)[]): string => {
  const told = what
    .map((one) => String(one).trim().toLowerCase())
    .filter((one) => one !== '')
    .map((one) => one.replaceAll(/[^\p{L}\p{N}.]+/gu, '-'));
  return told.length === 0 ? product : `${product}${VARIANT}${told.join('_')}`;
};

/** Two sides as a label states them: `300 × 300 mm`. */
export const sidesOf = (a: Length, b: Length, locale: Locale): string =>
  `${formatLength(a, locale).replace(/ mm$/, '')} × ${formatLength(b, locale)}`;

const lengthsOf = (locale: Locale, { lengths }: Workshop): readonly Length[] =>
  lengths ?? TIMBER[locale.units];

/** `2.4 m`, `8 ft`; a person's own length that is no such figure as a tape says it. */
export const tapeLength = (size: Length, locale: Locale): string => {
  const hundredths = inUnit(size, locale) * 100;
  // 20.4 m are 2039.999… hundredths.
  const figure = Math.round(hundredths) / 100;
  if (Math.abs(hundredths - figure * 100) > 1e-6) return formatLength(size, locale);
  return (locale.units === 'metric' ? wordsIn(locale).metres : wordsIn(locale).feet)(figure);
};

/** Timber by the length; `aMetre` is a price to start from, the same for every length. */
export const timber = (
  id: string,
  aMetre: number,
  locale: Locale,
  workshop: Workshop,
): LengthOffer[] =>
  lengthsOf(locale, workshop).map((size) => ({
    id: `${id}/${inUnit(size, locale)}${locale.units === 'metric' ? 'm' : 'ft'}`,
    label: tapeLength(size, locale),
    length: size,
    price: cents(Math.round((toMm(size) / 1000) * aMetre)),
  }));

const FULL: SheetSize = { length: mm(2440), width: mm(1220) };
const HALF: SheetSize = { length: mm(1220), width: mm(1220) };
const SOLD = [
  { size: FULL, key: 'full', label: (words: typeof en) => words.fullSheet },
  { size: HALF, key: 'half', label: (words: typeof en) => words.halfSheet },
] as const;
/** What a square metre of a part sheet costs of one of a full sheet. */
const PART_RATE = 1.2;

const sameSize = (a: SheetSize, b: SheetSize): boolean =>
  a.length === b.length && a.width === b.width;

/**
 * Sheets for sawing: 2440 × 1220 mm (8 × 4 ft) and its half, unless the person's shop has others.
 * `price` is that of a full sheet, to start from.
 */
export const sheets = (
  id: string,
  price: number,
  locale: Locale,
  workshop: Workshop,
): SheetOffer[] =>
  (workshop.sheets ?? [FULL, HALF]).map((size) => {
    const sold = SOLD.find((one) => sameSize(one.size, size));
    const share = (size.length / FULL.length) * (size.width / FULL.width);
    const rate = share < 1 ? PART_RATE : 1;
    return {
      id: `${id}/${sold?.key ?? `${toMm(size.length)}x${toMm(size.width)}`}`,
      label: sold?.label(wordsIn(locale)) ?? sidesOf(size.length, size.width, locale),
      ...size,
      price: cents(Math.round(price * share * rate)),
    };
  });

type Sold = readonly [
  key: string,
  label: string | ((locale: Locale) => string),
  size: number,
  price: number,
];

/**
 * A thing sold one at a time, or in packs of several; prices are for one pack, in cents. The key
 * keeps a person's own price in whichever language it was typed.
 */
export const packs = (id: string, locale: Locale, ...sold: readonly Sold[]): PackOffer[] =>
  sold.map(([key, label, size, price]) => ({
    id: `${id}/${key}`,
    label: typeof label === 'string' ? label : label(locale),
    size,
    price: cents(price),
  }));

/** A box of so many. */
export const boxOf = (count: number, price: number): Sold => [
  `box-of-${count}`,
  (locale) => wordsIn(locale).boxOf(count),
  count,
  price,
];
