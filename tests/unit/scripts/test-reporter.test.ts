import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { remarksOn } from '../../../scripts/remarks.ts';
import { REPORT, type TestReport } from '../../../scripts/test-reporter.ts';

const MIXED = `
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
let tries = 0;
test('holds', () => {});
test('holds at last', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });
test('adds up', { retry: 1 }, () => expect([1, 1]).toEqual([1, 2]));
test.skip('is left out', () => {});
describe('a suite that cannot begin', () => {
  beforeAll(() => { throw new Error('no port'); });
  test('waits for it', () => {});
});
describe('a suite that cannot end', () => {
  afterAll(() => { throw new Error('still busy'); });
  test('is done', () => {});
});
test('leaves something behind', () => { void Promise.reject(new Error('nobody cares')); });
`;
let folder: string;
let report: TestReport;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'measure-twice-report-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'mixed.test.ts'), MIXED);
  writeFileSync(join(folder, 'broken.test.ts'), 'export {}; throw new Error("not a module");');
  const file = join(folder, 'report.json');
  const reporter = `--reporter=${resolve('scripts/test-reporter.ts')}`;
  spawnSync(resolve('node_modules/.bin/vitest'), ['run', '--root', folder, reporter], {
    env: { ...process.env, [REPORT]: file },
  });
  report = JSON.parse(readFileSync(file, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the report on a run', () => {
  test('counts what passed, on the second try as well', () => {
    expect(report.passed).toBe(4);
  });

  test('names what passed on the second try alone, with the first error', () => {
    expect(report.repeated).toEqual([
      {
        where: 'mixed.test.ts > holds at last',
        error: expect.stringMatching(/^expected 1 to be 2.*\nat .*mixed\.test\.ts:5:/),
      },
    ]);
  });

  test('names all that failed: tests, files, hooks, what did not run and what nobody caught', () => {
    const failed = Object.fromEntries(report.failed.map(({ where, error }) => [where, error]));
    expect(failed).toEqual({
      [`outside of any test, in ${join(folder, 'mixed.test.ts')}`]:
        expect.stringContaining('nobody cares'),
      'broken.test.ts': expect.stringContaining('not a module'),
      'mixed.test.ts > adds up': expect.stringContaining('[ 1, 1 ]'),
      'mixed.test.ts > is left out': 'did not run',
      'mixed.test.ts > a suite that cannot begin': expect.stringContaining('no port'),
      'mixed.test.ts > a suite that cannot begin > waits for it': 'did not run',
      'mixed.test.ts > a suite that cannot end': expect.stringContaining('still busy'),
    });
  });
});

describe('the remarks at the end', () => {
  test('are one paragraph each, second tries first', () => {
    const one = { where: 'a.test.ts > adds up', error: 'expected 1 to be 2\nat a.test.ts:1:2' };
    expect(remarksOn('unit', { passed: 1, failed: [one], repeated: [one] })).toEqual([
      'passed on a second try: unit: a.test.ts > adds up\n    expected 1 to be 2\n    at a.test.ts:1:2',
      'failed: unit: a.test.ts > adds up\n    expected 1 to be 2\n    at a.test.ts:1:2',
    ]);
  });

  test('stop at twenty and say how many more there are', () => {
    const failed = Array.from({ length: 327 }, () => ({ where: 'a', error: 'no build' }));
    const remarks = remarksOn('e2e', { passed: 0, failed, repeated: [] });
    expect(remarks).toHaveLength(21);
    expect(remarks.at(-1)).toBe('and 307 more, above');
  });
});
