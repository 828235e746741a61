import type { Product } from './products.ts';

/** What a litre of it takes: grams of what is weighed, litres of what is delivered, by product. */
type Recipe = readonly (readonly [product: PackedInBulk, aLitre: number])[];
type PackedInBulk = 'ballast' | 'cement' | 'sharp-sand' | 'gravel' | 'ready-mix';

/**
 * Concrete mixed on site, C20: 1850 kg of ballast and 300 kg of cement a m³ (trade calculators); from sand and stone
 * 1:2:3 by volume. The first of which all is sold.
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

/** Of what comes in small bags, the same in bulk: of each list the first recipe of which all is sold. */
export const IN_BULK: Partial<Record<Product, readonly (readonly Recipe[])[]>> = {
  'concrete-mix': [MIXED, DELIVERED],
  'post-mix': [MIXED, DELIVERED],
};

/** From so many bags on, bulk is offered: about where a bulk bag wins (merchants). */
export const BULK_FROM_BAGS = 10;
