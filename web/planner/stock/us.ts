import { building } from './us/building.ts';
import { finishes } from './us/finishes.ts';
import { fixings } from './us/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in dollars before sales tax. Each is an estimate, but for those marked with a source (`sources.ts`), and all give way to
 * the shop's own.
 */
export const us: Shelf<'us'> = shelfOf('us', {
  ...building,
  ...finishes,
  ...fixings,
});
