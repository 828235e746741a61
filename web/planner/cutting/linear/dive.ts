import { sumOf } from '../problem.ts';
import { branch } from './branch.ts';
import type { Budget } from './budget.ts';
import { firstFit } from './first-fit.ts';
import type { Master } from './master.ts';
import { usesCost, type LinearModel, type Use } from './model.ts';

const WHOLE = 1e-4;
/** Maximum number of rounding steps that a dive may undo. */
const MOST_BACK = 15;
/** At these numbers of remaining pieces the rest is searched completely, for a share of the budget each. */
const FINISH_PIECES = [120, 85, 60, 45, 32];
const FINISH_SHARE = 0.08;
/** Above this number of patterns the end of a dive is not searched: another dive is faster. */
const FINISH_PATTERNS = 3000;
/** Counted work to place the rest, per type and board. */
const FIT_WORK = 100;

export interface DiveOptions {
  /** Only a plan below this is useful. */
  readonly ceiling: number;
  /** The dive turns back if nothing below this is possible: at most the ceiling, lower to demand more. */
  readonly aim: number;
  /** A plan at this cost ends the dive: it is optimal. */
  readonly enough: number;
  /** Preference for rounding a fraction up next; the highest wins. */
  readonly taste: (fraction: number) => number;
}

/**
 * Dives from the relaxation to integer boards: buys integer parts, rounds the best fraction up, solves the relaxation
 * of the rest, repeats. Undoes a rounding step after which nothing below the aim is possible; near the end it searches
 * the rest completely. Returns the best plan found, or none. Changes the master.
 */
export function dive(
  model: LinearModel,
  master: Master,
  options: DiveOptions,
  budget: Budget,
): readonly Use[] | undefined {
  return new Walk(model, master, options, budget).run();
}

class Walk {
  private readonly model: LinearModel;
  private readonly master: Master;
  private readonly options: DiveOptions;
  private readonly budget: Budget;
  private readonly refused = new Set<number>();
  private readonly uses: Use[] = [];
  private best: readonly Use[] | undefined;
  private ceiling: number;
  private aim: number;
  private tries = 0;
  private taken = 0;

  constructor(model: LinearModel, master: Master, options: DiveOptions, budget: Budget) {
    this.model = model;
    this.master = master;
    this.options = options;
    this.budget = budget;
    this.ceiling = options.ceiling;
    this.aim = options.aim;
  }

  run(): readonly Use[] | undefined {
    while (this.ceiling > this.options.enough && !this.budget.isDone()) {
      this.buyWhole();
      this.keep([...this.uses, ...this.fillRest()]);
      const column = this.choose();
      if (column < 0 || this.ceiling <= this.options.enough || !this.roundUp(column)) break;
      if (this.searchOut()) break;
    }
    return this.best;
  }

  /** Fills the rest by first fit. */
  private fillRest(): readonly Use[] {
    const rest = firstFit(this.master.rest());
    this.budget.spend(FIT_WORK * (this.model.sizes.length + rest.length));
    return rest;
  }

  private buy(column: number, boards: number): void {
    const pattern = this.master.patterns[column];
    if (pattern === undefined || boards < 1) return;
    this.uses.push({ pattern, boards });
    this.master.fix(column, boards);
  }

  private buyWhole(): void {
    const { lp } = this.master;
    for (const column of lp.basis.slice()) {
      const boards = Math.floor(lp.value(column) + WHOLE);
      if (boards > 0) this.buy(column, Math.min(boards, this.master.maxUse(column)));
    }
    lp.refresh();
  }

  private keep(plan: readonly Use[]): void {
    const cost = usesCost(this.model, plan);
    if (cost >= this.ceiling) return;
    this.ceiling = cost;
    this.aim = Math.min(this.aim, cost);
    this.best = plan;
  }

  private choose(): number {
    const { lp } = this.master;
    let best = -1;
    let most = 0;
    for (const column of lp.basis) {
      const fraction = lp.value(column);
      if (fraction <= WHOLE || this.refused.has(column) || this.master.maxUse(column) < 1) continue;
      const liking = this.options.taste(fraction);
      if (liking > most) {
        most = liking;
        best = column;
      }
    }
    return best;
  }

  /** Buys one board of the column; if that is a dead end, refuses it and tries another. */
  private roundUp(first: number): boolean {
    const { master } = this;
    const state = master.save();
    const bought = this.uses.length;
    for (let column = first; column >= 0; column = this.choose()) {
      this.buy(column, 1);
      master.lp.refresh();
      if (this.relax()) return true;
      if (this.budget.isDone() || ++this.taken > MOST_BACK) return false;
      this.uses.length = bought;
      master.restore(state);
      master.banImproper();
      this.refused.add(column);
    }
    return false;
  }

  /** Relaxation of the rest; false if it cannot end below the ceiling. */
  private relax(): boolean {
    const { master, aim } = this;
    const most = aim - 1 + master.fuzz;
    if (!master.lp.dual(most - master.fixedCost)) return false;
    master.banImproper();
    return master.optimise(aim - 1 + 1e-9) && master.objective() <= most;
  }

  /** True if the dive is over: the rest was searched completely. */
  private searchOut(): boolean {
    const { master, aim } = this;
    if (sumOf(master.residual) > (FINISH_PIECES[this.tries] ?? 0)) return false;
    this.tries++;
    const budget = this.budget.part(FINISH_SHARE);
    const patterns = master.listPatterns(aim, FINISH_PATTERNS, budget);
    if (patterns === undefined) return false;
    const ceiling = aim - master.fixedCost;
    const { uses, bound } = branch(master.rest(), patterns, ceiling, budget);
    if (uses !== undefined) this.keep([...this.uses, ...uses]);
    return bound >= ceiling;
  }
}
