import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../web/planner/cutting/linear/budget.ts';
import { Lp } from '../../../../../web/planner/cutting/linear/lp.ts';
import { runs } from '../../../../support/long.ts';

const ROWS = 4;
const PENALTY = 1000;
const columns = fc.array(
  fc.record({
    cost: fc.integer({ min: 1, max: 20 }),
    entries: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: ROWS, maxLength: ROWS }),
  }),
  { minLength: 1, maxLength: 8 },
);
type Column = { readonly cost: number; readonly entries: readonly number[] };

/** A program that is solved: rows from 1 to 4 of each, over these columns. */
function solved(list: readonly Column[], isOver = (): boolean => false): Lp {
  const lp = new Lp(
    [1, 2, 3, 4],
    Array.from({ length: ROWS }, () => PENALTY),
    new Budget(isOver),
  );
  for (const { cost, entries } of list) lp.addColumn(cost, [0, 1, 2, 3], entries);
  lp.primal();
  return lp;
}

describe('Lp', () => {
  it('ends at prices that no column is worth more at, and that all rows are worth the cost at', () => {
    const outcome = fc.property(columns, (list) => {
      const lp = solved(list);
      const worth = [1, 2, 3, 4].reduce((sum, rhs, r) => sum + rhs * (lp.prices[r] ?? 0), 0);
      expect(worth).toBeCloseTo(lp.objective(), 6);
      for (const { cost, entries } of list) {
        const value = entries.reduce((sum, entry, r) => sum + entry * (lp.prices[r] ?? 0), 0);
        expect(value).toBeLessThan(cost + 1e-6);
      }
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('comes back to a basis with the same values', () => {
    const outcome = fc.property(columns, (list) => {
      const lp = solved(list);
      const values = list.map((_, n) => lp.value(2 * ROWS + n));
      const state = lp.save();
      lp.shift(2 * ROWS, 1);
      lp.refresh();
      lp.dual();
      lp.restore(state);
      list.forEach((_, n) => expect(lp.value(2 * ROWS + n)).toBeCloseTo(values[n] ?? 0, 6));
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('returns to the first basis if the columns of another are dependent', () => {
    const same = { cost: 1, entries: [1, 1, 0, 0] };
    const lp = solved([same, same]);
    lp.load([8, 9, 2, 3]);
    expect([...lp.basis]).toEqual([0, 1, 2, 3]);
    expect([...lp.values]).toEqual([1, 2, 3, 4]);
  });

  it('goes back to the first basis when the budget is done', () => {
    const lp = solved([{ cost: 1, entries: [1, 1, 1, 1] }], () => true);
    lp.load([8, 1, 2, 3]);
    expect([...lp.basis]).toEqual([0, 1, 2, 3]);
  });
});
