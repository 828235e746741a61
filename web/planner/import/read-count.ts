import { halfWidth } from '../measure/units/half-width.ts';
import { means } from './reading/vocabulary.ts';

/** The sign of times, and the letters that people type for it. */
const isTimes = (word: string): boolean => /^[x×х*✕]$/i.test(word);

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
    (before === '' || isTimes(before) || means(before, 'countBefore')) &&
    (behind === '' || isTimes(behind) || means(behind, 'countBehind'));
  const count = Number(number);
  return number !== '' && isKnown && count >= 1 && count <= MOST_PIECES ? String(count) : undefined;
}
