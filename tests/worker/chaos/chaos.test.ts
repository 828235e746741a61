import { expect, test } from 'vitest';

import { LONG } from '../../support/long.ts';
import { playMany } from './play-many.ts';

// Always the same scenarios: what a run finds, the next run finds. The long size plays ten times as many; `npm run bench -- chaos`
// plays others.
const SEED = 9000;
const RUNS = LONG ? 400 : 40;
const AT_ONCE = 16;

test('what is answered 200 is delivered once or reported, whatever strangers, collectors and crashes do', async () => {
  const { broken, kills, accepted } = await playMany(SEED, RUNS, AT_ONCE);
  for (const { seed, promises, story } of broken) {
    const again = `npm run bench -- chaos --seed ${seed} --runs 1`;
    console.error(`${again}\n${promises.join('\n')}\n${story}\n`);
  }
  expect(broken.map(({ seed, promises }) => [seed, ...promises])).toEqual([]);
  // Else nothing was put to the test.
  expect(kills).toBeGreaterThan(0);
  expect(accepted).toBeGreaterThan(RUNS);
}, 900_000);
