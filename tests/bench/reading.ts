import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importCutList } from '../../web/planner/import/import-cut-list.ts';
import { describeRows } from '../../web/planner/import/reading/describe-rows.ts';
import { BRITISH } from '../../web/language/locale.ts';
import {
  GRADES,
  gradeLine,
  readCorpus,
  type TrueLine,
  type TrueList,
} from '../support/reading-corpus.ts';

// `npm run bench -- reading [FILE…]`: lists with their truth, read as the page reads them. Rows that are right, asked, not
// read and silently wrong, by the kind of line. `--show` prints the lines of the open part and of FILE that are not right.
const FIXTURES = join(import.meta.dirname, '..', 'fixtures', 'reading');

const KINDS = {
  parts: 'parts',
  question: 'questions',
  none: 'not parts',
  above: 'continued',
} as const;

function gradesOf(list: TrueList) {
  const text = list.lines.map((line) => line.text).join('\n');
  const locale = list.unit === 'in' ? BRITISH.imperial : BRITISH.metric;
  const read = importCutList(text, list.unit, list.kind, locale);
  const rows = read.ok ? describeRows(read.value, text, locale) : [];
  return list.lines.map((line: TrueLine, i) => {
    const own = rows.filter((row) => row.line === i + 1);
    return { line, grade: gradeLine(line, own), own };
  });
}

function table(name: string, lists: readonly TrueList[], isShown: boolean): void {
  const graded = lists.flatMap((list) =>
    gradesOf(list).map((one) => ({ ...one, kind: `${list.kind}: ${KINDS[one.line.is]}`, list })),
  );
  const count = (rows: typeof graded) =>
    Object.fromEntries(
      GRADES.map((grade) => [grade, rows.filter((row) => row.grade === grade).length]),
    );
  const share = (rows: typeof graded) =>
    `${((100 * rows.filter(({ grade }) => grade === 'right').length) / rows.length).toFixed(1)} %`;
  const kinds = [...Map.groupBy(graded, ({ kind }) => kind)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  console.log(`\n${name}: ${lists.length} lists, ${graded.length} rows`);
  console.table(
    Object.fromEntries(
      [...kinds, ['all', graded] as const].map(([kind, rows]) => [
        kind,
        { rows: rows.length, ...count(rows), 'right share': share(rows) },
      ]),
    ),
  );
  if (!isShown) return;
  for (const { line, grade, own, list } of graded) {
    if (grade === 'right') continue;
    console.log(`${grade}\t[${list.language} ${list.kind} ${list.unit}] ${line.text}`);
    console.log(`\ttrue ${JSON.stringify(line.readings)}\n\tgot  ${JSON.stringify(own)}`);
  }
}

const isShown = process.argv.includes('--show');
const files = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const corpus = (file: string) => readCorpus(readFileSync(file, 'utf8'));
table('open', corpus(join(FIXTURES, 'open.txt')), isShown);
for (const set of ['held', 'third', 'fourth', 'fifth', 'sixth'])
  table(set, corpus(join(FIXTURES, `${set}.txt`)), false);
for (const file of files.filter((one) => existsSync(one))) {
  // Each line alone: the reading may not depend on its neighbours.
  const alone = corpus(file).flatMap((list) =>
    list.lines.map((line) => ({ ...list, lines: [line] })),
  );
  table(file, alone, isShown);
}
