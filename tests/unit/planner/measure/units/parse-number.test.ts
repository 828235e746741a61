import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../../../web/planner/measure/units/parse-number.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

describe('parseNumber', () => {
  it('reads decimal points and commas', () => {
    expect(parseNumber('2,5', { least: 1, most: 5 }, BRITISH.metric)).toEqual({
      ok: true,
      value: 2.5,
    });
    expect(parseNumber(' 5 ', { least: 1, most: 5 }, BRITISH.metric)).toEqual({
      ok: true,
      value: 5,
    });
  });

  it('reads what a Chinese keyboard types', () => {
    expect(parseNumber('２．５', { least: 1, most: 5 }, BRITISH.metric)).toEqual({
      ok: true,
      value: 2.5,
    });
    expect(parseNumber('2。5', { least: 1, most: 5 }, BRITISH.metric)).toEqual({
      ok: true,
      value: 2.5,
    });
  });

  it.each(['', 'two', '1e1', '-1', '0', '6', 'NaN'])('names the range when given “%s”', (text) => {
    expect(parseNumber(text, { least: 1, most: 5 }, BRITISH.metric)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('between 1 and 5'),
    });
  });

  it('demands an integer if a fraction makes no sense', () => {
    expect(parseNumber('1.5', { least: 1, most: 5, whole: true }, BRITISH.metric)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('whole'),
    });
  });
});
