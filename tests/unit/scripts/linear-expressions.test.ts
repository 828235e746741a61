import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { importCutList } from '../../../web/planner/import/import-cut-list.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { parseLength } from '../../../web/planner/measure/units/parse-length.ts';
import { parseNumber } from '../../../web/planner/measure/units/parse-number.ts';
import { expressions, slowest } from '../../support/expressions.ts';
import { ownTime } from '../../support/heavy-jobs.ts';
import { sample } from '../../support/long.ts';

const { literal, composed } = expressions();

describe('regular expressions on texts from outside', () => {
  test('are written out, so that they can be checked', () => {
    expect(literal.length).toBeGreaterThan(100);
    expect(composed).toEqual([]);
  });

  test('take time in proportion to the text: none can trade one repeat for another', () => {
    const found = literal.flatMap(({ at, expression }) =>
      analyse(expression).reports.map(({ type }) => `${at} ${String(expression)}: ${type}`),
    );
    expect(found).toEqual([]);
  });

  test('take a moment for 10,000 signs of anything that they look for', () => {
    // Linear time takes a tenth of a millisecond; quadratic time a tenth of a second.
    const found = sample(literal).flatMap(({ at, expression }) => {
      const { ms, pump } = slowest(expression, 10_000, ownTime);
      return ms > 40 ? [`${at} ${String(expression)}: ${ms.toFixed(0)} ms for ${pump}`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe('one pasted line of 200,000 signs', () => {
  const LINES = {
    digits: '1'.repeat(200_000),
    'digits and a letter': `${'1'.repeat(200_000)}q`,
    commas: ','.repeat(200_000),
    'numbers between commas': '1,'.repeat(100_000),
    spaces: `5${' '.repeat(200_000)}q`,
    slashes: '1/'.repeat(100_000),
    times: '1x'.repeat(100_000),
    quotes: '"'.repeat(200_000),
    words: 'leg '.repeat(50_000),
  };

  test.each(Object.entries(LINES))('reads or refuses %s in linear time', (_, line) => {
    for (const kind of ['linear', 'sheet'] as const) {
      const read = () => {
        importCutList(line, 'mm', kind, BRITISH.metric);
        parseLength(line, 'mm', BRITISH.metric);
        parseNumber(line, { least: 0, most: 10 }, BRITISH.metric);
      };
      expect(ownTime(read)).toBeLessThan(1000);
    }
  });

  test('is named in a sentence that fits the page', () => {
    const line = LINES['digits and a letter'];
    const said = [
      parseLength(line, 'mm', BRITISH.metric),
      parseLength(LINES.digits, 'mm', BRITISH.metric),
      parseNumber(LINES.digits, { least: 0, most: 10 }, BRITISH.metric),
      parseNumber(line, { least: 0, most: 10 }, BRITISH.metric),
    ];
    for (const one of said) {
      expect(one.ok).toBe(false);
      expect(one.ok ? '' : one.reason).toMatch(/^.{10,160}$/);
    }
    const imported = importCutList(line, 'mm', 'linear', BRITISH.metric);
    const [rejected] = imported.ok ? imported.value.rejected : [];
    expect(rejected?.text.length).toBeLessThan(200);
  });
});
