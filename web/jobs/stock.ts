import { en as enAmounts } from '../language/en/amounts.ts';
import { en } from '../language/en/materials.ts';
import { area } from '../language/language.ts';
import { formatLength, type UnitSystem } from '../measure/format-length.ts';
import { cents, inches, mm, toMm, type Length } from '../measure/units.ts';
import type { SheetSize, Workshop } from './workshop.ts';
import { VARIANT, type LengthOffer, type PackOffer, type SheetOffer } from '../takeoff/material.ts';

const words = area('materials', en);
const amountWords = area('amounts', enAmounts);

/** Lengths of timber that merchants keep (UK: steps of 0.6 m; US: 8 to 16 ft in steps of 2 ft). */
const TIMBER: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [2400, 3000, 3600, 4200, 4800, 5400].map(mm),
  imperial: [8, 10, 12, 14, 16].map((feet) => inches(feet * 12)),
};

const inUnit = (size: Length, system: UnitSystem): number =>
  system === 'metric' ? toMm(size) / 1000 : size / 97_536;

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
export const sidesOf = (a: Length, b: Length, system: UnitSystem): string =>
  `${formatLength(a, system).replace(/ mm$/, '')} × ${formatLength(b, system)}`;

/** A product's name with the one that the person has in mind, where they said so. */
export const named = (...parts: readonly string[]): string =>
  words.named(parts.map((part) => part.trim()).filter((part) => part !== ''));

const lengthsOf = (system: UnitSystem, { lengths }: Workshop): readonly Length[] =>
  lengths ?? TIMBER[system];

/** `2.4 m`, `8 ft`; a person's own length that is no such figure as a tape says it. */
const lengthLabel = (size: Length, system: UnitSystem): string => {
  const figure = inUnit(size, system);
  if (!Number.isInteger(figure * 100)) return formatLength(size, system);
  return (system === 'metric' ? words.metres : words.feet)(figure);
};

/** Timber by the length; `aMetre` is a price to start from, the same for every length. */
export const timber = (
  id: string,
  aMetre: number,
  system: UnitSystem,
  workshop: Workshop,
): LengthOffer[] =>
  lengthsOf(system, workshop).map((size) => ({
    id: `${id}/${inUnit(size, system)}${system === 'metric' ? 'm' : 'ft'}`,
    label: lengthLabel(size, system),
    length: size,
    price: cents(Math.round((toMm(size) / 1000) * aMetre)),
  }));

/** The longest timber that the shop keeps: anything longer is jointed. */
export const longestTimber = (system: UnitSystem, workshop: Workshop): Length =>
  lengthsOf(system, workshop).at(-1) ?? mm(5400);

const FULL: SheetSize = { length: mm(2440), width: mm(1220) };
const HALF: SheetSize = { length: mm(1220), width: mm(1220) };
const SOLD = [
  { size: FULL, key: 'full', label: words.fullSheet },
  { size: HALF, key: 'half', label: words.halfSheet },
];
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
  system: UnitSystem,
  workshop: Workshop,
): SheetOffer[] =>
  (workshop.sheets ?? [FULL, HALF]).map((size) => {
    const sold = SOLD.find((one) => sameSize(one.size, size));
    const share = (size.length / FULL.length) * (size.width / FULL.width);
    const rate = share < 1 ? PART_RATE : 1;
    return {
      id: `${id}/${sold?.key ?? `${toMm(size.length)}x${toMm(size.width)}`}`,
      label: sold?.label ?? sidesOf(size.length, size.width, system),
      ...size,
      price: cents(Math.round(price * share * rate)),
    };
  });

type Sold = readonly [key: string, label: string, size: number, price: number];

/**
 * A thing sold one at a time, or in packs of several; prices are for one pack, in cents. The key
 * keeps a person's own price in whichever language it was typed.
 */
export const packs = (id: string, ...sold: readonly Sold[]): PackOffer[] =>
  sold.map(([key, label, size, price]) => ({
    id: `${id}/${key}`,
    label,
    size,
    price: cents(price),
  }));

/** A pack of so many. */
export const packOf = (count: number, price: number): Sold => [
  `pack-of-${count}`,
  words.packOf(count),
  count,
  price,
];

/** A box of so many. */
export const boxOf = (count: number, price: number): Sold => [
  `box-of-${count}`,
  words.boxOf(count),
  count,
  price,
];

/** A roll of so many square metres, counted in thousandths of one. */
export const rollOf = (metres: number, price: number): Sold => [
  `roll-of-${metres}-m-`,
  words.rollOf(`${metres} m²`),
  metres * 1000,
  price,
];

/** A tin of so many litres, counted in millilitres. */
export const tin = (litres: number, price: number): Sold => [
  `${litres}-l`,
  amountWords.litres(String(litres)),
  litres * 1000,
  price,
];

/** A bag of so many kilograms, counted in grams. */
export const kilos = (weight: number, price: number): Sold => [
  `${weight}-kg-bag`,
  words.bag(amountWords.kilograms(String(weight))),
  weight * 1000,
  price,
];

const pounds = (weight: number, makes: number, price: number): Sold => [
  `${weight}-lb-bag`,
  words.bag(amountWords.pounds(String(weight))),
  makes,
  price,
];

/** Bags by weight, in grams. */
export const BAGS = {
  adhesive: packs('tile-adhesive', kilos(10, 1100), kilos(20, 1700)),
  grout: packs('grout', kilos(2.5, 800), kilos(5, 1300)),
} as const;

/** Bags of concrete mix by what they make, in millilitres: 108 bags of 20 kg a m³; US bags 80 and 60 lb. */
export const concreteBags = (system: UnitSystem): PackOffer[] =>
  system === 'metric'
    ? packs('concrete', ['20-kg-bag', words.bag(amountWords.kilograms('20')), 9259, 550])
    : packs('concrete', pounds(80, 16_990, 650), pounds(60, 12_743, 530));

/** Screws in boxes. */
export const screwBoxes = (id: string): PackOffer[] =>
  packs(
    id,
    ...(
      [
        [200, 700],
        [500, 1400],
        [1000, 2400],
      ] as const
    ).map(([count, price]): Sold => [`${count}-screws`, words.screws(count), count, price]),
  );
