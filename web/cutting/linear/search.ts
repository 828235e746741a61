import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { dive } from './dive.ts';
import { enumerate, type Enumeration } from './enumerate.ts';
import { fillFullest } from './fill-fullest.ts';
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
  bound = lengthBound(model);
  if (bound < cost) {
    const fuller = fillFullest(model, budget);
    if (fuller !== undefined) improve(fuller);
  }
  if (bound >= cost) return { uses, cost, bound: cost };

  const master = new Master(model, cost, budget);
  for (const { pattern } of uses) master.add(pattern);
  master.optimise(cost - 1 + 1e-9);
  bound = Math.max(bound, Math.ceil(master.bound - 1e-9));
  report(cost, bound);
  if (bound >= cost || budget.isDone()) return { uses, cost, bound: Math.min(bound, cost) };

  const basis = master.lp.basis.slice();
  const rootBound = master.bound;
  const noise = noiseFrom(1);
  let listed = false;
  for (let n = 0; !budget.isDone(); n++) {
    if (n > 0) master.reset(basis);
    const taste = n < 2 ? (f: number) => f : (f: number) => f * (0.5 + noise());
    const plan = dive(model, master, cost, bound, taste, n % 2 === 1);
    if (plan !== undefined) improve(plan);
    if (bound >= cost) break;
    const isEarly = n < 1 || (n < dives(cost - 1 - rootBound) && !budget.isPast(DIVES_SHARE));
    if (listed || isEarly) continue;
    listed = true;
    master.reset(basis);
    master.optimise(cost - 1 + 1e-9, true);
    const pool = listPatterns(model, master, cost, budget);
    if (!pool.complete) continue;
    const found = branch(model, pool.patterns, cost, budget, improve);
    bound = Math.max(bound, Math.min(found.bound, cost));
    break;
  }
  return { uses, cost, bound };
}

/**
 * Every pattern that a plan cheaper than `cost` could use. Priced half way between the program's
 * prices and the best known: where several are best (many patterns cost nothing extra under each),
 * few do under their mean.
 */
function listPatterns(model: Model, master: Master, cost: number, budget: Budget): Enumeration {
  const { values, costs, worth } = master.meanPrices();
  const slack = (cost - 1) * master.scale - worth;
  return enumerate(model, values, costs, slack, MOST_PATTERNS, budget);
}

/** How many walks before the list: few when the gap is so narrow that the list will be short. */
function dives(gap: number): number {
  return gap < 0.1 ? 3 : MOST_DIVES;
}

/** The cost of all the length there is at the best rate, rounded up: a bound at once. */
function lengthBound(model: Model): number {
  const total = model.sizes.reduce((sum, size, type) => sum + size * (model.demand[type] ?? 0), 0);
  let rate = model.penalty / (model.sizes[0] ?? 1);
  model.cost.forEach((cost, k) => (rate = Math.min(rate, cost / (model.capacity[k] ?? 1))));
  return Math.ceil(total * rate * (1 - 1e-12) - 1e-9);
}

/** A fixed sequence of numbers from 0 to 1 (Park and Miller). */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
