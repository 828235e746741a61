import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardTexts } from '../../web/planner/jobs/card-texts-en.ts';
import { JOBS } from '../../web/planner/jobs/catalogue.ts';

test('the README names every job of the catalogue, in its order', () => {
  const titles = JOBS.map(({ slug }) => cardTexts.get(slug)?.title ?? slug).map(
    (title) => title.charAt(0).toLowerCase() + title.slice(1),
  );
  const [, jobs] =
    /^- \*\*Jobs\*\*: (.*); and cut lists of your own\.$/m.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  expect(jobs).toBe(titles.join(', '));
});
