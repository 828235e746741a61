import { PanelNames, unplacedRows, type JoinedProblem } from '../runs/join-runs.ts';
import { splitRuns } from '../runs/split-runs.ts';
import { Random } from '../sheet/random.ts';
import { solveSheet } from '../sheet/solve-sheet.ts';
import { toModel, type Adapted } from '../sheet/to-model.ts';
import { areaBoundAround, boundAround } from './defect-bound.ts';
import { Packer, type PackedSheet } from './packer.ts';
import { toCutSheet } from './to-cut-sheet.ts';
import type { Control, CutSheet, SheetAnswer } from '../contract.ts';
import type { SheetProblem } from '../problem.ts';
import type { IsOver } from '../sheet/is-over.ts';

/** When the parts of the time limit end: the first plan of clean sheets, the bound, the search. */
const CLEAN_SHARE = 0.35;
const BOUND_SHARE = 0.45;
const SEARCH_SHARE = 0.9;
/** The engine's time for what the sheets with defects leave over, each time. */
const REST_MS = 150;

/** Sheets packed about their defects, and sheets without any that the engine has planned. */
interface Mixed {
  readonly packed: readonly PackedSheet[];
  readonly clean: readonly CutSheet[];
  /** How many of each joined part are in neither. */
  readonly outside: readonly number[];
  readonly cost: number;
}

/**
 * The cheapest plan found within the time limit for sheets with defects, and for runs under a stage limit,
 * which the general search knows nothing of. Sheets with defects are packed here, in many orders; what is
 * over goes to the general engine, on sheets without defects.
 */
export function solveAroundDefects(
  problem: SheetProblem,
  joined: JoinedProblem,
  control: Control,
): SheetAnswer {
  const start = performance.now();
  const until = (share: number) => (): boolean =>
    control.stopped?.() === true || performance.now() - start >= problem.timeLimitMs * share;
  const mix = new Mix(problem, joined, control, until(SEARCH_SHARE));
  mix.start(until(CLEAN_SHARE));
  if (!mix.isDone()) mix.boundBetter(until(BOUND_SHARE));
  for (let trial = 1; !mix.isDone(); trial++) mix.improve(trial);
  const answer = mix.finish(until(1));
  return { ...answer, ms: Math.round(performance.now() - start) };
}

class Mix {
  readonly #problem: SheetProblem;
  readonly #joined: JoinedProblem;
  readonly #control: Control;
  readonly #isOver: IsOver;
  readonly #adapted: Adapted;
  readonly #packer: Packer;
  readonly #random = new Random(1);
  readonly #wanted: readonly number[];
  readonly #costs: ReadonlyMap<string, number>;
  /** How many sheets of each row there are; and of those, with defects. */
  readonly #stock: readonly number[];
  readonly #defective: readonly number[];
  #best: Mixed;
  #bound = 0;

  constructor(problem: SheetProblem, joined: JoinedProblem, control: Control, isOver: IsOver) {
    this.#problem = problem;
    this.#joined = joined;
    this.#control = control;
    this.#isOver = isOver;
    this.#packer = new Packer(joined);
    this.#adapted = toModel(joined);
    const unfit = new Set(this.#adapted.unfit);
    this.#wanted = joined.parts.map(({ quantity }, i) => (unfit.has(i) ? 0 : quantity));
    this.#costs = new Map(problem.stock.map(({ id, cost }) => [id, cost]));
    this.#stock = problem.stock.map(({ quantity }) => quantity);
    this.#defective = problem.stock.map(({ quantity, defects }) => (defects ? quantity : 0));
    this.#best = { packed: [], clean: [], outside: this.#wanted, cost: 0 };
    this.#bound = areaBoundAround(joined, this.#adapted, isOver);
  }

  /** The greedy plan of all sheets, and the engine's of those without defects. */
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

  /** Proven, or out of time. */
  isDone(): boolean {
    return this.#isOver() || (this.#isComplete(this.#best) && this.#best.cost <= this.#bound);
  }

  /** By turns all sheets anew, or some with defects and the engine's plan for the rest. */
  improve(trial: number): void {
    const isMixed = trial % 2 === 0 && this.#defective.some((count) => count > 0);
    if (!isMixed) {
      this.#keep(this.#pack(trial, this.#stock));
      return;
    }
    const some = this.#defective.map((count) => this.#random.below(Math.min(count, 9) + 1));
    const first = this.#pack(trial >> 1, trial === 2 ? this.#defective : some);
    const limit = this.#isComplete(this.#best) ? this.#best.cost : Infinity;
    if (this.#isComplete(first)) this.#keep(first);
    else if (first.cost + this.#areaBoundOf(first.outside, this.#isOver) < limit) {
      this.#keep(this.#onClean(first.packed, first.outside, REST_MS, this.#isOver));
    }
  }

  finish(isOver: IsOver): SheetAnswer {
    if (!this.#isComplete(this.#best)) {
      const { packed, outside, clean } = this.#best;
      if (clean.length === 0) this.#keep(this.#onClean(packed, outside, REST_MS, isOver, true));
    }
    const { packed, clean, outside, cost } = this.#best;
    const names = new PanelNames(this.#problem);
    const sheets = [
      ...packed.map((sheet) => toCutSheet(this.#problem, this.#joined, sheet, names)),
      ...clean.flatMap((sheet) => splitRuns(this.#problem, this.#joined, sheet, names) ?? []),
    ];
    const missing = this.#missing(outside, isOver);
    const unplaced = unplacedRows(this.#problem, this.#joined, missing);
    const bound = Math.min(cost, unplaced.length > 0 ? this.#boundOfPlaced(isOver) : this.#bound);
    const cuts = sheets.flatMap((sheet) => sheet.cuts);
    const status = cost === bound ? 'optimal' : 'feasible';
    return {
      status: unplaced.length > 0 ? 'infeasible' : status,
      cost: cost / this.#problem.priceScale,
      bound: bound / this.#problem.priceScale,
      ms: 0,
      sheets,
      cutCount: cuts.length,
      cutLength: cuts.reduce((sum, cut) => sum + cut.x2 - cut.x1 + (cut.y2 - cut.y1), 0),
      unplaced,
    };
  }

  /** What fits no sheet at all, then what there was no room for. */
  #missing(outside: readonly number[], isOver: IsOver) {
    const rows = this.#joined.parts.flatMap(({ quantity }, index) => {
      if (this.#wanted[index] === 0) return [{ index, quantity, fits: false }];
      const left = outside[index] ?? 0;
      if (left === 0) return [];
      return [{ index, quantity: left, fits: isOver() || this.#packer.fitsSheet(index) }];
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
    return areaBoundAround(problem, toModel(problem), isOver);
  }

  #pack(trial: number, allowed: readonly number[]): Mixed {
    const { sheets, outside } = this.#packer.pack(
      trial,
      this.#wanted,
      allowed,
      this.#random,
      this.#isOver,
    );
    return { packed: sheets, clean: [], outside, cost: this.#costOf(sheets, []) };
  }

  /**
   * Adds the engine's plan of some parts on the sheets without defects that are left. Undefined where
   * there are none, or a stage limit forbids what the engine has made of a run. `alone`: none of the runs
   * that a limit might forbid.
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
    const timeLimitMs = Math.max(1, Math.min(this.#problem.timeLimitMs, limitMs));
    const plan = solveSheet({ ...this.#joined, stock, parts, timeLimitMs }, { stopped: isOver });
    if (!this.#isCuttable(plan.sheets)) return undefined;
    const outside = [...wanted];
    for (const { part } of plan.sheets.flatMap((sheet) => sheet.parts)) {
      outside[Number(part)] = (outside[Number(part)] ?? 0) - 1;
    }
    return { packed, clean: plan.sheets, outside, cost: this.#costOf(packed, plan.sheets) };
  }

  #isCuttable(sheets: readonly CutSheet[]): boolean {
    if (this.#problem.stages === null) return true;
    const names = new PanelNames(this.#problem);
    return sheets.every(
      (sheet) => splitRuns(this.#problem, this.#joined, sheet, names) !== undefined,
    );
  }

  #costOf(packed: readonly PackedSheet[], clean: readonly CutSheet[]): number {
    const { stock } = this.#problem;
    const first = packed.reduce((sum, { row }) => sum + (stock[row]?.cost ?? 0), 0);
    return clean.reduce((sum, { stock: id }) => sum + (this.#costs.get(id) ?? 0), first);
  }

  /** The joined problem of so many of each part. */
  #wantedOnly(counts: readonly number[]): JoinedProblem {
    const parts = this.#joined.parts.flatMap((part, i) => {
      const quantity = counts[i] ?? 0;
      return quantity > 0 ? [{ ...part, quantity }] : [];
    });
    return { ...this.#joined, parts };
  }

  #isComplete({ outside }: Mixed): boolean {
    return outside.every((count) => count === 0);
  }

  #outsideArea({ outside }: Mixed): number {
    return this.#joined.parts.reduce(
      (sum, { length, width }, i) => sum + length * width * (outside[i] ?? 0),
      0,
    );
  }

  #keep(plan: Mixed | undefined): void {
    if (plan === undefined) return;
    const gain = this.#outsideArea(this.#best) - this.#outsideArea(plan);
    const saved = this.#best.cost - plan.cost;
    const fewer =
      this.#best.packed.length + this.#best.clean.length - plan.packed.length - plan.clean.length;
    if (gain < 0 || (gain === 0 && (saved < 0 || (saved === 0 && fewer <= 0)))) return;
    this.#best = plan;
    this.#report();
  }

  #report(): void {
    const scale = this.#problem.priceScale;
    if (!this.#isComplete(this.#best)) return;
    const { cost } = this.#best;
    this.#control.progress?.({ cost: cost / scale, bound: Math.min(cost, this.#bound) / scale });
  }
}
