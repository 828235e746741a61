import {
  formatArea,
  formatDimension,
  formatLength,
  type UnitSystem,
} from '../measure/format-length.ts';
import { mm } from '../measure/units.ts';
import { tellWhy, type Amount, type Why } from '../takeoff/why.ts';

// One for each number of digits: making a formatter is slow.
const FORMATS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits, useGrouping: false }),
);
const number = (value: number, digits: 0 | 1 | 2): string =>
  FORMATS[digits]?.format(value) ?? value.toFixed(digits);

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
        ? `${number(amount.value / 28_316.85, 1)} cu ft`
        : `${number(amount.value / 1000, 1)} L`;
    case 'grams':
      return imperial
        ? `${number(amount.value / 453.592, 0)} lb`
        : `${number(amount.value / 1000, 1)} kg`;
    case 'rate':
      return `${number(amount.value, 2)} ${amount.unit}`;
    default:
      return amount satisfies never;
  }
}

/** How a number came about, in a person's own units. */
export const tell = (why: Why, system: UnitSystem): string =>
  tellWhy(why, (amount) => showAmount(amount, system));
