import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textKeys } from '../../../scripts/text-keys.ts';

const FIXTURE = 'tests/fixtures/text-keys';

test('a text that names a field is found by its type, and nothing else', () => {
  const lines = readFileSync(`${FIXTURE}/keys.ts`, 'utf8').split('\n');
  const marked = lines.flatMap((line, i) => (line.includes('found: ') ? [i + 1] : []));
  expect(textKeys(`${FIXTURE}/tsconfig.json`).map(({ line }) => line)).toEqual(marked);
});
