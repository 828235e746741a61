import { mm, type Area, type Length } from '../../../measure/units/units.ts';

/** Grams per square metre: seed of a new lawn 35–50; feed before it 35–70, US starters 3 lb per 1,000 sq ft (labels). */
export const SEED = 40;
export const FEED = { metric: 50, us: 15 } as const;
/** Sand or American compost that opens clay, and thickness of cut turf (growers’ guides). */
export const OPENING_SAND = mm(25);
export const TURF_THICK = mm(20);
/** First watering, 15 L/m²: down to the soil under the turf (growers’ guides). */
export const FIRST_WATER = mm(15);
/** Height of a lawn below paths, its fall from the house, and depth of loosened soil (growers’ guides). */
export const BELOW_PATH = mm(20);
export const LOOSENED = mm(150);
/** Topsoil that is trodden at once (trade practice). */
export const SOIL_LAYER = mm(150);
/** Distance of the level pegs: a straightedge of 2 m reaches two of them. */
export const PEGS = mm(1800);

/** Pegs of a grid over a lawn, including its edge (Pick’s theorem). */
export const pegsOver = (area: Area, perimeter: Length): number =>
  Math.ceil(area / PEGS ** 2 + perimeter / PEGS / 2) + 1;
