import { litres, toSquareMetres, type Area, type Millilitres } from '../../measure/units.ts';
import { rate } from '../why.ts';
import { beyond, found, type Answer } from './answer.ts';
import { up } from './lookup.ts';

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

/** sq ft a US gallon: painted walls, and bare drywall or rough ground. */
export const PAINT_RATES_US = { painted: 350, bare: 200 } as const;

/** Lapped boards show more than their front: × 1.1 a side. */
export const LAPPED = 1.1;
/** Water in a mist coat, as a share of the paint. */
export const MIST_WATER = 0.3;

/** Litres of one kind of paint: area × coats ÷ rate. */
export const paintFor = (surface: Area, coats: number, squareMetresALitre: number): Millilitres =>
  litres(up(((toSquareMetres(surface) * coats) / squareMetresALitre) * 1000) / 1000);

/** What is there, and what is to come. */
export type PaintChange = 'like-on-like' | 'other-colour' | 'strong-change' | 'bare-plaster';

export interface Coats {
  readonly mist: number;
  readonly top: number;
}

/** One or two coats of the same, two of another colour, three from dark to light or of a strong colour; a mist coat on bare plaster. */
export const COATS: Record<PaintChange, Coats> = {
  'like-on-like': { mist: 0, top: 1 },
  'other-colour': { mist: 0, top: 2 },
  'strong-change': { mist: 0, top: 3 },
  'bare-plaster': { mist: 1, top: 2 },
};

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
