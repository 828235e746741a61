// `npm test`: runs all checks and tests; the last line adds up the runners' counts. `npm test --
// unit tiles`, `npm test -- e2e offline/ --shard=1/3`: one of them, with a selection of its tests.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { run } from './run.ts';

/** An npm script, the steps it needs, and options that make its runner write its counts to a file. */
interface Step {
  readonly script: string;
  readonly needs?: readonly string[];
  readonly counting?: (file: string) => readonly string[];
}

const vitest = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
const playwright = () => ['--reporter=list,json'];

/** Steps that use the processor, in this order. */
const COMPUTING: Readonly<Record<string, Step>> = {
  check: { script: 'check' },
  unit: { script: 'test:unit', counting: vitest },
  e2e: { script: 'test:e2e', needs: ['build', 'browser'], counting: playwright },
};
/** Steps that mostly wait, at the same time as the others. */
const WAITING: Readonly<Record<string, Step>> = {
  // The check in parallel covers the types.
  build: { script: 'test:build' },
  size: { script: 'test:size', needs: ['build'] },
  browser: { script: 'test:browser' },
  worker: { script: 'test:worker', needs: ['build'], counting: vitest },
};
const STEPS = { ...COMPUTING, ...WAITING };

const folder = mkdtempSync(join(tmpdir(), 'measure-twice-test-'));
const args = process.argv.slice(2);
const named = args.filter((arg) => arg in STEPS);
const narrowed = args.filter((arg) => !(arg in STEPS));
const wanted = named.flatMap((name) => [...(STEPS[name]?.needs ?? []), name]);
const verdicts = new Map(
  (named.length === 0 ? Object.keys(STEPS) : wanted).map((name) => [
    name,
    Promise.withResolvers<boolean>(),
  ]),
);
const failures: string[] = [];
const tests = { passed: 0, failed: 0 };

/** Passed and failed tests by the runner's report; one failure if there is no report. */
function countIn(file: string): typeof tests {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats === undefined) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Runs a step and resolves to true if it passed. A parallel step prints its output at the end. */
async function passes(name: string, { script, counting }: Step, isBeside: boolean) {
  const begun = performance.now();
  const [report, printed] = [join(folder, `${name}.json`), join(folder, `${name}.log`)];
  const log = isBeside ? openSync(printed, 'w') : undefined;
  if (log === undefined) console.log(`\n── ${name}`);
  const options = counting === undefined ? [] : [...counting(report), ...narrowed];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run('npm', ['run', '--silent', script, '--', ...options], { env, log });
  if (log !== undefined) {
    closeSync(log);
    console.log(`\n── ${name}\n${readFileSync(printed, 'utf8')}`);
  }
  const { passed, failed } = counting === undefined ? { passed: 1, failed: 0 } : countIn(report);
  const isFine = code === 0 && passed > 0 && failed === 0;
  if (counting !== undefined) tests.passed += passed;
  tests.failed += isFine ? 0 : Math.max(1, failed);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${isFine ? 'ok' : 'FAILED'} in ${seconds} s`);
  return isFine;
}

async function take(steps: Readonly<Record<string, Step>>, isBeside: boolean): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    const verdict = verdicts.get(name);
    if (verdict === undefined) continue;
    let isFine = true;
    for (const one of step.needs ?? []) isFine &&= (await verdicts.get(one)?.promise) === true;
    isFine &&= await passes(name, step, isBeside);
    if (!isFine) failures.push(name);
    verdict.resolve(isFine);
  }
}

const hasBoth = [COMPUTING, WAITING].every((steps) =>
  Object.keys(steps).some((name) => verdicts.has(name)),
);
await Promise.all([take(COMPUTING, false), take(WAITING, hasBoth)]);
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
process.exitCode = failures.length > 0 || tests.passed === 0 ? 1 : 0;
console.log(`\n${tests.passed} passed, ${tests.failed} failed`);
