import { en } from '../language/en/shopping.ts';
import type { Locale } from '../language/locale.ts';
import { halfWidth } from '../measure/half-width.ts';
import { cents, type Cents, type Result } from '../measure/units.ts';

const wordsIn = (locale: Locale) => locale.words('shopping', en);

const MOST = 10_000_000;

/**
 * Reads a price in any common form: `12.5`, `12,50`, `£12.50`, `12.50 €`, `12.5 元`. Parts of a cent,
 * a negative price, an unreadable one or one above 100,000 is refused in a sentence.
 */
export function parsePrice(text: string, locale: Locale): Result<Cents> {
  const bare = halfWidth(text).replace(/[\s\u00a0]|[£€$¥￥元]|gbp|eur|usd|cny/gi, '');
  const point = bare.replace(/,(\d{1,2})$/, '.$1').replaceAll(',', '');
  if (!/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(point)) {
    return {
      ok: false,
      reason: wordsIn(locale).notAPrice(text.trim().slice(0, 30)),
    };
  }
  const amount = Math.round(Number(point) * 100);
  if (amount > MOST) return { ok: false, reason: wordsIn(locale).priceTooHigh };
  return { ok: true, value: cents(amount) };
}
