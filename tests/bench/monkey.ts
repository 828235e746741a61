import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

import fc from 'fast-check';

import { launchBrowser } from '../support/browser.ts';
import { openMonkey } from '../support/monkey/walk.ts';
import { walkOf, type Walk } from '../support/monkey/steps.ts';
import { startRuntime } from '../support/runtime.ts';

// `npm run bench -- monkey --walks 1000 [--seed N]`: random walks through the built app (npm run build) in Chromium:
// taps, double taps, typing, Back, rotation, units, region, language, reload, a second tab, storage cleared or full.
// Prints every walk that broke a promise with its seed and what it did; `--walks 1 --seed N` goes it again, and
// `--shrink SECONDS` looks for a shorter one.
const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '25' },
    shrink: { type: 'string', default: '0' },
  },
});
if (!existsSync('dist/index.html')) throw new Error('build first: npm run build');
const [runtime, browser] = await Promise.all([startRuntime(), launchBrowser()]);
const monkey = await openMonkey(browser, runtime.url);
const first = Number(values.seed);
let broken = 0;
const started = performance.now();
const since = (): string => ((performance.now() - started) / 1000).toFixed(0);
for (let seed = first; seed < first + Number(values.walks); seed += 1) {
  if (seed > first && (seed - first) % 25 === 0) console.log(`${seed - first} walks, ${since()} s`);
  const { walk, all } = walkOf(seed, Number(values.steps));
  let told = await monkey.go(walk);
  if (told === undefined) continue;
  broken += 1;
  console.log(`\nseed ${seed}: ${told}`);
  if (values.shrink === '0') continue;
  const shorter = async (one: Walk): Promise<boolean> => {
    const now = await monkey.go(one);
    told = now ?? told;
    return now === undefined;
  };
  await fc.check(fc.asyncProperty(all, shorter), {
    examples: [[walk]],
    numRuns: 1,
    interruptAfterTimeLimit: Number(values.shrink) * 1000,
  });
  console.log(`\nseed ${seed}, shorter: ${told}`);
}
const verdict = broken === 0 ? 'every promise held' : `${broken} BROKE A PROMISE`;
console.log(`${values.walks} walks from seed ${first} in ${since()} s: ${verdict}`);
process.exitCode = broken === 0 ? 0 : 1;
await monkey.close();
await browser.close();
await runtime.stop();
