import { building } from './cn/building.ts';
import { finishes } from './cn/finishes.ts';
import { fixings } from './cn/fixings.ts';
import type { Shelf } from './shelf.ts';
import { shelfOf } from './table.ts';

/**
 * Prices in yuan with tax, without delivery or carrying upstairs. Each is an estimate, but for those marked with a source (`sources.ts`), and all give way to
 * the shop's own.
 */
export const cn: Shelf<'cn'> = shelfOf('cn', {
  ...building,
  ...finishes,
  ...fixings,
});
