import { minorDigits } from '../../language/formats.ts';
import { pageFormats } from '../../language/language.ts';
import { cents, type Cents } from '../../planner/measure/units/units.ts';
import type { Currency } from '../../planner/stock/currency.ts';

/** Rounding steps by amount, in currency units. */
const STEPS = [
  { from: 1000, to: 50 },
  { from: 200, to: 10 },
  { from: 50, to: 5 },
] as const;

/** An amount rounded for reading: `£290`, `£1,650`. */
export function aboutMoney(cost: Cents, currency: Currency): string {
  const unit = 10 ** minorDigits(currency);
  const to = STEPS.find(({ from }) => cost >= from * unit)?.to ?? 1;
  const rounded = cents(Math.round(cost / unit / to) * to * unit);
  return pageFormats().money(rounded, currency).replace(/\.0+$/, '');
}
