import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

import { LONGEST } from '../../../scripts/longest-first.ts';

it.each(LONGEST)('%s, which is to begin early, is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
