import { building } from './us/building.ts';
import { finishes } from './us/finishes.ts';
import { fixings } from './us/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in dollars before sales tax. Prices without a source mark (`sources.ts`) are estimates; the user's own
 * prices replace them.
 */
export const us: Shelf<'us'> = shelfOf('us', {
  ...building,
  ...finishes,
  ...fixings,
});
