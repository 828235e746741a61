import type { Locale } from '../../../../language/locale.ts';
import { cents, mm, toMm, type Length } from '../../../measure/units/units.ts';
import { stockId } from '../../../stock/offers.ts';
import { PRODUCTS, type Product } from '../../../stock/products.ts';
import type { AtLeastOne, PackVariant, Section, Thickness } from '../../../stock/shelf.ts';
import type { LengthOffer, SheetOffer } from '../../../stock/offer.ts';
import { formatSides, formatTapeLength } from '../format-sizes.ts';
import type { SheetSize, Workshop } from '../steps/workshop.ts';

/** Sawn from the bundle in whatever lengths a yard keeps; made-up things such as slotted posts are not. */
const FROM_THE_YARD: ReadonlySet<Product> = new Set<Product>([
  'fence-post',
  'fence-rail',
  'gravel-board',
  'deck-board',
]);

const isFromTheYard = (product: Product): boolean =>
  PRODUCTS[product].aisle === 'timber' || FROM_THE_YARD.has(product);

/** Price per metre of the nearest stocked length. */
function rateFor(section: Section, size: Length): number {
  const [first, ...rest] = section.stock;
  const off = (one: { readonly length: Length }): number => Math.abs(one.length - size);
  const near = rest.reduce((best, one) => (off(one) < off(best) ? one : best), first);
  return near.price / near.length;
}

/** Lengths of the user's shop at the region's prices; undefined if the shelf applies. */
export function ownLengths(
  product: Product,
  section: Section,
  { lengths }: Workshop,
  locale: Locale,
): readonly LengthOffer[] | undefined {
  if (lengths === undefined || !isFromTheYard(product)) return undefined;
  return lengths.map((size) => ({
    id: `${stockId(product, section)}/own-${toMm(size)}`,
    label: formatTapeLength(size, locale),
    length: size,
    price: cents(Math.round(size * rateFor(section, size))),
  }));
}

/** Sheets of the user's shop, priced by area; undefined if the shelf applies. */
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
    label: length < width ? formatSides(width, length, locale) : formatSides(length, width, locale),
    length,
    width,
    price: cents(Math.round((large.price * length * width) / (large.length * large.width))),
  }));
}

const areaOf = ({ length = mm(0), width = mm(0) }: Partial<SheetSize>): number => length * width;

/** The shelf's variant with these sides and pieces a pack; else the user's own, priced by the area of the nearest. */
export function variantOfSides(
  variants: AtLeastOne<PackVariant>,
  sides: SheetSize,
  pieces: number,
  locale: Locale,
): PackVariant {
  const { length, width } = sides;
  const off = (one: PackVariant): number => Math.abs(areaOf(one) - areaOf(sides));
  const isAlike = (one: PackVariant): boolean =>
    Math.abs((one.length ?? 0) - length) <= mm(1) &&
    Math.abs((one.width ?? 0) - width) <= mm(1) &&
    one.packs.some(({ holds }) => holds === pieces);
  const [first, ...rest] = variants;
  const nearest = rest.reduce((best, one) => (off(one) < off(best) ? one : best), first);
  const [pack] = nearest.packs;
  const rate = pack.price / (pack.holds * areaOf(nearest));
  return (
    variants.find(isAlike) ?? {
      key: `own-${Math.round(toMm(length))}x${Math.round(toMm(width))}`,
      label: formatSides(length, width, locale),
      length,
      width,
      packs: [
        {
          container: pack.container,
          amount: pieces,
          unit: 'piece',
          holds: pieces,
          price: cents(Math.round(rate * areaOf(sides) * pieces)),
          source: 'estimate',
        },
      ],
    }
  );
}
