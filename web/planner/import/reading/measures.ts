import { labelsIn } from './labels.ts';
import type { LineItem } from './measure.ts';
import { countsEdges, measureAround } from './number-marks.ts';
import { rangeAt, sizesAt, unitAt, type Found } from './numbers.ts';
import { at, glued, isNumber, isTimesWord, type Token } from './tokens.ts';
import { means, numberOf } from './vocabulary.ts';

/** Limit on alternatives of one line, so that reading it takes linear time. */
const MOST_LINES = 12;

/** Possible ways to split a line into numbers with units, words and signs; at most a dozen. */
export function itemize(tokens: readonly Token[]): readonly (readonly LineItem[])[] {
  const labels = labelsIn(tokens);
  let lines: { items: LineItem[]; next: number }[] = [{ items: [], next: 0 }];
  const done: (readonly LineItem[])[] = [];
  while (lines.length > 0) {
    const [line, ...others] = lines;
    if (line === undefined) break;
    lines = others;
    const { items, next } = line;
    const token = tokens[next];
    if (token === undefined) {
      done.push(items);
      continue;
    }
    const range = rangeAt(tokens, next);
    const plain = sizesAt(tokens, next);
    const isPlain = range.length === 0 || plain[0]?.unit === undefined;
    const found = [...range, ...(isPlain ? plain : [])];
    const room = MOST_LINES - lines.length - done.length;
    for (const one of found.slice(0, Math.max(1, room))) {
      const measure = measureAround({ tokens, from: next, found: one }, labels);
      const item = { items: [...items, measure], next: one.to };
      if (one === found[0]) lines.unshift(item);
      else lines.push(item);
    }
    if (found.length > 0) continue;
    const value = token.kind === 'word' ? numberOf(token.text) : undefined;
    const isCounting =
      value !== undefined && unitAt(tokens, next + 1) === undefined && countsWith(tokens, next);
    if (value !== undefined && isCounting) {
      const word: Found = {
        text: token.text,
        value: value * halfOf(tokens, next),
        isWhole: true,
        to: next + 1,
        marks: ['count'],
      };
      items.push(measureAround({ tokens, from: next, found: word }, labels));
    } else items.push({ kind: kindOf(tokens, next), text: token.text, from: next });
    lines.unshift({ items, next: next + 1 });
  }
  return done;
}

/** `half a dozen` is six. */

/** `half a dozen` is six. */
const halfOf = (tokens: readonly Token[], i: number): number =>
  /^half$/i.test(at(tokens, i - 2)) || /^half$/i.test(at(tokens, i - 1)) ? 0.5 : 1;

/** A number word counts before words or a size; 一 and 两 only before their counter. */
function countsWith(tokens: readonly Token[], i: number): boolean {
  const next = at(tokens, i + 1);
  if (/^\p{Script=Han}$/u.test(at(tokens, i))) return means(next, 'countBehind');
  return (
    !countsEdges(tokens, i) &&
    tokens[i + 1] !== undefined &&
    !/^(?:side|edge|end|of)$/.test(next === 'of' ? 'x' : next)
  );
}

function kindOf(tokens: readonly Token[], i: number): 'word' | 'times' | 'cut' | 'sign' {
  const text = at(tokens, i);
  if (isTimesWord(text)) return 'times';
  // 12/12 cm is a section.
  if (text === '/' && isNumber(tokens, i - 1) && isNumber(tokens, i + 1) && glued(tokens, i))
    return 'times';
  if (/^[,;|\t:]$/.test(text)) return 'cut';
  const isDash = text === '-' && !(glued(tokens, i) && glued(tokens, i + 1));
  if (isDash) return 'cut';
  return tokens[i]?.kind === 'word' ? 'word' : 'sign';
}
