import type { LineItem, Measure } from './measure.ts';
import type { ReadPart } from './part.ts';
import type { TextRow } from './read-text.ts';
import { labelsOf, means, unitOf } from './vocabulary.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Position of a number with its unit in the text of its row. */
export function spanOf(measure: Measure, { tokens }: TextRow): TextSpan {
  return { start: tokens[measure.from]?.start ?? 0, end: tokens[measure.to - 1]?.end ?? 0 };
}

/** True for a word that belongs to a number: its label, its counter, or `at` before it. */
function isOfNumber(items: readonly LineItem[], i: number): boolean {
  const item = items[i];
  const [before, after] = [items[i - 1], items[i + 1]];
  if (item === undefined || item.kind !== 'word') return false;
  // `4x4's` is a plural.
  if (item.text === 's' && before !== undefined && before.kind !== 'word') return true;
  const isBeside = before?.kind === 'measure' || after?.kind === 'measure';
  const isSigned =
    after?.kind !== 'measure' &&
    /^[:=.]$/.test(after?.text ?? '') &&
    items[i + 2]?.kind === 'measure';
  if (labelsOf(item.text).length > 0)
    return isBeside || isSigned || (before?.kind === 'word' && means(before.text, 'at'));
  if (means(item.text, 'countBehind') && before?.kind === 'measure') return true;
  if (means(item.text, 'countBefore') && (after?.kind === 'measure' || isSigned)) return true;
  if (means(item.text, 'at')) return isBeside && item.text.length <= 4;
  const isForeign = ['angle', 'money', 'area', 'other'] as const;
  return (
    before?.kind === 'measure' &&
    (isForeign.some((one) => means(item.text, one)) || unitOf(item.text) !== undefined)
  );
}

/** Name of a part: the words of its row that do not belong to its numbers, in order. */
export function rowName(part: ReadPart, items: readonly LineItem[], row: TextRow): string {
  const inName = new Set(
    part.placed
      .filter(({ measure, role }) => role === 'name' && !measure.marks.has('ordinal'))
      .map(({ measure }) => measure.from),
  );
  const [first, last] = [
    Math.min(...part.placed.map(({ measure }) => measure.from)),
    Math.max(...part.placed.map(({ measure }) => measure.from)),
  ];
  let name = '';
  let end = -1;
  for (const [i, item] of items.entries()) {
    const isNumber = item.kind === 'measure';
    if (isNumber ? !inName.has(item.from) : item.kind !== 'word' || isOfNumber(items, i)) continue;
    const token = row.tokens[item.from];
    if (token === undefined) continue;
    const to = isNumber ? spanOf(item, row).end : token.end;
    const between = end < 0 ? '' : row.text.slice(end, token.start);
    const isClose =
      end >= 0 && /^[-'’/&.(]?$/.test(between.trim()) && between.length <= 3 && !/\d/.test(between);
    name += name === '' ? '' : isClose ? between : ' ';
    const isClosed = row.text[to] === ')' && name.includes('(');
    name += row.text.slice(token.start, isClosed ? to + 1 : to);
    end = isClosed ? to + 1 : to;
  }
  // A part without numbers has no name.
  return first <= last ? name.trim() : '';
}
