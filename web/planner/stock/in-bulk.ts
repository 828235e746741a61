import type { Product } from './products.ts';

/** Amounts for one litre: grams of weighed products, litres of delivered ones. */
type Recipe = readonly (readonly [product: PackedInBulk, aLitre: number])[];
type PackedInBulk = 'ballast' | 'cement' | 'sharp-sand' | 'gravel' | 'ready-mix';

/**
 * Concrete mixed on site, C20: 1850 kg of ballast and 300 kg of cement per m³ (trade calculators), or cement, sand and
 * stone 1:2:3 by volume.
 */
const MIXED: readonly Recipe[] = [
  [
    ['ballast', 1850],
    ['cement', 300],
  ],
  [
    ['sharp-sand', 700],
    ['gravel', 1150],
    ['cement', 320],
  ],
];
const DELIVERED: readonly Recipe[] = [[['ready-mix', 1000]]];

/** Bulk recipes of products in small bags: the first recipe of each list that is sold completely. */
export const IN_BULK: Partial<Record<Product, readonly (readonly Recipe[])[]>> = {
  'concrete-mix': [MIXED, DELIVERED],
  'post-mix': [MIXED, DELIVERED],
};

/** Minimum number of bags for a bulk offer: from here bulk bags are cheaper (merchants). */
export const BULK_FROM_BAGS = 10;
