import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundDecimal } from '../../../../../web/planner/measure/units/units.ts';

describe('a rounded number', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [0.35, 1, 0.4],
    [2.5, 0, 3],
    [0.049_999, 1, 0],
    [5e-7, 3, 0],
    [0, 1, 0],
  ])('%d to %d decimals is %d', (value, digits, rounded) => {
    expect(roundDecimal(value, digits)).toBe(rounded);
  });

  test('is what Intl writes', () => {
    const values = fc.oneof(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 10 ** 9 }).map((tenThousandths) => tenThousandths / 10_000),
    );
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 3 }), (value, digits) => {
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const intl = new Intl.NumberFormat('en-GB', { ...options, useGrouping: false });
        expect(roundDecimal(value, digits).toFixed(digits)).toBe(intl.format(value));
      }),
    );
  });
});
