import { en as enAmounts } from '../language/en/amounts.ts';
import { en } from '../language/en/materials.ts';
import { area } from '../language/language.ts';
import {
  formatArea,
  formatDimension,
  formatLength,
  type UnitSystem,
} from '../measure/format-length.ts';
import { roundDecimal } from '../measure/round-decimal.ts';
import { mm } from '../measure/units.ts';
import { tellWhy, type Amount, type Why } from '../takeoff/why.ts';

const words = area('materials', en);
const amountWords = area('amounts', enAmounts);

const number = (value: number, digits: 0 | 1 | 2): string => String(roundDecimal(value, digits));

/** An amount in a person's own units, as the sentence around it needs it. */
export function showAmount(amount: Amount, system: UnitSystem): string {
  const imperial = system === 'imperial';
  switch (amount.is) {
    case 'count':
      return number(amount.value, 0);
    case 'length':
      return amount.value >= mm(3000)
        ? formatDimension(amount.value, system)
        : formatLength(amount.value, system);
    case 'area':
      return formatArea(amount.value, system);
    case 'volume':
      return imperial
        ? words.cubicFeet(number(amount.value / 28_316.85, 1))
        : amountWords.litres(number(amount.value / 1000, 1));
    case 'grams':
      return imperial
        ? amountWords.pounds(number(amount.value / 453.592, 0))
        : amountWords.kilograms(number(amount.value / 1000, 1));
    case 'rate':
      return `${number(amount.value, 2)} ${amount.unit}`;
    default:
      return amount satisfies never;
  }
}

/** How a number came about, in a person's own units. */
export const formatReason = (why: Why, system: UnitSystem): string =>
  tellWhy(why, (amount) => showAmount(amount, system));
