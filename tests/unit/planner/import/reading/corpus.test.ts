// The reader on lists with their truth: no part that a list does not have, and nine of ten rows without a question.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import { describeRows } from '../../../../../web/planner/import/reading/describe-rows.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { gradeLine, readCorpus } from '../../../../support/reading-corpus.ts';

const SETS = ['open', 'held', 'third', 'fourth', 'fifth', 'sixth'] as const;

function gradesOf(part: (typeof SETS)[number]) {
  const file = new URL(`../../../../fixtures/reading/${part}.txt`, import.meta.url);
  return readCorpus(readFileSync(file, 'utf8')).flatMap(({ lines, kind, unit }) => {
    const text = lines.map((line) => line.text).join('\n');
    const locale = unit === 'in' ? BRITISH.imperial : BRITISH.metric;
    const read = importCutList(text, unit, kind, locale);
    const rows = read.ok ? describeRows(read.value, text, locale) : [];
    return lines.map((line, i) =>
      gradeLine(
        line,
        rows.filter((row) => row.line === i + 1),
      ),
    );
  });
}

describe.each(SETS)('the %s set of lists', (part) => {
  const grades = gradesOf(part);

  it('has no row that is silently wrong', () => {
    expect(grades.filter((grade) => grade === 'wrong')).toEqual([]);
  });

  it('has at least 90 % of its rows right', () => {
    const right = grades.filter((grade) => grade === 'right').length;
    expect(right / grades.length).toBeGreaterThanOrEqual(0.9);
  });
});
