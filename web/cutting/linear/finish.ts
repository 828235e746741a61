import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { enumerate, type Enumeration } from './enumerate.ts';
import type { Master } from './master.ts';
import type { Model, Use } from './model.ts';

/** In more patterns the end of a walk is not searched out: another walk is quicker. */
const MOST_PATTERNS = 3000;

/**
 * Every pattern that a plan of what is left could use, if the whole plan is to cost under `cost`; not
 * complete where they are more than `most`. `others` are prices to mix with the master's own.
 */
export function listPatterns(
  model: Model,
  master: Master,
  cost: number,
  most: number,
  budget: Budget,
  others: readonly Float64Array[] = [],
): Enumeration {
  const { values, costs, worth } = master.meanPrices(others);
  const slack = (cost - master.fixedCost - 1) * master.scale - worth;
  const rest = { ...model, demand: master.residual, limit: master.left };
  return enumerate(rest, values, costs, slack, most, budget);
}

/**
 * What is left of a walk, searched to the end: boards for it so that the whole plan costs less than
 * `ceiling`. `proven` when there are none.
 */
export function finish(
  model: Model,
  master: Master,
  ceiling: number,
  budget: Budget,
): { readonly uses: readonly Use[] | undefined; readonly proven: boolean } {
  const pool = listPatterns(model, master, ceiling, MOST_PATTERNS, budget);
  if (!pool.complete) return { uses: undefined, proven: false };
  const types = [...model.sizes.keys()].filter((type) => (master.residual[type] ?? 0) > 0);
  const place = new Map(types.map((type, n) => [type, n]));
  const rest: Model = {
    ...model,
    sizes: Float64Array.from(types, (type) => model.sizes[type] ?? 0),
    demand: Int32Array.from(types, (type) => master.residual[type] ?? 0),
    limit: master.left,
  };
  const patterns = pool.patterns.map((pattern) => {
    return { ...pattern, types: pattern.types.map((type) => place.get(type) ?? 0) };
  });
  const room = ceiling - master.fixedCost;
  const found = branch(rest, patterns, room, budget, () => undefined);
  const uses = found.uses?.map(({ pattern, boards }) => {
    return { boards, pattern: { ...pattern, types: pattern.types.map((n) => types[n] ?? 0) } };
  });
  return { uses, proven: found.bound >= room };
}
