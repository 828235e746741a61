// `npm test`: everything that must hold, in one run. The last line sums it up.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { ensureBrowser } from './ensure-browser.ts';
import { weigh } from './size-budget.ts';
import { command, fine, run, staticChecks, step, type Outcome } from './steps.ts';

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

const reports = mkdtempSync(join(tmpdir(), 'measure-twice-test-'));

/** One vitest project. A skipped test and a project without tests fail: both hide something. */
async function vitest(project: string): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  const code = await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json'].concat(
      `--outputFile.json=${file}`,
    ),
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + skipped;
  if (failed > 0) return { passed, failed, why: `${failed} failed, of them ${skipped} skipped` };
  if (passed === 0) return { passed, failed: 1, why: 'no tests' };
  return code === 0 && report.success
    ? { passed, failed }
    : { passed, failed: 1, why: `exit code ${code}: an error outside of any test` };
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

const outcomes: Outcome[] = [];
const steps: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ...staticChecks,
  ['unit', () => vitest('unit')],
  ['build', () => command('node', 'scripts/build.ts')],
  ['size budget', budget],
  ['worker', () => vitest('worker')],
  ['browser', browser],
  ['end-to-end', () => vitest('e2e')],
];
for (const [title, work] of steps) outcomes.push(await step(title, work));
rmSync(reports, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
