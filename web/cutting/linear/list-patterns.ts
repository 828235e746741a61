import type { Budget } from './budget.ts';
import { enumerate } from './enumerate.ts';
import type { Master } from './master.ts';
import type { Pattern } from './model.ts';

/**
 * Every pattern that a plan of what is left could use, if the whole plan is to cost under `cost`;
 * undefined where they are more than `most`.
 */
export function listPatterns(
  master: Master,
  cost: number,
  most: number,
  budget: Budget,
): readonly Pattern[] | undefined {
  const { values, costs, worth } = master.meanPrices();
  const slack = (cost - master.fixedCost - 1) * master.scale - worth;
  return enumerate(master.rest(), values, costs, slack, most, budget);
}
