import {
  litres,
  toSquareMetres,
  type Area,
  type Millilitres,
} from '../../../measure/units/units.ts';
import { rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { up } from '../lookup.ts';

/**
 * m² per litre and coat: the low end of trade practice and makers' sheets, so that a tin is enough; the mist coat's
 * middle.
 */
export const PAINT_RATES = {
  'painted-wall': 12,
  ceiling: 12,
  'new-plaster-mist': 9,
  plasterboard: 10,
  'wood-primer': 12,
  undercoat: 15,
  gloss: 15,
  'masonry-smooth': 6,
  'masonry-rough': 3,
  'fence-planed': 6,
  'fence-sawn': 4,
  'primer-sawn': 5,
  'deck-oil': 8,
  metal: 12,
} as const;

/** Lapped boards have more surface than their front: × 1.1 per side. */
export const LAPPED = 1.1;
/** Water in a mist coat, as a share of the paint. */
export const MIST_WATER = 0.3;

/** Litres of one kind of paint: area × coats ÷ rate. */
export const paintFor = (surface: Area, coats: number, squareMetresALitre: number): Millilitres =>
  litres(up(((toSquareMetres(surface) * coats) / squareMetresALitre) * 1000) / 1000);

/** Below this temperature paint and plaster do not dry, °C. */
export const COLDEST_DRYING = 8;
const RULE = 'paint-recoat';

/**
 * Drying time of paint and plaster relative to 20 °C: twice at 10 °C, linear between. Limited below 8 °C: paint does
 * not dry (makers' labels).
 */
export function driesSlowerThanAt20(celsius: number): StructuralAnswer<number> {
  if (!(celsius >= COLDEST_DRYING))
    return beyond(RULE, 'maker', 'temperature', rate(COLDEST_DRYING, '°C'));
  return found(RULE, 1 + Math.max(0, (20 - celsius) / 10));
}
