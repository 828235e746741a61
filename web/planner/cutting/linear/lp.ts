import type { Budget } from './budget.ts';

const ZERO = 1e-9;
/** Smaller elements of the inverse are zero. */
const TINY = 1e-13;
/** Smaller pivots are zero. */
const LEAST_PIVOT = 1e-10;
const MOST_PIVOTS = 20_000;
export const PERTURBATION = 1e-7;

/**
 * Adds a small, different amount to the right-hand side of every row: keeps the simplex from cycling among equal
 * vertices.
 */
export const perturbed = (value: number, row: number, by = PERTURBATION): number =>
  value + by * (1 + ((row * 0.618_033_988_749_895) % 1));

export interface LpState {
  readonly rhs: Float64Array;
  readonly basis: Int32Array;
}

/**
 * A linear program, minimise c·x over A·x ≥ b, x ≥ 0, by the revised simplex with an explicit dense inverse: rows are
 * few (one per distinct length, limit, cut), columns come and go. Every row has an artificial column with a penalty, so
 * that a first basis and an answer always exist. Floating point: the answer is a proposal; proofs round the prices and
 * price exactly.
 * A pivot costs O(rows²), choosing a column O(non-zeros).
 */
export class Lp {
  readonly rows: number;
  columns = 0;
  /** The basic column of each row, and its value. */
  readonly basis: Int32Array;
  readonly values: Float64Array;
  /** Dual price of each row, after `primal` or `dual`. */
  readonly prices: Float64Array;

  private readonly rhs: Float64Array;
  private readonly costs: number[] = [];
  private readonly starts: number[] = [0];
  private readonly index: number[] = [];
  private readonly entry: number[] = [];
  /** Row in which a column is basic, or -1. */
  private readonly place: number[] = [];
  /** 1 for a column that may not enter the basis. */
  private readonly banned: number[] = [];
  private readonly inverse: Float64Array;
  private readonly direction: Float64Array;
  private readonly nonZero: Int32Array;
  private readonly budget: Budget;
  private sinceFactor = 0;

  /** Rows with their right-hand sides; columns 0 … rows-1 are the artificials, then the surpluses. */
  constructor(rhs: ArrayLike<number>, penalties: ArrayLike<number>, budget: Budget) {
    this.budget = budget;
    const rows = rhs.length;
    this.rows = rows;
    this.rhs = Float64Array.from(rhs);
    this.basis = new Int32Array(rows);
    this.values = new Float64Array(rows);
    this.prices = new Float64Array(rows);
    this.inverse = new Float64Array(rows * rows);
    this.direction = new Float64Array(rows);
    this.nonZero = new Int32Array(rows);
    for (let r = 0; r < rows; r++) this.addColumn(penalties[r] ?? 0, [r], [1]);
    for (let r = 0; r < rows; r++) this.addColumn(0, [r], [-1]);
    this.start();
  }

  /** Adds a column with its non-zero entries, outside the basis. */
  addColumn(cost: number, rows: ArrayLike<number>, entries: ArrayLike<number>): number {
    for (let k = 0; k < rows.length; k++) {
      this.index.push(rows[k] ?? 0);
      this.entry.push(entries[k] ?? 0);
    }
    this.starts.push(this.index.length);
    this.costs.push(cost);
    this.place.push(-1);
    this.banned.push(0);
    return this.columns++;
  }

  /** Returns to the basis of artificials, or of surpluses if the right-hand side is negative. */
  private start(): void {
    const { rows } = this;
    this.clear();
    this.inverse.fill(0);
    for (let r = 0; r < rows; r++) {
      const isNegative = (this.rhs[r] ?? 0) < 0;
      this.basis[r] = isNegative ? rows + r : r;
      this.place[this.basis[r] ?? 0] = r;
      this.inverse[r * rows + r] = isNegative ? -1 : 1;
      this.values[r] = Math.abs(this.rhs[r] ?? 0);
    }
    this.sinceFactor = 0;
  }

  /** Number of entries of all columns, a measure of memory. */
  get entries(): number {
    return this.index.length;
  }

  /** Makes these columns basic; returns to the first basis if they are dependent or the budget ends. */
  load(basis: ArrayLike<number>): void {
    this.clear();
    this.basis.set(basis);
    this.factor();
  }

  /**
   * Subtracts `amount` of a column from the right-hand side, as if it were bought separately; call `refresh`
   * afterwards.
   */
  shift(column: number, amount: number): void {
    this.eachEntry(column, (row, value) => {
      this.rhs[row] = (this.rhs[row] ?? 0) - amount * value;
    });
  }

  /** Recomputes the values after `shift`. */
  refresh(): void {
    const { rows, values, inverse, rhs } = this;
    for (let r = 0; r < rows; r++) {
      let value = 0;
      for (let k = 0; k < rows; k++) value += (inverse[r * rows + k] ?? 0) * (rhs[k] ?? 0);
      values[r] = value;
    }
  }

  /** Changes the right-hand sides; the basis stays and may need `dual`. */
  nudge(by: (row: number) => number): void {
    for (let r = 0; r < this.rows; r++) this.rhs[r] = (this.rhs[r] ?? 0) + by(r);
    this.refresh();
  }

  /** Current right-hand sides and basis, for restoring. */
  save(): LpState {
    return { rhs: this.rhs.slice(), basis: this.basis.slice() };
  }

  restore(state: LpState): void {
    this.rhs.set(state.rhs);
    this.load(state.basis);
  }

  /** A column that may no longer enter the basis; if basic, it stays until it leaves. */
  ban(column: number, banned: boolean): void {
    this.banned[column] = banned ? 1 : 0;
  }

  isBasic(column: number): boolean {
    return (this.place[column] ?? -1) >= 0;
  }

  setCost(column: number, cost: number): void {
    this.costs[column] = cost;
  }

  value(column: number): number {
    const row = this.place[column] ?? -1;
    return row < 0 ? 0 : (this.values[row] ?? 0);
  }

  objective(): number {
    let total = 0;
    for (let r = 0; r < this.rows; r++)
      total += (this.values[r] ?? 0) * (this.costs[this.basis[r] ?? 0] ?? 0);
    return total;
  }

  /**
   * Primal simplex from a basis with values ≥ 0 over the present columns. Dantzig's rule; the right-hand sides should
   * be `perturbed`, which prevents cycling.
   */
  primal(): boolean {
    this.solvePrices();
    for (let pivot = 0; pivot < MOST_PIVOTS && !this.budget.isDone(); pivot++) {
      const column = this.entering();
      if (column < 0) return true;
      const row = this.leaving(column);
      if (row < 0) return false;
      this.pivot(row, column);
    }
    return false;
  }

  /**
   * Dual simplex from a basis without negative reduced costs back to values ≥ 0. The cost only rises; false as soon as
   * it exceeds `most`, or if it stalls: many columns without cost can hold it in one place for ever.
   */
  dual(most = Infinity): boolean {
    const mostPivots = 2 * this.rows + 200;
    this.solvePrices();
    for (let pivot = 0; pivot < mostPivots && !this.budget.isDone(); pivot++) {
      if (pivot % 16 === 15 && this.objective() > most) return false;
      const row = this.mostNegative();
      if (row < 0) return true;
      const column = this.dualEntering(row);
      if (column < 0) return false;
      this.solveDirection(column);
      this.pivot(row, column);
    }
    return false;
  }

  /** Reduced cost of each column; 0 in the basis. */
  reducedCosts(): Float64Array {
    const reduced = new Float64Array(this.columns);
    for (let j = 0; j < this.columns; j++) {
      if (this.place[j] === -1) reduced[j] = Math.max(0, this.reducedCost(j));
    }
    return reduced;
  }

  /** Product of a column with a vector over the rows, which is `vector` from `base` on. */
  private product(column: number, vector: Float64Array, base = 0): number {
    const end = this.starts[column + 1] ?? 0;
    let sum = 0;
    for (let k = this.starts[column] ?? 0; k < end; k++) {
      sum += (this.entry[k] ?? 0) * (vector[base + (this.index[k] ?? 0)] ?? 0);
    }
    return sum;
  }

  /** True if a column could enter the basis. */
  isFree(column: number): boolean {
    return this.place[column] === -1 && this.banned[column] === 0;
  }

  /** A row of the basis inverse: the combination of rows that gives the basic column's value. */
  combination(row: number): Float64Array {
    return this.inverse.subarray(row * this.rows, (row + 1) * this.rows);
  }

  private eachEntry(column: number, visit: (row: number, value: number) => void): void {
    const end = this.starts[column + 1] ?? 0;
    for (let k = this.starts[column] ?? 0; k < end; k++) {
      visit(this.index[k] ?? 0, this.entry[k] ?? 0);
    }
  }

  private reducedCost(column: number): number {
    return (this.costs[column] ?? 0) - this.product(column, this.prices);
  }

  private entering(): number {
    let best = -1;
    let least = 0;
    for (let j = 0; j < this.columns; j++) {
      if (!this.isFree(j)) continue;
      const reduced = this.reducedCost(j);
      if (reduced < least && reduced < -ZERO * (1 + Math.abs(this.costs[j] ?? 0))) {
        least = reduced;
        best = j;
      }
    }
    this.budget.spend(this.index.length);
    return best;
  }

  private leaving(column: number): number {
    this.solveDirection(column);
    let best = -1;
    let least = Infinity;
    for (let r = 0; r < this.rows; r++) {
      const step = this.direction[r] ?? 0;
      if (step <= ZERO) continue;
      const ratio = Math.max(0, this.values[r] ?? 0) / step;
      const isTie = ratio <= least + 1e-12;
      if (ratio < least - 1e-12 || (isTie && step > (this.direction[best] ?? 0))) {
        least = ratio;
        best = r;
      }
    }
    return best;
  }

  private mostNegative(): number {
    let best = -1;
    let least = -1e-7;
    for (let r = 0; r < this.rows; r++) {
      if ((this.values[r] ?? 0) < least) {
        least = this.values[r] ?? 0;
        best = r;
      }
    }
    return best;
  }

  private dualEntering(row: number): number {
    let best = -1;
    let least = Infinity;
    let pivot = 0;
    for (let j = 0; j < this.columns; j++) {
      if (!this.isFree(j)) continue;
      const alpha = this.product(j, this.inverse, row * this.rows);
      if (alpha >= -1e-8) continue;
      const ratio = Math.max(0, this.reducedCost(j)) / -alpha;
      if (ratio < least - 1e-10 || (ratio <= least + 1e-10 && -alpha > pivot)) {
        least = ratio;
        best = j;
        pivot = -alpha;
      }
    }
    this.budget.spend(this.index.length);
    return best;
  }

  /** direction = inverse · column */
  private solveDirection(column: number): void {
    const { rows, inverse, direction } = this;
    direction.fill(0);
    this.eachEntry(column, (row, value) => {
      for (let r = 0, at = row; r < rows; r++, at += rows) {
        direction[r] = (direction[r] ?? 0) + value * (inverse[at] ?? 0);
      }
      this.budget.spend(rows);
    });
  }

  /** Swaps a column into the basis; `direction` must hold its solution. */
  private pivot(row: number, column: number): void {
    const { rows, inverse, direction, values, prices } = this;
    const step = (values[row] ?? 0) / (direction[row] ?? 0);
    const reduced = this.reducedCost(column);
    this.eliminate(row);
    for (let r = 0; r < rows; r++) values[r] = (values[r] ?? 0) - step * (direction[r] ?? 0);
    values[row] = step;
    for (let k = 0; k < rows; k++) {
      prices[k] = (prices[k] ?? 0) + reduced * (inverse[row * rows + k] ?? 0);
    }
    this.place[this.basis[row] ?? 0] = -1;
    this.basis[row] = column;
    this.place[column] = row;
    this.budget.spend(rows * rows);
    if (++this.sinceFactor >= 100 + rows) {
      this.factor();
      this.solvePrices();
    }
  }

  /**
   * Updates the inverse with the column in `direction` in this row's place; returns the work. Rows of the inverse are
   * usually sparse: only entries where the divided row is non-zero change.
   */
  private eliminate(row: number): number {
    const { rows, inverse, direction, nonZero } = this;
    const base = row * rows;
    const element = direction[row] ?? 0;
    let filled = 0;
    for (let k = 0; k < rows; k++) {
      const value = (inverse[base + k] ?? 0) / element;
      inverse[base + k] = Math.abs(value) < TINY ? 0 : value;
      if (Math.abs(value) >= TINY) nonZero[filled++] = k;
    }
    let work = rows;
    for (let r = 0, to = 0; r < rows; r++, to += rows) {
      const factor = direction[r] ?? 0;
      if (r === row || factor === 0) continue;
      work += filled;
      for (let n = 0; n < filled; n++) {
        const k = nonZero[n] ?? 0;
        inverse[to + k] = (inverse[to + k] ?? 0) - factor * (inverse[base + k] ?? 0);
      }
    }
    return work;
  }

  private solvePrices(): void {
    const { rows, prices, inverse } = this;
    prices.fill(0);
    for (let r = 0; r < rows; r++) {
      const cost = this.costs[this.basis[r] ?? 0] ?? 0;
      if (cost === 0) continue;
      for (let k = 0; k < rows; k++) {
        prices[k] = (prices[k] ?? 0) + cost * (inverse[r * rows + k] ?? 0);
      }
    }
  }

  /** Marks no column as basic. */
  private clear(): void {
    for (const column of this.basis) this.place[column] = -1;
  }

  /** Recomputes the inverse of the basis; returns to the first basis if it has none, or if the budget ends first. */
  private factor(): void {
    const order = this.invert();
    if (order === undefined) return this.start();
    this.basis.set(order);
    order.forEach((column, row) => (this.place[column] = row));
    this.sinceFactor = 0;
    this.refresh();
  }

  /** Inverts the basis from the identity: adds one column at a time, in the remaining row with its largest solution. */
  private invert(): Int32Array | undefined {
    const { rows, inverse, direction } = this;
    const order = new Int32Array(rows).fill(-1);
    inverse.fill(0);
    for (let r = 0; r < rows; r++) inverse[r * rows + r] = 1;
    // Columns with one entry come first: they keep the inverse sparse.
    for (const column of this.basis.toSorted()) {
      if (this.budget.isDone()) return undefined;
      this.solveDirection(column);
      let best = -1;
      let most = LEAST_PIVOT;
      for (let r = 0; r < rows; r++) {
        if ((order[r] ?? 0) >= 0 || Math.abs(direction[r] ?? 0) <= most) continue;
        most = Math.abs(direction[r] ?? 0);
        best = r;
      }
      if (best < 0) return undefined;
      this.budget.spend(this.eliminate(best));
      order[best] = column;
    }
    return order;
  }
}
