import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesOf, WEIGHTS } from '../../../../../web/planner/import/reading/decide.ts';
import { itemize } from '../../../../../web/planner/import/reading/measures.ts';
import { normalize } from '../../../../../web/planner/import/reading/normalize.ts';
import { readText } from '../../../../../web/planner/import/reading/read-text.ts';
import { tokenize } from '../../../../../web/planner/import/reading/tokens.ts';

const piece = fc.constantFrom(
  '1/2',
  '8',
  "'",
  '"',
  ' ',
  'x',
  '-',
  '4',
  ' 1 ',
  'at',
  ',',
  '½',
  '②',
  '(',
  ')',
  '=',
  '/',
  '各',
  '本',
  'W',
  'mm',
  '€',
);
const line = fc.array(piece, { maxLength: 60 }).map((all) => all.join(''));
const MOST_WAYS = 13;
const MOST_CANDIDATES = 17;

describe('any line', () => {
  it('has a bounded number of ways and of candidates', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('linear' as const, 'sheet' as const), (text, kind) => {
        const tokens = tokenize(text) ?? [];
        expect(itemize(tokens).length).toBeLessThanOrEqual(MOST_WAYS);
        const candidates = candidatesOf(tokens, { kind, unit: 'mm' }, WEIGHTS) ?? [];
        expect(candidates.length).toBeLessThanOrEqual(MOST_CANDIDATES);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the place of each sign in the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { text: plain, origin } = normalize(text);
        expect(origin.length).toBe(plain.length + 1);
        expect(origin.every((at, i) => at <= text.length && at >= (origin[i - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('beyond the bound is not read, and is no part', () => {
    const { rows } = readText('4 x 900, '.repeat(100), { kind: 'linear', unit: 'mm' });
    const [row] = rows;
    expect(row?.decision).toEqual({ status: 'unread', is: 'too long' });
  });
});
