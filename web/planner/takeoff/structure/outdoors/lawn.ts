import { mm, type Area, type Length } from '../../../measure/units/units.ts';

/** Grams a square metre: seed of a new lawn 35–50, feed before it 35–70 (makers’ labels). */
export const SEED = 40;
export const FEED = 50;
/** Sand that opens clay, and how thick turf is cut (growers’ guides). */
export const OPENING_SAND = mm(25);
export const TURF_THICK = mm(20);
/** Of water at first, 15 L/m²: down to the soil under the turf (growers’ guides). */
export const FIRST_WATER = mm(15);
/** A lawn lies so far below paths and falls so from the house; soil is loosened so deep (growers’ guides). */
export const BELOW_PATH = mm(20);
export const LOOSENED = mm(150);
/** Between the pegs for its levels: a straightedge of 2 m lies on two of them. */
export const PEGS = mm(1800);

/** The pegs of a grid over a lawn, those on its edge among them (Pick’s theorem). */
export const pegsOver = (area: Area, perimeter: Length): number =>
  Math.ceil(area / PEGS ** 2 + perimeter / PEGS / 2) + 1;
