import { inches, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';

/**
 * How deep the ground freezes, as the office of most places of a region asks: estimates. The US span from 6 in (South)
 * to 60 in (Minnesota), China reaches 2 m in the north; there the office is always to be asked.
 */
export const FROST: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(24),
  eu: mm(800),
  cn: mm(600),
};
