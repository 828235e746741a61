import { building } from './cn/building.ts';
import { finishes } from './cn/finishes.ts';
import { fixings } from './cn/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in yuan with tax, without delivery or carrying upstairs. Prices without a source mark (`sources.ts`) are
 * estimates; the user's own prices replace them.
 */
export const cn: Shelf<'cn'> = shelfOf('cn', {
  ...building,
  ...finishes,
  ...fixings,
});
