import type { UnitSystem } from '../../../../language/locale.ts';
import { inches, mm, type Length } from '../../../measure/units/units.ts';

/** By how much less a place may be tiled, paved or papered without anybody seeing it, as a tape shows it. */
export const LITTLE_STEPS: Readonly<Record<UnitSystem, readonly Length[]>> = {
  metric: [5, 10, 15, 20, 25].map(mm),
  imperial: [1 / 4, 1 / 2, 3 / 4, 1].map(inches),
};
