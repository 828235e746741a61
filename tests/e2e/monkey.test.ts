// Random walks of somebody who taps, types, goes back, turns the phone, reloads, clears the storage: nothing is lost.

import { openMonkey, type Monkey } from '../support/monkey/walk.ts';
import { LONG } from '../support/long.ts';
import { walkOf } from '../support/monkey/steps.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const WALKS = LONG ? 30 : 1;
/** As long as a walk may be: some 25 are gone through in the benchmark (`npm run bench -- monkey`). */
const STEPS = 12;
/** The seed identifies a walk: `npm run bench -- monkey --walks 1 --seed N --steps 12` repeats it. */
const FIRST = 20_260;

let monkey: Monkey;

test.beforeAll(async () => {
  monkey = await openMonkey(browser, runtime.url);
});

test.afterAll(() => monkey.close());

for (const seed of Array.from({ length: WALKS }, (_, n) => FIRST + n)) {
  test(`walk ${seed} keeps every change`, async () => {
    expect(await monkey.go(walkOf(seed, STEPS).walk)).toBeUndefined();
  });
}
