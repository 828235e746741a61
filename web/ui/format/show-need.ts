import type { Locale } from '../../language/locale.ts';
import { en } from '../../language/en/amounts.ts';
import { area as wordsOf } from '../../language/language.ts';
import { formatDimension, formatArea } from '../../measure/format-length.ts';
import { area, mm } from '../../measure/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { LITRES_PER_GALLON } from '../../takeoff/paint.ts';

const words = wordsOf('amounts', en);
const GRAMS_A_POUND = 453.592_37;
/** Grid squares in a thousandth of a square metre. */
const SQUARES = 320_000 ** 2 / 1000;

/** An amount of what is bought in packs, in the person's units; pieces are a bare number. */
export function showNeed(need: number, unit: PackedMaterial['unit'], locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (unit) {
    case 'ml':
      return imperial
        ? words.gallons((need / 1000 / LITRES_PER_GALLON).toFixed(1))
        : words.litres((need / 1000).toFixed(1));
    case 'g':
      return imperial
        ? words.pounds(String(Math.round(need / GRAMS_A_POUND)))
        : words.kilograms((need / 1000).toFixed(1));
    case 'mm':
      return formatDimension(mm(need), locale);
    case 'm²/1000':
      return formatArea(area(need * SQUARES), locale);
    case 'piece':
      return String(need);
  }
}
