import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The steps of a workflow, each as its lines stand. */
const stepsIn = (text: string): readonly string[] => text.split(/^ {6}- /m).slice(1);

describe('workflows', () => {
  test('run actions pinned by commit, with the version in a comment', () => {
    const uses = workflows.flatMap(({ text }) => text.match(/uses:.*$/gm) ?? []);
    expect(uses.length).toBeGreaterThan(3);
    const loose = uses.filter(
      (one) => !/^uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v[\d.]+$/.test(one),
    );
    expect(loose).toEqual([]);
  });

  test('may read the repository and nothing else, and leave no credentials behind', () => {
    for (const { text } of workflows) {
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      for (const step of stepsIn(text).filter((one) => one.includes('actions/checkout'))) {
        expect(step).toContain('persist-credentials: false');
      }
    }
  });

  test('have secrets at hand in the one step that deploys, after everything is installed', () => {
    const withSecrets = workflows.flatMap(({ text }) =>
      stepsIn(text).filter((step) => /\bsecrets\./.test(step)),
    );
    expect(withSecrets.map((step) => step.split('\n', 1)[0])).toEqual(['run: npm run deploy']);
  });
});
