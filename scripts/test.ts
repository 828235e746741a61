// `npm test`: everything that must hold, in one run. The last line sums it up.
// `npm test -- STEP … WORD …` runs those steps alone, and of their tests those whose file's path has one of the words:
// `npm test -- unit tiles`, `npm test -- e2e offline/`. `--shard=1/3` runs a third of the worker and end-to-end tests.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ensureBrowser } from './ensure-browser.ts';
import { weigh } from './size-budget.ts';
import { remarksOn } from './remarks.ts';
import { chooseSteps } from './choose-steps.ts';
import {
  command,
  fine,
  run,
  staticChecks,
  step,
  stepBeside,
  type Outcome,
  type Step,
} from './steps.ts';
import { REPORT, type TestReport } from './test-reporter.ts';

const reports = mkdtempSync(join(tmpdir(), 'measure-twice-test-'));

/** One vitest project. A test that did not run and a project without tests fail: both hide something. */
async function vitest(project: string, log?: number): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=./scripts/test-reporter.ts'];
  const narrowed = project === 'unit' ? filters : [...filters, ...options];
  const env = { ...process.env, [REPORT]: file };
  const args = ['run', '--project', project, ...reporters, ...narrowed];
  const code = await run('vitest', args, { env, log });
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

async function browser(log?: number): Promise<Outcome> {
  const found = await ensureBrowser(log);
  if (log === undefined) console.log(found);
  else writeSync(log, `${found}\n`);
  return fine;
}

const first: readonly Step[] = [
  ['build', () => command('node', 'scripts/build.ts')],
  ['size budget', budget],
];
/** These compute. */
const busy: readonly Step[] = [...staticChecks, ['unit', () => vitest('unit')]];
/** These wait, for other processes or the network, and run beside those that compute. */
const waiting: readonly Step[] = [
  ['browser', browser],
  ['worker', (log) => vitest('worker', log)],
];
const last: readonly Step[] = [['end-to-end', () => vitest('e2e')]];

const { chosen, filters, options } = chooseSteps(
  process.argv.slice(2),
  [...first, ...busy, ...waiting, ...last].map(([title]) => title),
);
const outcomes = new Map<string, Outcome>();
async function take(steps: readonly Step[], how: (one: Step) => Promise<Outcome>): Promise<void> {
  for (const one of steps) if (chosen.has(one[0])) outcomes.set(one[0], await how(one));
}
const isBusy = busy.some(([title]) => chosen.has(title));
await take(first, step);
await Promise.all([take(busy, step), take(waiting, isBusy ? stepBeside : step)]);
await take(last, step);
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
