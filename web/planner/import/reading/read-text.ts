import {
  candidatesOf,
  decide,
  scoreOf,
  WEIGHTS,
  withNeighbours,
  type Candidate,
  type Decision,
  type Weights,
} from './decide.ts';
import type { Evidence } from './evidence.ts';
import type { Measure } from './measures.ts';
import type { ListReading } from './sizes.ts';
import { tokenize, type Token } from './tokens.ts';
import { labelsOf, means } from './vocabulary.ts';

/** A row of a list: one line, or several that describe one part. */
export interface TextRow {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly decision: Decision | { readonly status: 'unread'; readonly is: 'too long' };
}

const LONGEST_LINE = 600;
const LEAST_CLEAR = 2;
const LEAST_ROWS = 2;

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/** Label of a line with only a label and a number: `Breite: 30`. */
function labelAlone(tokens: readonly Token[]): string | undefined {
  const [first, ...rest] = tokens;
  if (first?.kind !== 'word' || rest.length === 0 || rest.length > 8) return undefined;
  const [label] = labelsOf(first.text);
  const name = label ?? (means(first.text, 'countBefore') ? 'count' : undefined);
  const [second] = rest;
  const isValue =
    second?.kind === 'number' ||
    (second !== undefined && /^[:=]$/.test(second.text) && rest[1]?.kind === 'number');
  const isOne = rest.filter(({ kind }) => kind === 'number').length <= 1 || /\//.test(joined(rest));
  return isValue && isOne && rest.every(({ kind, text }) => kind !== 'word' || text.length <= 3)
    ? name
    : undefined;
}

interface Joined {
  readonly line: number;
  readonly text: string;
}

/** Adds spaces between cells: in `735,4` and `side,720,560,2` the comma is not a decimal sign. */
const cellsApart = (line: string): string =>
  line
    .replace(/^(\d+),(\d{1,2})$/, '$1, $2')
    .replace(/^[^,\s]*(?:,[^,\s]*){2,}$/, (cells) => cells.replaceAll(',', ', '));

/** Lines in order; lines that label the sizes of one part are one row. */
function rowsOf(text: string): readonly Joined[] {
  const rows: (Joined & { readonly labels: readonly string[] })[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const written = line.length > LONGEST_LINE ? line : cellsApart(line.trim());
    if (written === '') continue;
    const tokens = written.length > LONGEST_LINE ? undefined : tokenize(written);
    const label = tokens === undefined ? undefined : labelAlone(tokens);
    const last = rows.at(-1);
    const isSame =
      label !== undefined &&
      last !== undefined &&
      last.labels.length > 0 &&
      !last.labels.includes(label);
    if (isSame)
      rows[rows.length - 1] = {
        ...last,
        text: `${last.text}, ${written}`,
        labels: [...last.labels, label],
      };
    else rows.push({ line: i + 1, text: written, labels: label === undefined ? [] : [label] });
  }
  return rows;
}

/** The pattern that most clear lines of a list have; undefined if no two of them agree. */
function usualPattern(decisions: readonly Decision[]): string | undefined {
  const clear = decisions.flatMap((one) => (one.status === 'read' ? [one.reading.pattern] : []));
  const groups = [...Map.groupBy(clear, (pattern) => pattern)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  const [[pattern, own] = ['', []]] = groups;
  return own.length >= LEAST_CLEAR ? pattern : undefined;
}

/** Numbers, units and signs of a row without its words: rows of one table have the same. */
function shapeOf(candidates: readonly Candidate[] | undefined): string {
  const items = candidates?.[0]?.items ?? [];
  return items
    .flatMap((item) =>
      item.kind === 'measure'
        ? [item.unit ?? '#']
        : item.kind === 'times' || item.kind === 'cut'
          ? [item.text]
          : [],
    )
    .join(' ');
}

const measuresOf = (candidate: Candidate): readonly Measure[] =>
  candidate.items.filter((item) => item.kind === 'measure');

/** Rows of one shape, as the columns of a table. */
interface Columns {
  readonly rows: readonly RowCandidates[];
  /** Number of different values at each position over the rows. */
  readonly distinct: readonly number[];
}

function columnsOf(rows: readonly RowCandidates[]): Columns {
  const values: Set<number>[] = [];
  for (const { candidates } of rows) {
    const [first] = candidates ?? [];
    for (const [i, { value }] of (first === undefined ? [] : measuresOf(first)).entries()) {
      values[i] ??= new Set();
      values[i].add(value);
    }
  }
  return { rows, distinct: values.map(({ size }) => size) };
}

/** Evidence from columns: values that vary are probably counts, constant ones thicknesses. */
function columnEvidence(candidate: Candidate, { distinct }: Columns): Evidence {
  const places = new Map(measuresOf(candidate).map((measure, i) => [measure.from, i] as const));
  const found: Record<string, number> = {};
  for (const { measure, role } of candidate.parts[0]?.placed ?? []) {
    const values = distinct[places.get(measure.from) ?? -1] ?? 0;
    if (role === 'thickness' && values === 1) found['column: constant thickness'] = 1;
    if (role === 'count' && values > 1) found['column: varying count'] = 1;
  }
  return found;
}

const MISSING = -20;

/** Pattern with the highest score over all rows, if it leads the next by the margin. */
function columnPattern(columns: Columns, weights: Weights): string | undefined {
  const totals = new Map<string, number>();
  for (const { candidates = [] } of columns.rows) {
    const own = new Map<string, number>();
    for (const one of candidates) {
      const score = scoreOf({ ...one.evidence, ...columnEvidence(one, columns) }, weights);
      own.set(one.pattern, Math.max(MISSING, score, own.get(one.pattern) ?? MISSING));
    }
    // A row without a pattern counts against it.
    for (const [pattern, score] of own)
      totals.set(pattern, (totals.get(pattern) ?? 0) + score - MISSING);
  }
  const [[first, most] = ['', 0], [, next] = ['', 0]] = [...totals].toSorted((a, b) => b[1] - a[1]);
  return first !== '' && most - next >= weights.margin ? first : undefined;
}

/** True for a shape with at least two numbers. */
const isTabular = (shape: string): boolean =>
  shape.split(' ').filter((one) => /^[#a-z]/.test(one)).length > 1;

/** Rows of the same shape get their roles together: the pattern that fits all of them best. */
function withColumns(rows: readonly RowCandidates[], weights: Weights): readonly RowCandidates[] {
  const shapes = new Map(rows.map((row) => [row, shapeOf(row.candidates)] as const));
  const groups = new Map(
    [...Map.groupBy(rows, (row) => shapes.get(row) ?? '')]
      .filter(([shape, group]) => group.length >= LEAST_ROWS && isTabular(shape))
      .map(([shape, group]) => {
        const columns = columnsOf(group);
        return [shape, { columns, best: columnPattern(columns, weights) }] as const;
      }),
  );
  return rows.map((row) => {
    const group = groups.get(shapes.get(row) ?? '');
    if (group === undefined || row.candidates === undefined) return row;
    const candidates = row.candidates.map((one) => {
      if (one.is !== undefined) return one;
      const own = one.pattern === group.best ? { 'as its column': 1 } : {};
      return {
        ...one,
        evidence: { ...one.evidence, ...columnEvidence(one, group.columns), ...own },
      };
    });
    return { ...row, candidates };
  });
}

export interface RowCandidates extends Joined {
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[] | undefined;
}

type LineCandidates = Pick<RowCandidates, 'tokens' | 'candidates'>;

/** Cache of candidates by line. The caller keeps it, so that a key press reads only the changed line. */
export type LineMemo = Map<string, LineCandidates>;

const MOST_REMEMBERED = 20_000;

function readLine(text: string, list: ListReading, weights: Weights): LineCandidates {
  const tokens = text.length > LONGEST_LINE ? undefined : tokenize(text);
  const candidates = tokens === undefined ? undefined : candidatesOf(tokens, list, weights);
  return { tokens: tokens ?? [], candidates };
}

function remembered(memo: LineMemo, text: string, list: ListReading): LineCandidates {
  const key = `${list.kind} ${list.unit} ${text}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const found = readLine(text, list, WEIGHTS);
  if (memo.size >= MOST_REMEMBERED) memo.clear();
  memo.set(key, found);
  return found;
}

/** The rows of a list with all their candidates, before any is decided. */
export function candidateRows(
  text: string,
  list: ListReading,
  weights: Weights = WEIGHTS,
  memo?: LineMemo,
): readonly RowCandidates[] {
  const rows = rowsOf(text).map((row) => ({
    ...row,
    ...(memo === undefined ? readLine(row.text, list, weights) : remembered(memo, row.text, list)),
  }));
  const pattern = usualPattern(
    rows.flatMap(({ candidates }) =>
      candidates === undefined ? [] : [decide(candidates, weights)],
    ),
  );
  return withColumns(
    rows.map((row) => ({
      ...row,
      candidates:
        row.candidates === undefined ? undefined : withNeighbours(row.candidates, pattern),
    })),
    weights,
  );
}

/** Reads a list line by line: every reading of each, and a decision. Pure, and linear in the length of the list. */
export function readText(text: string, list: ListReading, memo?: LineMemo): readonly TextRow[] {
  return candidateRows(text, list, WEIGHTS, memo).map(
    ({ line, text: own, tokens, candidates }) => ({
      line,
      text: own,
      tokens,
      decision:
        candidates === undefined
          ? { status: 'unread', is: 'too long' }
          : decide(candidates, WEIGHTS),
    }),
  );
}
