import { building } from './eu/building.ts';
import { fixings } from './eu/fixings.ts';
import { garden } from './eu/garden.ts';
import { hardware } from './eu/hardware.ts';
import { paint } from './eu/paint.ts';
import { surfaces } from './eu/surfaces.ts';
import { timber } from './eu/timber.ts';
import { tools } from './eu/tools.ts';
import type { Shelf } from './shelf.ts';

/**
 * Prices in euro cents with tax, German-speaking shelves; each a first guess: the shop's own price wins.
 * "Seed list" is the price list of a German renovation app, "shop feed" that of a chain, August 2026.
 * Without a comment: trade memory.
 */
export const eu: Shelf<'eu'> = {
  ...building,
  ...fixings,
  ...garden,
  ...hardware,
  ...paint,
  ...surfaces,
  ...timber,
  ...tools,
};
