import { bestFit, cutOut, type Fit, type PackedShape } from './fit.ts';
import { wholeSheet, type SawnMaterial } from './material.ts';
import { type JoinedPart, type JoinedProblem, isAlongX } from '../runs/join-runs.ts';
import type { Random } from '../sheet/random.ts';
import type { IsOver } from '../problem.ts';

/** A sheet with panels. */
export interface PackedSheet {
  /** Index of the stock row. */
  readonly row: number;
  readonly root: SawnMaterial;
}

export interface Packing {
  readonly sheets: readonly PackedSheet[];
  /** Missing count of each joined part. */
  readonly outside: readonly number[];
}

/**
 * Counted work, milliseconds of a usual laptop (`IsOver`): per piece of free material, and per pair of edges tried in
 * one.
 */
const LOOK_WORK = 10e-6;
const FIT_WORK = 0.5e-3;
/** Number of pieces that are always laid out, however short the time is. */
const ALWAYS = 500;
/** Weights that decide the order of pieces; the first gives the plan that always exists. */
const ORDERS: readonly ((part: JoinedPart) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length }) => length,
  ({ width }) => width,
];

/**
 * Places pieces one after the other at the position that leaves the most material, in guillotine cuts around the
 * defects and within the stages; opens a sheet if none has room. Plans are cheap, so many are made in other orders.
 */
export class Packer {
  readonly #problem: JoinedProblem;
  readonly #shapes: readonly (readonly PackedShape[])[];
  /** Counted work since the last check. */
  #work = 0;
  /** Stock rows, cheapest by area first. */
  readonly #byRatio: readonly number[];

  constructor(problem: JoinedProblem) {
    this.#problem = problem;
    this.#shapes = problem.parts.map((part, i) => shapesOf(part, i));
    const ratio = problem.stock.map(({ cost, length, width }) => (cost + 1e-9) / (length * width));
    this.#byRatio = [...ratio.keys()].sort((a, b) => (ratio[a] ?? 0) - (ratio[b] ?? 0));
  }

  /**
   * Makes one plan; `trial` 0 is greedy, later ones have random orders. `allowed`: maximum number of sheets of each
   * row; `wanted`: quantity of each part.
   */
  pack(
    trial: number,
    wanted: readonly number[],
    allowed: readonly number[],
    random: Random,
    isOver: IsOver,
  ): Packing {
    const left = [...allowed];
    const outside = [...wanted];
    const sheets: PackedSheet[] = [];
    const free: SawnMaterial[] = [];
    let laid = 0;
    for (const part of this.#order(trial, wanted, random)) {
      for (let n = wanted[part] ?? 0; n > 0; n--) {
        if (laid >= ALWAYS && isOver(this.#workSince())) return { sheets, outside };
        const found =
          this.#lay(part, free, laid) || this.#open(part, trial, left, sheets, free, random, laid);
        if (!found) break;
        laid++;
        outside[part] = (outside[part] ?? 0) - 1;
      }
    }
    isOver(this.#workSince());
    return { sheets, outside };
  }

  #workSince(): number {
    const work = this.#work;
    this.#work = 0;
    return work;
  }

  #order(trial: number, wanted: readonly number[], random: Random): number[] {
    const weigh = ORDERS[trial % ORDERS.length];
    const noise = trial < ORDERS.length ? 0 : 0.6 * random.next();
    const keys = this.#problem.parts.map(
      (part) => (weigh?.(part) ?? 0) * (1 - noise * random.next()),
    );
    return [...keys.keys()]
      .filter((part) => (wanted[part] ?? 0) > 0)
      .sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0));
  }

  /** Places a piece into the free material that it fills best. */
  #lay(part: number, free: SawnMaterial[], copy: number): boolean {
    this.#work += LOOK_WORK * free.length;
    let best: { at: number; shape: PackedShape; fit: Fit } | undefined;
    let least = Infinity;
    for (const [at, material] of free.entries()) {
      const area = material.dx * material.dy;
      if (area >= least) continue;
      const found = this.#fitIn(part, material);
      if (found === undefined) continue;
      best = { at, ...found };
      least = area;
    }
    const material = best && free[best.at];
    if (best === undefined || material === undefined) return false;
    free[best.at] = free.at(-1) ?? material;
    free.pop();
    free.push(...cutOut(material, best.shape, best.fit, this.#problem, copy));
    return true;
  }

  #fitIn(part: number, material: SawnMaterial): { shape: PackedShape; fit: Fit } | undefined {
    let best: { shape: PackedShape; fit: Fit } | undefined;
    for (const shape of this.#shapes[part] ?? []) {
      this.#work += FIT_WORK * (1 + material.defects.length) ** 2;
      const fit = bestFit(material, shape, this.#problem);
      if (fit !== undefined && (best === undefined || fit.left > best.fit.left)) {
        best = { shape, fit };
      }
    }
    return best;
  }

  /** Opens the sheet that is cheapest by area, in later trials sometimes another one. */
  #open(
    part: number,
    trial: number,
    left: number[],
    sheets: PackedSheet[],
    free: SawnMaterial[],
    random: Random,
    copy: number,
  ): boolean {
    let best: { row: number; root: SawnMaterial } | undefined;
    for (const row of this.#byRatio) {
      if ((left[row] ?? 0) <= 0) continue;
      const root = this.#rootFor(part, row);
      if (root === undefined) continue;
      best = { row, root };
      if (trial < ORDERS.length || random.next() < 0.7) break;
    }
    if (best === undefined) return false;
    left[best.row] = (left[best.row] ?? 0) - 1;
    sheets.push(best);
    free.push(best.root);
    return this.#lay(part, free, copy);
  }

  /** An empty sheet of a row with room for a part. */
  #rootFor(part: number, row: number): SawnMaterial | undefined {
    const { length = 0, width = 0 } = this.#problem.parts[part] ?? {};
    const sheet = this.#problem.stock[row];
    if (sheet === undefined) return undefined;
    if (Math.min(length, width) > Math.min(sheet.length, sheet.width)) return undefined;
    if (Math.max(length, width) > Math.max(sheet.length, sheet.width)) return undefined;
    const root = wholeSheet(this.#problem, sheet);
    return root === undefined || this.#fitIn(part, root) === undefined ? undefined : root;
  }

  /** True if a piece of this part fits on an empty sheet. */
  fitsSheet(part: number): boolean {
    return this.#problem.stock.some(
      ({ quantity }, row) => quantity > 0 && this.#rootFor(part, row) !== undefined,
    );
  }
}

/** Orientations of a part; for a strip, with its panels' sizes. */
function shapesOf({ length, width, rotate, strip }: JoinedPart, part: number): PackedShape[] {
  const ways = rotate && length !== width ? [false, true] : [false];
  return ways.map((rotated): PackedShape => {
    const [dx, dy] = rotated ? [width, length] : [length, width];
    const shape = { part, rotated, dx, dy, xs: [dx], ys: [dy] };
    if (strip === undefined) return shape;
    return isAlongX(strip, rotated) ? { ...shape, xs: strip.sizes } : { ...shape, ys: strip.sizes };
  });
}
