import { building } from './uk/building.ts';
import { finishes } from './uk/finishes.ts';
import { fixings } from './uk/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in pounds with VAT. Prices without a source mark (`sources.ts`) are estimates; the user's own prices
 * replace them.
 */
export const uk: Shelf<'uk'> = shelfOf('uk', {
  ...building,
  ...finishes,
  ...fixings,
});
