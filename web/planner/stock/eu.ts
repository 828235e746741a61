import { building } from './eu/building.ts';
import { finishes } from './eu/finishes.ts';
import { fixings } from './eu/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in euros with tax, German-speaking shops. Prices without a source mark (`sources.ts`) are estimates; the
 * user's own prices replace them.
 */
export const eu: Shelf<'eu'> = shelfOf('eu', {
  ...building,
  ...finishes,
  ...fixings,
});
