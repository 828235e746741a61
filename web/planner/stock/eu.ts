import { building } from './eu/building.ts';
import { finishes } from './eu/finishes.ts';
import { fixings } from './eu/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in euros with tax, German-speaking shelves. Each is an estimate, but for those marked with a source (`sources.ts`), and all give way to
 * the shop's own.
 */
export const eu: Shelf<'eu'> = shelfOf('eu', {
  ...building,
  ...finishes,
  ...fixings,
});
