import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { environment, release, version } from '../../../web/platform/release.ts';

test('the release is the one given and agrees with the package', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
  expect(release).toBe('diy-mini-web@0.1.5+production');
  expect(release).toBe(`${manifest['name']}@${manifest['version']}+${environment}`);
  expect(version).toBe(manifest['version']);
});
