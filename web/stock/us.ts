import { building } from './us/building.ts';
import { fixings } from './us/fixings.ts';
import { garden } from './us/garden.ts';
import { hardware } from './us/hardware.ts';
import { paint } from './us/paint.ts';
import { surfaces } from './us/surfaces.ts';
import { timber } from './us/timber.ts';
import { tools } from './us/tools.ts';
import type { Shelf } from './shelf.ts';

/**
 * Prices in cents before sales tax, each a first guess: the shop's own price wins. "Store list" is a list of
 * labels and prices of the large stores that somebody copied into public code in 2026; a range is what
 * several lists say. Without a comment: trade memory.
 */
export const us: Shelf<'us'> = {
  ...building,
  ...fixings,
  ...garden,
  ...hardware,
  ...paint,
  ...surfaces,
  ...timber,
  ...tools,
};
