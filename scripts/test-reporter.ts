import { writeFileSync } from 'node:fs';
import process from 'node:process';

import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node';

/** Something that did not go as it should: where, and the first lines of the error. */
export interface Trouble {
  readonly where: string;
  readonly error: string;
}

/** What became of a project's tests. */
export interface TestReport {
  readonly passed: number;
  /** Tests that failed, tests that did not run, and errors outside of any test. */
  readonly failed: readonly Trouble[];
  /** Tests that passed, but not at once; the error is the first. */
  readonly repeated: readonly Trouble[];
}

/** The variable that says where the report is to be written. */
export const REPORT = 'TEST_REPORT';
const LINES = 12;
const COLUMNS = 400;

/**
 * Writes a `TestReport` as JSON. Vitest's own JSON knows of no error outside of a test, and not which tests were tried
 * twice.
 */
export default class TestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failed = unhandled.map((error) =>
      trouble(`outside of any test${during(error)}`, [error]),
    );
    const repeated: Trouble[] = [];
    let passed = 0;
    for (const module of modules) {
      const file = module.relativeModuleId;
      const suites: readonly (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
      for (const suite of suites) {
        const errors = suite.errors();
        const where = suite.type === 'module' ? file : `${file} > ${suite.fullName}`;
        if (errors.length > 0) failed.push(trouble(where, errors));
      }
      for (const test of module.children.allTests()) {
        const where = `${file} > ${test.fullName}`;
        const { state, errors = [] } = test.result();
        if (state === 'passed') passed += 1;
        else
          failed.push(errors.length > 0 ? trouble(where, errors) : { where, error: 'did not run' });
        if (test.diagnostic()?.flaky === true) repeated.push(trouble(where, errors));
      }
    }
    const report: TestReport = { passed, failed, repeated };
    writeFileSync(process.env[REPORT] ?? 'test-report.json', JSON.stringify(report));
  }
}

function trouble(where: string, [error]: readonly SerializedError[]): Trouble {
  return { where, error: error === undefined ? '' : firstLines(error) };
}

/** Where vitest believes an error comes from that nobody caught. */
function during(error: SerializedError): string {
  const file: unknown = error['VITEST_TEST_PATH'];
  return typeof file === 'string' ? `, in ${file}` : '';
}

/** A message of its own, the cause's, and the first place in this project's sources. */
function firstLines({ message, cause, stack }: SerializedError): string {
  const place = /[^\s(]+\.tsx?:\d+:\d+/.exec(stack ?? '')?.[0];
  const lines = [message, cause?.message, place && `at ${place}`].join('\n').split('\n');
  const said = lines.filter((line) => line.trim() !== '').map((line) => line.slice(0, COLUMNS));
  return said.slice(0, LINES).join('\n');
}
