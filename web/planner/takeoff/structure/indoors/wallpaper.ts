import { mm } from '../../../measure/units/units.ts';

/** Trimmed off at both ends in total: 50 mm each; 75 if walls are old and out of square. */
export const WALLPAPER_TRIM = { usual: mm(100), old: mm(150) } as const;

/** Overlap past a corner: inside 15 mm, outside 25; then a new plumb line. One more roll of the same batch. */
export const CORNER_WRAP = { inside: mm(15), outside: mm(25) } as const;
export const SPARE_ROLLS = 1;
