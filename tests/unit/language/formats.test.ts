import { describe, expect, test } from 'vitest';
import { formatsOf, minorDigits } from '../../../web/language/formats.ts';
import { en as amounts } from '../../../web/language/en/amounts.ts';
import { LANGUAGES, type Language } from '../../../web/language/language-tags.ts';
import { localeIn } from '../../support/job-context.ts';

const parts = { one: '# part', other: '# parts' };
const NOON = new Date(2026, 10, 21, 12, 5);
const inLanguage = (language: Language) => formatsOf(LANGUAGES[language].formats);

describe('numbers, plurals, money and dates', () => {
  test('are British', () => {
    const { number, plural, money, date } = inLanguage('en');
    expect(number(1250)).toBe('1,250');
    expect(number(2.345, 1)).toBe('2.3');
    expect([0, 1, 2, 1250].map((count) => plural(count, parts))).toEqual([
      '0 parts',
      '1 part',
      '2 parts',
      '1,250 parts',
    ]);
    expect(money(5400, 'GBP')).toBe('£54.00');
    expect(date(NOON, { day: 'numeric', month: 'short' })).toBe('21 Nov');
  });

  test('are American', () => {
    const { money, date } = inLanguage('en-US');
    expect(money(123_456, 'USD')).toBe('$1,234.56');
    expect(date(NOON, { day: 'numeric', month: 'short' })).toBe('Nov 21');
  });

  test('are Chinese', () => {
    const { number, plural, money, date } = inLanguage('zh-Hans');
    expect(number(1250)).toBe('1,250');
    expect(plural(1, { one: 'wrong', other: '# 种' })).toBe('1 种');
    expect(money(5400, 'GBP')).toBe('£54.00');
    expect(date(NOON, { day: 'numeric', month: 'short' })).toBe('11月21日');
  });

  test('have the decimals of the currency, none if it has none', () => {
    expect(['GBP', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
    expect(inLanguage('en').money(5400, 'JPY')).toBe('¥5,400');
    expect(inLanguage('en').money(5400, 'KWD')).toContain('5.400');
  });
});

describe('numbers, money and days without a formatter', () => {
  const numbers = [0, 7, 999, 1000, 1_234_567, 2.5, -3];
  const sums = [0, 1, 29, 999, 5400, 99_999, 100_000, 1_234_550, -300];

  test.each(Object.keys(LANGUAGES) as Language[])(
    'are what Intl writes in %s',
    async (language) => {
      const { number, money, date } = inLanguage(language);
      const written = (options: Intl.NumberFormatOptions, values: readonly number[]): string[] =>
        values.map((value) =>
          new Intl.NumberFormat(LANGUAGES[language].formats, options).format(value),
        );
      expect(numbers.map((one) => number(one, 1))).toEqual(
        written({ maximumFractionDigits: 1 }, numbers),
      );
      const { months, dayOfYear } = (await localeIn(language, 'metric')).words('amounts', amounts);
      const days = months.split(' ').map((name, month) => {
        const day = new Date(2026, month, 2 * month + 1);
        return [dayOfYear(day.getDate(), name), date(day, { day: 'numeric', month: 'short' })];
      });
      expect(days).toHaveLength(12);
      expect(days.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
      for (const currency of ['GBP', 'EUR', 'USD', 'CNY', 'CHF']) {
        const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
        expect(sums.map((sum) => money(sum, currency))).toEqual(
          written(
            style,
            sums.map((sum) => sum / 100),
          ),
        );
      }
    },
  );
});
