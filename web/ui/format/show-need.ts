import type { Locale } from '../../language/locale.ts';
import { en } from '../../language/en/amounts.ts';
import { en as enMaterials } from '../../language/en/materials.ts';
import { area as wordsOf } from '../../language/language.ts';
import { formatArea } from '../../planner/measure/units/format-length.ts';
import { roundDecimal } from '../../planner/measure/units/round-decimal.ts';
import { area } from '../../planner/measure/units/units.ts';
import type { PackedMaterial } from '../../planner/takeoff/material.ts';
import { LITRES_PER_GALLON } from '../../planner/takeoff/walls/paint.ts';

const words = wordsOf('amounts', en);
const materials = wordsOf('materials', enMaterials);
const GRAMS_A_POUND = 453.592_37;
const MM_A_FOOT = 304.8;
/** Grid squares in a thousandth of a square metre. */
const SQUARES = 320_000 ** 2 / 1000;

/**
 * Rounds to one decimal up to ten, whole numbers above, and two decimals below 0.1, at least 0.01.
 */
function figure(value: number): number {
  if (value > 0 && value < 0.1) return Math.max(0.01, roundDecimal(value, 2));
  return roundDecimal(value, value >= 10 ? 0 : 1);
}
/** Litres and kilograms keep one decimal up to a hundred, because they are sold in halves. */
const fine = (value: number): string =>
  String(value >= 10 && value < 100 ? roundDecimal(value, 1) : figure(value));
const whole = (value: number): string =>
  String(value > 0 && value < 1 ? figure(value) : Math.round(value));

/** A needed amount in the user's units; pieces are a plain number. */
export function showNeed(need: number, unit: PackedMaterial['unit'], locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (unit) {
    case 'ml':
      return imperial
        ? words.gallons(fine(need / 1000 / LITRES_PER_GALLON))
        : words.litres(fine(need / 1000));
    case 'g':
      return imperial
        ? words.pounds(whole(need / GRAMS_A_POUND))
        : words.kilograms(fine(need / 1000));
    case 'mm':
      return imperial
        ? materials.feet(figure(need / MM_A_FOOT))
        : materials.metres(figure(need / 1000));
    case 'm²/1000':
      return formatArea(area(need * SQUARES), locale);
    case 'piece':
      return String(need);
  }
}
