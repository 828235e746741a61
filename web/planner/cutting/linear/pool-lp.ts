import type { Budget } from './budget.ts';
import { inWholeParts, type Combination } from './combination.ts';
import { Lp } from './lp.ts';
import { mostGain, type LinearModel, type Pattern, type Use } from './model.ts';
import { Rows } from './rows.ts';

/** A row over patterns: Σ coefficient·boards ≥ rhs. A branch or a cut. */
export interface PoolRow {
  /** Coefficients by position in the pool. */
  readonly coefficients: Int16Array;
  readonly rhs: number;
}

/** A pattern of the pool and its fractional number of boards. */
export interface PoolUse extends Use {
  readonly position: number;
}

/** A solved relaxation. */
export interface Relaxed {
  readonly uses: readonly PoolUse[];
  /** Start basis for these and additional rows. */
  readonly basis: Int32Array;
  /** Proven lower bound on any integer plan under these rows. */
  readonly bound: number;
  /** False if the budget ended; then the other fields are invalid. */
  readonly isSolved: boolean;
  /** True if a limit, branch or cut is violated: if proven, there is no integer plan here. */
  readonly isBroken: boolean;
  /** Rows that give each fractional column of the basis, as integer shares. */
  readonly combinations: () => Combination[];
}

const CUT_IN = 1e-7;
const MOST_NEW = 60;

/**
 * Relaxations over a fixed list of patterns with additional rows. Only some patterns are columns of the program; the
 * rest are priced by a scan and join if they improve it.
 */
export class PoolLp {
  private readonly model: LinearModel;
  readonly pool: readonly Pattern[];
  private readonly costs: Float64Array;
  private readonly budget: Budget;
  private readonly scale: number;
  /** Cost per unit of violating a limit, a branch or a cut. */
  private readonly hard: number;
  private readonly rows: Rows;
  /** Pool positions of the columns, in their order. */
  private readonly active: number[] = [];
  private readonly isActive: Uint8Array;
  /** The pool's columns flat: entries of pattern p are from starts[p] to starts[p + 1]. */
  private readonly starts: Int32Array;
  private readonly index: Int32Array;
  private readonly entry: Int32Array;

  constructor(model: LinearModel, pool: readonly Pattern[], ceiling: number, budget: Budget) {
    this.model = model;
    this.pool = pool;
    this.budget = budget;
    this.hard = 4 * ceiling;
    this.scale = 2 ** Math.floor(Math.log2(2 ** 46 / Math.max(1, ceiling)));
    this.costs = Float64Array.from(pool, (pattern) => model.cost[pattern.stock] ?? 0);
    this.isActive = new Uint8Array(pool.length);
    this.rows = new Rows(model);
    const columns = pool.map((pattern) => this.rows.column(pattern));
    this.starts = new Int32Array(pool.length + 1);
    columns.forEach(({ rows }, p) => {
      this.starts[p + 1] = (this.starts[p] ?? 0) + rows.length;
    });
    this.index = Int32Array.from(columns.flatMap(({ rows }) => rows));
    this.entry = Int32Array.from(columns.flatMap(({ entries }) => entries));
  }

  /** Solves the relaxation under `extras`, from the basis of the first of them; only plans below `ceiling` matter. */
  solve(extras: readonly PoolRow[], from: Int32Array | undefined, ceiling: number): Relaxed {
    const lp = this.build(extras);
    const first = 2 * lp.rows;
    if (from !== undefined) loadBasis(lp, from);
    lp.dual();
    let isSolved = false;
    while (!isSolved && lp.primal()) {
      const entering = this.improving(lp, extras);
      for (const position of entering) {
        this.isActive[position] = 1;
        this.active.push(position);
        this.addColumn(lp, position, extras);
      }
      isSolved = entering.length === 0;
    }
    const uses = [...lp.basis].flatMap((column): PoolUse[] => {
      const position = this.active[column - first] ?? -1;
      const pattern = this.pool[position];
      const boards = lp.value(column);
      return pattern === undefined || boards < 1e-7 ? [] : [{ position, pattern, boards }];
    });
    const hardRows = [...lp.prices.keys()].slice(this.rows.types);
    return {
      uses,
      basis: saveBasis(lp),
      bound: this.exactBound(lp, extras, ceiling),
      isSolved,
      isBroken: hardRows.some((artificial) => lp.value(artificial) > 1e-6),
      combinations: () => this.combinations(lp),
    };
  }

  /**
   * The row from a combination of rows, rounded up: Σ ⌈Σ part·entry ÷ parts⌉·boards ≥ ⌈…⌉. Valid for every integer plan
   * that satisfies the rows (Chvátal and Gomory).
   */
  round({ shares, parts }: Combination, extras: readonly PoolRow[]): PoolRow {
    const coefficients = new Int16Array(this.pool.length);
    this.products(shares, extras).forEach((sum, p) => (coefficients[p] = Math.ceil(sum / parts)));
    return { coefficients, rhs: Math.ceil(dot(this.rhs(extras), shares) / parts) };
  }

  private combinations(lp: Lp): Combination[] {
    const found: Combination[] = [];
    for (let row = 0; row < lp.rows && !this.budget.isDone(); row++) {
      const value = lp.values[row] ?? 0;
      if (Math.abs(value - Math.round(value)) < 1e-4) continue;
      this.budget.spend(lp.rows);
      found.push(...inWholeParts(lp.combination(row)));
    }
    return found;
  }

  private rhs(extras: readonly PoolRow[]): number[] {
    return [...this.rows.rhs, ...extras.map(({ rhs }) => rhs)];
  }

  private build(extras: readonly PoolRow[]): Lp {
    const { penalty } = this.model;
    const rhs = this.rows.perturbed(extras.map((row) => row.rhs));
    const lp = new Lp(
      rhs,
      rhs.map((_, r) => (r < this.rows.types ? penalty : this.hard)),
      this.budget,
    );
    for (const position of this.active) this.addColumn(lp, position, extras);
    return lp;
  }

  private addColumn(lp: Lp, position: number, extras: readonly PoolRow[]): void {
    const [start, end] = [this.starts[position] ?? 0, this.starts[position + 1] ?? 0];
    const rows = [...this.index.subarray(start, end)];
    const entries = [...this.entry.subarray(start, end)];
    extras.forEach(({ coefficients }, n) => {
      const coefficient = coefficients[position] ?? 0;
      if (coefficient === 0) return;
      rows.push(this.rows.rhs.length + n);
      entries.push(coefficient);
    });
    lp.addColumn(this.costs[position] ?? 0, rows, entries);
  }

  private improving(lp: Lp, extras: readonly PoolRow[]): number[] {
    const found: { position: number; reduced: number }[] = [];
    this.products(lp.prices, extras).forEach((product, position) => {
      const cost = this.costs[position] ?? 0;
      const reduced = cost - product;
      if (this.isActive[position] === 0 && reduced < -CUT_IN * (1 + cost)) {
        found.push({ position, reduced });
      }
    });
    found.sort((a, b) => a.reduced - b.reduced || a.position - b.position);
    return found.slice(0, MOST_NEW).map(({ position }) => position);
  }

  /** Per pattern of the pool, the weighted sum of its entries in each row. */
  private products(weights: ArrayLike<number>, extras: readonly PoolRow[]): Float64Array {
    const { starts, index, entry } = this;
    const sums = new Float64Array(this.pool.length);
    for (let p = 0, k = 0; p < sums.length; p++) {
      const end = starts[p + 1] ?? 0;
      let sum = 0;
      for (; k < end; k++) sum += (weights[index[k] ?? 0] ?? 0) * (entry[k] ?? 0);
      sums[p] = sum;
    }
    extras.forEach(({ coefficients }, n) => {
      const weight = weights[this.rows.rhs.length + n] ?? 0;
      if (weight === 0) return;
      for (let p = 0; p < sums.length; p++) {
        sums[p] = (sums[p] ?? 0) + weight * (coefficients[p] ?? 0);
      }
    });
    this.budget.spend(sums.length * (12 + 2 * extras.length));
    return sums;
  }

  /** A bound from prices rounded down to integers, with every pattern priced exactly. */
  private exactBound(lp: Lp, extras: readonly PoolRow[], ceiling: number): number {
    const { model, scale } = this;
    const prices = lp.prices.map((price, r) => {
      const most = r < this.rows.types ? model.penalty : Infinity;
      return Math.floor(Math.max(0, Math.min(price, most)) * scale);
    });
    const gains = new Float64Array(model.cost.length);
    this.products(prices, extras).forEach((product, p) => {
      const stock = this.pool[p]?.stock ?? 0;
      gains[stock] = Math.max(gains[stock] ?? 0, product - (this.costs[p] ?? 0) * scale);
    });
    const total = dot(this.rhs(extras), prices) - mostGain(model, model.limit, ceiling, gains);
    return Number.isSafeInteger(total) ? Math.ceil(total / scale) : 0;
  }
}

const dot = (a: readonly number[], b: ArrayLike<number>): number =>
  a.reduce((sum, value, n) => sum + value * (b[n] ?? 0), 0);

/** A basis for a program with more rows at the end: kind and index of each column. */
const saveBasis = ({ basis, rows }: Lp): Int32Array =>
  basis.map((column) => {
    const kind = Math.min(2, Math.floor(column / rows));
    return 3 * (column - kind * rows) + kind;
  });

/** Rows that the basis does not contain get their surplus. */
function loadBasis(lp: Lp, code: Int32Array): void {
  const basis = Int32Array.from({ length: lp.rows }, (_, r) => lp.rows + r);
  basis.set(code.map((c) => Math.floor(c / 3) + (c % 3) * lp.rows));
  lp.load(basis);
}
