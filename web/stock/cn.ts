import { building } from './cn/building.ts';
import { fixings } from './cn/fixings.ts';
import { garden } from './cn/garden.ts';
import { hardware } from './cn/hardware.ts';
import { paint } from './cn/paint.ts';
import { surfaces } from './cn/surfaces.ts';
import { timber } from './cn/timber.ts';
import { tools } from './cn/tools.ts';
import type { Shelf } from './shelf.ts';

/**
 * Prices in fen with tax, without delivery or carrying upstairs; each a first guess: the shop's own price
 * wins. Ranges in comments are what price lists and advice pages of 2012 to 2026 say. Without a comment:
 * trade memory.
 */
export const cn: Shelf<'cn'> = {
  ...building,
  ...fixings,
  ...garden,
  ...hardware,
  ...paint,
  ...surfaces,
  ...timber,
  ...tools,
};
