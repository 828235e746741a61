import { halfWidth } from './half-width.ts';
import type { Result } from './units.ts';

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}

/**
 * Reads a plain number, with a decimal point or comma, within a range (both ends included).
 * Anything else is refused in a sentence that names the range.
 */
export function parseNumber(text: string, range: NumberRange): Result<number> {
  const plain = halfWidth(text).trim().replace(',', '.');
  const value = /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  const between = `between ${range.least} and ${range.most}`;
  if (Number.isNaN(value)) return { ok: false, reason: `Type a number ${between}.` };
  if (value < range.least || value > range.most) {
    return { ok: false, reason: `${text.trim()} is out of range; type a number ${between}.` };
  }
  if (range.whole === true && !Number.isInteger(value)) {
    return { ok: false, reason: `Type a whole number ${between}.` };
  }
  return { ok: true, value };
}
