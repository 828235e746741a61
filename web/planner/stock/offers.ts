import { en } from '../../language/en/products.ts';
import type { Locale } from '../../language/locale.ts';
import { VARIANT, type LengthOffer, type PackOffer, type SheetOffer } from './offer.ts';
import { lengthLabel, packLabel, sheetLabel, variantLabel } from './label.ts';
import { PRODUCTS, type Product } from './products.ts';
import type { PackVariant, Section, Thickness, Variant } from './shelf.ts';

const wordsIn = (locale: Locale) => locale.words('products', en);

/** Products of one form. */
type ProductOf<Form extends 'packs' | 'lengths' | 'sheets'> = {
  [P in Product]: (typeof PRODUCTS)[P]['form'] extends Form ? P : never;
}[Product];

/** Id of a material and prefix of its offers' ids: `wall-paint`, `wood-screws~4x40mm`. */
export const stockId = (product: Product, { key }: Variant): string =>
  key === '' ? product : `${product}${VARIANT}${key}`;

/** Name in a list: `Fence post, 100 × 100 mm`. */
export function stockName(product: Product, variant: Variant, locale: Locale): string {
  const words = wordsIn(locale);
  const label = variantLabel(variant, words);
  const name =
    variant.localName === undefined ? words.names[product] : words.local[variant.localName];
  return label === '' ? name : words.named(name, label);
}

/** The packs of a variant, smallest first; sizes in the product's need unit. */
export const packOffers = (
  product: ProductOf<'packs'>,
  variant: PackVariant,
  locale: Locale,
): readonly PackOffer[] =>
  variant.packs.map((pack) => ({
    id: `${stockId(product, variant)}/${pack.amount}-${pack.unit}`,
    label: packLabel(pack, PRODUCTS[product].unit, wordsIn(locale)),
    size: pack.holds,
    price: pack.price,
    container: pack.container,
  }));

/** The lengths of a section, shortest first. */
export const lengthOffers = (
  product: ProductOf<'lengths'>,
  section: Section,
  locale: Locale,
): readonly LengthOffer[] =>
  section.stock.map((stock) => ({
    id: `${stockId(product, section)}/${stock.amount}${stock.unit}`,
    label: lengthLabel(stock, wordsIn(locale)),
    length: stock.length,
    price: stock.price,
  }));

/** The sheets of a thickness, smallest first. */
export const sheetOffers = (
  product: ProductOf<'sheets'>,
  thickness: Thickness,
  locale: Locale,
): readonly SheetOffer[] =>
  thickness.sheets.map((sheet) => ({
    id: `${stockId(product, thickness)}/${sheet.sides.join('x')}${sheet.unit}`,
    label: sheetLabel(sheet, wordsIn(locale)),
    length: sheet.length,
    width: sheet.width,
    price: sheet.price,
  }));
