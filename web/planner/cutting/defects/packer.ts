import { bestFit, place, type Fit, type Shape } from './fit.ts';
import { wholeSheet, type Material } from './material.ts';
import { isAlongX, type JoinedPart, type JoinedProblem } from '../runs/join-runs.ts';
import type { Random } from '../sheet/random.ts';
import type { IsOver } from '../sheet/is-over.ts';

/** A sheet with panels on it. */
export interface PackedSheet {
  /** Index of the stock row. */
  readonly row: number;
  readonly root: Material;
}

export interface Packing {
  readonly sheets: readonly PackedSheet[];
  /** How many of each joined part are on none. */
  readonly outside: readonly number[];
}

/** Milliseconds of a usual laptop (`IsOver`): for a piece of free material, and for each pair of edges tried in one. */
const LOOK_WORK = 10e-6;
const FIT_WORK = 0.5e-3;
/** So many pieces are laid out however short the time is. */
const ALWAYS = 500;
/** What the pieces to lay first are weighed by; the first of them makes the plan that is always there. */
const ORDERS: readonly ((part: JoinedPart) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length }) => length,
  ({ width }) => width,
];

/**
 * Lays pieces out one after the other, each where the least material is left over, in guillotine cuts
 * about the defects and within the stages; opens a sheet when none has room. Plans are cheap, so they
 * are made many times in other orders.
 */
export class Packer {
  readonly #problem: JoinedProblem;
  readonly #shapes: readonly (readonly Shape[])[];
  /** Milliseconds of a usual laptop since the last look. */
  #work = 0;
  /** Stock rows, the cheapest for its area first. */
  readonly #byRatio: readonly number[];

  constructor(problem: JoinedProblem) {
    this.#problem = problem;
    this.#shapes = problem.parts.map((part, i) => shapesOf(part, i));
    const ratio = problem.stock.map(({ cost, length, width }) => (cost + 1e-9) / (length * width));
    this.#byRatio = [...ratio.keys()].sort((a, b) => (ratio[a] ?? 0) - (ratio[b] ?? 0));
  }

  /**
   * One plan; `trial` 0 is the greedy one, later ones draw their order. `allowed`: how many sheets of
   * each row may be used; `wanted`: how many of each part.
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
    const free: Material[] = [];
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

  /** Lays a piece into the free material that it fills best. */
  #lay(part: number, free: Material[], copy: number): boolean {
    this.#work += LOOK_WORK * free.length;
    let best: { at: number; shape: Shape; fit: Fit } | undefined;
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
    free.push(...place(material, best.shape, best.fit, this.#problem, copy));
    return true;
  }

  #fitIn(part: number, material: Material): { shape: Shape; fit: Fit } | undefined {
    let best: { shape: Shape; fit: Fit } | undefined;
    for (const shape of this.#shapes[part] ?? []) {
      this.#work += FIT_WORK * (1 + material.defects.length) ** 2;
      const fit = bestFit(material, shape, this.#problem);
      if (fit !== undefined && (best === undefined || fit.left > best.fit.left)) {
        best = { shape, fit };
      }
    }
    return best;
  }

  /** Opens the sheet that is cheapest for its area, in later trials now and then another, for the piece. */
  #open(
    part: number,
    trial: number,
    left: number[],
    sheets: PackedSheet[],
    free: Material[],
    random: Random,
    copy: number,
  ): boolean {
    let best: { row: number; root: Material } | undefined;
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

  /** An empty sheet of a row on which a part has room. */
  #rootFor(part: number, row: number): Material | undefined {
    const { length = 0, width = 0 } = this.#problem.parts[part] ?? {};
    const sheet = this.#problem.stock[row];
    if (sheet === undefined) return undefined;
    if (Math.min(length, width) > Math.min(sheet.length, sheet.width)) return undefined;
    if (Math.max(length, width) > Math.max(sheet.length, sheet.width)) return undefined;
    const root = wholeSheet(this.#problem, sheet);
    return root === undefined || this.#fitIn(part, root) === undefined ? undefined : root;
  }

  /** Whether a piece of this part has room on an empty sheet. */
  fitsSheet(part: number): boolean {
    return this.#problem.stock.some(
      ({ quantity }, row) => quantity > 0 && this.#rootFor(part, row) !== undefined,
    );
  }
}

/** The ways in which a part may lie; of a strip, with its panels' sizes. */
function shapesOf({ length, width, rotate, strip }: JoinedPart, part: number): Shape[] {
  const ways = rotate && length !== width ? [false, true] : [false];
  return ways.map((rotated): Shape => {
    const [dx, dy] = rotated ? [width, length] : [length, width];
    const shape = { part, rotated, dx, dy, xs: [dx], ys: [dy] };
    if (strip === undefined) return shape;
    return isAlongX(strip, rotated) ? { ...shape, xs: strip.sizes } : { ...shape, ys: strip.sizes };
  });
}
