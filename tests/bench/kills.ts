import process from 'node:process';

import { CHECKS, prepare, randomChecks } from '../e2e/kills/checks.ts';
import { runCheck, type Outcome } from '../e2e/kills/run-check.ts';
import { KillableBrowser } from '../support/killable-browser.ts';
import { serveBuilt } from '../support/runtime.ts';

// `npm run bench -- kills [dist] [part of a name, or the number of random kills]`: what a killed browser loses of a
// built tree, in seconds.

const [assets = 'dist', part = ''] = process.argv.slice(2);
const runtime = await serveBuilt({ assets });
const prepared = await KillableBrowser.create();
try {
  const run = await prepared.start();
  await prepare(run.context, runtime.url);
  await run.quit();
  const outcomes: Outcome[] = [];
  const count = Number(part);
  const checks =
    part !== '' && Number.isInteger(count)
      ? randomChecks(count)
      : CHECKS.filter(({ name }) => name.includes(part));
  for (const check of checks) {
    outcomes.push(await runCheck(check, prepared, runtime.url));
    console.log(JSON.stringify(outcomes.at(-1)));
  }
  console.table(
    outcomes.map(({ name, acts, lost, secondsLost }) => ({
      check: name,
      acts,
      lost: lost.length,
      'seconds lost': secondsLost.toFixed(1),
    })),
  );
} finally {
  await prepared.remove();
  await runtime.stop();
}
