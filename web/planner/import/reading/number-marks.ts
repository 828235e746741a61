import type { Measure, NumberMark } from './measure.ts';
import { isSizeEnd, isWholeNumber, type Found } from './numbers.ts';
import { at, glued, isNumber, isTimesWord, type Token } from './tokens.ts';
import { labelsOf, means, unitOf, type Label } from './vocabulary.ts';

const LARGEST_COUNT = 9999;

interface Around {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly found: Found;
}

const isEnd = (text: string): boolean => text === '' || /^[,;)\t|]$/.test(text);

/** A number that is marked as a count: `4 pcs`, `(4)`, `4x`, `x4`, `qty: 4`, `4 @`, `=14`, `/8`, `→ 4本`. */
function countMark({ tokens, from, found }: Around): NumberMark | undefined {
  if (!found.isWhole || found.unit !== undefined || found.value < 1 || found.value > LARGEST_COUNT)
    return undefined;
  const { to } = found;
  const [before, after] = [at(tokens, from - 1), at(tokens, to)];
  const k = after === '-' && glued(tokens, to) ? to + 1 : to;
  const behind = at(tokens, k);
  if (
    /^(?:st|nd|rd|th)$/.test(after) &&
    glued(tokens, to) &&
    ENGLISH_ORDINAL.test(found.text + after)
  )
    return undefined;
  const isPanel = /^[Pp]$/.test(behind) && (glued(tokens, k) || before === '@');
  if (
    means(behind, 'countBehind') &&
    !isCounterOfLast(tokens, k, from) &&
    (isPanel || !/^[Pp]$/.test(behind))
  )
    return 'count';
  const isSigned = /^[:=.]$/.test(before);
  const word = isSigned ? at(tokens, from - 2) : before;
  if (means(word, 'countBefore') && !(isTimesWord(after) && isNumber(tokens, to + 1)))
    return 'count';
  if (before === '(' && after === ')') return 'count';
  if (isTimesWord(after) && before === '(' && at(tokens, to + 1) === ')') return 'count';
  if (isTimesWord(before) && !/^(?:by|sur|por|на)$/.test(before)) {
    const isLone = from === 1 || !(isNumber(tokens, from - 2) || isSizeEnd(tokens, from - 2));
    const isApart = !glued(tokens, from - 1) && glued(tokens, from) && !isTimesWord(after);
    if ((isLone || isApart) && !isTimesWord(after)) return 'count';
  }
  if (
    /^[x×хX]$/u.test(after) &&
    glued(tokens, to) &&
    !glued(tokens, to + 1) &&
    !isTimesWord(before)
  )
    return 'count';
  if (before === '=' && isEnd(after) && labelsOf(at(tokens, from - 2)).length === 0) return 'count';
  if (before === '/' && !glued(tokens, from - 1) && isEnd(after)) return 'count';
  if (before === '→' && (isEnd(after) || means(after, 'countBehind'))) return 'count';
  if (means(after, 'at') && !isTimesWord(before) && after !== 'for' && isNumber(tokens, to + 1))
    return 'countAt';
  return undefined;
}

/** `600x400 pcs 4`: a counter after a size belongs to the last number of the line. */
const isCounterOfLast = (tokens: readonly Token[], i: number, size: number): boolean =>
  isTimesWord(at(tokens, size - 1)) && isWholeNumber(at(tokens, i + 1)) && i + 2 === tokens.length;

const ENGLISH_ORDINAL = /^(?:\d*1st|\d*2nd|\d*3rd|\d+th)$/;

/** True inside a date such as `14/05/2024`; day and month can be in either order. */
function isOfDate(tokens: readonly Token[], i: number): boolean {
  const dates = [i, i - 2, i - 4].map((first) =>
    [0, 1, 2, 3, 4].map((step) => at(tokens, first + step)).join(''),
  );
  return dates.some((text) => /^(?:[0-3]?\d\/[0-3]?\d\/(?:19|20)?\d\d)$/.test(text));
}

function foreignMark({ tokens, from, found }: Around): NumberMark | undefined {
  const [before, after] = [at(tokens, from - 1), at(tokens, found.to)];
  // A currency sign before the next number belongs to that number.
  const isOfNext =
    /^[€$£¥₽₴]$/.test(after) && isNumber(tokens, found.to + 1) && glued(tokens, found.to + 1);
  if (/^[€$£¥₽₴]$/.test(before) || (means(after, 'money') && !isOfNext)) return 'money';
  if (found.unit !== undefined) return undefined;
  if (hasCounter(tokens, from) && countsEdges(tokens, from)) return 'foreign';
  if (means(after, 'angle')) return 'angle';
  const isSquare = unitOf(after) !== undefined && at(tokens, found.to + 1).startsWith('^');
  if (means(after, 'area') || isSquare) return 'foreign';
  if (isOfDate(tokens, from)) return 'foreign';
  const isClock = after === ':' && glued(tokens, found.to) && glued(tokens, found.to + 1);
  if (
    isClock ||
    (before === ':' && glued(tokens, from) && glued(tokens, from - 1) && isNumber(tokens, from - 2))
  )
    return 'foreign';
  // `40x40x2 box section`
  const isOfChain = glued(tokens, from) && isTimesWord(before);
  return means(after, 'other') &&
    !isOfChain &&
    !(
      after.length === 1 &&
      isEnd(at(tokens, found.to + 1)) &&
      !glued(tokens, found.to) &&
      after === 'w'
    )
    ? 'foreign'
    : undefined;
}

function nameMark({ tokens, from, found }: Around): NumberMark | undefined {
  const [before, after] = [at(tokens, from - 1), at(tokens, found.to)];
  const isFirst = tokens.slice(0, from).every(({ kind }) => kind === 'sign');
  const isEnumerated =
    /^[).]$/.test(after) &&
    glued(tokens, found.to) &&
    before !== '(' &&
    !glued(tokens, found.to + 1);
  if (
    isFirst &&
    found.isWhole &&
    found.unit === undefined &&
    isEnumerated &&
    found.to + 1 < tokens.length
  )
    return 'ordinal';
  if (before === '#') return 'name';
  const word = before === '.' ? at(tokens, from - 2) : before;
  const isCounter = isNumber(tokens, (before === '.' ? from - 2 : from - 1) - 1);
  if (means(word, 'ordinal') && !isCounter && found.isWhole && !means(after, 'countBehind'))
    return 'name';
  const isGlued = glued(tokens, from) && tokens[from - 1]?.kind === 'word';
  if (
    isGlued &&
    !isTimesWord(before) &&
    labelsOf(before).length === 0 &&
    !means(before, 'countBefore')
  ) {
    return /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(before) ? 'name' : undefined;
  }
  const isWordGlued = tokens[found.to]?.kind === 'word' && glued(tokens, found.to);
  const isKnown =
    isTimesWord(after) ||
    means(after, 'countBehind') ||
    labelsOf(after).length > 0 ||
    means(after, 'other') ||
    // `2x8s` is a plural.
    after === 's';
  if (isWordGlued && !isKnown && found.unit === undefined && /^[\p{Script=Latin}]+$/u.test(after))
    return 'name';
  return undefined;
}

export function measureAround(around: Around, labels: ReadonlyMap<number, Label>): Measure {
  const { tokens, from, found } = around;
  const own = [foreignMark(around), nameMark(around), countMark(around)].filter(
    (mark) => mark !== undefined,
  );
  const isDash = (i: number): boolean =>
    /^[-–]$/.test(at(tokens, i)) && !(glued(tokens, i) && glued(tokens, i + 1));
  const isCell = (i: number): boolean =>
    tokens[i] === undefined || /^[,;|\t:]$/.test(at(tokens, i)) || isDash(i);
  const isAlone = isCell(from - 1) && isCell(found.to);
  const isBeforeWord = tokens[found.to]?.kind === 'word' && !isTimesWord(at(tokens, found.to));
  return {
    kind: 'measure',
    text: found.text,
    value: found.value,
    grouped: found.grouped,
    unit: found.unit,
    isWhole: found.isWhole,
    label: labels.get(from) ?? labels.get(found.to),
    marks: new Set([
      ...found.marks,
      ...own,
      ...(isAlone ? ['alone' as const] : []),
      ...(isBeforeWord ? ['before-word' as const] : []),
    ]),
    from,
    to: found.to,
  };
}

/** True if a count is marked before a token: `3 pcs` or `(3)`. */
const hasCounter = (tokens: readonly Token[], i: number): boolean =>
  tokens
    .slice(0, i)
    .some(
      ({ text }, k) =>
        isNumber(tokens, k - 1) &&
        (means(text, 'countBehind') || (text === ')' && at(tokens, k - 2) === '(')),
    );

/** `564 x 300 x 4 - edge one long side`: the last number is that of the edges with a tape. */
export function countsEdges(tokens: readonly Token[], i: number): boolean {
  const hasSize = tokens.slice(0, i).some(({ kind }) => kind === 'number');
  const after = tokens.slice(i + 1);
  return (
    hasSize &&
    after[0]?.kind === 'word' &&
    !after.some(({ kind }) => kind === 'number') &&
    after.slice(0, 3).some(({ text }) => means(text, 'edge'))
  );
}
