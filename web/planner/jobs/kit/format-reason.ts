import { en as enTakeoff } from '../../../language/en/takeoff.ts';
import { en as enAmounts } from '../../../language/en/amounts.ts';
import { en } from '../../../language/en/materials.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatArea, formatDimension, formatLength } from '../../measure/units/format-length.ts';
import { roundDecimal } from '../../measure/units/round-decimal.ts';
import { mm } from '../../measure/units/units.ts';
import { tellWhy, type Amount, type Why } from '../../takeoff/why.ts';

const wordsIn = (locale: Locale) => locale.words('materials', en);
const amountsIn = (locale: Locale) => locale.words('amounts', enAmounts);

const takeoffIn = (locale: Locale) => locale.words('takeoff', enTakeoff);

const number = (value: number, digits: 0 | 1 | 2): string => String(roundDecimal(value, digits));

/** Litres and kilograms: no decimals from a hundred on. */
const figure = (value: number): string => number(value, value < 100 ? 1 : 0);

/** An amount in a person's own units, as the sentence around it needs it. */
export function showAmount(amount: Amount, locale: Locale): string {
  const imperial = locale.units === 'imperial';
  switch (amount.is) {
    case 'count':
      return number(amount.value, 0);
    case 'length':
      return amount.value >= mm(3000)
        ? formatDimension(amount.value, locale)
        : formatLength(amount.value, locale);
    case 'area':
      return formatArea(amount.value, locale);
    case 'volume':
      return imperial
        ? wordsIn(locale).cubicFeet(number(amount.value / 28_316.85, 1))
        : amountsIn(locale).litres(figure(amount.value / 1000));
    case 'grams':
      return imperial
        ? amountsIn(locale).pounds(number(amount.value / 453.592, 0))
        : amountsIn(locale).kilograms(figure(amount.value / 1000));
    case 'moment':
      return imperial
        ? amountsIn(locale).poundFeet(number(amount.value * 737.562, 0))
        : `${number(amount.value, 2)} kNm`;
    case 'rate':
      return `${number(amount.value, 2)} ${typeof amount.unit === 'string' ? amount.unit : amount.unit(takeoffIn(locale))}`;
    default:
      return amount satisfies never;
  }
}

/** How a number came about, in a person's own units. */
export const formatReason = (why: Why, locale: Locale): string =>
  tellWhy(why, takeoffIn(locale), (amount) => showAmount(amount, locale));
