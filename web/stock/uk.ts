import { building } from './uk/building.ts';
import { fixings } from './uk/fixings.ts';
import { garden } from './uk/garden.ts';
import { hardware } from './uk/hardware.ts';
import { paint } from './uk/paint.ts';
import { surfaces } from './uk/surfaces.ts';
import { timber } from './uk/timber.ts';
import { tools } from './uk/tools.ts';
import type { Shelf } from './shelf.ts';

/**
 * Prices in pence with VAT, each a first guess: the shop's own price wins. Sources in the aisles' comments:
 * [PX] shop prices that a public repository recorded on 2026-05-22; [TP] a merchant's list in a public
 * repository, undated, taken as 2024; [UG] a guide of 2025; [ST], [SG], [SN] calculators written to a
 * merchant's range, for sizes. Without a comment: trade memory.
 */
export const uk: Shelf<'uk'> = {
  ...building,
  ...fixings,
  ...garden,
  ...hardware,
  ...paint,
  ...surfaces,
  ...timber,
  ...tools,
};
