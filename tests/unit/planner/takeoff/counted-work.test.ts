import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders of layouts and lists; the cutting engine counts its own work. */
const FOLDERS = ['measure', 'stock', 'takeoff', 'shopping', 'jobs'];

test('no layout, bill or list asks a clock or a die: every machine answers alike', () => {
  const files = FOLDERS.flatMap((folder) => globSync(`web/planner/${folder}/**/*.ts`));
  expect(files.length).toBeGreaterThan(400);
  const asking = files.filter((file) =>
    /performance\.now|Date\.now|new Date\(|Math\.random/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});
