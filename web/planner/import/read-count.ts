import { halfWidth } from '../measure/units/half-width.ts';
import words from './words/row-words.json' with { type: 'json' };

const setOf = (byLanguage: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(Object.values(byLanguage).flat());

const BEHIND = setOf(words.countBehind);
const BEFORE = setOf(words.countBefore);
const THICK_BEHIND = setOf(words.thickBehind);
const THICK_BEFORE = setOf(words.thickBefore);

const plain = (word: string): string => word.toLowerCase();

/** Whether a word behind a number makes it one of pieces: `4 pcs`. */
export const isCountBehind = (word: string): boolean => BEHIND.has(plain(word));
/** Before it: `qty 4`. */
export const isCountBefore = (word: string): boolean => BEFORE.has(plain(word));
export const isThickBehind = (word: string): boolean => THICK_BEHIND.has(plain(word));
export const isThickBefore = (word: string): boolean => THICK_BEFORE.has(plain(word));

/** The sign of times, and the letters that people type for it. */
export const isTimes = (word: string): boolean => /^[x×х*✕]$/i.test(word);

/** More is a size in the wrong column. */
const MOST_PIECES = 10_000;

/**
 * The number of pieces that a cell says, in digits: `2`, `2 pcs`, `2x`, `(2)`, `2.0`, `2,0`; undefined for what
 * is none. An empty cell is the caller's to decide.
 */
export function readCount(cell: string): string | undefined {
  const text = halfWidth(cell).trim().slice(0, 40);
  const [, before = '', number = '', behind = ''] =
    /^[(]?([\p{L}×*]*)[.:=]?\s*(\d{1,6})(?:[.,]0{1,6})?\s*([\p{L}×*']*)\.?[)]?$/u.exec(text) ?? [];
  const isKnown =
    (before === '' || isTimes(before) || isCountBefore(before)) &&
    (behind === '' || isTimes(behind) || isCountBehind(behind));
  const count = Number(number);
  return number !== '' && isKnown && count >= 1 && count <= MOST_PIECES ? String(count) : undefined;
}
