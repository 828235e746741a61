import { PanelNames, unplacedRows, type JoinedProblem } from '../runs/join-runs.ts';
import { splitRuns } from '../runs/split-runs.ts';
import { Random } from '../sheet/random.ts';
import { SearchLimits } from '../sheet/search-limits.ts';
import { solveSheet } from '../sheet/solve-sheet.ts';
import { cutTotals } from '../sheet/to-answer.ts';
import { toSheetModel, type Adapted } from '../sheet/to-model.ts';
import { areaBoundAround, boundAround } from './defect-bound.ts';
import { mixedCost, isBetterMixed, isComplete, outsideOf, type Mixed } from './mixed-plan.ts';
import { Packer, type PackedSheet } from './packer.ts';
import { fillLeft, hasCells, planCells } from './plan-cells.ts';
import { toCutSheet } from './to-cut-sheet.ts';
import type { Control, CutSheet, SheetAnswer } from '../contract.ts';
import type { SheetProblem, IsOver } from '../problem.ts';

/** Ends of the phases as shares of the limits: first plan of clean sheets, bound, search. */
const CLEAN_SHARE = 0.35;
const BOUND_SHARE = 0.45;
const SEARCH_SHARE = 0.9;
/** Work of the engine for the parts that sheets with defects leave over, each time. */
const REST_MS = 150;
const CELLS_MS = 300;
/** Up to this product of parts and stock rows, each part is tried on an empty sheet of each. */
const MOST_TRIED = 50_000;
/** Ways to improve the plan, in turn; number of plans per turn of the fast one. */
const TURNS = 3;
const PACKINGS = 10;

/**
 * The cheapest plan found within the limits for sheets with defects, and for runs under a stage limit, which the
 * general search does not support. Packs sheets with defects here, in many orders; the rest goes to the general engine,
 * on sheets without defects.
 */
export function solveAroundDefects(
  problem: SheetProblem,
  joined: JoinedProblem,
  control: Control,
): SheetAnswer {
  const limits = new SearchLimits(problem.timeLimitMs, control);
  const mix = new Mix(problem, joined, control, limits);
  mix.start(limits.until(CLEAN_SHARE));
  if (!mix.isDone()) mix.boundBetter(limits.until(BOUND_SHARE));
  for (let trial = 1; !mix.isDone(); trial++) mix.improve(trial);
  const answer = mix.finish(limits.until(1));
  return { ...answer, ms: Math.round(limits.ms) };
}

class Mix {
  readonly #problem: SheetProblem;
  readonly #joined: JoinedProblem;
  readonly #control: Control;
  readonly #limits: SearchLimits;
  readonly #isOver: IsOver;
  readonly #adapted: Adapted;
  readonly #packer: Packer;
  readonly #random = new Random(1);
  readonly #wanted: readonly number[];
  /** Sheets of each row, and those with defects. */
  readonly #stock: readonly number[];
  readonly #defective: readonly number[];
  readonly #hasDefects: boolean;
  #best: Mixed;
  #bound = 0;

  constructor(
    problem: SheetProblem,
    joined: JoinedProblem,
    control: Control,
    limits: SearchLimits,
  ) {
    this.#problem = problem;
    this.#joined = joined;
    this.#control = control;
    this.#limits = limits;
    this.#isOver = limits.until(SEARCH_SHARE);
    this.#packer = new Packer(joined);
    const adapted = toSheetModel(joined);
    const unfit = new Set(adapted.unfit);
    const isShort = joined.parts.length * joined.stock.length <= MOST_TRIED;
    this.#wanted = joined.parts.map(({ quantity }, i) =>
      unfit.has(i) || (isShort && !this.#packer.fitsSheet(i)) ? 0 : quantity,
    );
    // Parts that fit on no sheet count for no bound either.
    const isAll = this.#wanted.every((count, i) => count > 0 || unfit.has(i));
    this.#adapted = isAll ? adapted : toSheetModel(this.#wantedOnly(this.#wanted));
    this.#stock = problem.stock.map(({ quantity }) => quantity);
    this.#defective = problem.stock.map(({ quantity, defects }) => (defects ? quantity : 0));
    this.#hasDefects = this.#defective.some((count) => count > 0);
    this.#best = { packed: [], clean: [], outside: this.#wanted, cost: 0 };
    this.#bound = areaBoundAround(joined, this.#adapted, this.#isOver);
  }

  /** The greedy plan of all sheets, and the engine's plan of those without defects. */
  start(isOver: IsOver): void {
    this.#keep(this.#pack(0, this.#stock));
    if (!this.isDone()) this.#keep(this.#onClean([], this.#wanted, Infinity, isOver));
  }

  boundBetter(isOver: IsOver): void {
    const bound = boundAround(this.#joined, this.#adapted, isOver);
    if (bound <= this.#bound) return;
    this.#bound = bound;
    this.#report();
  }

  /** True if proven or out of time. */
  isDone(): boolean {
    return this.#isOver() || (isComplete(this.#best) && this.#best.cost <= this.#bound);
  }

  /**
   * In turn: the engine's plan of the cells between defects; some sheets with defects and the engine's plan for the
   * rest; and all sheets packed again, which is fast.
   */
  improve(trial: number): void {
    const some = this.#defective.map((count) => this.#random.below(Math.min(count, 9) + 1));
    const isFirst = trial <= TURNS;
    if (this.#hasDefects && trial % TURNS === 1 && hasCells(this.#joined)) {
      this.#keep(this.#inCells(isFirst ? this.#defective : some, isFirst));
    } else if (this.#hasDefects && trial % TURNS === 2) {
      this.#mixed(this.#pack(trial - 2, isFirst ? this.#defective : some));
    } else {
      for (let i = 0; i < PACKINGS && !this.isDone(); i++) {
        this.#keep(this.#pack(trial * PACKINGS + i, this.#stock));
      }
    }
  }

  #mixed(first: Mixed): void {
    const limit = isComplete(this.#best) ? this.#best.cost : Infinity;
    if (isComplete(first)) this.#keep(first);
    else if (first.cost + this.#areaBoundOf(first.outside, this.#isOver) < limit) {
      this.#keep(this.#onClean(first.packed, first.outside, REST_MS, this.#isOver));
    }
  }

  /** `defective`: maximum number of sheets with defects of each row. */
  #inCells(defective: readonly number[], isGreedy: boolean): Mixed {
    const allowed = this.#stock.map((count, row) =>
      this.#problem.stock[row]?.defects === undefined ? count : (defective[row] ?? 0),
    );
    const packed = planCells(this.#joined, allowed, this.#random, isGreedy, {
      ...this.#limits.part(CELLS_MS),
      isOver: this.#isOver,
    });
    const outside = outsideOf(this.#wanted, packed);
    return { packed, clean: [], outside, cost: mixedCost(this.#problem, packed, []) };
  }

  finish(isOver: IsOver): SheetAnswer {
    this.#complete(isOver);
    const { packed, clean, outside, cost } = this.#best;
    const names = new PanelNames(this.#problem);
    const sheets = [
      ...packed.map((sheet) => toCutSheet(this.#problem, this.#joined, sheet, names)),
      ...clean.flatMap((sheet) => splitRuns(this.#problem, this.#joined, sheet, names) ?? []),
    ];
    const missing = this.#missing(outside);
    const unplaced = unplacedRows(this.#problem, this.#joined, missing);
    const isWhole = isComplete(this.#best);
    const bound = Math.min(cost, isWhole ? this.#bound : this.#boundOfPlaced(isOver));
    const status = cost === bound ? 'optimal' : 'feasible';
    return {
      status: unplaced.length > 0 ? 'infeasible' : status,
      cost: cost / this.#problem.priceScale,
      bound: bound / this.#problem.priceScale,
      ms: 0,
      sheets,
      ...cutTotals(sheets),
      unplaced,
    };
  }

  /** Places all parts for which there is room, however short the time was. */
  #complete(isOver: IsOver): void {
    if (isComplete(this.#best)) return;
    if (this.#best.clean.length === 0) {
      const { packed, outside } = this.#best;
      this.#keep(this.#onClean(packed, outside, REST_MS, isOver, true));
    }
    if (this.#problem.stages !== null || isComplete(this.#best)) return;
    const { packed, clean, outside } = this.#best;
    const none = outside.map(() => 0);
    const before = outsideOf(none, packed);
    fillLeft(this.#joined, this.#wantedOnly(outside), packed);
    const after = outsideOf(none, packed);
    const left = outside.map((count, i) => count + (after[i] ?? 0) - (before[i] ?? 0));
    this.#best = { packed, clean, outside: left, cost: this.#best.cost };
  }

  /** Parts that fit no sheet at all, then parts without room. */
  #missing(outside: readonly number[]) {
    const rows = this.#joined.parts.flatMap(({ quantity }, index) => {
      if (this.#wanted[index] === 0) return [{ index, quantity, fits: false }];
      const left = outside[index] ?? 0;
      return left === 0 ? [] : [{ index, quantity: left, fits: true }];
    });
    return rows.toSorted((a, b) => Number(a.fits) - Number(b.fits));
  }

  #boundOfPlaced(isOver: IsOver): number {
    const { outside } = this.#best;
    const placed = this.#wanted.map((count, i) => count - (outside[i] ?? 0));
    return this.#areaBoundOf(placed, isOver);
  }

  #areaBoundOf(counts: readonly number[], isOver: IsOver): number {
    const problem = this.#wantedOnly(counts);
    return areaBoundAround(problem, toSheetModel(problem), isOver);
  }

  #pack(trial: number, allowed: readonly number[]): Mixed {
    const { sheets, outside } = this.#packer.pack(
      trial,
      this.#wanted,
      allowed,
      this.#random,
      this.#isOver,
    );
    return { packed: sheets, clean: [], outside, cost: mixedCost(this.#problem, sheets, []) };
  }

  /**
   * Adds the engine's plan of some parts on the remaining sheets without defects. Undefined if there are none, or if a
   * stage limit forbids the engine's division of a run. `alone`: without the runs that a limit might forbid.
   */
  #onClean(
    packed: readonly PackedSheet[],
    wanted: readonly number[],
    limitMs: number,
    isOver: IsOver,
    alone = false,
  ): Mixed | undefined {
    const used = new Map<number, number>();
    for (const { row } of packed) used.set(row, (used.get(row) ?? 0) + 1);
    const stock = this.#joined.stock
      .map((row, i) => ({ ...row, quantity: row.quantity - (used.get(i) ?? 0) }))
      .filter(({ quantity, defects }) => quantity > 0 && defects === undefined);
    const isBarred = alone && this.#problem.stages !== null;
    const { parts: all } = this.#wantedOnly(wanted);
    const parts = isBarred ? all.filter(({ strip }) => strip === undefined) : all;
    if (stock.length === 0 || parts.length === 0) return undefined;
    const { timeLimitMs, ...work } = this.#limits.part(limitMs);
    const stopped = (): boolean => isOver(0);
    const plan = solveSheet({ ...this.#joined, stock, parts, timeLimitMs }, { stopped, ...work });
    if (!this.#isCuttable(plan.sheets)) return undefined;
    const outside = [...wanted];
    for (const { part } of plan.sheets.flatMap((sheet) => sheet.parts)) {
      outside[Number(part)] = (outside[Number(part)] ?? 0) - 1;
    }
    return {
      packed,
      clean: plan.sheets,
      outside,
      cost: mixedCost(this.#problem, packed, plan.sheets),
    };
  }

  #isCuttable(sheets: readonly CutSheet[]): boolean {
    if (this.#problem.stages === null) return true;
    const names = new PanelNames(this.#problem);
    return sheets.every(
      (sheet) => splitRuns(this.#problem, this.#joined, sheet, names) !== undefined,
    );
  }

  /** The joined problem with these quantities. */
  #wantedOnly(counts: readonly number[]): JoinedProblem {
    const parts = this.#joined.parts.flatMap((part, i) => {
      const quantity = counts[i] ?? 0;
      return quantity > 0 ? [{ ...part, quantity }] : [];
    });
    return { ...this.#joined, parts };
  }

  #keep(plan: Mixed | undefined): void {
    if (plan === undefined) return;
    if (!isBetterMixed(plan, this.#best, this.#joined)) return;
    this.#best = plan;
    this.#report();
  }

  #report(): void {
    const scale = this.#problem.priceScale;
    if (!isComplete(this.#best)) return;
    const { cost } = this.#best;
    this.#control.progress?.({ cost: cost / scale, bound: Math.min(cost, this.#bound) / scale });
  }
}
