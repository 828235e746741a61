import { cents, mm, type Length } from '../measure/units.ts';
import { LABEL_UNITS, type LabelUnit } from './label-units.ts';
import type { Product } from './products.ts';
import type {
  AtLeastOne,
  Container,
  Coverage,
  LengthsEntry,
  NotSold,
  Pack,
  PacksEntry,
  PackVariant,
  Section,
  SheetsEntry,
  StockLength,
  StockSheet,
  Sure,
  Thickness,
  Variant,
  WhyNotSold,
} from './shelf.ts';

/** Amount and unit as on the label, price in the smallest unit of the currency; `holds` where the label does not give it. */
type PackRow = readonly [
  amount: number,
  unit: LabelUnit,
  price: number,
  sure: Sure,
  more?: { readonly holds?: number; readonly in?: Container },
];
type LengthRow = readonly [
  amount: number,
  unit: 'm' | 'mm' | 'ft' | 'in',
  price: number,
  sure: Sure,
];
type SheetRow = readonly [
  side: number,
  side: number,
  unit: 'mm' | 'ft' | 'in',
  price: number,
  sure: Sure,
  kilos?: number,
];
/** Length, width, thickness of one piece in the unit of the label; 0 for what does not matter. */
type Dimensions =
  | readonly []
  | readonly [length: number]
  | readonly [length: number, width: number]
  | readonly [length: number, width: number, thickness: number];

interface Details {
  readonly covers?: readonly [area: number, areaUnit: 'm2' | 'ft2', per: LabelUnit];
  /** What the real sizes are in where the labels do not end with a unit: nominal lumber, R-values. */
  readonly sizesIn?: 'in';
  /** Need units in one unit of the label, where the two measure different things: ml of concrete in a kg. */
  readonly per?: Readonly<Partial<Record<LabelUnit, number>>>;
}

const lengthOf = (amount: number, unit: keyof typeof LABEL_UNITS): Length =>
  mm(amount * LABEL_UNITS[unit][1]);

/** Maps without losing that there is at least one. */
const each = <From, To>(
  [first, ...rest]: AtLeastOne<From>,
  to: (one: From) => To,
): AtLeastOne<To> => [to(first), ...rest.map(to)];

/** `20.5 in × 33 ft` has its dimensions in the unit that it ends with; `P120` has none. */
function variantOf(label: string, dimensions: Dimensions = [], sizesIn?: 'in'): Variant {
  const unit = /(?: (mm|in|ft|m))?$/.exec(label)?.[1] as 'mm' | 'in' | 'ft' | 'm' | undefined;
  const size = dimensions.map((one) => lengthOf(one, unit ?? sizesIn ?? 'mm'));
  const [length, width, thickness] = size;
  return {
    key: label
      .toLowerCase()
      .replaceAll(/ ?× ?/g, 'x')
      .replaceAll(/[^a-z0-9.]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
    label,
    ...(length ? { length } : {}),
    ...(width ? { width } : {}),
    ...(thickness ? { thickness } : {}),
  };
}

const packOf =
  (container: Container, { per }: Details) =>
  ([amount, unit, price, sure, more]: PackRow): Pack => ({
    container: more?.in ?? container,
    amount,
    unit,
    price: cents(price),
    sure,
    // A hair below a whole number is rounding noise of a product, not a short pack.
    holds: more?.holds ?? Math.floor(amount * (per?.[unit] ?? LABEL_UNITS[unit][1]) + 1e-6),
  });

const coverage = ({ covers }: Details): { readonly covers?: Coverage } =>
  covers === undefined ? {} : { covers: { area: covers[0], areaUnit: covers[1], per: covers[2] } };

/** A product with one variant, in packs. `year` is that of the prices. */
export const packs = (
  container: Container,
  year: number,
  rows: AtLeastOne<PackRow>,
  details: Details = {},
): PacksEntry => ({
  form: 'packs',
  year,
  ...coverage(details),
  variants: [{ key: '', label: '', packs: each(rows, packOf(container, details)) }],
});

type VariantRow = readonly [label: string, size: Dimensions, rows: AtLeastOne<PackRow>];

/** A product in several sizes, each in packs. */
export const sized = (
  container: Container,
  year: number,
  variants: AtLeastOne<VariantRow>,
  details: Details = {},
): PacksEntry => ({
  form: 'packs',
  year,
  ...coverage(details),
  variants: each(variants, ([label, size, rows]): PackVariant => ({
    ...variantOf(label, size, details.sizesIn),
    packs: each(rows, packOf(container, details)),
  })),
});

const lengthRow = ([amount, unit, price, sure]: LengthRow): StockLength => ({
  amount,
  unit,
  length: lengthOf(amount, unit),
  price: cents(price),
  sure,
});

/** One price a metre or a foot for several lengths; each is rounded to the smallest unit of money. */
export const by = (
  unit: 'm' | 'ft',
  price: number,
  sure: Sure,
  first: number,
  ...rest: readonly number[]
): AtLeastOne<LengthRow> =>
  each([first, ...rest], (amount) => [amount, unit, Math.round(amount * price), sure]);

type SectionRow = readonly [
  label: string,
  actual: readonly [width: number, thickness: number],
  rows: AtLeastOne<LengthRow>,
  grade?: string,
];

/** Sold by length. The label names the section as the shop does; `actual` is what a rule measures, in `unit`. */
export const lengths = (
  year: number,
  unit: 'mm' | 'in',
  sections: AtLeastOne<SectionRow>,
): LengthsEntry => ({
  form: 'lengths',
  year,
  variants: each(sections, ([label, [width, thickness], rows, grade]): Section => ({
    ...variantOf(label),
    width: lengthOf(width, unit),
    thickness: lengthOf(thickness, unit),
    ...(grade === undefined ? {} : { grade }),
    stock: each(rows, lengthRow),
  })),
});

const sheetRow = ([a, b, unit, price, sure, kilos]: SheetRow): StockSheet => ({
  sides: [a, b],
  unit,
  length: lengthOf(Math.max(a, b), unit),
  width: lengthOf(Math.min(a, b), unit),
  price: cents(price),
  sure,
  ...(kilos === undefined ? {} : { grams: Math.round(kilos * 1000) }),
});

type ThicknessRow = readonly [
  label: string,
  actual: number,
  rows: AtLeastOne<SheetRow>,
  grade?: string,
];

/** Sheets by thickness; `actual` is the real one, in `unit`. */
export const sheets = (
  year: number,
  unit: 'mm' | 'in',
  thicknesses: AtLeastOne<ThicknessRow>,
): SheetsEntry => ({
  form: 'sheets',
  year,
  variants: each(thicknesses, ([label, actual, rows, grade]): Thickness => ({
    ...variantOf(label),
    thickness: lengthOf(actual, unit),
    ...(grade === undefined ? {} : { grade }),
    sheets: each(rows, sheetRow),
  })),
});

/** Not on this region's shelves: what is bought instead, and why. */
export const notSold = (instead: Product | 'none', why: WhyNotSold): NotSold => ({
  form: 'not-sold',
  instead,
  why,
});
