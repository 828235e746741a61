// The page and `npm run read` understand a list in the same way.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import { describeRows } from '../../../../../web/planner/import/reading/describe-rows.ts';
import { newCutList } from '../../../../../web/planner/schema/cut-list.ts';
import {
  readImport,
  reduceImport,
  startImport,
} from '../../../../../web/screens/cut/parts/import-state.ts';
import { few, sample } from '../../../../support/long.ts';
import { readCorpus } from '../../../../support/reading-corpus.ts';

const corpus = (part: string) =>
  readCorpus(
    readFileSync(new URL(`../../../../fixtures/reading/${part}.txt`, import.meta.url), 'utf8'),
  );

interface Pasted {
  readonly text: string;
  readonly unit: 'mm' | 'in';
}

const made: readonly Pasted[] = corpus('made').flatMap(({ unit, lines }) =>
  lines.map(({ text }) => ({ text, unit })),
);
const open: readonly Pasted[] = corpus('open').map(({ unit, lines }) => ({
  text: lines.map(({ text }) => text).join('\n'),
  unit,
}));

const KINDS = ['linear', 'sheet'] as const;
type Kind = (typeof KINDS)[number];
const localeOf = (unit: 'mm' | 'in') => (unit === 'in' ? BRITISH.imperial : BRITISH.metric);

/** Rows of a list that the user pastes into an empty list that was started as one kind. */
function inPage({ text, unit }: Pasted, started: Kind, chosen: Kind | undefined) {
  const list = newCutList('list', 0, started);
  const locale = localeOf(unit);
  const typed = reduceImport(startImport({ kind: 'text', text }), { type: 'unit', unit });
  const state = chosen === undefined ? typed : reduceImport(typed, { type: 'kind', kind: chosen });
  const { result } = readImport(state, { list, whole: list, locale });
  return result.ok ? describeRows(result.value, text, locale) : result.reason;
}

function byCommand({ text, unit }: Pasted, kind: Kind | undefined) {
  const read = importCutList(text, unit, kind, localeOf(unit));
  return read.ok ? describeRows(read.value, text, localeOf(unit)) : read.reason;
}

describe.each([
  ['made lines', made],
  ['lists of the open part', sample(open)],
] as const)('%s', (_, lists) => {
  it.each([undefined, ...KINDS])('are read alike in the page and by the command as %s', (kind) => {
    // The kind that the user chose hides with which the list was started.
    const starts = kind === undefined ? KINDS : few(KINDS);
    const apart = lists.flatMap((list) => {
      const rows = byCommand(list, kind);
      return starts
        .map((started) => ({ list, started, page: inPage(list, started, kind), rows }))
        .filter(({ page }) => !isDeepStrictEqual(page, rows));
    });
    expect(apart).toEqual([]);
  });
});

describe('2 by 4 by 8', () => {
  it.each([undefined, ...KINDS])('is asked, in mm and in inches, as %s', (kind) => {
    for (const unit of ['mm', 'in'] as const)
      expect(inPage({ text: '2 by 4 by 8', unit }, 'sheet', kind)).toMatchObject([
        { status: 'asked', readings: [{ section: '2x4', length: 2438.4 }, { quantity: 2 }] },
      ]);
  });
});

const run = (text: string, ...args: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['scripts/read.ts', '-', ...args], {
      input: text,
      encoding: 'utf8',
    }),
  );

describe('the command', () => {
  it('prints the rows of the page', () => {
    const text = made.flatMap((one) => (one.unit === 'in' ? [one.text] : [])).join('\n');
    const pasted = { text, unit: 'in' } as const;
    expect(run(text, '--units', 'in', '--kind', 'linear')).toEqual({
      rows: inPage(pasted, 'sheet', 'linear'),
    });
  });
});
