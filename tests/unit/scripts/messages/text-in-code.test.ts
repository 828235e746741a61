import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { MADE } from '../../../../scripts/messages/module-code.ts';

it('finds no module of messages that is written by hand', () => {
  const modules = globSync(['web/language/*/*.ts', 'web/planner/jobs/**/{en,zh,en-us}.ts']);
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((file) => !readFileSync(file, 'utf8').startsWith(MADE))).toEqual([]);
});
