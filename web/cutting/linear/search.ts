import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { dive } from './dive.ts';
import { enumerate } from './enumerate.ts';
import { greedy } from './greedy.ts';
import { Master } from './master.ts';
import { costOf, type Model, type Use } from './model.ts';

export interface Found {
  readonly uses: readonly Use[];
  readonly cost: number;
  /** A whole number: no plan costs less. Equal to `cost` when the plan is proven cheapest. */
  readonly bound: number;
}

const MOST_PATTERNS = 60_000;
const MOST_DIVES = 20;
const DIVES_SHARE = 0.1;

/**
 * The cheapest plan of a model and a proven bound: longest-first at once; the relaxation by column
 * generation, whose cost rounded up is the bound; walks from it to whole boards; and while a gap is
 * left, every pattern that could be in a cheaper plan is listed and the list searched to the end.
 * `report` hears of every improvement; `known` is a plan to start from.
 */
export function search(
  model: Model,
  budget: Budget,
  report: (cost: number, bound: number) => void,
  known?: readonly Use[],
): Found {
  let uses = known ?? greedy(model, model.demand.slice(), model.limit.slice());
  let cost = costOf(model, uses);
  let bound = 0;
  const improve = (plan: readonly Use[]): void => {
    const now = costOf(model, plan);
    if (now >= cost) return;
    uses = plan;
    cost = now;
    report(cost, bound);
  };
  const master = new Master(model, cost, budget);
  for (const { pattern } of uses) master.add(pattern);
  master.optimise(cost - 1 + 1e-9);
  bound = Math.ceil(master.bound - 1e-9);
  report(cost, bound);
  if (bound >= cost || budget.isDone()) return { uses, cost, bound: Math.min(bound, cost) };

  const basis = master.lp.basis.slice();
  const prices = master.lp.prices.slice();
  const noise = noiseFrom(1);
  let listed = false;
  for (let n = 0; ; n++) {
    if (n > 0) master.reset(basis);
    const plan = dive(model, master, cost, n === 0 ? (f) => f : (f) => f * (0.5 + noise()));
    if (plan !== undefined) improve(plan);
    if (bound >= cost || budget.isDone()) break;
    if (n < MOST_DIVES && !budget.isPast(DIVES_SHARE)) continue;
    if (listed) continue;
    listed = true;
    const scale = 2 ** Math.floor(Math.log2(2 ** 50 / cost));
    const values = model.sizes.map((_, type) =>
      Math.floor(Math.max(0, Math.min(prices[type] ?? 0, model.penalty)) * scale),
    );
    const worth = values.reduce((sum, value, type) => sum + value * (model.demand[type] ?? 0), 0);
    const slack = (cost - 1) * scale - worth + cost * 1e-7 * scale;
    const costs = model.cost.map((c) => c * scale);
    const pool = enumerate(model, values, costs, slack, MOST_PATTERNS, budget);
    if (!pool.complete) continue;
    const found = branch(model, pool.patterns, cost, budget, improve);
    bound = Math.max(bound, Math.min(found.bound, cost));
    break;
  }
  return { uses, cost, bound };
}

/** A fixed sequence of numbers from 0 to 1 (Park and Miller). */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
