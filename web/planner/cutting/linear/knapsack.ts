import { largestOf } from '../problem.ts';
import type { Budget } from './budget.ts';

/** Filling of a board: `counts[k]` pieces of type `types[k]`, types ascending, counts above 0. */
export interface Filling {
  readonly types: readonly number[];
  readonly counts: readonly number[];
}

/** A filling with these pieces of each type. */
export function toFilling(pieces: Int32Array): Filling {
  const types: number[] = [];
  pieces.forEach((count, type) => {
    if (count > 0) types.push(type);
  });
  return { types, counts: types.map((type) => pieces[type] ?? 0) };
}

/** Adds a filling a number of times to the pieces of each type. */
export function addTo(pieces: Int32Array, { types, counts }: Filling, times: number): void {
  types.forEach((type, n) => {
    pieces[type] = (pieces[type] ?? 0) + times * (counts[n] ?? 0);
  });
}

export interface Filled {
  readonly value: number;
  readonly filling: Filling;
  readonly exact: boolean;
}

/** Cells of choices in memory; above this the search tree replaces the table. */
const MOST_CELLS = 24e6;
/** Longer boards are not tabulated: one row of values alone would take 32 MB. */
const MOST_WIDTH = 4e6;
/** Last values stored for `more`, one per pass and stock. */
const MOST_LAST = 4e6;
const MOST_NODES = 2e6;
/** A smaller table is faster than any tree; a tree may visit one node per this number of cells. */
const SMALL_TABLE = 60_000;
const CELLS_A_NODE = 300;
/** Steps of the tree search between two checks of the budget. */
const STEPS_BETWEEN_LOOKS = 4096;

/**
 * The most valuable filling of each board length: a bounded knapsack over lengths. Values are integers stored exactly
 * in doubles, so its answers can carry a proof.
 */
export class Knapsack {
  private readonly sizes: Float64Array;
  private readonly widest: number;
  private readonly capacities: Float64Array;
  private best = new Float64Array(0);
  private lastValue = new Float64Array(0);
  private taken = new Uint8Array(0);
  private passes: { type: number; count: number }[] = [];
  private values: Float64Array = new Float64Array(0);
  private bounds: Int32Array = new Int32Array(0);
  private hasTable = false;
  /** True if the budget ended during the table: it is incomplete. */
  private isCutShort = false;
  /** True after a failed tree search; near the end of the pricing all of them fail. */
  private isHard = false;
  /** Fillings that the last tree search considered best for a while. */
  private passed: Filling[] = [];
  private readonly budget: Budget;

  constructor(sizes: Float64Array, capacities: Float64Array, budget: Budget) {
    this.budget = budget;
    this.sizes = sizes;
    this.capacities = capacities;
    this.widest = largestOf(capacities);
  }

  /** Sets the values and the limits of the types for the next calls of `fill`. */
  load(values: Float64Array, bounds: Int32Array): void {
    this.values = values;
    this.bounds = bounds;
    this.passes = this.split();
    this.hasTable = false;
    if (this.cells() <= SMALL_TABLE || (this.isHard && this.canTable())) this.fillTable();
  }

  /** The best filling of a stock's capacity. `exact` is false if the search was cut short. */
  fill(stock: number): Filled {
    const capacity = this.capacities[stock] ?? 0;
    if (!this.hasTable) {
      const canTable = this.canTable();
      const found = this.search(capacity, canTable ? this.cells() / CELLS_A_NODE : MOST_NODES);
      if (found.exact || !canTable) return found;
      this.isHard = true;
      this.fillTable();
    }
    if (this.isCutShort) return { value: 0, filling: { types: [], counts: [] }, exact: false };
    const filling = this.read(this.passes.length - 1, capacity);
    return { value: this.best[capacity] ?? 0, filling, exact: true };
  }

  /**
   * More good fillings of a stock, worth more than `least`. From the table: the best one for each possible last piece;
   * from the tree: those that were best for a while. They cost almost nothing and save complete rounds.
   */
  more(stock: number, least: number, most: number): Filling[] {
    if (this.isCutShort) return [];
    if (!this.hasTable) return this.passed.slice(-most);
    if (this.lastValue.length === 0) return [];
    const capacity = this.capacities[stock] ?? 0;
    const last: { pass: number; value: number }[] = [];
    for (let pass = 0; pass < this.passes.length; pass++) {
      const value = this.lastValue[pass * this.capacities.length + stock] ?? 0;
      if (value > least) last.push({ pass, value });
    }
    last.sort((a, b) => b.value - a.value || a.pass - b.pass);
    return last.slice(0, most).map(({ pass }) => {
      const { type, count } = this.passes[pass] ?? { type: 0, count: 0 };
      return this.read(pass - 1, capacity - (this.sizes[type] ?? 0) * count, type, count);
    });
  }

  private canTable(): boolean {
    return this.widest <= MOST_WIDTH && this.cells() <= MOST_CELLS;
  }

  /** The row of values exists even if no piece has a value. */
  private cells(): number {
    return Math.max(1, this.passes.length) * (this.widest + 1);
  }

  /** Splits each demand into 1, 2, 4, … and a rest, so that every pass is a 0/1 choice. */
  private split(): { type: number; count: number }[] {
    const passes: { type: number; count: number }[] = [];
    for (let type = 0; type < this.sizes.length; type++) {
      const size = this.sizes[type] ?? 0;
      if ((this.values[type] ?? 0) <= 0 || size > this.widest) continue;
      let left = Math.min(this.bounds[type] ?? 0, Math.floor(this.widest / size));
      for (let count = 1; left > 0; count *= 2) {
        const now = Math.min(count, left);
        passes.push({ type, count: now });
        left -= now;
      }
    }
    return passes;
  }

  /**
   * Invariant after a pass: `best[w]` is the maximum value in length w from the pieces up to now; one byte per cell
   * stores the choice for reading it back. O(capacity · Σ log demand).
   */
  private fillTable(): void {
    const { widest, passes } = this;
    const stride = widest + 1;
    if (this.best.length < stride) this.best = new Float64Array(stride);
    const { best } = this;
    if (this.taken.length < passes.length * stride) {
      this.taken = new Uint8Array(passes.length * stride);
    } else {
      this.taken.fill(0, 0, passes.length * stride);
    }
    best.fill(0);
    this.hasTable = true;
    const last = passes.length * this.capacities.length;
    this.lastValue = new Float64Array(last <= MOST_LAST ? last : 0);
    let base = 0;
    let pass = 0;
    for (const { type, count } of passes) {
      this.isCutShort = this.budget.isDone();
      if (this.isCutShort) return;
      const size = (this.sizes[type] ?? 0) * count;
      const value = (this.values[type] ?? 0) * count;
      if (this.lastValue.length > 0) this.keepLast(pass, size, value);
      pass++;
      for (let w = widest; w >= size; w--) {
        const candidate = (best[w - size] ?? 0) + value;
        if (candidate > (best[w] ?? 0)) {
          best[w] = candidate;
          this.taken[base + w] = 1;
        }
      }
      base += stride;
      this.budget.spend(stride);
    }
  }

  private keepLast(pass: number, size: number, value: number): void {
    this.capacities.forEach((w, stock) => {
      if (w < size) return;
      this.lastValue[pass * this.capacities.length + stock] = (this.best[w - size] ?? 0) + value;
    });
  }

  /** Reads a filling back from the table, from a pass and a length downwards, with some additional pieces. */
  private read(from: number, length: number, more = 0, moreCount = 0): Filling {
    const pieces = new Int32Array(this.sizes.length);
    pieces[more] = moreCount;
    let left = length;
    for (let pass = from; pass >= 0; pass--) {
      if (this.taken[pass * (this.widest + 1) + left] !== 1) continue;
      const { type, count } = this.passes[pass] ?? { type: 0, count: 0 };
      pieces[type] = (pieces[type] ?? 0) + count;
      left -= (this.sizes[type] ?? 0) * count;
    }
    return toFilling(pieces);
  }

  /**
   * Depth first over types by value per length, pruned if even the next type's rate over the rest would not beat the
   * best. Used for boards too long for a table, which hold few pieces.
   */
  private search(capacity: number, mostNodes: number): Filled {
    const { sizes, values, bounds } = this;
    const rate = (type: number): number => (values[type] ?? 0) / (sizes[type] ?? 1);
    const order = Array.from(sizes.keys())
      .filter((type) => (values[type] ?? 0) > 0 && (bounds[type] ?? 0) > 0)
      .toSorted((a, b) => rate(b) - rate(a) || a - b);
    const rates = Float64Array.from(order, rate);
    const size = Float64Array.from(order, (type) => sizes[type] ?? 0);
    const value = Float64Array.from(order, (type) => values[type] ?? 0);
    const bound = Int32Array.from(order, (type) => bounds[type] ?? 0);
    const least = size.slice();
    for (let j = order.length - 2; j >= 0; j--) {
      least[j] = Math.min(least[j] ?? 0, least[j + 1] ?? 0);
    }
    const pieces = new Int32Array(sizes.length);
    const bests: Int32Array[] = [];
    let best = 0;
    let nodes = 0;
    let steps = 0;
    let isLate = false;
    const visit = (from: number, left: number, sum: number): void => {
      if (sum > best) {
        best = sum;
        bests.push(pieces.slice());
      }
      for (let j = from; j < order.length && nodes < mostNodes && !isLate; j++) {
        if (++steps % STEPS_BETWEEN_LOOKS === 0) isLate = this.budget.isDone();
        if (left < (least[j] ?? 0)) return;
        if (sum + left * (rates[j] ?? 0) * (1 + 1e-12) < best + 1) return;
        const each = size[j] ?? 0;
        const type = order[j] ?? 0;
        const most = Math.min(bound[j] ?? 0, Math.floor(left / each));
        for (let c = most; c > 0 && !isLate; c--) {
          nodes++;
          pieces[type] = c;
          visit(j + 1, left - c * each, sum + c * (value[j] ?? 0));
        }
        pieces[type] = 0;
      }
    };
    visit(0, capacity, 0);
    this.budget.spend(nodes * 10);
    this.passed = bests.slice(-10).map(toFilling);
    const filling = this.passed.pop() ?? { types: [], counts: [] };
    return { value: best, filling, exact: nodes < mostNodes && !isLate };
  }
}
