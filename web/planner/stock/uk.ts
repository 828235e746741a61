import { building } from './uk/building.ts';
import { finishes } from './uk/finishes.ts';
import { fixings } from './uk/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in pounds with VAT. Each is an estimate, but for those marked with a source (`sources.ts`), and all give way to
 * the shop's own.
 */
export const uk: Shelf<'uk'> = shelfOf('uk', {
  ...building,
  ...finishes,
  ...fixings,
});
