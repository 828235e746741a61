import { formatLength, type UnitSystem } from '../measure/format-length.ts';
import { cents, inches, mm, toMm, type Length } from '../measure/units.ts';
import { VARIANT, type LengthOffer, type PackOffer, type SheetOffer } from '../takeoff/material.ts';

/** Lengths of timber that merchants keep (UK: steps of 0.6 m; US: 8 to 16 ft in steps of 2 ft). */
const TIMBER: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [2400, 3000, 3600, 4200, 4800, 5400].map(mm),
  imperial: [8, 10, 12, 14, 16].map((feet) => inches(feet * 12)),
};

const label = (size: Length, system: UnitSystem): string =>
  system === 'metric' ? `${toMm(size) / 1000} m` : `${size / 97_536} ft`;

/**
 * The id of one size or colour of a product; names count as the same however they were typed, and
 * what is empty tells nothing apart.
 */
export const variant = (product: string, ...what: readonly (string | number)[]): string => {
  const words = what.map((one) => String(one).trim().toLowerCase());
  const told = words
    .filter((one) => one !== '')
    .map((one) => one.replaceAll(/[^\p{L}\p{N}.]+/gu, '-'));
  return told.length === 0 ? product : `${product}${VARIANT}${told.join('_')}`;
};

/** Two sides as a label states them: `300 × 300 mm`. */
export const sidesOf = (a: Length, b: Length, system: UnitSystem): string =>
  `${formatLength(a, system).replace(/ mm$/, '')} × ${formatLength(b, system)}`;

/** A product's name with the one that the person has in mind, where they said so. */
export const named = (...words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ');

/** Timber by the length; `aMetre` is a price to start from, the same for every length. */
export const timber = (id: string, aMetre: number, system: UnitSystem): LengthOffer[] =>
  TIMBER[system].map((size) => ({
    id: `${id}/${label(size, system).replace(' ', '')}`,
    label: label(size, system),
    length: size,
    price: cents(Math.round((toMm(size) / 1000) * aMetre)),
  }));

/** The longest timber that merchants keep: anything longer is jointed. */
export const longestTimber = (system: UnitSystem): Length => TIMBER[system].at(-1) ?? mm(5400);

/** Sheets for sawing: 2440 × 1220 mm (8 × 4 ft), and its half where it is sold. */
export const sheets = (id: string, price: number): SheetOffer[] => [
  {
    id: `${id}/full`,
    label: '2440 × 1220 mm (8 × 4 ft)',
    length: mm(2440),
    width: mm(1220),
    price: cents(price),
  },
  {
    id: `${id}/half`,
    label: '1220 × 1220 mm (4 × 4 ft)',
    length: mm(1220),
    width: mm(1220),
    price: cents(Math.round(price * 0.6)),
  },
];

/** A thing sold one at a time, or in packs of several; prices are for one pack, in cents. */
export const packs = (
  id: string,
  ...sold: readonly (readonly [label: string, size: number, price: number])[]
): PackOffer[] =>
  sold.map(([text, size, price]) => ({
    id: `${id}/${text.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')}`,
    label: text,
    size,
    price: cents(price),
  }));

/** Bags by weight, in grams. */
export const BAGS = {
  adhesive: packs('tile-adhesive', ['10 kg bag', 10_000, 1100], ['20 kg bag', 20_000, 1700]),
  grout: packs('grout', ['2.5 kg bag', 2500, 800], ['5 kg bag', 5000, 1300]),
} as const;

/** Bags of concrete mix by what they make, in millilitres: 108 bags of 20 kg a m³; US bags 80 and 60 lb. */
export const concreteBags = (system: UnitSystem): PackOffer[] =>
  system === 'metric'
    ? packs('concrete', ['20 kg bag', 9259, 550])
    : packs('concrete', ['80 lb bag', 16_990, 650], ['60 lb bag', 12_743, 530]);

/** Screws in boxes. */
export const screwBoxes = (id: string): PackOffer[] =>
  packs(id, ['200 screws', 200, 700], ['500 screws', 500, 1400], ['1000 screws', 1000, 2400]);
