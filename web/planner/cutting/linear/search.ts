import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { dive } from './dive.ts';
import { fillFullest } from './fill-fullest.ts';
import { firstFit } from './first-fit.ts';
import { Master, type MasterState } from './master.ts';
import { usesCost, lengthOf, type LinearModel, type Use } from './model.ts';

export interface FoundPlan {
  readonly uses: readonly Use[];
  readonly cost: number;
  /** An integer lower bound on the cost of any plan; equal to `cost` if the plan is proven. */
  readonly bound: number;
}

/** Number of dives per phase, and their share of the budget. */
const MOST_WALKS = 10;
const WALKS_SHARE = 0.3;
/** Share of the budget for the first complete search of a short list. */
const BRANCH_SHARE = 0.2;
/** Sets of prices to mix if a list of patterns is too long at the first ones. */
const OTHER_PRICES = 5;
/** Patterns of a list that is searched immediately, and of one that is worth listing at all. */
const SHORT_LIST = 2000;
const LONG_LIST = 60_000;
/** The program's inverse has this number of rows squared: 32 MB. Longer lists have no relaxation. */
const MOST_ROWS = 2000;

/**
 * The cheapest plan of a model and a proven bound: longest-first at once, a plan even without time; the relaxation by
 * column generation, whose cost rounded up is the bound; dives from it to integer boards; and while a gap remains,
 * every pattern that a cheaper plan could use is listed and searched completely, which gives the plan or raises the
 * bound.
 * Calls `report` at every improvement; `known` is a plan to start from.
 */
export function search(
  model: LinearModel,
  budget: Budget,
  report: Report,
  known: readonly Use[] = firstFit(model),
): FoundPlan {
  const best = new Best(model, known, report);
  const isOver = (): boolean => best.isProven() || budget.isDone();
  if (!isOver()) best.improve(fillFullest(model, budget));
  if (!isOver() && rowsOf(model) <= MOST_ROWS) new Settler(model, best, budget).run();
  const { uses, cost, bound } = best;
  return { uses, cost, bound: Math.min(bound, cost) };
}

/** Rows of the relaxation: types and limits. */
const rowsOf = ({ sizes, limit }: LinearModel): number =>
  limit.reduce((rows, most) => rows + (most < Infinity ? 1 : 0), sizes.length);

type Report = (cost: number, bound: number) => void;

/** The best plan and the best bound. */
class Best {
  uses: readonly Use[];
  cost: number;
  bound: number;
  private readonly model: LinearModel;
  private readonly report: Report;

  constructor(model: LinearModel, uses: readonly Use[], report: Report) {
    this.model = model;
    this.report = report;
    this.uses = uses;
    this.cost = usesCost(model, uses);
    this.bound = lengthBound(model);
  }

  isProven(): boolean {
    return this.bound >= this.cost;
  }

  /** Stores a plan if it is cheaper. */
  improve(plan: readonly Use[] | undefined): void {
    const cost = plan === undefined ? Infinity : usesCost(this.model, plan);
    if (plan === undefined || cost >= this.cost) return;
    this.uses = plan;
    this.cost = cost;
    this.report(cost, this.bound);
  }

  raise(bound: number): void {
    this.bound = Math.max(this.bound, bound);
    this.report(this.cost, this.bound);
  }
}

/** Closes the gap between a plan and its bound, from both sides. */
class Settler {
  private readonly model: LinearModel;
  private readonly best: Best;
  private readonly budget: Budget;
  private readonly master: Master;
  private readonly root: MasterState;
  private readonly noise = noiseFrom(1);

  constructor(model: LinearModel, best: Best, budget: Budget) {
    this.model = model;
    this.best = best;
    this.budget = budget;
    this.master = new Master(model, best.cost, budget);
    for (const { pattern } of best.uses) this.master.add(pattern);
    this.master.optimise(best.cost - 1 + 1e-9);
    this.root = this.master.save();
    best.raise(Math.ceil(this.master.bound - 1e-9));
  }

  run(): void {
    if (this.isOver()) return;
    this.walk(0, this.best.cost, this.budget);
    this.searchOut(SHORT_LIST, BRANCH_SHARE);
    this.walks(MOST_WALKS, WALKS_SHARE);
    this.searchOut(LONG_LIST, 1);
    this.walks(Infinity, 1);
  }

  private isOver(): boolean {
    return this.best.isProven() || this.budget.isDone();
  }

  /** Dives for any better plan and for the lowest cost that the bound allows, two of each in turn. */
  private walks(most: number, share: number): void {
    const { best } = this;
    const part = this.budget.part(share);
    for (let n = 0; n < most && !this.isOver() && !part.isDone(); n++) {
      this.walk(n, n % 4 < 2 ? best.cost : best.bound + 1, part);
    }
  }

  private walk(n: number, aim: number, part: Budget): void {
    const { model, master, best, noise } = this;
    master.restore(this.root);
    if (n > 0) master.wander(noise);
    const taste = (fraction: number): number => (n > 0 ? fraction * (0.5 + noise()) : fraction);
    const options = { ceiling: best.cost, aim, enough: best.bound, taste };
    best.improve(dive(model, master, options, part));
  }

  /** Searches all patterns that a cheaper plan could use, if there are at most `most`. */
  private searchOut(most: number, share: number): void {
    const { model, master, best, budget } = this;
    if (this.isOver()) return;
    master.restore(this.root);
    master.optimise();
    let patterns = master.listPatterns(best.cost, most, budget);
    if (patterns === undefined && best.cost === best.bound + 1) {
      const others = master.otherPrices(OTHER_PRICES, this.noise);
      patterns = master.listPatterns(best.cost, most, budget, others);
    }
    if (patterns === undefined) return;
    const { uses, bound } = branch(model, patterns, best.cost, budget.part(share));
    best.improve(uses);
    best.raise(Math.min(bound, best.cost));
  }
}

/** Cost of the total length at the best rate, rounded up: an immediate bound. */
function lengthBound(model: LinearModel): number {
  let rate = model.penalty / (model.sizes[0] ?? 1);
  model.cost.forEach((cost, k) => (rate = Math.min(rate, cost / (model.capacity[k] ?? 1))));
  return Math.ceil(lengthOf(model) * rate * (1 - 1e-12) - 1e-9);
}

/** A fixed sequence of numbers from 0 to 1 (Park and Miller). */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
