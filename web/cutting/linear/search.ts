import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { dive } from './dive.ts';
import { fillFullest } from './fill-fullest.ts';
import { listPatterns } from './finish.ts';
import { greedy } from './greedy.ts';
import { Master } from './master.ts';
import { costOf, type Model, type Use } from './model.ts';

export interface Found {
  readonly uses: readonly Use[];
  readonly cost: number;
  /** A whole number: no plan costs less. Equal to `cost` when the plan is proven cheapest. */
  readonly bound: number;
}

/** Walks at a time, and the share of the budget that they may take. */
const MOST_WALKS = 10;
const FEW_WALKS = 4;
const WALKS_SHARE = 0.3;
/** The share of the budget that the search of a short list may take at first. */
const BRANCH_SHARE = 0.2;
/** So few that the relaxation is solved to its very end, for a better start. */
const FEW_TYPES = 40;
/** Sets of prices mixed when a list of patterns is too long at the first ones. */
const OTHER_PRICES = 5;
/** Patterns in a list that is searched out at once, and in one that is worth listing at all. */
const SHORT_LIST = 2000;
const LONG_LIST = 60_000;
/** Patterns that can all be columns at once. */
const MOST_COLUMNS = 15_000;

/**
 * The cheapest plan of a model and a proven bound: longest-first at once; the relaxation by column
 * generation, whose cost rounded up is the bound; walks from it to whole boards; and while a gap is
 * left, every pattern that could be in a plan under some ceiling is listed and the list searched to
 * the end, which gives the plan or raises the bound.
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
  master.optimise(cost - 1 + 1e-9, model.sizes.length <= FEW_TYPES);
  bound = Math.max(bound, Math.ceil(master.bound - 1e-9));
  report(cost, bound);
  if (bound >= cost || budget.isDone()) return { uses, cost, bound: Math.min(bound, cost) };

  let root = master.save();
  const noise = noiseFrom(1);
  const isOver = (): boolean => bound >= cost || budget.isDone();
  const walk = (n: number, aim: number, part: Budget): void => {
    master.restore(root);
    if (n > 0) master.wander(noise);
    const taste = n > 0 ? (f: number): number => f * (0.5 + noise()) : (f: number): number => f;
    const options = { ceiling: cost, aim, enough: bound, taste, searchEnd: n % 2 === 0 };
    const plan = dive(model, master, options, part);
    if (plan !== undefined) improve(plan);
  };
  /** Walks for any better plan and for the least cost that the bound leaves, two of each in turn. */
  const walks = (most: number, share: number): void => {
    const part = budget.part(share);
    for (let n = 0; n < most && !isOver() && !part.isDone(); n++) {
      walk(n, n % 4 < 2 ? cost : bound + 1, part);
    }
  };
  /** Settles whether a plan costs less than `ceiling`; false when more than `most` patterns may be in it. */
  const settle = (ceiling: number, most: number, share: number): boolean => {
    master.restore(root);
    master.optimise(cost - 1 + 1e-9, true);
    root = master.save();
    let pool = listPatterns(model, master, ceiling, most, budget);
    if (!pool.complete && ceiling === bound + 1) {
      const others = master.otherPrices(OTHER_PRICES, noise);
      pool = listPatterns(model, master, ceiling, most, budget, others);
    }
    if (!pool.complete) return false;
    const { length } = pool.patterns;
    if (ceiling === cost && length < MOST_COLUMNS) {
      master.close(pool.patterns);
      walks(length > SHORT_LIST ? MOST_WALKS : FEW_WALKS, WALKS_SHARE);
      master.reopen();
    }
    if (isOver()) return true;
    const found = branch(model, pool.patterns, ceiling, budget.part(share), improve);
    bound = Math.max(bound, Math.min(found.bound, cost));
    return found.bound >= Math.min(ceiling, cost);
  };

  /** All at once, or else from the bound upwards in steps that grow. */
  const settleMore = (most: number, share: number): void => {
    for (let step = Infinity; !isOver();) {
      const isSettled = settle(Math.min(cost, bound + step), most, share);
      if (isSettled) step *= 2;
      else if (step === Infinity && bound + 1 < cost) step = 1;
      else return;
    }
  };

  walk(0, cost, budget);
  settleMore(SHORT_LIST, BRANCH_SHARE);
  walks(MOST_WALKS, WALKS_SHARE);
  settleMore(LONG_LIST, 1);
  walks(Infinity, 1);
  return { uses, cost, bound };
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
