import { minorDigits } from '../../language/formats.ts';
import { pageFormats } from '../../language/language.ts';
import { cents, type Cents } from '../../planner/measure/units/units.ts';
import type { Currency } from '../../planner/stock/currency.ts';

/** What a sum is rounded to, from so many whole units on. */
const STEPS = [
  { from: 1000, to: 50 },
  { from: 200, to: 10 },
  { from: 50, to: 5 },
] as const;

/** A sum as people say it, without small change: `£290`, `£1,650`. */
export function aboutMoney(cost: Cents, currency: Currency): string {
  const unit = 10 ** minorDigits(currency);
  const to = STEPS.find(({ from }) => cost >= from * unit)?.to ?? 1;
  const rounded = cents(Math.round(cost / unit / to) * to * unit);
  return pageFormats().money(rounded, currency).replace(/\.0+$/, '');
}
