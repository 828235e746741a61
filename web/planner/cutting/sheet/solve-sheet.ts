import { areaBound, areaValues } from './proof/area-bound.ts';
import { coverAnew } from './cover/cover-anew.ts';
import { FoundSheets } from './cover/found-sheets.ts';
import { provenRank } from './proof/proven-rank.ts';
import { MOST_KINDS } from './search/few-kinds.ts';
import { relaxedPlan } from './columns/relaxed-plan.ts';
import { completePlan, improvePlan, mostSteps } from './search/improve-plan.ts';
import { isBetter, onlyPlan, outsideArea, pieceCount, rankOf, type Plan } from './plan.ts';
import { simplerPlan } from './neat/simpler-plan.ts';
import { SearchLimits } from './search-limits.ts';
import { shelfPlan } from './search/shelves.ts';
import { neatestPlan } from './neat/neatest-plan.ts';
import { toAnswer } from './to-answer.ts';
import { costOf, leastCost, toModel, type Adapted } from './to-model.ts';
import type { IsOver } from './is-over.ts';
import type { Control, SheetAnswer, SimplerSheets } from '../contract.ts';
import type { SheetProblem } from '../problem.ts';

/** When the parts of the limits end. */
const BOUND_SHARE = 0.2;
const RELAXATION_SHARE = 0.4;
const EXACT_SHARE = 0.8;
const SEARCH_SHARE = 0.9;
/** How much of it may go by while a plan is made neat. */
const NEATNESS_SHARE = 0.35;
/** A first search, before the bounds that take longer than most lists need. */
const EARLY_STEPS = 2000;
/** More searches than one request takes, so that those of different seeds share none. */
const SEEDS_APART = 1_000_000;
/** So many steps in the first round, and in each other: short searches, each with other chances. */
const FIRST_STEPS = 40_000;
const ROUND_STEPS = 10_000;
/** What writing the answer takes: a fifth of a second for the longest list. */
const ANSWER_MS_A_PIECE = 0.02;
/** Few enough to be laid out on each kind of sheet alone as well, before the search among all. */
const FEW_PIECES = 100;

/**
 * The cheapest plan found within the counted work of `control` and the problem's time limit: what is found is the same
 * on every machine that gets as far. Ends early when the bound proves the plan's cost. May offer a dearer plan with
 * fewer cuts beside it.
 *
 * One search finds plans (`search/`: ruin and recreate); what else there is may each be left out. `proof/` gives bounds
 * alone and ends the search early; `columns/` and `cover/` give it sheets to begin from; `neat/` chooses among plans
 * of one cost.
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
  // A plan that is proven at once must not wait long for its looks.
  const answer = run.finish(limits.untilMore(NEATNESS_SHARE), offersSimpler);
  return { ...answer, ms: Math.round(limits.ms) };
}

/** One problem on its way: the best plan and the best bound so far, and what pieces are worth. */
class Run {
  readonly #problem: SheetProblem;
  readonly #adapted: Adapted;
  readonly #control: Control;
  readonly #isOver: IsOver;
  #plan: Plan = [];
  #values: Float64Array;
  #bound: number;
  #seed: number;
  /** What the searches for a cheaper plan came upon. */
  #found: FoundSheets | undefined;

  constructor(problem: SheetProblem, control: Control, isOver: IsOver) {
    this.#problem = problem;
    this.#control = control;
    this.#isOver = isOver;
    this.#seed = 1 + SEEDS_APART * (control.seed ?? 0);
    this.#adapted = toModel(problem);
    this.#values = areaValues(this.#adapted.model);
    this.#bound = areaBound(this.#adapted.roomier, isOver);
  }

  start(): void {
    const { model } = this.#adapted;
    this.#plan = completePlan(model, [], this.#seed, this.#isOver);
    // A long list is laid out in parts, which share no sheet: shelves may hold what they leave out.
    if (!this.#isComplete()) this.#keep(shelfPlan(model));
    this.#report();
    if (pieceCount(model) <= FEW_PIECES) this.#startOfOneKind();
    if (!this.isDone()) this.improve(EARLY_STEPS);
  }

  /** Where one kind of sheet alone is cheapest, a search among all sets of them may miss it for long. */
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

  /** Proven, or out of time. */
  isDone(): boolean {
    const cost = costOf(rankOf(this.#plan, this.#adapted.model), this.#adapted.rankScale);
    return this.#isOver() || (this.#isComplete() && cost <= this.#leastCost());
  }

  /** Raises the bound and does nothing else. */
  prove(isBoundOver: IsOver, isExactOver: IsOver): void {
    const { model, roomier } = this.#adapted;
    // What is proven of pieces that are rounded up does not hold for the pieces themselves.
    if (roomier !== model) return;
    const rank = this.#isComplete() ? rankOf(this.#plan, model) : Infinity;
    const isEnough = (bound: number): boolean =>
      costOf(rank, this.#adapted.rankScale) <= leastCost(this.#adapted, bound);
    this.#raise(provenRank(model, rank, isEnough, isBoundOver, isExactOver));
  }

  /** Begins anew from whole sheets of a relaxed plan, where stages are limited or pieces repeat. */
  relax(isOver: IsOver): void {
    const { model, roomier } = this.#adapted;
    const relaxed = relaxedPlan(model, rankOf(this.#plan, model), isOver);
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

  /** Puts together anew the good sheets that the searches came upon. */
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
  #simpler(answer: SheetAnswer, plan: Plan, isOver: IsOver): SimplerSheets | undefined {
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

  #keep(plan: Plan): void {
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
    const rank = rankOf(this.#plan, this.#adapted.model);
    const cost = costOf(rank, this.#adapted.rankScale);
    const scale = this.#problem.priceScale;
    this.#control.progress?.({ cost: cost / scale, bound: this.#leastCost() / scale });
  }
}
