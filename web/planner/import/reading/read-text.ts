import {
  candidatesOf,
  decide,
  scoreOf,
  WEIGHTS,
  type Candidate,
  type Decision,
  type Weights,
} from './decide.ts';
import type { Evidence } from './evidence.ts';
import type { Measure } from './measure.ts';
import type { ListReading } from './sizes.ts';
import { tokenize, type Token } from './tokens.ts';
import { labelsOf, means, type Unit } from './vocabulary.ts';

/** A row of a list: one line, or several that describe one part. */
export interface TextRow {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly decision: Decision | { readonly status: 'unread'; readonly is: 'too long' };
}

const LONGEST_LINE = 600;
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

/** Positions of the numbers that are equal in all rows of one shape. */
function constantPlaces(rows: readonly RowCandidates[]): ReadonlySet<number> {
  const [first, ...others] = rows.map(({ candidates }) =>
    candidates?.[0] === undefined ? [] : measuresOf(candidates[0]).map(({ value }) => value),
  );
  const constant = [...(first ?? []).keys()].filter((i) =>
    others.every((values) => values[i] === first?.[i]),
  );
  return new Set(constant);
}

/** Evidence from columns: a number that is equal in all rows is probably the thickness. */
function columnEvidence(candidate: Candidate, constant: ReadonlySet<number>): Evidence {
  const measures = measuresOf(candidate);
  const isConstant = candidate.parts[0]?.placed.some(
    ({ measure, role }) => role === 'thickness' && constant.has(measures.indexOf(measure)),
  );
  return isConstant === true ? { 'column: constant thickness': 1 } : {};
}

const MISSING = -20;

/** Pattern with the highest score over all rows, if it leads the next by the margin. */
function columnPattern(
  rows: readonly RowCandidates[],
  constant: ReadonlySet<number>,
  weights: Weights,
): string | undefined {
  const totals = new Map<string, number>();
  for (const { candidates = [] } of rows) {
    const own = new Map<string, number>();
    for (const one of candidates) {
      const score = scoreOf({ ...one.evidence, ...columnEvidence(one, constant) }, weights);
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
        const constant = constantPlaces(group);
        return [shape, { constant, best: columnPattern(group, constant, weights) }] as const;
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
        evidence: { ...one.evidence, ...columnEvidence(one, group.constant), ...own },
      };
    });
    return { ...row, candidates };
  });
}

/** Settings of a list; the kind is undefined until the user chooses one. */
export interface ListSettings {
  readonly kind: ListReading['kind'] | undefined;
  readonly unit: Unit;
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
  return withColumns(rows, weights);
}

/** Rows of a list with their decisions, and the kind of list that they were read as. */
export interface TextReading {
  readonly kind: ListReading['kind'];
  readonly rows: readonly TextRow[];
}

const decided = (rows: readonly RowCandidates[]): readonly TextRow[] =>
  rows.map(({ line, text, tokens, candidates }) => ({
    line,
    text,
    tokens,
    decision:
      candidates === undefined ? { status: 'unread', is: 'too long' } : decide(candidates, WEIGHTS),
  }));

/** Sum of the scores of the best readings: the better a kind fits a list, the higher it is. */
const fitOf = (rows: readonly RowCandidates[]): number =>
  rows.reduce(
    (total, { candidates = [] }) =>
      total + Math.max(MISSING, ...candidates.map(({ evidence }) => scoreOf(evidence, WEIGHTS))),
    0,
  );

const hasPanel = (rows: readonly TextRow[]): boolean =>
  rows.some(
    ({ decision }) =>
      decision.status === 'read' && decision.reading.parts.some(({ width }) => width !== undefined),
  );

/**
 * Reads a list of an unknown kind as the kind that fits it clearly better. If neither does, a line has the readings of
 * both kinds, so that it is asked if they differ.
 */
function readEither(text: string, unit: Unit, memo?: LineMemo): TextReading {
  const as = (kind: ListReading['kind']) => candidateRows(text, { kind, unit }, WEIGHTS, memo);
  const [boards, panels] = [as('linear'), as('sheet')];
  const lead = fitOf(boards) - fitOf(panels);
  if (lead >= WEIGHTS.kindMargin) {
    const rows = decided(boards);
    if (!hasPanel(rows)) return { kind: 'linear', rows };
  }
  if (Math.abs(lead) >= WEIGHTS.kindMargin) return { kind: 'sheet', rows: decided(panels) };
  const rows = decided(
    boards.map((row, i) => ({
      ...row,
      candidates: row.candidates && [...row.candidates, ...(panels[i]?.candidates ?? [])],
    })),
  );
  return { kind: hasPanel(rows) ? 'sheet' : 'linear', rows };
}

/** Reads a list line by line: every reading of each, and a decision. Pure, and linear in the length of the list. */
export const readText = (
  text: string,
  { kind, unit }: ListSettings,
  memo?: LineMemo,
): TextReading =>
  kind === undefined
    ? readEither(text, unit, memo)
    : { kind, rows: decided(candidateRows(text, { kind, unit }, WEIGHTS, memo)) };
