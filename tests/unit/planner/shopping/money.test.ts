import { describe, expect, it } from 'vitest';
import { parsePrice, plainPrice } from '../../../../web/planner/shopping/money.ts';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

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
    expect(parsePrice(text, BRITISH.metric, 'GBP')).toEqual({ ok: true, value: amount });
  });

  it.each(['abc', '-5', '1.2.3', '', '1e9', '12 for 3'])('refuses “%s” in words', (text) => {
    expect(parsePrice(text, BRITISH.metric, 'GBP')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('24.50'),
    });
  });

  it('asks to check a price above 100,000', () => {
    expect(parsePrice('100000.01', BRITISH.metric, 'GBP')).toMatchObject({ ok: false });
  });

  it.each([
    ['2450', 'JPY', 2450],
    ['¥2,450', 'JPY', 2450],
    ['2450円', 'JPY', 2450],
    ['24.500', 'KWD', 24_500],
    ['24,5', 'KWD', 24_500],
    ['24.5', 'KWD', 24_500],
    ['1,250', 'KWD', 1_250_000],
    ['1500000', 'VND', 1_500_000],
    ['24.50', 'EUR', 2450],
  ])('reads %s in %s, which has its own smallest unit, as %d', (text, currency, amount) => {
    expect(parsePrice(text, BRITISH.metric, currency)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['24.5', 'JPY', '2450'],
    ['24.5001', 'KWD', '2.450'],
    ['24.505', 'GBP', '24.50'],
  ])('refuses %s in %s, which has no such part, with one that it has', (text, currency, sample) => {
    expect(parsePrice(text, BRITISH.metric, currency)).toMatchObject({
      ok: false,
      reason: expect.stringContaining(`such as ${sample}.`),
    });
  });

  it.each(['GBP', 'USD', 'JPY', 'KWD'])('reads back in %s what a field starts with', (currency) => {
    for (const amount of [0, 1, 99, 2450, 123_456]) {
      const text = plainPrice(cents(amount), currency);
      expect(parsePrice(text, BRITISH.metric, currency)).toEqual({ ok: true, value: amount });
    }
  });
});
