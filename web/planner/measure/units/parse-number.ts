import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Result } from './units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** Maximum length of the input in the message. */
const LONGEST_SHOWN = 40;

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}

/**
 * Reads a plain number with a decimal point or comma within a range (both ends included). Returns a message with the
 * range for anything else.
 */
export function parseNumber(text: string, range: NumberRange, locale: Locale): Result<number> {
  const plain = halfWidth(text).trim().replace(',', '.');
  const value = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  const { least, most } = range;
  if (Number.isNaN(value)) return { ok: false, reason: wordsIn(locale).noNumber(least, most) };
  if (value < least || value > most) {
    return {
      ok: false,
      reason: wordsIn(locale).outOfRange(text.trim().slice(0, LONGEST_SHOWN), least, most),
    };
  }
  if (range.whole === true && !Number.isInteger(value)) {
    return { ok: false, reason: wordsIn(locale).notWhole(least, most) };
  }
  return { ok: true, value };
}

/** Full-width characters of East Asian keyboards, such as `２．５` and `2。5`, as plain ASCII. */
export const halfWidth = (text: string): string =>
  text
    .replaceAll('。', '.')
    .replaceAll('　', ' ')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
