import { describe, expect, it } from 'vitest';
import { branch } from '../../../../../web/planner/cutting/linear/branch.ts';
import { Budget } from '../../../../../web/planner/cutting/linear/budget.ts';
import { Master } from '../../../../../web/planner/cutting/linear/master.ts';
import { usesCost, type LinearModel } from '../../../../../web/planner/cutting/linear/model.ts';

const MODEL: LinearModel = {
  sizes: Float64Array.of(47, 36, 31, 29, 17, 12),
  demand: Int32Array.of(3, 5, 4, 6, 7, 9),
  capacity: Float64Array.of(100),
  spare: Float64Array.of(0),
  cost: Float64Array.of(1),
  limit: Float64Array.of(Infinity),
  penalty: 2,
};
const CEILING = 34;
const endless = new Budget(() => false);

function solved(): Master {
  const master = new Master(MODEL, CEILING, endless);
  master.optimise();
  return master;
}

function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe('Master', () => {
  it('wanders to plans that make every piece at the same cost', () => {
    const master = solved();
    const cost = master.objective();
    for (let seed = 1; seed <= 5; seed++) {
      master.wander(noiseFrom(seed));
      expect(master.objective()).toBeCloseTo(cost, 4);
      expect(Math.min(...master.lp.values)).toBeGreaterThan(-1e-6);
    }
  });

  it('finds other prices of equal value, and lists all patterns of a cheapest plan with them', () => {
    const master = solved();
    const cost = master.objective();
    const others = master.otherPrices(4, noiseFrom(7));
    expect(others).toHaveLength(4);
    for (const prices of others) {
      const worth = MODEL.demand.reduce((sum, d, type) => sum + d * (prices[type] ?? 0), 0);
      expect(worth).toBeCloseTo(cost, 1);
    }
    expect(master.objective()).toBeCloseTo(cost, 4);
    const patterns = master.listPatterns(CEILING, 10_000, endless, others) ?? [];
    expect(branch(MODEL, patterns, CEILING, endless).bound).toBe(9);
  });

  it('lists patterns that a cheapest plan can be made of, or none when they are too many', () => {
    const master = solved();
    const patterns = master.listPatterns(CEILING, 10_000, endless) ?? [];
    const { uses = [], bound } = branch(MODEL, patterns, CEILING, endless);
    expect(usesCost(MODEL, uses)).toBe(9);
    expect(bound).toBe(9);
    expect(master.listPatterns(CEILING, 1, endless)).toBeUndefined();
  });
});
