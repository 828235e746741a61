// What a job touches: its folder, and one line of the catalogue.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { JOBS } from '../../../../web/planner/jobs/catalogue.ts';

const FILES = globSync('{web,worker,scripts}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

const folderOf = (file: string): string => /^web\/planner\/jobs\/([^/]+)\//.exec(file)?.[1] ?? '';

/** What a file imports, at once or later, from the root of the repository. */
const importsOf = ([file, text]: (typeof FILES)[number]): readonly string[] =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );

describe('the folder of jobs', () => {
  test('holds a folder for each job, the kit, and what lists the jobs', () => {
    const inside = FILES.map(([file]) => file).filter((file) =>
      file.startsWith('web/planner/jobs/'),
    );
    const folders = new Set(inside.map(folderOf));
    folders.delete('');
    expect([...folders].toSorted()).toEqual([...JOBS.map(({ slug }) => slug), 'kit'].toSorted());
    expect(inside.filter((file) => folderOf(file) === '').toSorted()).toEqual([
      'web/planner/jobs/called-zh.ts',
      'web/planner/jobs/cards.ts',
      'web/planner/jobs/catalogue.ts',
      'web/planner/jobs/cut-list.ts',
      'web/planner/jobs/cut-list.zh.ts',
    ]);
  });

  test('has no job that needs another, and a kit that needs none', () => {
    const wrong = FILES.filter(([file]) => folderOf(file) !== '').flatMap((one) =>
      importsOf(one)
        .filter((to) => ![folderOf(one[0]), 'kit', ''].includes(folderOf(to)))
        .map((to) => `${one[0]} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** What is drawn of furniture is offered as a list to cut, and the start does two jobs in its room: they need a job’s own code. */
const NAMED = new Set([
  'web/screens/cut/parts/templates/list-of-design.ts',
  'web/screens/home/slide-room.tsx',
]);

test.each(JOBS.map(({ slug }) => slug))('%s is named by one line outside its folder', (slug) => {
  const lines = FILES.filter(([file]) => folderOf(file) !== slug && !NAMED.has(file)).flatMap(
    ([file, text]) =>
      text
        .split('\n')
        .filter((line) => new RegExp(`['"\`/]${slug}['"\`/]`).test(line))
        .map(() => file),
  );
  expect(lines).toEqual(['web/planner/jobs/catalogue.ts']);
});
