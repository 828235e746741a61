// A job is one folder with fixed file names and one line of the catalogue.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { MADE } from '../../../../scripts/messages/module-code.ts';
import { JOBS } from '../../../../web/planner/jobs/catalogue.ts';

/** Source files, without the modules that are made from the messages. */
const FILES = globSync('{web,worker,scripts}/**/*.{ts,tsx}')
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => !text.startsWith(MADE));

const folderOf = (file: string): string => /^web\/planner\/jobs\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Static and dynamic imports of a file, as paths from the root of the repository. */
const importsOf = ([file, text]: (typeof FILES)[number]): readonly string[] =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );

describe('the folder of jobs', () => {
  test('contains one folder per job, the kit and the catalogue', () => {
    const inside = FILES.map(([file]) => file).filter((file) =>
      file.startsWith('web/planner/jobs/'),
    );
    const folders = new Set(inside.map(folderOf));
    folders.delete('');
    expect([...folders].toSorted()).toEqual([...JOBS.map(({ slug }) => slug), 'kit'].toSorted());
    expect(inside.filter((file) => folderOf(file) === '').toSorted()).toEqual([
      'web/planner/jobs/cards.ts',
      'web/planner/jobs/catalogue.ts',
      'web/planner/jobs/cut-list.ts',
    ]);
  });

  test('has no import from one job to another or from the kit to a job', () => {
    const wrong = FILES.filter(([file]) => folderOf(file) !== '').flatMap((one) =>
      importsOf(one)
        .filter((to) => ![folderOf(one[0]), 'kit', ''].includes(folderOf(to)))
        .map((to) => `${one[0]} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

const MESSAGES = ['en-us.arb', 'en.arb', 'zh.arb'];
const REQUIRED = ['card.ts', 'fields.ts', 'job.ts', 'steps.ts', ...MESSAGES];
const sources = new Set(FILES.map(([file]) => file));
const OPTIONAL = new Set(['layout.ts', 'pictures.ts']);
/** Jobs with more code files, one subject each. */
const LARGE = new Set([
  'board-a-ceiling',
  'board-a-loft',
  'build-a-deck',
  'build-a-raised-bed',
  'build-a-stud-wall',
  'build-alcove-shelves',
  'build-furniture',
  'hang-a-door',
  'lay-a-path',
  'lay-a-patio',
  'put-up-a-fence',
  'tile-a-floor',
  'tile-a-wall',
]);

test.each(JOBS.map(({ slug }) => slug))('%s has the fixed file names', (slug) => {
  const names = globSync(`web/planner/jobs/${slug}/**/*`)
    .map((file) => file.slice(`web/planner/jobs/${slug}/`.length))
    .filter((name) => name.endsWith('.arb') || sources.has(`web/planner/jobs/${slug}/${name}`));
  expect(names).toEqual(expect.arrayContaining(REQUIRED));
  if (LARGE.has(slug)) return;
  expect(names.filter((name) => !REQUIRED.includes(name) && !OPTIONAL.has(name))).toEqual([]);
});

/**
 * Screens that use the code of one job (the list of furniture parts, and the slide show on the start page), and the
 * tables of what changed for stored projects.
 */
const NAMED = new Set([
  'web/screens/cut/parts/templates/list-of-design.ts',
  'web/screens/home/slide-room.tsx',
  'web/planner/schema/aliases.ts',
  'web/planner/project/rule-changes.ts',
]);

test.each(JOBS.map(({ slug }) => slug))('%s is named once outside its folder', (slug) => {
  const lines = FILES.filter(([file]) => folderOf(file) !== slug && !NAMED.has(file)).flatMap(
    ([file, text]) =>
      text
        .split('\n')
        .filter((line) => new RegExp(`['"\`/]${slug}['"\`/]`).test(line))
        .map(() => file),
  );
  expect(lines).toEqual(['web/planner/jobs/catalogue.ts']);
});
