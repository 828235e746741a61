import {
  litres,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
  type Millilitres,
} from '../measure/units.ts';
import { count, grams, liquid, long, rate, square, type Why } from './why.ts';

/** An amount that pours, spreads or screws, and how it came about. */
export interface Need<Amount extends number = number> {
  readonly amount: Amount;
  readonly why: Why;
}

/** A hair above a whole number is rounding noise of a division, not material. */
const up = (value: number): number => Math.ceil(value - 1e-6);

/** More by so many per cent, rounded up: spares are counted in whole things. */
export const withSpares = (number: number, percent: number): number =>
  up((number * (100 + percent)) / 100);

/** Volume of a slab, path or bed: area × depth, in millilitres. */
export const volumeOf = (surface: Area, depth: Length): Millilitres =>
  litres(toSquareMetres(surface) * toMm(depth));

/** Concrete to mix, with 10 % more for what is lost and for uneven ground. */
export function concreteNeed(volume: Millilitres): Need<Millilitres> {
  const amount = litres(up(volume * 1.1) / 1000);
  return {
    amount,
    why: {
      says: (words) => words.concrete,
      with: { amount: liquid(amount), volume: liquid(volume) },
    },
  };
}

/** Whole bags that yield at least the volume; `yields` is what one bag makes. */
export const bagsFor = (volume: Millilitres, yields: Millilitres): number => up(volume / yields);

/** t/m³, the middle of yards' ranges. */
export const BULK_DENSITY = {
  gravel: 1.6,
  'crushed-stone': 1.7,
  sand: 1.6,
  topsoil: 1.3,
  compost: 0.75,
  mulch: 0.4,
} as const;
export type Bulk = keyof typeof BULK_DENSITY;

/** Loose material in grams: area × depth × density. */
export function bulkNeed(surface: Area, depth: Length, kind: Bulk): Need {
  const volume = volumeOf(surface, depth);
  const amount = up(volume * BULK_DENSITY[kind]);
  return {
    amount,
    why: {
      says: (words) => words.bulk[kind],
      with: {
        amount: grams(amount),
        surface: square(surface),
        depth: long(depth),
        volume: liquid(volume),
        density: rate(BULK_DENSITY[kind], 't/m³'),
      },
    },
  };
}

/** m² that a roll of loft insulation covers, by its thickness in mm (retailers' labels). */
export const INSULATION_ROLL = { 100: 9.6, 170: 7.1, 200: 5.9 } as const;

/** Rolls of one layer: area ÷ what a roll covers, whole rolls. */
export function insulationRolls(surface: Area, thickness: keyof typeof INSULATION_ROLL): Need {
  const covers = INSULATION_ROLL[thickness];
  const amount = up(toSquareMetres(surface) / covers);
  return {
    amount,
    why: {
      says: (words) => words.insulation(thickness),
      with: { amount: count(amount), surface: square(surface), covers: rate(covers, 'm²') },
    },
  };
}

/**
 * Bricks or blocks of a single skin: area × number a square metre, 5 % more for breakage. Standard
 * sizes with 10 mm joints: brick 215 × 65 is 60 a m², block 440 × 215 is 10.
 */
export const MASONRY_RATE = { brick: 60, block: 10 } as const;

export function masonryNeed(surface: Area, kind: keyof typeof MASONRY_RATE): Need {
  const amount = up(toSquareMetres(surface) * MASONRY_RATE[kind] * 1.05);
  return {
    amount,
    why: {
      says: (words) => words.masonry[kind],
      with: {
        amount: count(amount),
        surface: square(surface),
        each: rate(MASONRY_RATE[kind], (words) => words.masonryRate[kind]),
      },
    },
  };
}
