import { describe, expect, test } from 'vitest';
import { firstSpoken, LANGUAGES, type Language } from '../../../web/language/language-tags.ts';

const all = Object.keys(LANGUAGES) as readonly Language[];

describe('the first language that a browser prefers', () => {
  test.each([
    [['zh-TW', 'en'], 'zh-Hans'],
    [['en-US-posix'], 'en-US'],
    [['en-AU'], 'en'],
    [['ja', 'zh'], 'zh-Hans'],
    [[], 'en'],
  ] as const)('of %j is %s', (tags, language) => {
    expect(firstSpoken(tags, all)).toBe(language);
  });

  test('is never a language that misses messages', () => {
    expect(firstSpoken(['zh-CN', 'en-US'], ['en', 'en-US'])).toBe('en-US');
    expect(firstSpoken(['zh-CN'], ['en', 'en-US'])).toBe('en');
    expect(firstSpoken(['en-US'], ['en', 'zh-Hans'])).toBe('en');
  });
});
