import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressIn, neutralPath, prefixAt, prefixOf } from '../../../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../../../web/language/language-tags.ts';

const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

describe('an address', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/jobs', '/jobs'],
    ['en-US', '/', '/en-us'],
    ['en-US', '/jobs/paint-a-room', '/en-us/jobs/paint-a-room'],
    ['zh-Hans', '/', '/zh'],
    ['zh-Hans', '/project/b7f3', '/zh/project/b7f3'],
  ] as const)('in %s of %s is %s', (language, path, address) => {
    expect(addressIn(language, path)).toBe(address);
  });

  test.each(['/zhongwen', '/en-usual', '/en', '/us/jobs', '/jobs/zh'])('%s is British', (path) => {
    expect([prefixAt(path), neutralPath(path)]).toEqual(['', path]);
  });

  test('is led back to its path and its language, from and to any language', () => {
    const segment = fc.constantFrom('jobs', 'zh', 'en-us', 'zhongwen', 'b7f3', '%20', '');
    const paths = fc
      .array(segment)
      .map((segments) => `/${segments.join('/')}`)
      .filter((path) => prefixAt(path) === '');
    fc.assert(
      fc.property(paths, fc.constantFrom(...LANGUAGE_TAGS), (path, language) => {
        const address = addressIn(language, path);
        expect(neutralPath(address)).toBe(path);
        expect(prefixAt(address)).toBe(prefixOf(language));
      }),
    );
  });
});
