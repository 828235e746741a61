import type { Cents, Length } from '../measure/units/units.ts';
import type { LabelUnit } from './label-units.ts';
import type { PRODUCTS, Product, WhyNotSold } from './products.ts';
import type { Region } from './region.ts';
import type { Source } from './sources.ts';

/** Container of a pack. */
export type Container =
  | 'tin'
  | 'tub'
  | 'bag'
  | 'bulk-bag'
  | 'box'
  | 'case'
  | 'pack'
  | 'roll'
  | 'tube'
  | 'bundle'
  | 'load'
  | 'each';

export interface Priced {
  /** Example price in the smallest unit of the region's currency; before sales tax in `us`. */
  readonly price: Cents;
  readonly source: Source;
}

export type AtLeastOne<T> = readonly [T, ...(readonly T[])];

/** Names of products that differ from the usual product in one region. */
export type LocalName =
  | 'concrete-screws'
  | 'sleeve-anchors'
  | 'thin-plywood'
  | 'timber-stud'
  | 'lock-case'
  | 'wood-oil'
  | 'drill-in-hinges';

export interface Variant {
  /** Stable ASCII key; empty if the product has one variant. */
  readonly key: string;
  /** Text of the label with units as symbols: `2 × 4`, `12.5 mm`, `20.5 in × 33 ft`, `P120`. */
  readonly label: string;
  /** Actual size, never the nominal one; absent if irrelevant to take-offs. */
  readonly length?: Length;
  readonly width?: Length;
  readonly thickness?: Length;
  /** Regional name, if shops of the region sell a different kind of this product; otherwise the product's name applies. */
  readonly localName?: LocalName;
  /** Use class or grade as sold: `UC4`, `C24`, `#2 ground contact`. */
  readonly grade?: string;
}

export interface Pack extends Priced {
  readonly container: Container;
  /** Amount on the label: 5 + `L`, 80 + `lb`, 1.44 + `m2`. */
  readonly amount: number;
  readonly unit: LabelUnit;
  /** Content in the product's need unit (`PRODUCTS[p].unit`), rounded down. */
  readonly holds: number;
}

export interface PackVariant extends Variant {
  /** Smallest first. */
  readonly packs: AtLeastOne<Pack>;
}

/** One size of a product that is sold in ranges. It has one box size, so boxes are never mixed. */
export interface RangeVariant extends PackVariant {
  readonly packs: readonly [Pack];
}

/** Coverage of one coat as on the label: 12 + `m2` per `L`, 325 + `ft2` per `gal`. */
export interface Coverage {
  readonly area: number;
  readonly areaUnit: 'm2' | 'ft2';
  readonly per: LabelUnit;
}

export interface PacksEntry {
  readonly form: 'packs';
  /** Year of the newest example price. */
  readonly year: number;
  readonly covers?: Coverage;
  readonly variants: AtLeastOne<PackVariant>;
}

export interface RangeEntry extends PacksEntry {
  readonly variants: AtLeastOne<RangeVariant>;
}

export interface StockLength extends Priced {
  /** Amount on the label: 2.4 + `m`, 8 + `ft`, 92.625 + `in`. */
  readonly amount: number;
  readonly unit: 'm' | 'mm' | 'ft' | 'in';
  readonly length: Length;
}

/** A cross-section of a product that is sold by length; `width` and `thickness` are actual sizes. */
export interface Section extends Variant {
  readonly width: Length;
  readonly thickness: Length;
  /** Shortest first. */
  readonly stock: AtLeastOne<StockLength>;
}

export interface LengthsEntry {
  readonly form: 'lengths';
  readonly year: number;
  readonly variants: AtLeastOne<Section>;
}

export interface StockSheet extends Priced {
  /** Sides on the label: 2440 × 1220 `mm`, 4 × 8 `ft`, 49 × 97 `in`. */
  readonly sides: readonly [number, number];
  readonly unit: 'mm' | 'ft' | 'in';
  /** The longer side. */
  readonly length: Length;
  readonly width: Length;
  /** Weight of one sheet, if it matters for lifting. */
  readonly grams?: number;
}

/** Sheets of one thickness; `thickness` is the actual one: 23/32 in plywood is 0.703 in. */
export interface Thickness extends Variant {
  readonly thickness: Length;
  /** Smallest first. */
  readonly sheets: AtLeastOne<StockSheet>;
}

export interface SheetsEntry {
  readonly form: 'sheets';
  readonly year: number;
  readonly variants: AtLeastOne<Thickness>;
}

/** A product that shops of the region do not sell, and the product that jobs buy instead, or `none`. */
export interface NotSold {
  readonly form: 'not-sold';
  readonly instead: Product | 'none';
  readonly why: WhyNotSold;
}

export type ShelfEntry = PacksEntry | LengthsEntry | SheetsEntry;

interface EntryByForm {
  readonly packs: PacksEntry;
  readonly lengths: LengthsEntry;
  readonly sheets: SheetsEntry;
}

/** Entry of a product that is sold. */
export type EntryOf<P extends Product> = (typeof PRODUCTS)[P] extends { readonly range: true }
  ? RangeEntry
  : EntryByForm[(typeof PRODUCTS)[P]['form']];

type Lacking<P extends Product> = (typeof PRODUCTS)[P] extends { readonly lacking: infer Regions }
  ? keyof Regions
  : never;

/** The rows of a region: its table has only what its shops sell. */
export type SoldRows<R extends Region> = {
  readonly [P in Product as R extends Lacking<P> ? never : P]: EntryOf<P>;
};

type OnShelf<P extends Product, R extends Region> = R extends Lacking<P> ? NotSold : EntryOf<P>;

/**
 * All products of a region. The default covers every region, so its callers must handle products that some region does
 * not sell.
 */
export type Shelf<R extends Region = Region> = { readonly [P in Product]: OnShelf<P, R> };

type Side = 'length' | 'width' | 'thickness';

/** The variant with the smallest side of at least this size; undefined if none is large enough. */
export function variantAtLeast<V extends Variant>(
  variants: readonly V[],
  side: Side,
  least: Length,
): V | undefined {
  return variants
    .filter((variant) => (variant[side] ?? 0) >= least)
    .toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0))[0];
}

/** The variant with the side nearest to the wanted size; the first of two equally near ones. */
export function variantNearest<V extends Variant>(
  variants: AtLeastOne<V>,
  side: Side,
  wanted: Length,
): V {
  const off = (variant: V): number => Math.abs((variant[side] ?? 0) - wanted);
  const [first, ...rest] = variants;
  return rest.reduce((best, variant) => (off(variant) < off(best) ? variant : best), first);
}

/** The variant with the nearest number on its label: of 180 and 240, 180 for grit 120. */
export function variantGraded<V extends Variant>(variants: AtLeastOne<V>, wanted: number): V {
  const off = ({ label }: V): number => Math.abs(Number.parseInt(label, 10) - wanted);
  const [first, ...rest] = variants;
  return rest.reduce((best, variant) => (off(variant) < off(best) ? variant : best), first);
}

/** The smallest variant with a side of at least this size, or the nearest if none is large enough. */
export const variantReaching = <V extends Variant>(
  variants: AtLeastOne<V>,
  side: Side,
  least: Length,
): V => variantAtLeast(variants, side, least) ?? variantNearest(variants, side, least);

/** The usual section of a product; undefined if the region does not sell it by length. */
export const firstSection = (entry: ShelfEntry | NotSold): Section | undefined =>
  entry.form === 'lengths' ? entry.variants[0] : undefined;
