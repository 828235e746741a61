import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { date, money, number, plural } from '../../../web/language/intl.ts';
import { LANGUAGES, type Language } from '../../../web/language/language.ts';
import { loadLanguage } from '../../../web/language/load-language.ts';
import { CURRENCIES } from '../../../web/shopping/money.ts';

/** What a script prints in a process of its own: a language is loaded once, before all modules with words. */
const printed = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );

const parts = { one: '# part', other: '# parts' };
const NOON = new Date(2026, 10, 21, 12, 5);

describe('numbers, plurals, money and dates', () => {
  test('are English before any language is loaded', () => {
    expect(number(1250)).toBe('1,250');
    expect(number(2.345, 1)).toBe('2.3');
    expect([0, 1, 2, 1250].map((count) => plural(count, parts))).toEqual([
      '0 parts',
      '1 part',
      '2 parts',
      '1,250 parts',
    ]);
    expect(money(54, 'GBP')).toBe('£54.00');
    expect(date(NOON, { day: 'numeric', month: 'short' })).toBe('21 Nov');
  });

  test('stay English for a language that the app does not speak', async () => {
    expect(await loadLanguage('tlh')).toBe('en');
    expect(number(1250)).toBe('1,250');
  });

  test('are Chinese once Chinese is loaded, and so are words taken after that', () => {
    const answer = printed(`
      const { area, language } = await import('./web/language/language.ts');
      const { loadLanguage } = await import('./web/language/load-language.ts');
      await loadLanguage('zh-Hans');
      const { date, money, number, plural } = await import('./web/language/intl.ts');
      const { en } = await import('./web/language/en/jobs.ts');
      console.log(JSON.stringify([
        language(),
        area('jobs', en).title,
        number(1250),
        plural(1, { one: 'wrong', other: '# 种' }),
        money(54, 'GBP'),
        date(new Date(2026, 10, 21), { day: 'numeric', month: 'short' }),
      ]));`);
    expect(answer).toEqual(['zh-Hans', '任务', '1,250', '1 种', '£54.00', '11月21日']);
  });
});

describe('numbers and money without a formatter', () => {
  const numbers = [0, 7, 999, 1000, 2.5, -3];
  const sums = [0, 0.01, 0.29, 9.99, 54, 999.99, 999.995, 1000, 12_345.5, -3];

  test.each(Object.keys(LANGUAGES) as Language[])('are what Intl writes in %s', (tag) => {
    const answer = printed(`
      const { loadLanguage } = await import('./web/language/load-language.ts');
      await loadLanguage('${tag}');
      const { money, number } = await import('./web/language/intl.ts');
      console.log(JSON.stringify([
        ${JSON.stringify(numbers)}.map((one) => number(one, 1)),
        ${JSON.stringify(CURRENCIES)}.map((currency) => ${JSON.stringify(sums)}.map((sum) => money(sum, currency))),
      ]));`);
    const { locale } = LANGUAGES[tag];
    const written = (options: Intl.NumberFormatOptions, values: readonly number[]): string[] =>
      values.map((value) => new Intl.NumberFormat(locale, options).format(value));
    expect(answer).toEqual([
      written({ maximumFractionDigits: 1 }, numbers),
      CURRENCIES.map((currency) =>
        written({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, sums),
      ),
    ]);
  });
});

describe('words on a page', () => {
  test('are refused before their language is known, whichever it will be', () => {
    const answer = printed(`
      globalThis.document = {};
      const { area } = await import('./web/language/language.ts');
      const { loadLanguage } = await import('./web/language/load-language.ts');
      const take = () => {
        try {
          return area('jobs', { title: 'Jobs', line: '' }).title;
        } catch (error) {
          return error.message;
        }
      };
      const before = take();
      await loadLanguage('en');
      console.log(JSON.stringify([before, take()]));`);
    expect(answer).toEqual([expect.stringContaining('words of jobs'), 'Jobs']);
  });
});
