import type { Locale } from '../language/locale.ts';
import { cents, toMm, type Length } from '../measure/units.ts';
import { stockId } from '../stock/offers.ts';
import { PRODUCTS, type Product } from '../stock/products.ts';
import type { Section, Thickness } from '../stock/shelf.ts';
import type { LengthOffer, SheetOffer } from '../stock/offer.ts';
import { sidesOf, tapeLength } from './stock.ts';
import type { Workshop } from './workshop.ts';

/** Sawn from the bundle in whatever lengths a yard keeps; made-up things such as slotted posts are not. */
const FROM_THE_YARD: ReadonlySet<Product> = new Set<Product>([
  'fence-post',
  'fence-rail',
  'gravel-board',
  'deck-board',
]);

const isFromTheYard = (product: Product): boolean =>
  PRODUCTS[product].aisle === 'timber' || FROM_THE_YARD.has(product);

/** What the nearest stocked length costs by the metre. */
function rateFor(section: Section, size: Length): number {
  const [first, ...rest] = section.stock;
  const off = (one: { readonly length: Length }): number => Math.abs(one.length - size);
  const near = rest.reduce((best, one) => (off(one) < off(best) ? one : best), first);
  return near.price / near.length;
}

/** The lengths of the person's own shop, priced by the region's; undefined where the shelf's hold. */
export function ownLengths(
  product: Product,
  section: Section,
  { lengths }: Workshop,
  locale: Locale,
): readonly LengthOffer[] | undefined {
  if (lengths === undefined || !isFromTheYard(product)) return undefined;
  return lengths.map((size) => ({
    id: `${stockId(product, section)}/own-${toMm(size)}`,
    label: tapeLength(size, locale),
    length: size,
    price: cents(Math.round(size * rateFor(section, size))),
  }));
}

/** The sheets of the person's own shop, priced by area; undefined where the shelf's hold. */
export function ownSheets(
  product: Product,
  thickness: Thickness,
  { sheets }: Workshop,
  locale: Locale,
): readonly SheetOffer[] | undefined {
  if (sheets === undefined || PRODUCTS[product].aisle !== 'timber') return undefined;
  const [first, ...rest] = thickness.sheets;
  const large = rest.reduce((a, b) => (b.length * b.width > a.length * a.width ? b : a), first);
  return sheets.map(({ length, width }) => ({
    id: `${stockId(product, thickness)}/own-${toMm(length)}x${toMm(width)}`,
    label: sidesOf(length, width, locale),
    length,
    width,
    price: cents(Math.round((large.price * length * width) / (large.length * large.width))),
  }));
}
