// A browser that the phone kills: real processes, SIGKILL, the built app.
import { expect, runtime, test } from '../../support/test.ts';
import { few } from '../../support/long.ts';
import { KillableBrowser } from '../../support/killable-browser.ts';
import { CHECKS, GATE_CHECKS, prepare, randomChecks } from './checks.ts';
import { runCheck } from './run-check.ts';

/** Longest loss that the app promises. */
const LONGEST_LOSS_S = 1;
const RANDOM_KILLS = 50;

let prepared: KillableBrowser;

test.beforeAll(async () => {
  prepared = await KillableBrowser.create();
  const run = await prepared.start();
  await prepare(run.context, runtime.url);
  await run.quit();
});

test.afterAll(async () => {
  await prepared.remove();
});

for (const check of GATE_CHECKS) {
  test(`a killed browser keeps ${check.name}`, async () => {
    expect(await runCheck(check, prepared, runtime.url)).toMatchObject({ lost: [] });
  });
}

for (const check of few(CHECKS, 0)) {
  test(`a killed browser keeps ${check.name} @long`, async () => {
    expect(await runCheck(check, prepared, runtime.url)).toMatchObject({ lost: [] });
  });
}

for (const [i, check] of few(randomChecks(RANDOM_KILLS), 0).entries()) {
  test(`random kill ${i + 1} costs at most a second: ${check.name} @long`, async () => {
    const { secondsLost } = await runCheck(check, prepared, runtime.url);
    expect(secondsLost).toBeLessThanOrEqual(LONGEST_LOSS_S);
  });
}
