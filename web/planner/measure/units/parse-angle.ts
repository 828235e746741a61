import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { halfWidth } from './half-width.ts';
import { parseNumber } from './parse-number.ts';
import type { Result } from './units.ts';

/** Limits of a measurable corner, degrees; the same from outside. */
const LEAST = 10;
const MOST = 350;

/** Two sides in one line are not a corner. */
const isStraight = (degrees: number): boolean => Math.abs(degrees - 180) < 0.5;

/**
 * Reads the interior angle of a corner in degrees: `45`, `45°`, `135 deg`, `67,5`. Returns a message for anything else.
 */
export function parseAngle(text: string, locale: Locale): Result<number> {
  const plain = halfWidth(text)
    .trim()
    .replace(/(?:°|º|degrees?|degs?\.?|度)$/i, '')
    .trim();
  const read = parseNumber(plain, { least: LEAST, most: MOST }, locale);
  if (read.ok && isStraight(read.value)) {
    return { ok: false, reason: locale.words('measuring', en).straight };
  }
  return read;
}
