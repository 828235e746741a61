import { halfWidth } from '../measure/units/parse-number.ts';
import { means } from './reading/vocabulary.ts';

/** True for the multiplication sign and its common substitutes. */
const isTimes = (word: string): boolean => /^[x×х*✕]$/i.test(word);

/** A larger number is probably a size in the wrong column. */
const MOST_PIECES = 10_000;

/**
 * Number of pieces in a cell, as digits: `2`, `2 pcs`, `2x`, `(2)`, `2.0`, `2,0`. Undefined if the cell is empty or has
 * no valid number.
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
