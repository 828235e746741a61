import { en } from '../../language/en/shopping.ts';
import type { Locale } from '../../language/locale.ts';
import { halfWidth } from '../measure/units/parse-number.ts';
import { cents, type Cents, type Result } from '../measure/units/units.ts';
import { minorDigits } from '../../language/formats.ts';
import { CURRENCIES, type Currency } from '../stock/region.ts';

const wordsIn = (locale: Locale) => locale.words('shopping', en);

/** Highest plausible price, in pounds, euros, dollars or yuan; a unit of other currencies may be worth far less. */
const MOST = 100_000;
const MOST_ELSEWHERE = 1_000_000_000;

const mostOf = (currency: Currency): number =>
  CURRENCIES.some((one) => one === currency) ? MOST : MOST_ELSEWHERE;

/** An amount as a price field holds it: `24.50`; `2450` in yen, which has no smaller unit. */
export const plainPrice = (amount: Cents, currency: Currency): string =>
  (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));

/**
 * Reads a price in any common form: `12.5`, `12,50`, `£12.50`, `12.50 €`, `12.5 元`, into the smallest unit of its
 * currency. Parts of that unit, a negative price, an unreadable one or one that nothing costs is refused in a sentence.
 */
export function parsePrice(text: string, locale: Locale, currency: Currency): Result<Cents> {
  const digits = minorDigits(currency);
  const bare = halfWidth(text).replace(/[\s\u00a0]|[£€$¥￥元円]|gbp|eur|usd|cny|jpy|kwd/gi, '');
  const dotted = digits === 0 ? bare : bare.replace(/,(\d{1,2})$/, '.$1');
  const point = dotted.replaceAll(',', '');
  const [whole = '', fraction = '', ...more] = point.split('.');
  if (!/^\d+$/.test(whole + fraction) || more.length > 0 || fraction.length > digits) {
    const sample = plainPrice(cents(2450), currency);
    return { ok: false, reason: wordsIn(locale).notAPrice(text.trim().slice(0, 30), sample) };
  }
  const amount = Math.round(Number(point) * 10 ** digits);
  const most = mostOf(currency);
  if (amount > most * 10 ** digits) {
    return { ok: false, reason: wordsIn(locale).priceTooHigh(locale.format.number(most)) };
  }
  return { ok: true, value: cents(amount) };
}

/**
 * Shares a cost by weights, in cents that add up to it exactly: the cents left after rounding down go to the largest
 * remainders, the first of equals.
 */
export function shareCost(cost: Cents, weights: readonly number[]): readonly Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weights.map((_, i) => cents(i === 0 ? cost : 0));
  const exact = weights.map((weight) => (cost * weight) / all);
  const floors = exact.map(Math.floor);
  let left = cost - floors.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((share, i) => ({ i, rest: share - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const shares = [...floors];
  for (const { i } of order) {
    if (left <= 0) break;
    shares[i] = (shares[i] ?? 0) + 1;
    left -= 1;
  }
  return shares.map(cents);
}
