import { cents, mm, type Length } from '../measure/units/units.ts';
import { LABEL_UNITS, type LabelUnit } from './label-units.ts';
import { notSoldIn, PRODUCTS, type Product } from './products.ts';
import type { Region } from './region.ts';
import type {
  AtLeastOne,
  Container,
  Coverage,
  LengthsEntry,
  LocalName,
  NotSold,
  Pack,
  PacksEntry,
  Priced,
  RangeEntry,
  SheetsEntry,
  Shelf,
  SoldRows,
  StockLength,
  StockSheet,
  Variant,
} from './shelf.ts';
import { ESTIMATED, SOURCES, type SourceMark, type Source } from './sources.ts';

type LengthUnit = StockLength['unit'];
type SheetUnit = StockSheet['unit'];
/** Source mark after a price; none for an estimate. */
type Marked<R extends Region> = '' | ` ${SourceMark<R>}`;

/** The label, then the price: `5 L 24.00`. The content is in brackets if the label does not state it. */
type PackCell<R extends Region> =
  `${number} ${LabelUnit}${'' | ` (${number})` | ' bulk-bag' | ' load'} ${number}${Marked<R>}`;
/** `2.4 m 6.00`. */
type LengthCell<R extends Region> = `${number} ${LengthUnit} ${number}${Marked<R>}`;
/** `2440 × 1220 mm (26 kg) 29.00`. */
type SheetCell<R extends Region> =
  `${number} × ${number} ${SheetUnit}${'' | ` (${number} kg)`} ${number}${Marked<R>}`;
/** Price per metre or foot: `1.62/m`. */
type Rate<R extends Region> = `${number}/${'m' | 'ft'}${Marked<R>}`;

/** Container of a pack, and facts that its label leaves out. */
interface Details {
  readonly in: Container;
  readonly covers?: `${number} ${Coverage['areaUnit']}/${LabelUnit}`;
  /** Unit of the real sizes if labels do not end with a unit: nominal lumber, R-values. */
  readonly sizesIn?: 'in';
  /** Need units per label unit if their quantities differ: ml of concrete per kg. */
  readonly per?: Readonly<Partial<Record<LabelUnit, number>>>;
}
type Sold = Container | Details;

/** Length, width, thickness of one piece in the unit of the label; 0 for an irrelevant one. */
type Dimensions =
  | readonly []
  | readonly [length: number]
  | readonly [length: number, width: number]
  | readonly [length: number, width: number, thickness: number];

/** Width and thickness, then the use class or grade as sold. */
type SectionSize = readonly [width: number, thickness: number, grade?: string];

const PACK = /^([\d.]+) (\w+)(?: \((\d+)\))?(?: (bulk-bag|load))? ([\d.]+)(?: (\w\w))?$/;
const LENGTH = /^([\d.]+) (\w+) ([\d.]+)(?: (\w\w))?$/;
const SHEET = /^([\d.]+) × ([\d.]+) (\w+)(?: \(([\d.]+) kg\))? ([\d.]+)(?: (\w\w))?$/;
const RATE = /^([\d.]+)\/(\w+)(?: (\w\w))?$/;
const COVERS = /^([\d.]+) (\w+)\/(\w+)$/;

const unreadable = (cell: string): Error =>
  new Error(`The shelf has a cell that cannot be read: ${cell}`);

/** Parts of a cell. Throws on an invalid cell. */
function parts(pattern: RegExp, cell: string): readonly (string | undefined)[] {
  const found = pattern.exec(cell);
  if (found === null) throw unreadable(cell);
  return found.slice(1);
}

/** Unit of a cell. Throws on an unknown unit. */
function unitIn(symbol: string | undefined, cell: string): LabelUnit {
  if (!Object.hasOwn(LABEL_UNITS, symbol ?? '')) throw unreadable(cell);
  return symbol as LabelUnit;
}

const priced = (price: string | undefined, mark: string | undefined): Priced => ({
  price: cents(Math.round(Number(price) * 100)),
  source: (mark ?? 'estimate') as Source,
});

const lengthOf = (amount: number, unit: LengthUnit): Length => mm(amount * LABEL_UNITS[unit][1]);

/** Maps a non-empty array to a non-empty array. */
const each = <From, To>(
  [first, ...rest]: AtLeastOne<From>,
  to: (one: From) => To,
): AtLeastOne<To> => [to(first), ...rest.map(to)];

/** Variant of a label. Dimensions are in the unit at its end, as in `20.5 in × 33 ft`; `P120` has no unit. */
function variantOf(label: string, dimensions: Dimensions = [], sizesIn?: 'in'): Variant {
  const unit = /(?: (mm|in|ft|m))?$/.exec(label)?.[1] as LengthUnit | undefined;
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
  ({ in: usual, per }: Details) =>
  (cell: string): Pack => {
    const [figures, symbol, inside, container, price, mark] = parts(PACK, cell);
    const [amount, unit] = [Number(figures), unitIn(symbol, cell)];
    return {
      container: (container as Container | undefined) ?? usual,
      amount,
      unit,
      ...priced(price, mark),
      holds:
        inside === undefined
          ? // A hair below a whole number is rounding noise of a product, not a short pack.
            Math.floor(amount * (per?.[unit] ?? LABEL_UNITS[unit][1]) + 1e-6)
          : Number(inside),
    };
  };

function lengthCell(cell: string): StockLength {
  const [figures, symbol, price, mark] = parts(LENGTH, cell);
  const [amount, unit] = [Number(figures), unitIn(symbol, cell) as LengthUnit];
  return { amount, unit, length: lengthOf(amount, unit), ...priced(price, mark) };
}

function sheetCell(cell: string): StockSheet {
  const [one, other, symbol, kilos, price, mark] = parts(SHEET, cell);
  const [a, b, unit] = [Number(one), Number(other), unitIn(symbol, cell) as SheetUnit];
  return {
    sides: [a, b],
    unit,
    length: lengthOf(Math.max(a, b), unit),
    width: lengthOf(Math.min(a, b), unit),
    ...priced(price, mark),
    ...(kilos === undefined ? {} : { grams: Math.round(Number(kilos) * 1000) }),
  };
}

function coverage({ covers }: Details): { readonly covers?: Coverage } {
  if (covers === undefined) return {};
  const [area, areaUnit, per] = parts(COVERS, covers);
  return {
    covers: {
      area: Number(area),
      areaUnit: areaUnit as Coverage['areaUnit'],
      per: per as LabelUnit,
    },
  };
}

const detailsOf = (sold: Sold): Details => (typeof sold === 'string' ? { in: sold } : sold);

/** Gives all variants of an entry a regional name. */
export const withLocalName = <One extends PacksEntry | LengthsEntry | SheetsEntry>(
  name: LocalName,
  entry: One,
): One => ({ ...entry, variants: entry.variants.map((one) => ({ ...one, localName: name })) });

/** The shelf of a region: its rows, and an entry for each product that its shops do not sell. */
export function shelfOf<R extends Region>(region: R, sold: SoldRows<R>): Shelf<R> {
  const missing = (Object.keys(PRODUCTS) as Product[]).flatMap(
    (product): readonly (readonly [Product, NotSold])[] => {
      const [instead, why] = notSoldIn(product, region) ?? [];
      return instead === undefined || why === undefined
        ? []
        : [[product, { form: 'not-sold', instead, why }]];
    },
  );
  // `SoldRows` and `lacking` together have every product.
  return { ...sold, ...Object.fromEntries(missing) } as unknown as Shelf<R>;
}

/** Functions to write the shelf of a region as a table: one variant per row, with its sizes, prices and sources. */
export function tableOf<R extends Region>(region: R) {
  const dates: Readonly<Record<string, string>> = SOURCES[region];
  const yearOf = ({ source }: Priced): number =>
    source === 'estimate' ? ESTIMATED[region] : Number(dates[source]?.slice(0, 4));
  /** Year of the newest price. */
  const newest = (prices: readonly Priced[]): number => Math.max(...prices.map(yearOf));

  /** A product with one variant, in packs, smallest first. */
  const packs = (sold: Sold, ...cells: AtLeastOne<PackCell<R>>): PacksEntry => {
    const details = detailsOf(sold);
    const all = each(cells, packOf(details));
    const variants = [{ key: '', label: '', packs: all }] as const;
    return { form: 'packs', year: newest(all), ...coverage(details), variants };
  };

  /** A product in several sizes, each in packs. */
  const sized = (
    sold: Sold,
    ...rows: AtLeastOne<readonly [label: string, Dimensions, ...AtLeastOne<PackCell<R>>]>
  ): PacksEntry => {
    const details = detailsOf(sold);
    const variants = each(rows, ([label, size, ...cells]) => ({
      ...variantOf(label, size, details.sizesIn),
      packs: each(cells, packOf(details)),
    }));
    const year = newest(variants.flatMap((variant) => variant.packs));
    return { form: 'packs', year, ...coverage(details), variants };
  };

  /** A product in ranges, with one box per size. */
  const ranged = (
    sold: Sold,
    ...rows: AtLeastOne<readonly [label: string, Dimensions, PackCell<R>]>
  ): RangeEntry => {
    const details = detailsOf(sold);
    const variants = each(rows, ([label, size, cell]) => ({
      ...variantOf(label, size, details.sizesIn),
      packs: [packOf(details)(cell)] as const,
    }));
    const year = newest(variants.flatMap((variant) => variant.packs));
    return { form: 'packs', year, ...coverage(details), variants };
  };

  /** A product sold by length, shortest first: the shop's label of the section, then its actual size. */
  const lengths = (
    unit: 'mm' | 'in',
    ...rows: AtLeastOne<readonly [label: string, SectionSize, ...AtLeastOne<LengthCell<R>>]>
  ): LengthsEntry => {
    const variants = each(rows, ([label, [width, thickness, grade], ...cells]) => ({
      ...variantOf(label),
      width: lengthOf(width, unit),
      thickness: lengthOf(thickness, unit),
      ...(grade === undefined ? {} : { grade }),
      stock: each(cells, lengthCell),
    }));
    const year = newest(variants.flatMap(({ stock }) => stock));
    return { form: 'lengths', year, variants };
  };

  /** Sheets by thickness, smallest first: the labelled thickness, then the actual one. */
  const sheets = (
    unit: 'mm' | 'in',
    ...rows: AtLeastOne<readonly [label: string, actual: number, ...AtLeastOne<SheetCell<R>>]>
  ): SheetsEntry => {
    const variants = each(rows, ([label, actual, ...cells]) => ({
      ...variantOf(label),
      thickness: lengthOf(actual, unit),
      sheets: each(cells, sheetCell),
    }));
    const year = newest(variants.flatMap((variant) => variant.sheets));
    return { form: 'sheets', year, variants };
  };

  /** Several lengths at one price per metre or foot, each rounded to the smallest unit of the currency. */
  const by = (rate: Rate<R>, ...amounts: AtLeastOne<number>): AtLeastOne<LengthCell<R>> => {
    const [price, unit, mark] = parts(RATE, rate);
    return each(amounts, (amount) => {
      const whole = Math.round(amount * Math.round(Number(price) * 100)) / 100;
      return `${amount} ${unit} ${whole}${mark === undefined ? '' : ` ${mark}`}` as LengthCell<R>;
    });
  };

  return { packs, sized, ranged, lengths, sheets, by };
}
