import { areaBound, areaValues } from './proof/area-bound.ts';
import { coverAnew } from './cover/cover-anew.ts';
import { FoundSheets } from './cover/found-sheets.ts';
import { provenRank } from './proof/proven-rank.ts';
import { MOST_KINDS } from './search/few-kinds.ts';
import { relaxedPlan } from './columns/relaxed-plan.ts';
import { completePlan, improvePlan, mostSteps } from './search/improve-plan.ts';
import {
  isBetter,
  onlyPlan,
  outsideArea,
  planPieceCount,
  planRank,
  type PackedSheets,
} from './plan.ts';
import { simplerPlan } from './neat/simpler-plan.ts';
import { SearchLimits } from './search-limits.ts';
import { shelfPlan } from './search/shelves.ts';
import { neatestPlan } from './neat/neatest-plan.ts';
import { toAnswer } from './to-answer.ts';
import { costOfRank, leastCost, toSheetModel, type Adapted } from './to-model.ts';
import type { Control, SheetAnswer, SimplerSheets } from '../contract.ts';
import type { IsOver, SheetProblem } from '../problem.ts';

/** Ends of the phases as shares of the limits. */
const BOUND_SHARE = 0.2;
const RELAXATION_SHARE = 0.4;
const EXACT_SHARE = 0.8;
const SEARCH_SHARE = 0.9;
/** Share of the limits for making a plan neat. */
const NEATNESS_SHARE = 0.35;
/** Steps of a first search, before bounds that take longer than most lists need. */
const EARLY_STEPS = 2000;
/** More searches than one request takes, so that different seeds share none. */
const SEEDS_APART = 1_000_000;
/** Steps of the first round and of each other: short searches with different random choices. */
const FIRST_STEPS = 40_000;
const ROUND_STEPS = 10_000;
/** Time to write the answer: a fifth of a second for the longest list. */
const ANSWER_MS_A_PIECE = 0.02;
/** Few enough to be laid out on each kind of sheet alone too, before the search among all. */
const FEW_PIECES = 100;

/**
 * The cheapest plan found within the counted work of `control` and the problem's time limit: the result is the same on
 * every machine that gets as far. Ends early if the bound proves the plan's cost. May include a dearer plan with fewer
 * cuts.
 * One search finds plans (`search/`: ruin and recreate); the other parts are optional. `proof/` only gives bounds and
 * ends the search early; `columns/` and `cover/` give it sheets to begin with; `neat/` chooses among plans of equal
 * cost.
 */
export function solveSheet(
  problem: SheetProblem,
  control: Control = {},
  offersSimpler = false,
): SheetAnswer {
  const pieces = problem.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const limits = new SearchLimits(problem.timeLimitMs, control, pieces * ANSWER_MS_A_PIECE);
  const run = new Run(problem, control, limits.until(SEARCH_SHARE));
  run.start();
  if (!run.isDone()) run.prove(limits.until(BOUND_SHARE), limits.until(EXACT_SHARE));
  if (!run.isDone()) run.relax(limits.until(RELAXATION_SHARE));
  for (let round = 1; !run.isDone(); round++) {
    run.improve(round === 1 ? FIRST_STEPS : ROUND_STEPS);
    if (!run.isDone()) run.cover();
  }
  // A plan that is proven at once must not wait long for neatness.
  const answer = run.finish(limits.untilMore(NEATNESS_SHARE), offersSimpler);
  return { ...answer, ms: Math.round(limits.ms) };
}

/** One problem in progress: the best plan, the best bound and the values of pieces. */
class Run {
  readonly #problem: SheetProblem;
  readonly #adapted: Adapted;
  readonly #control: Control;
  readonly #isOver: IsOver;
  #plan: PackedSheets = [];
  #values: Float64Array;
  #bound: number;
  #seed: number;
  /** Sheets that the searches for a cheaper plan found. */
  #found: FoundSheets | undefined;

  constructor(problem: SheetProblem, control: Control, isOver: IsOver) {
    this.#problem = problem;
    this.#control = control;
    this.#isOver = isOver;
    this.#seed = 1 + SEEDS_APART * (control.seed ?? 0);
    this.#adapted = toSheetModel(problem);
    this.#values = areaValues(this.#adapted.model);
    this.#bound = areaBound(this.#adapted.roomier, isOver);
  }

  start(): void {
    const { model } = this.#adapted;
    this.#plan = completePlan(model, [], this.#seed, this.#isOver);
    // A long list is laid out in parts, which share no sheet: shelves may hold the rest.
    if (!this.#isComplete()) this.#keep(shelfPlan(model));
    this.#report();
    if (planPieceCount(model) <= FEW_PIECES) this.#startOfOneKind();
    if (!this.isDone()) this.improve(EARLY_STEPS);
  }

  /** If one kind of sheet alone is cheapest, a search among all sets may miss it for a long time. */
  #startOfOneKind(): void {
    const { model } = this.#adapted;
    if (model.sheets.length > MOST_KINDS) return;
    for (const only of model.sheets) {
      if (model.sheets.length === 1 || this.isDone()) return;
      const sheets = model.sheets.map((sheet) =>
        sheet === only ? sheet : { ...sheet, quantity: 0 },
      );
      const alone = { ...model, sheets };
      const first = completePlan(alone, [], this.#seed, this.#isOver);
      if (outsideArea(first, model) > 0) continue;
      this.#keep(improvePlan(alone, first, this.#values, this.#seed, this.#isOver, EARLY_STEPS));
    }
  }

  /** True if proven or out of time. */
  isDone(): boolean {
    const cost = costOfRank(planRank(this.#plan, this.#adapted.model), this.#adapted.rankScale);
    return this.#isOver() || (this.#isComplete() && cost <= this.#leastCost());
  }

  /** Raises the bound only. */
  prove(isBoundOver: IsOver, isExactOver: IsOver): void {
    const { model, roomier } = this.#adapted;
    // Proofs for rounded-up pieces do not hold for the pieces themselves.
    if (roomier !== model) return;
    const rank = this.#isComplete() ? planRank(this.#plan, model) : Infinity;
    const isEnough = (bound: number): boolean =>
      costOfRank(rank, this.#adapted.rankScale) <= leastCost(this.#adapted, bound);
    this.#raise(provenRank(model, rank, isEnough, isBoundOver, isExactOver));
  }

  /** Restarts from complete sheets of a relaxed plan, if stages are limited or pieces repeat. */
  relax(isOver: IsOver): void {
    const { model, roomier } = this.#adapted;
    const relaxed = relaxedPlan(model, planRank(this.#plan, model), isOver);
    if (!relaxed) return;
    this.#values = relaxed.values;
    if (roomier === model) this.#raise(relaxed.bound);
    for (const start of relaxed.starts) {
      if (!this.#isOver()) this.#keep(completePlan(model, start, this.#seed, this.#isOver));
    }
  }

  improve(steps: number): void {
    const { model } = this.#adapted;
    const each = Math.min(steps, mostSteps(model));
    for (let done = 0; done < steps && !this.isDone(); done += each) {
      if (this.#found?.plan !== this.#plan) this.#found = FoundSheets.for(model, this.#plan);
      const [plan, seed, found] = [this.#plan, this.#seed++, this.#found];
      this.#keep(improvePlan(model, plan, this.#values, seed, this.#isOver, each, found));
    }
  }

  /** Combines the good sheets that the searches found. */
  cover(): void {
    if (this.#found?.plan !== this.#plan || !this.#isComplete()) return;
    const plan = coverAnew(this.#adapted.model, this.#found, this.#seed, this.#isOver);
    if (plan) this.#keep(plan);
  }

  finish(isOver: IsOver, offersSimpler: boolean): SheetAnswer {
    const { model, roomier } = this.#adapted;
    const isComplete = this.#isComplete();
    const layouts =
      isComplete && !isOver() ? neatestPlan(model, this.#plan, this.#values, isOver) : this.#plan;
    const bound = isComplete ? this.#bound : areaBound(onlyPlan(roomier, layouts), isOver);
    const answer = toAnswer(this.#problem, this.#adapted, { layouts, bound });
    if (!offersSimpler || !isComplete || this.#adapted.unfit.length > 0) return answer;
    const simpler = this.#simpler(answer, layouts, isOver);
    return simpler ? { ...answer, simpler } : answer;
  }

  /** A dearer plan, if one is found that saves many cuts. */
  #simpler(answer: SheetAnswer, plan: PackedSheets, isOver: IsOver): SimplerSheets | undefined {
    const { left, right, top, bottom } = this.#problem.trim;
    const trims = [left, right, top, bottom].filter((trim) => trim > 0).length;
    const layouts = simplerPlan(this.#adapted.model, plan, trims, isOver);
    if (!layouts) return undefined;
    const bound = this.#bound;
    const { cost, sheets, ...work } = toAnswer(this.#problem, this.#adapted, { layouts, bound });
    const { cutCount, cutLength } = work;
    const isLess = cost > answer.cost && cutCount < answer.cutCount;
    return isLess ? { cost, sheets, cutCount, cutLength } : undefined;
  }

  #isComplete(): boolean {
    return outsideArea(this.#plan, this.#adapted.model) === 0;
  }

  #leastCost(): number {
    return leastCost(this.#adapted, this.#bound);
  }

  #keep(plan: PackedSheets): void {
    if (!isBetter(plan, this.#plan, this.#adapted.model)) return;
    this.#plan = plan;
    this.#report();
  }

  #raise(bound: number): void {
    if (bound <= this.#bound) return;
    this.#bound = bound;
    this.#report();
  }

  #report(): void {
    const rank = planRank(this.#plan, this.#adapted.model);
    const cost = costOfRank(rank, this.#adapted.rankScale);
    const scale = this.#problem.priceScale;
    this.#control.progress?.({ cost: cost / scale, bound: this.#leastCost() / scale });
  }
}
