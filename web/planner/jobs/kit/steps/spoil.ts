import type { Locale } from '../../../../language/locale.ts';
import {
  litres,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import { LOOSE_FACTOR } from '../../../takeoff/structure/outdoors/granular.ts';
import { liquid } from '../../../takeoff/why.ts';
import type { Bill } from '../bill.ts';
import { showAmount } from '../format-reason.ts';

interface Digging {
  readonly bill: Bill;
  readonly locale: Locale;
  readonly place: { readonly area: Area };
  readonly words: { readonly why: { readonly spoil: (volume: string) => string } };
}

/** A sack that one carries holds so much soil. */
const SACK = litres(30);

/** What is dug out swells, and is taken away so: by a skip, or in sacks where none are hired. */
export function spoilLines(
  { bill, locale, place, words }: Digging,
  deep: Length,
): readonly PackedMaterial[] {
  const volume = litres(toSquareMetres(place.area) * toMm(deep) * LOOSE_FACTOR);
  const why = words.why.spoil(showAmount(liquid(volume), locale));
  return bill.sold('skip') === 'skip'
    ? bill.pack('skip', volume, why)
    : bill.pack('rubble-sack', Math.ceil(volume / SACK), why);
}
