import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, longest first. Vitest goes by size where it has not run a file before, and these are small:
 * they came last, one by itself, while the other processors had nothing to do.
 */
export const LONGEST: readonly string[] = [
  'tests/e2e/double-taps.test.ts',
  'tests/e2e/monkey.test.ts',
  'tests/e2e/screens/english.test.ts',
  'tests/e2e/screens/chinese.test.ts',
  'tests/e2e/telemetry/shared-links.test.ts',
  'tests/e2e/offline/update.test.ts',
  'tests/e2e/small-and-large.test.ts',
  'tests/worker/spool/bounds.test.ts',
  'tests/worker/chaos/chaos.test.ts',
  'tests/worker/spool/drain.test.ts',
  'tests/worker/spool/crash.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** Vitest's order within each project, but for the files that take longest. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => group(a) - group(b) || rank(a) - rank(b));
  }
}
