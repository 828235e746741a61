import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../../../../web/planner/measure/units/units.ts';
import { shareCost } from '../../../../web/planner/shopping/money.ts';

it('shares by weight, the odd cents to the largest remainders', () => {
  expect(shareCost(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareCost(cents(100), [0, 0])).toEqual([100, 0]);
});

it('shares add up to the cost, each within a cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), weights, (cost, parts) => {
      const shares = shareCost(cents(cost), parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cost);
      const all = parts.reduce((sum, part) => sum + part, 0);
      for (const [i, share] of shares.entries()) {
        if (all > 0) expect(Math.abs(share - (cost * (parts[i] ?? 0)) / all)).toBeLessThan(1);
      }
    }),
  );
});
