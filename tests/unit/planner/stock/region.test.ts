import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  guessRegion,
  isRegion,
  REGIONS,
  type Region,
} from '../../../../web/planner/stock/region.ts';

describe('guessRegion', () => {
  it.each<[readonly string[], Region]>([
    [['en-US'], 'us'],
    [['en-CA', 'fr-CA'], 'us'],
    [['en-GB', 'en-US'], 'uk'],
    [['en-IE'], 'uk'],
    [['en'], 'uk'],
    [['de'], 'eu'],
    [['fr-FR'], 'eu'],
    [['de-CH'], 'eu'],
    [['zh'], 'cn'],
    [['zh-Hans'], 'cn'],
    [['zh-Hant-TW'], 'cn'],
    [['zh-Hans-GB'], 'uk'],
    [['zh-US'], 'us'],
    // No shelf is near: the next language decides, and without one the app's own.
    [['ja-JP', 'de-DE'], 'eu'],
    [['ja-JP'], 'uk'],
    [[], 'uk'],
  ])('takes %j for %s', (tags, region) => {
    expect(guessRegion(tags)).toBe(region);
  });

  it('survives whatever a browser calls a language', () => {
    expect(guessRegion(['en_US', 'C', '', 'x-klingon', 'de'])).toBe('eu');
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), (tags) => isRegion(guessRegion(tags))),
    );
  });
});

describe('REGIONS', () => {
  it('has currencies that the app can show', () => {
    for (const { currency } of Object.values(REGIONS)) expect(CURRENCIES).toContain(currency);
  });

  it('knows its own names only', () => {
    expect(Object.keys(REGIONS).every(isRegion)).toBe(true);
    for (const other of ['UK', '', 'toString', '__proto__', null, 7]) {
      expect(isRegion(other)).toBe(false);
    }
  });
});
