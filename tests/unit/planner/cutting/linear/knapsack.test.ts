import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from '../../../../../web/planner/cutting/linear/budget.ts';
import { Knapsack } from '../../../../../web/planner/cutting/linear/knapsack.ts';
import { runs } from '../../../../support/long.ts';

const items = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 30 }),
    value: fc.integer({ min: 0, max: 50 }),
    bound: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** The best value by trying every count of every item. */
function byHand(
  list: readonly { size: number; value: number; bound: number }[],
  room: number,
): number {
  const [item, ...rest] = list;
  if (item === undefined) return 0;
  let best = 0;
  for (let count = 0; count <= item.bound && count * item.size <= room; count++) {
    best = Math.max(best, count * item.value + byHand(rest, room - count * item.size));
  }
  return best;
}

// Lengths 5,000 times longer leave the table's small cells and go through the search tree.
test.each([
  ['table', 1],
  ['search tree', 5000],
])('the %s finds the most valuable filling of every stock', (_, factor) => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 60 }), (list, room) => {
      const budget = new Budget(() => false);
      const sizes = Float64Array.from(list, ({ size }) => size * factor);
      const rooms = Float64Array.of(room * factor, Math.ceil(room / 2) * factor);
      const knapsack = new Knapsack(sizes, rooms, budget);
      const values = Float64Array.from(list, ({ value }) => value);
      knapsack.load(
        values,
        Int32Array.from(list, ({ bound }) => bound),
      );
      rooms.forEach((capacity, stock) => {
        const { value, filling, exact } = knapsack.fill(stock);
        const used = filling.types.reduce(
          (n, type, k) => n + (sizes[type] ?? 0) * (filling.counts[k] ?? 0),
          0,
        );
        expect(exact).toBe(true);
        expect(used).toBeLessThanOrEqual(capacity);
        expect(value).toBe(byHand(list, capacity / factor));
      });
    }),
    { numRuns: runs(60) },
  );
});

test('a board of kilometres, measured in millionths of a millimetre, needs no table if nothing has a value', () => {
  const budget = new Budget(() => false);
  const knapsack = new Knapsack(Float64Array.of(1.8e9), Float64Array.of(5e12), budget);
  knapsack.load(Float64Array.of(0), Int32Array.of(26));
  expect(knapsack.fill(0)).toMatchObject({ value: 0, exact: true });
});
