import type { Locale } from '../../language/locale.ts';
import { litres, toMm, toSquareMetres, type Area, type Length } from '../../measure/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { LOOSE_FACTOR } from '../../takeoff/structure/granular.ts';
import { liquid } from '../../takeoff/why.ts';
import type { Bill } from './bill.ts';
import { showAmount } from './format-reason.ts';

/** A sack that one carries holds so much soil. */
const SACK = litres(30);

/** What takes the soil away: a skip, or sacks where none are hired. */
export const spoilProduct = ({ sold }: Pick<Bill, 'sold'>): 'skip' | 'rubble-sack' =>
  sold('skip') === 'skip' ? 'skip' : 'rubble-sack';

/** What is dug out swells, and is taken away so. */
export function spoilLines(
  bill: Bill,
  surface: Area,
  deep: Length,
  why: (volume: string) => string,
  locale: Locale,
): PackedMaterial[] {
  const volume = litres(toSquareMetres(surface) * toMm(deep) * LOOSE_FACTOR);
  const product = spoilProduct(bill);
  return bill.packs(product, {
    amount: product === 'skip' ? volume : Math.ceil(volume / SACK),
    why: why(showAmount(liquid(volume), locale)),
  });
}
