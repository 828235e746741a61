import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '../../web/planner/jobs/cards.ts';

test('the README names every job of the catalogue, in its order', () => {
  const titles = CARDS.map(({ words }) => words.en.title).map(
    (title) => title.charAt(0).toLowerCase() + title.slice(1),
  );
  const [, jobs] =
    /^- \*\*Jobs\*\*: (.*); and cut lists of your own\.$/m.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  expect(jobs).toBe(titles.join(', '));
});
