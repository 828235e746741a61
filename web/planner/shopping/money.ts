import { en } from '../../language/en/shopping.ts';
import type { Locale } from '../../language/locale.ts';
import { halfWidth } from '../measure/units/half-width.ts';
import { cents, type Cents, type Result } from '../measure/units/units.ts';
import { minorDigits } from '../../language/formats.ts';
import { CURRENCIES, type Currency } from '../stock/currency.ts';

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
