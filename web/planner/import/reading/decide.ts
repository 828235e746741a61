import { entryOf } from '../../measure/units/entry-of.ts';
import { wordsIn, type Evidence } from './evidence.ts';
import type { LineItem } from './measure.ts';
import { itemize } from './measures.ts';
import type { ReadPart } from './part.ts';
import { isAnd, readPart, saysCount, type Reading } from './readings.ts';
import type { ListReading } from './sizes.ts';
import type { Token } from './tokens.ts';
import { isNote, means, namesBoth } from './vocabulary.ts';
import fitted from './weights.json' with { type: 'json' };

export interface Weights {
  /** Least score difference between the best reading and the next. */
  readonly margin: number;
  /** Least score difference between the best reading and the one that the line is no part. */
  readonly otherMargin: number;
  /** Least score difference between the kinds of a list. */
  readonly kindMargin: number;
  /** Least score of a part. */
  readonly floor: number;
  readonly weights: Evidence;
}

export const WEIGHTS: Weights = fitted;

export type Other = 'heading' | 'hardware' | 'note';

/** One reading of a line: its parts, or none. */
export interface Candidate extends Reading {
  readonly items: readonly LineItem[];
  readonly is: Other | undefined;
  /** Roles in their order, to compare with other lines. */
  readonly pattern: string;
}

export type Decision =
  | { readonly status: 'read'; readonly reading: Candidate }
  | { readonly status: 'asked'; readonly readings: readonly Candidate[] }
  | { readonly status: 'unread'; readonly is: Other; readonly items: readonly LineItem[] };

const MOST_OFFERED = 4;
/** Readings of a line that are weighed against its neighbours. */
const MOST_CANDIDATES = 16;
const SHORT_HEADING = 6;

export const scoreOf = (evidence: Evidence, { weights }: Weights): number =>
  Object.entries(evidence).reduce(
    (sum, [name, times]) => sum + times * (entryOf(weights, name) ?? 0),
    0,
  );

const partKey = ({ quantity, length, width, thickness, section }: ReadPart): string =>
  [quantity, length.toFixed(1), width?.toFixed(1), thickness?.toFixed(1), section].join(' ');

/** Candidates with the same key give the user the same parts. */
export const outcomeOf = ({ parts, is }: Candidate): string =>
  is === undefined ? parts.map(partKey).join(' | ') : 'other';

const patternOf = (parts: readonly ReadPart[]): string =>
  parts
    .map(({ placed }) =>
      placed
        .filter(({ measure }) => !measure.marks.has('ordinal'))
        .toSorted((a, b) => a.measure.from - b.measure.from)
        .map(({ role }) => (role === 'length' || role === 'width' ? 'size' : role))
        .join(' '),
    )
    .join(' | ');

/** True if the words name several pieces without a number: a plural, or left and right. */
function isPlural(items: readonly LineItem[]): boolean {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.text.toLowerCase()] : []));
  return words.some((word) => means(word, 'plural')) || namesBoth(words);
}

const isCut = (item: LineItem): boolean =>
  (item.kind === 'cut' && /^[,;|]$/.test(item.text)) || isAnd(item);

const hasMeasure = (stretch: readonly LineItem[]): boolean =>
  stretch.some(({ kind }) => kind === 'measure');

const hasCountAndSize = (stretch: readonly LineItem[]): boolean =>
  saysCount(stretch) && stretch.filter(({ kind }) => kind === 'measure').length > 1;

/** `8 of 9 cm – 4 of 7 cm`: dashes separate parts only if each stretch has a count and a size. */
function splitAtDashes(items: readonly LineItem[]): readonly (readonly LineItem[])[] | undefined {
  const stretches = stretchesOf(items, (item) => item.kind === 'cut' && item.text === '-');
  return stretches.length > 1 && stretches.every(hasCountAndSize) ? stretches : undefined;
}

/** `2x 600x300 4x 300x300`: a second marked count begins the next part. */
function splitAtCounts(stretch: readonly LineItem[]): LineItem[][] {
  const parts: LineItem[][] = [[]];
  for (const item of stretch) {
    const isMarked = item.kind === 'measure' && item.marks.has('count');
    const last = parts.at(-1) ?? [];
    // `4x4 post cut into four pieces`: the count is that of the pieces of one part.
    const isInto = isNote(last.at(-1)?.text ?? '');
    if (isMarked && isWholePart(last) && !isInto) parts.push([item]);
    else last.push(item);
  }
  return parts.length > 1 && parts.every(isWholePart) ? parts : [[...stretch]];
}

const isWholePart = (stretch: readonly LineItem[]): boolean => {
  const [first, ...rest] = stretch.filter((item) => item.kind === 'measure');
  return first?.marks.has('count') === true && rest.some(({ marks }) => !marks.has('count'));
};

function stretchesOf(items: readonly LineItem[], isEnd: (item: LineItem) => boolean): LineItem[][] {
  const stretches: LineItem[][] = [[]];
  for (const item of items) {
    if (isEnd(item)) stretches.push([]);
    else stretches.at(-1)?.push(item);
  }
  return stretches;
}

/** Splits a line at semicolons, commas and ands into parts with a count each. They share the text before a colon. */
function splitAt(items: readonly LineItem[]): readonly (readonly LineItem[])[] | undefined {
  const stretches = stretchesOf(items, isCut).flatMap(splitAtCounts);
  const parts: LineItem[][] = [];
  for (const stretch of stretches) {
    const before = parts.at(-1);
    if (before !== undefined && (!saysCount(stretch) || !hasMeasure(before) || !saysCount(before)))
      before.push(...stretch);
    else parts.push(stretch);
  }
  if (parts.length < 2) return undefined;
  // `1x8: 1 pc 14", 1 pc 17"`: the section before the colon belongs to each part.
  const [first = []] = parts;
  const colon = first.findIndex((item) => item.kind === 'cut' && item.text === ':');
  const head = colon < 0 ? [] : first.slice(0, colon);
  const isShared = hasMeasure(head) && !saysCount(head);
  return parts.map((part, i) => (i > 0 && isShared ? [...head, ...part] : part));
}

function otherOf(
  items: readonly LineItem[],
  isComplete: boolean,
): { readonly is: Other; readonly evidence: Evidence } {
  const { hardware, note, project, words } = wordsIn(items);
  const last = items.at(-1);
  const isColon = last?.kind === 'cut' && last.text === ':';
  const measures = items.filter((item) => item.kind === 'measure');
  const foreign = measures.filter(
    ({ marks }) => marks.has('foreign') || marks.has('money') || marks.has('angle'),
  ).length;
  const isHeading =
    isColon ||
    (note === 0 &&
      foreign === 0 &&
      words <= SHORT_HEADING &&
      !isComplete &&
      !measures.some(({ marks }) => marks.has('ordinal')));
  return {
    is: hardware > 0 ? 'hardware' : isHeading || (project > 0 && note === 0) ? 'heading' : 'note',
    evidence: {
      other: 1,
      'other: hardware': Math.min(2, hardware),
      'other: note': Math.min(2, note),
      'other: project': Math.min(1, project),
      'other: colon': isColon ? 1 : 0,
    },
  };
}

const sum = (all: readonly Evidence[]): Evidence => {
  const total = new Map<string, number>();
  for (const evidence of all) {
    for (const [name, times] of Object.entries(evidence)) {
      total.set(name, (total.get(name) ?? 0) + times / all.length);
    }
  }
  return { ...Object.fromEntries(total), 'several parts': 1 };
};

const best = (readings: readonly Reading[], weights: Weights): Reading | undefined => {
  const scored = readings.map((reading) => ({
    reading,
    score: scoreOf(reading.evidence, weights),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.reading;
};

/** All readings of a line up to a limit, and one as no part; undefined if the line is too complex. */
export function candidatesOf(
  tokens: readonly Token[],
  list: ListReading,
  weights: Weights,
): readonly Candidate[] | undefined {
  const found: Candidate[] = [];
  let isBeyond = false;
  const ways = itemize(tokens);
  for (const items of ways) {
    const readings = readPart(items, list, isPlural(items));
    if (readings === undefined) isBeyond = true;
    found.push(
      ...(readings ?? []).map((reading) => ({
        ...reading,
        items,
        is: undefined,
        pattern: patternOf(reading.parts),
      })),
    );
    const stretches = splitAtDashes(items) ?? splitAt(items);
    const each = stretches?.map((stretch) => best(readPart(stretch, list, false) ?? [], weights));
    if (each !== undefined && each.every((reading) => reading !== undefined)) {
      const parts = each.flatMap((reading) => reading.parts);
      if (parts.every(({ placed }) => placed.some(({ role }) => role === 'count')))
        found.push({
          parts,
          evidence: sum(each.map(({ evidence }) => evidence)),
          items,
          is: undefined,
          pattern: patternOf(parts),
        });
    }
  }
  if (isBeyond && found.length === 0) return undefined;
  const [items = []] = ways;
  const other = otherOf(items, found.length > 0);
  const likeliest = found
    .map((candidate) => ({ candidate, score: scoreOf(candidate.evidence, weights) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES);
  const none: Candidate = { parts: [], evidence: other.evidence, items, is: other.is, pattern: '' };
  return [...likeliest.map(({ candidate }) => candidate), none];
}

/** True if two candidates differ in something that the line cannot decide, such as `1 - 3/4"`. */
const sharesOpen = (a: Candidate, b: Candidate): boolean =>
  a.is === undefined &&
  Object.keys(a.evidence).some(
    (name) => name.startsWith('open: ') && entryOf(b.evidence, name) !== undefined,
  );

/** Reads a line with one clear winner, asks the user if several are close, else treats it as no part. */
export function decide(candidates: readonly Candidate[], weights: Weights): Decision {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      score: scoreOf(candidate.evidence, weights),
      key: outcomeOf(candidate),
    }))
    .toSorted((a, b) => b.score - a.score);
  const distinct = ranked.filter(({ key }, i) => ranked.findIndex((one) => one.key === key) === i);
  const [first, second] = distinct;
  const other = distinct.find(({ candidate }) => candidate.is !== undefined);
  const unread = {
    status: 'unread' as const,
    is: other?.candidate.is ?? 'note',
    items: other?.candidate.items ?? [],
  };
  if (first === undefined || first.candidate.is !== undefined) {
    const isClear =
      second === undefined ||
      first === undefined ||
      first.score - second.score >= weights.otherMargin ||
      second.score < weights.floor;
    if (isClear) return unread;
  }
  const part = distinct.find(({ candidate }) => candidate.is === undefined);
  if (part === undefined || part.score < weights.floor) return unread;
  const isClear = distinct.every(({ score, candidate }) => {
    if (candidate === part.candidate) return true;
    if (sharesOpen(candidate, part.candidate)) return false;
    return (
      part.score - score >= (candidate.is === undefined ? weights.margin : weights.otherMargin)
    );
  });
  if (isClear) return { status: 'read', reading: part.candidate };
  const offered = distinct.filter(
    ({ candidate, score }) =>
      candidate.is === undefined &&
      (part.score - score < weights.margin || sharesOpen(candidate, part.candidate)),
  );
  return {
    status: 'asked',
    readings: offered.slice(0, MOST_OFFERED).map(({ candidate }) => candidate),
  };
}
