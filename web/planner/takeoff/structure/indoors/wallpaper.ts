import { mm } from '../../../measure/units/units.ts';

/** Trimmed off at both ends together: 50 mm each; 75 where walls are old and out of square. */
export const WALLPAPER_TRIM = { usual: mm(100), old: mm(150) } as const;

/** Past a corner: inside 15 mm, outside 25; then plumb anew. One roll more, of the same batch. */
export const CORNER_WRAP = { inside: mm(15), outside: mm(25) } as const;
export const SPARE_ROLLS = 1;
