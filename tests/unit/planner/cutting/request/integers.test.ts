import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gcdOf, toIntegerCosts } from '../../../../../web/planner/cutting/problem.ts';

test('the greatest common divisor divides every value, and what is left has none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1 }), (values) => {
      const divisor = gcdOf(values);
      expect(values.every((value) => value % divisor === 0)).toBe(true);
      expect(gcdOf(values.map((value) => value / divisor))).toBe(1);
    }),
  );
});

test('prices in cents are exact integers', () => {
  expect(toIntegerCosts([5.2, 7.85, 0])).toEqual({ costs: [520, 785, 0], scale: 100 });
});

test('prices that no six decimals hold keep their order and nine figures', () => {
  const prices = [1 / 3, 2 / 3, Math.PI];
  const { costs, scale } = toIntegerCosts(prices);
  costs.forEach((cost, i) => expect(cost / scale).toBeCloseTo(prices[i] ?? 0, 8));
});
