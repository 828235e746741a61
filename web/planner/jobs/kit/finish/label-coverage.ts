import { coverage } from '../../../stock/coverage.ts';
import type { Product } from '../../../stock/products.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import { soldAs } from '../bill.ts';

/** m² a litre in one coat, as the label of what the region's shops sell says; `usual` where it says nothing. */
export function labelCoverage(shelf: Shelf, product: Product, usual: number): number {
  const sold = soldAs(shelf, product);
  const entry = sold === undefined ? undefined : shelf[sold];
  return entry?.form === 'packs' && entry.covers !== undefined ? coverage(entry.covers) : usual;
}
