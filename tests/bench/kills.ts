import process from 'node:process';

import { CHECKS, prepare, randomChecks } from '../e2e/kills/checks.ts';
import { runCheck, type Outcome } from '../e2e/kills/run-check.ts';
import { KillableBrowser } from '../support/killable-browser.ts';
import { serveBuilt } from '../support/runtime.ts';

// `npm run bench -- kills [dist] [part of a name, or a range of random kills such as 1-50]`: seconds that a killed
// browser loses of a built tree.

const [assets = 'dist', part = ''] = process.argv.slice(2);
const runtime = await serveBuilt({ assets });
const prepared = await KillableBrowser.create();
try {
  const run = await prepared.start();
  await prepare(run.context, runtime.url);
  await run.quit();
  const outcomes: Outcome[] = [];
  const range = /^(\d+)-(\d+)$/.exec(part);
  const checks =
    range === null
      ? CHECKS.filter(({ name }) => name.includes(part))
      : randomChecks(Number(range[2])).slice(Number(range[1]) - 1);
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
