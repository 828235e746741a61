import { inches, mm, type Length } from '../measure/units.ts';
import type { Region } from '../stock/region.ts';

/** How deep the ground freezes, as the office of most places of a region asks (see structure/fence.ts). */
export const FROST: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(24),
  eu: mm(800),
  cn: mm(600),
};
