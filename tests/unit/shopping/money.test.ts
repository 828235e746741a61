import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../../web/shopping/money.ts';
import { BRITISH } from '../../../web/language/locale.ts';

describe('parsePrice', () => {
  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['24,50', 2450],
    ['£24.50', 2450],
    ['24.50 €', 2450],
    ['$1,024.50', 102_450],
    ['¥24.50', 2450],
    ['24.5 元', 2450],
    ['￥24', 2400],
    ['.5', 50],
    ['0', 0],
    ['２４．５０', 2450],
  ])('reads %s as %d cents', (text, amount) => {
    expect(parsePrice(text, BRITISH.metric)).toEqual({ ok: true, value: amount });
  });

  it.each(['abc', '-5', '1.2.3', '', '1e9', '12 for 3'])('refuses “%s” in words', (text) => {
    expect(parsePrice(text, BRITISH.metric)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('24.50'),
    });
  });

  it('asks to check a price above 100,000', () => {
    expect(parsePrice('100000.01', BRITISH.metric)).toMatchObject({ ok: false });
  });
});
