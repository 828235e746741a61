// `npm test`: runs all checks and tests; the last lines name the failed and flaky tests, the time of each step and the sum.
// `npm test -- unit tiles`, `npm test -- e2e offline/ --shard=1/3`: one step, and some of its tests.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';

import { LONG } from '../tests/support/long.ts';
import { run } from './run.ts';

/** An npm script, the steps that must pass before it, and the runner's options for a report in JSON. */
interface Step {
  readonly script: string;
  readonly needs?: readonly string[];
  readonly counting?: (file: string) => readonly string[];
}

const vitest = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
const playwright = () => ['--reporter=list,json'];

/** Two lanes of steps run at the same time: first what mostly waits next to what computes, then the browser. */
const BUILT: Readonly<Record<string, Step>> = {
  // `check` knows the types.
  build: { script: 'test:build' },
  size: { script: 'test:size', needs: ['build'] },
  browser: { script: 'test:browser' },
  worker: { script: 'test:worker', needs: ['build'], counting: vitest },
  e2e: { script: 'test:e2e', needs: ['build', 'browser'], counting: playwright },
  ...(LONG && {
    browsers: { script: 'test:browsers', needs: ['build', 'browser'], counting: playwright },
  }),
};
const SOURCES: Readonly<Record<string, Step>> = {
  check: { script: 'test:check' },
  unit: { script: 'test:unit', counting: vitest },
};
const LANES = [BUILT, SOURCES];
const STEPS = { ...BUILT, ...SOURCES };

const folder = mkdtempSync(join(tmpdir(), 'measure-twice-test-'));
const args = process.argv.slice(2);
const named = args.filter((arg) => arg in STEPS);
const filters = args.filter((arg) => !(arg in STEPS));
const chosen = named.flatMap((name) => [...(STEPS[name]?.needs ?? []), name]);
const outcomes = new Map(
  (named.length === 0 ? Object.keys(STEPS) : chosen).map((name) => [
    name,
    Promise.withResolvers<boolean>(),
  ]),
);
const failures: string[] = [];
/** Lines of the summary: failed tests, and those that passed when they were run again. */
const remarks: string[] = [];
const tests = { passed: 0, failed: 0 };
const times: string[] = [];

/** A time in ms, to the second. */
function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** A group of tests in a report of Playwright. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The tests of a suite that ended as `status`: file and title. */
function endedAs(status: string, { suites = [], specs }: Suite): string[] {
  const own = specs.filter((spec) => spec.tests.some((test) => test.status === status));
  return [
    ...own.map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap((suite) => endedAs(status, suite)),
  ];
}

/** The used part of a report: Playwright writes `stats` and `suites`, Vitest the rest. */
interface Report {
  readonly stats?: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The number of passed tests of a runner's report, and the names of those that failed or passed in the second run. */
function readReport(file: string): { passed: number; failed: string[]; flaky: string[] } {
  if (!existsSync(file)) return { passed: 0, failed: [], flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.stats === undefined) {
    const failed = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
    );
    return { passed: report.numPassedTests, failed, flaky: [] };
  }
  const all = { suites: report.suites, specs: [] };
  const passed = report.stats.expected + report.stats.flaky;
  return { passed, failed: endedAs('unexpected', all), flaky: endedAs('flaky', all) };
}

/** Runs a step; true if it passed. The output of a step of the second lane is printed when it ends. */
async function runStep(name: string, { script, counting }: Step, isBuffered: boolean) {
  const start = performance.now();
  const [report, printed] = [join(folder, `${name}.json`), join(folder, `${name}.log`)];
  const log = isBuffered ? openSync(printed, 'w') : undefined;
  if (log === undefined) console.log(`\n── ${name}`);
  const options = counting === undefined ? [] : [...counting(report), ...filters];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run('npm', ['run', '--silent', script, '--', ...options], { env, log });
  if (log !== undefined) {
    closeSync(log);
    console.log(`\n── ${name}\n${readFileSync(printed, 'utf8')}`);
  }
  const { passed, failed, flaky } = readReport(report);
  const isPassed = code === 0 && failed.length === 0 && (counting === undefined || passed > 0);
  tests.passed += passed;
  tests.failed += isPassed ? 0 : Math.max(1, failed.length);
  remarks.push(
    ...failed.map((test) => `failed: ${test}`),
    ...flaky.map((test) => `flaky: ${test}`),
  );
  const time = duration(performance.now() - start);
  times.push(`${name} ${time}`);
  console.log(`── ${name}: ${isPassed ? 'ok' : 'FAILED'} in ${time}`);
  return isPassed;
}

async function runLane(steps: Readonly<Record<string, Step>>, isBuffered: boolean): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    const outcome = outcomes.get(name);
    if (outcome === undefined) continue;
    let isPassed = true;
    for (const one of step.needs ?? []) isPassed &&= (await outcomes.get(one)?.promise) === true;
    isPassed &&= await runStep(name, step, isBuffered);
    if (!isPassed) failures.push(name);
    outcome.resolve(isPassed);
  }
}

const lanes = LANES.filter((steps) => Object.keys(steps).some((name) => outcomes.has(name)));
await Promise.all(lanes.map((steps, i) => runLane(steps, i > 0)));
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFAILED: ${failures.join(', ')}`);
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
process.exitCode = failures.length > 0 || tests.passed === 0 ? 1 : 0;
console.log(`\n${times.join(', ')}\n${tests.passed} passed, ${tests.failed} failed`);
