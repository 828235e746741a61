import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';

import { forbiddenImport } from '../../../scripts/lint/layers.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Output of the project's linter for a small tree, given as text by path. */
function lint(files: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'));
  afterAll(() => rmSync(tree, { recursive: true }));
  for (const part of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(root, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  // Uses this Node: an older one on the path cannot read TypeScript.
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, 'web'], { cwd: tree, encoding: 'utf8' });
  return stdout;
}

describe('the linter', () => {
  const clock = 'export const at = (): number => performance.now() + Date.now();\n';
  // One run: starting the linter costs more than reading these files.
  const output = lint({
    'web/ui/b.ts': 'export const b = 1;\nexport type B = number;\n',
    'web/language/a.ts': "import { b } from '../ui/b.ts';\nexport const a = b;\n",
    'web/planner/c.ts': "export { b } from '../ui/b.ts';\n",
    'web/platform/d.ts': "import type { B } from '../ui/b.ts';\nexport const d: B = 1;\n",
    'web/documents/e.ts': "export const e = () => import('../ui/b.ts');\n",
    'web/planner/stock/one.ts':
      "import { b } from './two.ts';\nexport const a = () => b();\nexport const one = 1;\n",
    'web/planner/stock/two.ts': "import { one } from './one.ts';\nexport const b = () => one;\n",
    'web/planner/takeoff/clock.ts': clock,
    'web/documents/sharing/clock.ts': clock,
    'web/planner/cutting/stopwatch.ts': clock,
    'web/app/clock.ts': clock,
    'web/planner/state.ts': [
      'export let last = 1;',
      'export const cache = new Map<string, number>();',
      'export const known = new WeakMap<object, number>();',
      'export const found: string[] = [];',
      'export const byName: Record<string, number> = {};',
      'class Kept {}',
      'export const kept = new Kept();',
    ].join('\n'),
    'web/planner/constants.ts': [
      "export const NAMES: ReadonlySet<string> = new Set(['a']);",
      'export const NONE: readonly string[] = [];',
      "export const WORD = new RegExp('a', 'u');",
      'export const count = (): number => {',
      '  const seen = new Set<number>();',
      '  return seen.size;',
      '};',
    ].join('\n'),
    'web/app/state.ts': 'export const cache = new Map<string, number>();\n',
    'web/ui/down.ts': "import { NAMES } from '../planner/constants.ts';\nexport const a = NAMES;\n",
  });

  it('refuses an import, a re-export, a type and a dynamic import that go up', () => {
    for (const layer of ['language', 'planner', 'platform', 'documents']) {
      expect(output).toContain(`web/${layer} is a lower layer than web/ui and may not import it.`);
    }
  });

  it('refuses a cycle', () => {
    expect(output).toContain('import(no-cycle): Dependency cycle detected');
  });

  it('refuses a clock in a pure folder, except the one stopwatch', () => {
    expect(output.match(/No answer hangs on the clock/g)).toHaveLength(4);
    expect(output).toContain('web/planner/takeoff/clock.ts');
    expect(output).toContain('web/documents/sharing/clock.ts');
  });

  it('refuses state at module level in the planner, and allows constants', () => {
    expect(output.match(/pure\(module-state\)/g)).toHaveLength(6);
    expect(output).not.toMatch(/web\/(planner\/constants|app\/state)\.ts/);
  });

  it('lets an import go down', () => {
    expect(output).not.toContain('web/ui/down.ts');
  });
});

describe('forbiddenImport', () => {
  it.each([
    ['web/screens/x.ts', 'web/telemetry/start.ts', 'by entry.tsx, export only'],
    ['web/service-worker/service-worker.ts', 'web/export/render.tsx', 'by scripts only'],
    ['web/planner/x.ts', 'worker/config.ts', 'web/ may not import worker/config.ts'],
    [
      'worker/index.ts',
      'web/planner/measure/places/room.ts',
      'worker/ may not import web/planner/measure/places/room.ts',
    ],
    ['web/attic/x.ts', 'web/planner/measure/places/room.ts', 'web/attic has no layer'],
  ])('refuses %s → %s', (from, to, words) => {
    expect(forbiddenImport(from, to)).toContain(words);
  });

  it.each([
    ['web/entry.tsx', 'web/telemetry/start.ts'],
    ['web/planner/cutting/plan/x.ts', 'web/planner/cutting/export/y.ts'],
    ['web/screens/privacy/x.tsx', 'web/telemetry/reports/recent-reports.ts'],
    ['worker/index.ts', 'web/platform/release.ts'],
    ['scripts/build.ts', 'web/export/headers.ts'],
    ['web/planner/measure/places/room.ts', 'web/language/language.ts'],
  ])('allows %s → %s', (from, to) => {
    expect(forbiddenImport(from, to)).toBeUndefined();
  });
});

describe('nine of ten files', () => {
  it.each([
    ['web/planner', 10],
    ['web/screens', 14],
  ])('in %s import at most %i modules', (folder, most) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
    const counted = files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return {
        file,
        imports: text.match(/^(?:import|export)\b[^;]*? from '|^import '/gm)?.length ?? 0,
      };
    });
    const above = counted.filter(({ imports }) => imports > most);
    expect(above.length, JSON.stringify(above, undefined, 1)).toBeLessThanOrEqual(
      files.length / 10,
    );
  });
});
