import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';

import { forbiddenArrow } from '../../../scripts/lint/floors.ts';

const root = resolve(import.meta.dirname, '../../..');
const trees: string[] = [];

/** What the project's own linter says of a small tree, given as text by path. */
function lint(files: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(join(tmpdir(), 'floors-'));
  trees.push(tree);
  for (const part of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(root, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  // With this very Node: an older one on the path reads no TypeScript.
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, 'web'], { cwd: tree, encoding: 'utf8' });
  return stdout;
}

afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true })));

describe('the linter', () => {
  it('refuses an import, a re-export, a type and a dynamic import that go up', () => {
    const said = lint({
      'web/ui/b.ts': 'export const b = 1;\nexport type B = number;\n',
      'web/measure/a.ts': "import { b } from '../ui/b.ts';\nexport const a = b;\n",
      'web/jobs/c.ts': "export { b } from '../ui/b.ts';\n",
      'web/takeoff/d.ts': "import type { B } from '../ui/b.ts';\nexport const d: B = 1;\n",
      'web/shopping/e.ts': "export const e = () => import('../ui/b.ts');\n",
    });
    for (const folder of ['measure', 'jobs', 'takeoff', 'shopping']) {
      expect(said).toContain(`web/${folder} stands below web/ui and may not import it.`);
    }
  });

  it('refuses a cycle', () => {
    const said = lint({
      'web/measure/a.ts':
        "import { b } from './b.ts';\nexport const a = () => b();\nexport const one = 1;\n",
      'web/measure/b.ts': "import { one } from './a.ts';\nexport const b = () => one;\n",
    });
    expect(said).toContain('import(no-cycle): Dependency cycle detected');
  });

  it('refuses a clock in a pure folder, all but the one stopwatch', () => {
    const clock = 'export const at = (): number => performance.now() + Date.now();\n';
    const said = lint({
      'web/takeoff/a.ts': clock,
      'web/projects/derive/b.ts': clock,
      'web/cutting/stopwatch.ts': clock,
      'web/app/c.ts': clock,
    });
    expect(said.match(/No answer hangs on the clock/g)).toHaveLength(4);
    expect(said).toContain('web/takeoff/a.ts');
    expect(said).toContain('web/projects/derive/b.ts');
  });

  it('lets an import go down', () => {
    const said = lint({
      'web/measure/a.ts': 'export const a = 1;\n',
      'web/ui/b.ts': "import { a } from '../measure/a.ts';\nexport const b = a;\n",
    });
    expect(said).toContain('0 errors');
  });
});

describe('forbiddenArrow', () => {
  it.each([
    ['web/screens/x.ts', 'web/telemetry/start.ts', 'entry.tsx and export alone'],
    ['web/sw/sw.ts', 'web/export/pages.ts', 'by scripts alone'],
    ['web/measure/x.ts', 'worker/config.ts', 'web/ may not import worker/config.ts'],
    ['worker/index.ts', 'web/measure/room.ts', 'worker/ may not import web/measure/room.ts'],
    ['web/attic/x.ts', 'web/measure/room.ts', 'web/attic has no floor'],
  ])('refuses %s → %s', (from, to, words) => {
    expect(forbiddenArrow(from, to)).toContain(words);
  });

  it.each([
    ['web/entry.tsx', 'web/telemetry/start.ts'],
    ['web/cutting/plan/x.ts', 'web/cutting/export/y.ts'],
    ['worker/index.ts', 'web/platform/release.ts'],
    ['scripts/build.ts', 'web/export/headers.ts'],
    ['web/measure/room.ts', 'web/language/language.ts'],
  ])('allows %s → %s', (from, to) => {
    expect(forbiddenArrow(from, to)).toBeUndefined();
  });
});
