import {
  litres,
  toSquareMetres,
  type Area,
  type Millilitres,
} from '../../../measure/units/units.ts';
import { rate } from '../../why.ts';
import { beyond, found, type Answer } from '../answer.ts';
import { up } from '../lookup.ts';

/** m² a litre and coat: the low end of trade practice and makers' sheets, so that a tin is not short; the mist coat's middle. */
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
  'deck-oil': 8,
  metal: 12,
} as const;

/** Lapped boards show more than their front: × 1.1 a side. */
export const LAPPED = 1.1;
/** Water in a mist coat, as a share of the paint. */
export const MIST_WATER = 0.3;

/** Litres of one kind of paint: area × coats ÷ rate. */
export const paintFor = (surface: Area, coats: number, squareMetresALitre: number): Millilitres =>
  litres(up(((toSquareMetres(surface) * coats) / squareMetresALitre) * 1000) / 1000);

/** °C below which paint and plaster do not dry. */
export const COLDEST_DRYING = 8;
const RULE = 'paint-recoat';

/**
 * How much longer paint and plaster dry than at 20 °C: twice as long at 10 °C, in proportion between. Stops below
 * 8 °C: paint does not dry (makers' labels).
 */
export function driesSlowerThanAt20(celsius: number): Answer<number> {
  if (!(celsius >= COLDEST_DRYING))
    return beyond(RULE, 'maker', 'temperature', rate(COLDEST_DRYING, '°C'));
  return found(RULE, 1 + Math.max(0, (20 - celsius) / 10));
}
