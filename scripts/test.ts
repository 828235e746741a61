// `npm test`: everything that must hold, in one run. The last line sums it up.
// `npm test -- STEP … WORD …` runs those steps alone, and of their tests those whose file's path has one of the words:
// `npm test -- unit tiles`, `npm test -- e2e offline/`. `--shard=1/3` runs a third of the worker and end-to-end tests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ensureBrowser } from './ensure-browser.ts';
import { weigh } from './size-budget.ts';
import { remarksOn } from './remarks.ts';
import { chooseSteps } from './choose-steps.ts';
import { command, fine, run, staticChecks, step, type Outcome } from './steps.ts';
import { REPORT, type TestReport } from './test-reporter.ts';

const reports = mkdtempSync(join(tmpdir(), 'measure-twice-test-'));

/** One vitest project. A test that did not run and a project without tests fail: both hide something. */
async function vitest(project: string): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  process.env[REPORT] = file;
  const reporters = ['--reporter=default', '--reporter=./scripts/test-reporter.ts'];
  const narrowed = project === 'unit' ? filters : [...filters, ...options];
  const code = await run('vitest', ['run', '--project', project, ...reporters, ...narrowed]);
  if (!existsSync(file)) return { passed: 0, failed: 1, why: `exit code ${code}, no report` };
  const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  const { passed, failed } = report;
  const remarks = remarksOn(project, report);
  if (failed.length > 0) return { passed, failed: failed.length, why: 'see the end', remarks };
  if (passed === 0) return { passed, failed: 1, why: 'no tests' };
  if (code !== 0) return { passed, failed: 1, why: `exit code ${code}`, remarks };
  return { passed, failed: 0, remarks };
}

async function budget(): Promise<Outcome> {
  const lines = weigh('dist');
  for (const { what, bytes, limit } of lines) {
    console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${limit / 1000} kB`);
  }
  const over = lines.filter(({ bytes, limit }) => bytes > limit);
  if (over.length === 0) return fine;
  return {
    passed: 0,
    failed: over.length,
    why: `too large: ${over.map((l) => l.what).join(', ')}`,
  };
}

async function browser(): Promise<Outcome> {
  console.log(ensureBrowser());
  return fine;
}

const outcomes = new Map<string, Outcome>();
const steps: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ...staticChecks,
  ['unit', () => vitest('unit')],
  ['build', () => command('node', 'scripts/build.ts')],
  ['size budget', budget],
  ['worker', () => vitest('worker')],
  ['browser', browser],
  ['end-to-end', () => vitest('e2e')],
];
const { chosen, filters, options } = chooseSteps(
  process.argv.slice(2),
  steps.map(([title]) => title),
);
for (const [title, work] of steps) {
  if (chosen.has(title)) outcomes.set(title, await step(title, work));
}
rmSync(reports, { recursive: true, force: true });

// The end is what is read first, and of a long log it may be all that is kept.
for (const [title, { failed, why, remarks = [] }] of outcomes) {
  for (const remark of remarks) console.log(`\n${remark}`);
  if (failed > 0) console.log(`\n── ${title}: ${failed} FAILED (${why})`);
}
const all = [...outcomes.values()];
const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
