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

/** Days until plaster is painted, when it is pale all over: skim on board, backing and render (the longer end). */
export const PLASTER_DAYS = { skim: 7, backing: 42 } as const;

/** Hours at 20 °C and half-dry air, the longer end. */
const RECOAT = { water: 4, oil: 24 } as const;
export type PaintBase = keyof typeof RECOAT;
const COLDEST = 8;
const DAMPEST = 85;
const RULE = 'paint-recoat';

/**
 * Hours until the next coat: twice as long at 10 °C or at 80 % damp, in proportion between. Stops
 * below 8 °C and above 85 %: paint does not dry (makers' labels).
 */
export function recoatHours(base: PaintBase, celsius: number, humidity: number): Answer<number> {
  if (!(celsius >= COLDEST)) return beyond(RULE, 'maker', 'temperature', rate(COLDEST, '°C'));
  if (!(humidity <= DAMPEST)) return beyond(RULE, 'maker', 'humidity', rate(DAMPEST, '%'));
  const cold = Math.max(0, (20 - celsius) / 10);
  const damp = Math.max(0, (humidity - 50) / 30);
  return found(RULE, up(RECOAT[base] * (1 + Math.max(cold, damp))));
}

/** Hours without rain after a coat outdoors. */
export const RAIN_FREE_HOURS = { water: 6, oil: 24 } as const;
