import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { dive } from './dive.ts';
import { fillFullest } from './fill-fullest.ts';
import { firstFit } from './first-fit.ts';
import { Master, type MasterState } from './master.ts';
import { costOf, lengthOf, type Model, type Use } from './model.ts';

export interface Found {
  readonly uses: readonly Use[];
  readonly cost: number;
  /** A whole number: no plan costs less. Equal to `cost` when the plan is proven cheapest. */
  readonly bound: number;
}

/** Walks at a time, and the share of the budget that they may take. */
const MOST_WALKS = 10;
const WALKS_SHARE = 0.3;
/** The share of the budget that the search of a short list may take at first. */
const BRANCH_SHARE = 0.2;
/** Sets of prices mixed when a list of patterns is too long at the first ones. */
const OTHER_PRICES = 5;
/** Patterns in a list that is searched out at once, and in one that is worth listing at all. */
const SHORT_LIST = 2000;
const LONG_LIST = 60_000;
/** The program's inverse is so many rows square: 32 MB. Longer lists do without a relaxation. */
const MOST_ROWS = 2000;

/**
 * The cheapest plan of a model and a proven bound: longest-first at once, a plan even when no time
 * is left; the relaxation by column generation, whose cost rounded up is the bound; walks from it to
 * whole boards; and while a gap is left, every pattern that could be in a cheaper plan is listed and
 * the list searched to the end, which gives the plan or raises the bound.
 * `report` hears of every improvement; `known` is a plan to start from.
 */
export function search(
  model: Model,
  budget: Budget,
  report: Report,
  known: readonly Use[] = firstFit(model),
): Found {
  const best = new Best(model, known, report);
  const isOver = (): boolean => best.isProven() || budget.isDone();
  if (!isOver()) best.improve(fillFullest(model, budget));
  if (!isOver() && rowsOf(model) <= MOST_ROWS) new Settler(model, best, budget).run();
  const { uses, cost, bound } = best;
  return { uses, cost, bound: Math.min(bound, cost) };
}

/** Rows of the relaxation: the types and the limits. */
const rowsOf = ({ sizes, limit }: Model): number =>
  limit.reduce((rows, most) => rows + (most < Infinity ? 1 : 0), sizes.length);

type Report = (cost: number, bound: number) => void;

/** The best plan and the best bound so far. */
class Best {
  uses: readonly Use[];
  cost: number;
  bound: number;
  private readonly model: Model;
  private readonly report: Report;

  constructor(model: Model, uses: readonly Use[], report: Report) {
    this.model = model;
    this.report = report;
    this.uses = uses;
    this.cost = costOf(model, uses);
    this.bound = lengthBound(model);
  }

  isProven(): boolean {
    return this.bound >= this.cost;
  }

  /** Takes a plan when it is cheaper. */
  improve(plan: readonly Use[] | undefined): void {
    const cost = plan === undefined ? Infinity : costOf(this.model, plan);
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
  private readonly model: Model;
  private readonly best: Best;
  private readonly budget: Budget;
  private readonly master: Master;
  private readonly root: MasterState;
  private readonly noise = noiseFrom(1);

  constructor(model: Model, best: Best, budget: Budget) {
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

  /** Walks for any better plan and for the least cost that the bound leaves, two of each in turn. */
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

  /** Searches out what a plan cheaper than the best could use, where that is no more than `most` patterns. */
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

/** The cost of all the length there is at the best rate, rounded up: a bound at once. */
function lengthBound(model: Model): number {
  let rate = model.penalty / (model.sizes[0] ?? 1);
  model.cost.forEach((cost, k) => (rate = Math.min(rate, cost / (model.capacity[k] ?? 1))));
  return Math.ceil(lengthOf(model) * rate * (1 - 1e-12) - 1e-9);
}

/** A fixed sequence of numbers from 0 to 1 (Park and Miller). */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
