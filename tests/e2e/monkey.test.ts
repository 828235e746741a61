// Random walks of somebody who taps, types, goes back, turns the phone, reloads, clears the storage: nothing is lost.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMonkey, type Monkey } from '../support/monkey/walk.ts';
import { walkOf } from '../support/monkey/steps.ts';
import { shared } from '../support/shared.ts';

const WALKS = 30;
/** As long as a walk may be: some 25 are gone through in the benchmark (`npm run bench -- monkey`). */
const STEPS = 12;
/** A walk is told by its seed: `npm run bench -- monkey --walks 1 --seed N --steps 12` goes it again. */
const FIRST = 20_260;

let monkey: Monkey;

beforeAll(async () => {
  const { browser, runtime } = await shared();
  monkey = await openMonkey(browser, runtime.url);
});

afterAll(() => monkey.close());

test.each(Array.from({ length: WALKS }, (_, n) => FIRST + n))(
  'walk %i loses nothing',
  async (seed) => {
    expect(await monkey.go(walkOf(seed, STEPS).walk)).toBeUndefined();
  },
);
