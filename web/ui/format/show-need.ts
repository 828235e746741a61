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

/** One decimal, two of what would be none. */
const figure = (value: number): string => value.toFixed(value > 0 && value < 0.1 ? 2 : 1);
const whole = (value: number): string =>
  value > 0 && value < 1 ? figure(value) : String(Math.round(value));

/** An amount of what is bought in packs, in the person's units; pieces are a bare number. */
export function showNeed(need: number, unit: PackedMaterial['unit'], locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (unit) {
    case 'ml':
      return imperial
        ? words.gallons(figure(need / 1000 / LITRES_PER_GALLON))
        : words.litres(figure(need / 1000));
    case 'g':
      return imperial
        ? words.pounds(whole(need / GRAMS_A_POUND))
        : words.kilograms(figure(need / 1000));
    case 'mm':
      return formatDimension(mm(need), locale);
    case 'm²/1000':
      return formatArea(area(need * SQUARES), locale);
    case 'piece':
      return String(need);
  }
}
