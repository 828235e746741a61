import { Budget } from '../../linear/budget.ts';
import { Knapsack } from '../../linear/knapsack.ts';
import { Lp, perturbed } from '../../linear/lp.ts';
import type { Weighing } from './cover-bound.ts';
import { reachable } from './reachable.ts';
import type { Model } from '../model.ts';
import type { IsOver } from '../is-over.ts';

const MOST_ROUNDS = 150;
const MORE = 20;
/** The program's inverse is so many rows square: 8 MB. */
const MOST_ROWS = 1000;
/** Whole numbers stand for weights; all pieces weigh about so much together. */
const UNIT = 2 ** 44;

/**
 * A weighing by which sheets in these counts cannot hold the pieces, if slicing shows it: across x
 * a sheet is so many slices one unit wide, and the pieces met by a slice must fit into its height
 * one above the other (the bar relaxation: Scheithauer 1999, Belov et al. 2009). Whether slices are
 * enough is a linear program, with a knapsack for each new slice; its prices, rounded to whole
 * numbers and checked by the same knapsack, are the weights. For slices across y give the model
 * with its axes swapped.
 */
export function barRelaxation(
  model: Model,
  counts: readonly number[],
  isOver: IsOver,
): Weighing | undefined {
  if (model.pieces.length + model.sheets.length > MOST_ROWS) return undefined;
  return new Slices(model, counts, isOver).run();
}

class Slices {
  readonly #model: Model;
  readonly #counts: readonly number[];
  readonly #isOver: IsOver;
  readonly #lp: Lp;
  readonly #knapsack: Knapsack;
  /** Slices of each sheet. */
  readonly #lengths: readonly number[];
  /** What a unit-wide slice of each piece is worth: lying flat, then (from the middle on) turned. */
  readonly #values: Float64Array;
  readonly #bounds: Int32Array;

  constructor(model: Model, counts: readonly number[], isOver: IsOver) {
    const { pieces, sheets } = model;
    this.#model = model;
    this.#counts = counts;
    this.#isOver = isOver;
    const usable = reachable(model, isOver);
    this.#lengths = usable.map(({ dx }) => dx);
    const area = pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0);
    const budget = new Budget(isOver);
    const rows = [
      ...pieces.map(({ quantity }, i) => perturbed(quantity, i)),
      ...sheets.map((_, k) => -(this.#lengths[k] ?? 0) * (counts[k] ?? 0)),
    ];
    const prices = [...pieces.map(({ dx, dy }) => (dx * dy) / area), ...sheets.map(() => 1)];
    this.#lp = new Lp(rows, prices, budget);
    this.#values = new Float64Array(2 * pieces.length);
    this.#bounds = Int32Array.from(this.#values, (_, type) => this.#piece(type).quantity);
    const heights = Float64Array.from(this.#values, (_, type) => {
      return type < pieces.length ? this.#piece(type).dy : this.#piece(type).dx;
    });
    const rooms = Float64Array.from(usable, ({ dy }) => dy);
    this.#knapsack = new Knapsack(heights, rooms, budget);
  }

  run(): Weighing | undefined {
    for (let round = 0; round < MOST_ROUNDS && !this.#isOver(); round++) {
      if (!this.#lp.primal()) return undefined;
      const weight = this.#weigh();
      const capacities = this.#price();
      if (capacities === undefined) return undefined;
      const room = capacities.reduce((sum, each, k) => sum + each * (this.#counts[k] ?? 0), 0);
      if (weight > room) return { capacities, weight };
      if (!this.#hasGrown) return undefined;
    }
    return undefined;
  }

  #hasGrown = false;

  /** Sets the values of slices from the program's prices; what all pieces then weigh at least. */
  #weigh(): number {
    const { pieces } = this.#model;
    let total = 0;
    pieces.forEach(({ dx, dy, quantity, rotate }, i) => {
      const price = Math.max(0, this.#lp.prices[i] ?? 0) * UNIT;
      const flat = Math.floor(price / dx);
      const turned = rotate ? Math.floor(price / dy) : 0;
      this.#values[i] = flat;
      this.#values[pieces.length + i] = turned;
      total += quantity * (rotate ? Math.min(flat * dx, turned * dy) : flat * dx);
    });
    return total;
  }

  /** The most that each sheet can hold at these values; adds the slices that hold so much. */
  #price(): number[] | undefined {
    const { sheets, pieces } = this.#model;
    this.#knapsack.load(this.#values, this.#bounds);
    this.#hasGrown = false;
    const capacities: number[] = [];
    for (let k = 0; k < sheets.length; k++) {
      const { value, filling, exact } = this.#knapsack.fill(k);
      if (!exact) return undefined;
      capacities.push(value * (this.#lengths[k] ?? 0));
      const rent = (this.#lp.prices[pieces.length + k] ?? 0) * UNIT;
      if ((this.#counts[k] ?? 0) === 0 || value <= rent * (1 + 1e-9) + pieces.length) continue;
      this.#hasGrown = true;
      for (const each of [filling, ...this.#knapsack.more(k, rent, MORE)]) {
        this.#addSlice(k, each.types, each.counts);
      }
    }
    return capacities;
  }

  #addSlice(kind: number, types: readonly number[], counts: readonly number[]): void {
    const { pieces } = this.#model;
    const entries = new Map<number, number>();
    types.forEach((type, n) => {
      const piece = this.#piece(type);
      const row = type % pieces.length;
      const share = (counts[n] ?? 0) / (type < pieces.length ? piece.dx : piece.dy);
      entries.set(row, (entries.get(row) ?? 0) + share);
    });
    entries.set(pieces.length + kind, -1);
    this.#lp.addColumn(0, [...entries.keys()], [...entries.values()]);
  }

  #piece(type: number) {
    const { pieces } = this.#model;
    const piece = pieces[type % pieces.length];
    if (piece === undefined) throw new Error(`no piece for ${type}`);
    return piece;
  }
}
