import { largestOf, sumOf } from '../request/integers.ts';
import type { Budget } from './budget.ts';
import { enumerate } from './enumerate.ts';
import { addTo, Knapsack } from './knapsack.ts';
import { Lp, PERTURBATION, type LpState } from './lp.ts';
import { mostGain, timesOf, type Model, type Pattern } from './model.ts';
import { Rows } from './rows.ts';

export interface MasterState {
  readonly lp: LpState;
  readonly residual: Int32Array;
  readonly left: Float64Array;
  readonly fixedCost: number;
}

/** Patterns added a stock and round beside the best, and for all stocks in a round. */
const MORE = 60;
const MORE_IN_ALL = 1200;
/** Columns and their entries at once: about 150 MB with all that hangs on them. */
const MOST_COLUMNS = 100_000;
const MOST_ENTRIES = 2e6;
/** How far prices are pulled to the best known ones, in turn until a pattern is found. */
const PULLS = [0.6, 0.3, 0];
/** How far demands move to get at another plan: too little to change what is best. */
const NUDGE = 0.002;

/**
 * The Gilmore–Gomory relaxation of a model: boards in fractions, each pattern a column, found as
 * needed by a knapsack over the dual prices. Rows: one a type (enough pieces), one a limited stock.
 */
export class Master {
  readonly lp: Lp;
  readonly patterns: (Pattern | undefined)[] = [];
  /** What is still to be cut; lower than the model's demand once `fix` has bought boards. */
  readonly residual: Int32Array;
  /** Boards still to be had, per stock. */
  readonly left: Float64Array;
  /** Cost of what `fix` has bought. */
  fixedCost = 0;
  /**
   * A proven lower bound, from exact integer pricing, on the cost of any plan that contains what
   * `fix` has bought; on the model's cost while nothing is.
   */
  bound = 0;

  private readonly knapsack: Knapsack;
  private readonly model: Model;
  private readonly budget: Budget;
  /** The most that the perturbation of the rows can add to the objective. */
  readonly fuzz: number;
  private readonly values: Float64Array;
  /** The prices that gave the best bound so far. */
  private readonly centre: Float64Array;
  private readonly rows: Rows;
  private readonly known = new Set<string>();
  /** Integer prices are this many times the real ones. */
  private readonly scale: number;
  private readonly ceiling: number;

  /** `ceiling` is the cost of a plan that exists: the numbers are scaled to stay exact below it. */
  constructor(model: Model, ceiling: number, budget: Budget) {
    this.budget = budget;
    this.model = model;
    this.left = model.limit.slice();
    this.values = new Float64Array(model.sizes.length);
    const rate = model.cost.reduce(
      (least, cost, k) => Math.min(least, cost / (model.capacity[k] ?? 1)),
      Infinity,
    );
    this.centre = model.sizes.map((size) => size * rate);
    this.ceiling = ceiling;
    this.residual = model.demand.slice();
    this.scale = 2 ** Math.floor(Math.log2(2 ** 51 / Math.max(1, ceiling)));
    this.knapsack = new Knapsack(model.sizes, model.capacity, budget);
    this.rows = new Rows(model);
    const rhs = this.rows.perturbed();
    this.lp = new Lp(
      rhs,
      rhs.map(() => model.penalty),
      budget,
    );
    this.patterns.length = this.lp.columns;
    this.fuzz = 1e-6 + 2 * PERTURBATION * this.lp.rows * largestOf(model.cost, model.penalty);
  }

  /** Makes a pattern a column, if it is not one. */
  add(pattern: Pattern): void {
    const key = `${pattern.stock}:${pattern.types.join()}:${pattern.counts.join()}`;
    if (this.known.has(key)) return;
    const { rows, entries } = this.rows.column(pattern);
    const column = this.lp.addColumn(this.model.cost[pattern.stock] ?? 0, rows, entries);
    this.patterns[column] = pattern;
    this.known.add(key);
  }

  /**
   * Solves the relaxation of what is left, until its proven bound reaches `enough` or, rounded up,
   * cannot rise any more; without `enough` until nothing improves it. False when the budget ran out
   * first.
   */
  optimise(enough = Infinity): boolean {
    this.priceAt(1);
    while (!this.isSpent()) {
      if (!this.lp.primal()) return false;
      const isSettled = Math.ceil(this.bound - 1e-9) >= this.objective() - this.fuzz;
      if (this.bound >= enough || (enough < Infinity && isSettled) || !this.price()) return true;
    }
    return false;
  }

  /** No time or no memory is left for more columns. */
  private isSpent(): boolean {
    const { columns, entries } = this.lp;
    return columns > MOST_COLUMNS || entries > MOST_ENTRIES || this.budget.isDone();
  }

  /** Cost of the relaxation as it stands, with what is bought; a proposal, not a proof. */
  objective(): number {
    return this.fixedCost + this.lp.objective();
  }

  /** Buys boards cut to the pattern of a column. */
  fix(column: number, boards: number): void {
    const pattern = this.patterns[column];
    if (pattern === undefined) throw new Error('only patterns can be bought');
    this.fixedCost += boards * (this.model.cost[pattern.stock] ?? 0);
    this.left[pattern.stock] = (this.left[pattern.stock] ?? 0) - boards;
    addTo(this.residual, pattern, -boards);
    this.bound = 0;
    this.lp.shift(column, boards);
  }

  /** Bans the columns that ask for more than is left, and has the basis give them up. */
  banImproper(): void {
    for (let column = 2 * this.lp.rows; column < this.lp.columns; column++) {
      if (this.maxUse(column) > 0) continue;
      this.lp.ban(column, true);
      if (this.lp.isBasic(column)) this.lp.setCost(column, 4 * this.model.penalty);
    }
  }

  /** What is still to be made, of the boards left. */
  rest(): Model {
    return { ...this.model, demand: this.residual, limit: this.left };
  }

  /** How many boards of this pattern what is left can use in full. */
  maxUse(column: number): number {
    const pattern = this.patterns[column];
    return pattern === undefined ? 0 : timesOf(pattern, this.residual, this.left);
  }

  /** Where a walk stands, to come back to. */
  save(): MasterState {
    return {
      lp: this.lp.save(),
      residual: this.residual.slice(),
      left: this.left.slice(),
      fixedCost: this.fixedCost,
    };
  }

  /** Back to an earlier state; the patterns found since stay. */
  restore(state: MasterState): void {
    this.residual.set(state.residual);
    this.left.set(state.left);
    this.fixedCost = state.fixedCost;
    this.bound = 0;
    for (let column = 2 * this.lp.rows; column < this.lp.columns; column++) {
      this.lp.ban(column, false);
      this.lp.setCost(column, this.model.cost[this.patterns[column]?.stock ?? 0] ?? 0);
    }
    this.lp.restore(state.lp);
  }

  /**
   * Prices patterns at a point between the program's prices and the best ones known (which keeps
   * the prices from swinging wildly), then nearer to the program's until something improves it.
   */
  private price(): boolean {
    for (const pull of PULLS) {
      if (this.priceAt(pull)) return true;
    }
    return false;
  }

  /**
   * One knapsack over prices rounded down to integers. Adds the patterns that improve the program
   * and lifts the bound: whatever the prices are, any plan costs at least what they say that all
   * pieces are worth, less the most that its boards can bring above their cost (Lagrange).
   */
  private priceAt(pull: number): boolean {
    const { model, scale, residual, values, centre } = this;
    let total = 0;
    for (let type = 0; type < values.length; type++) {
      const price = Math.min(this.lp.prices[type] ?? 0, model.penalty);
      const mixed = pull * (centre[type] ?? 0) + (1 - pull) * Math.max(0, price);
      values[type] = (residual[type] ?? 0) > 0 ? Math.floor(mixed * scale) : 0;
      total += (residual[type] ?? 0) * (values[type] ?? 0);
    }
    this.knapsack.load(values, residual);
    const before = this.lp.columns;
    let exact = true;
    const gains = new Float64Array(model.cost.length);
    const more = Math.max(1, Math.min(MORE, Math.floor(MORE_IN_ALL / model.cost.length)));
    for (let stock = 0; stock < model.cost.length; stock++) {
      if ((this.left[stock] ?? 0) <= 0) continue;
      if (this.isSpent()) return false;
      const found = this.knapsack.fill(stock);
      exact &&= found.exact;
      const cost = (model.cost[stock] ?? 0) * scale;
      gains[stock] = found.value - cost;
      this.addIfBetter({ stock, ...found.filling });
      const least = cost - (1 - pull) * scale * (model.cost[stock] ?? 0) * 0.5;
      for (const filling of this.knapsack.more(stock, least, more)) {
        this.addIfBetter({ stock, ...filling });
      }
    }
    // A plan costs as much as its pieces are worth, or less: then that limits its boards.
    const most = Math.min(this.ceiling, total / scale);
    const worth = total - mostGain(model, this.left, most, gains);
    const bound = this.fixedCost + worth / scale;
    if (exact && bound > this.bound) {
      this.bound = bound;
      for (let type = 0; type < values.length; type++) centre[type] = (values[type] ?? 0) / scale;
    }
    return this.lp.columns > before;
  }

  /** Moves to another plan in fractions that costs the same: the best for demands a little off. */
  wander(noise: () => number): void {
    const off = this.lp.values.map(() => NUDGE * (noise() - 0.5));
    this.lp.nudge((row) => off[row] ?? 0);
    if (this.lp.dual()) this.optimise();
    this.lp.nudge((row) => -(off[row] ?? 0));
    this.lp.dual();
    this.lp.primal();
  }

  /**
   * Best prices for demands a little off, one set a time: other corners among the best prices, for
   * `listPatterns` to mix. Leaves the program as it was.
   */
  otherPrices(times: number, noise: () => number): Float64Array[] {
    const state = this.save();
    const found: Float64Array[] = [];
    for (let n = 0; n < times && !this.isSpent(); n++) {
      this.lp.nudge(() => NUDGE * (noise() - 0.5));
      if (this.lp.dual() && this.optimise()) found.push(this.lp.prices.slice());
      this.restore(state);
    }
    this.lp.primal();
    return found;
  }

  /**
   * Every pattern that a plan of what is left could use, if the whole plan is to cost under `cost`;
   * undefined where they are more than `most`. At integer prices midway between the program's, the
   * best known and some others (the more are mixed, the fewer patterns cost nothing at them) all
   * pieces are worth so much that a plan can waste little: less what boards could gain, were they
   * bought as often as can be.
   */
  listPatterns(
    cost: number,
    most: number,
    budget: Budget,
    others: readonly Float64Array[] = [],
  ): readonly Pattern[] | undefined {
    const { model, scale } = this;
    const mixed = [this.centre, this.lp.prices, ...others];
    const values = this.centre.map((_, type) => {
      const mean = sumOf(mixed.map((prices) => Math.max(0, prices[type] ?? 0))) / mixed.length;
      return Math.floor(Math.min(mean, model.penalty) * scale);
    });
    const costs = model.cost.map((each) => each * scale);
    this.knapsack.load(values, this.residual);
    const gains = costs.map((each, stock) => {
      if ((this.left[stock] ?? 0) <= 0 || this.budget.isDone()) return 0;
      const { value, exact } = this.knapsack.fill(stock);
      return exact ? value - each : Infinity;
    });
    const all = values.reduce((sum, value, type) => sum + value * (this.residual[type] ?? 0), 0);
    const gain = this.budget.isDone() ? Infinity : mostGain(model, this.left, this.ceiling, gains);
    const slack = (cost - this.fixedCost - 1) * scale - (all - gain);
    return enumerate(this.rest(), values, costs, slack, most, budget);
  }

  private addIfBetter(pattern: Pattern): void {
    const cost = this.model.cost[pattern.stock] ?? 0;
    const row = this.rows.ofLimit(pattern.stock);
    let reduced = row < 0 ? cost : cost + (this.lp.prices[row] ?? 0);
    pattern.types.forEach((type, n) => {
      reduced -= (pattern.counts[n] ?? 0) * (this.lp.prices[type] ?? 0);
    });
    if (reduced < -1e-9 * (1 + cost)) this.add(pattern);
  }
}
