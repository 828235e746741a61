import type { Budget } from './budget.ts';
import { Lp } from './lp.ts';
import { penaltiesOf, type Penalties } from './penalties.ts';
import { inWholeParts, type Combination } from './combination.ts';
import type { Holds, Model, Pattern } from './model.ts';

/** A row over whole patterns: Σ sign·coefficient·boards ≥ rhs. A branch or a cut. */
export interface PoolRow {
  readonly id: number;
  /** By pool position; small counts. */
  readonly coefficients: Uint16Array;
  readonly sign: 1 | -1;
  readonly rhs: number;
}

/** What a basis held, independent of where its rows and columns stood. */
export type BasisCode = Int32Array;

/** A solved relaxation: boards by pool position, as pairs, with the basis to start the next from. */
export interface Relaxed {
  readonly cost: number;
  readonly positions: readonly number[];
  readonly boards: readonly number[];
  readonly basis: BasisCode;
  /** Proven in whole numbers: no whole plan under these rows costs less. */
  readonly bound: number;
  /** False when the budget ran out on the way; then nothing else here holds. */
  readonly isSolved: boolean;
  /** A limit, branch or cut is not kept: nothing whole is here if this is proven. */
  readonly isBroken: boolean;
  /** Pool positions that a plan below the ceiling, under these rows, could use. */
  readonly useful: () => number[];
  /** For every fractional column in the basis, the rows that give it, in whole parts. */
  readonly combinations: () => Combination[];
  /** What one board more, or less, of a set of patterns would cost at least here. */
  readonly penalties: (holds: Holds) => Penalties;
}

const CUT_IN = 1e-7;
const MOST_NEW = 60;

/**
 * Relaxations over a fixed list of patterns with extra rows. Only some patterns are columns of the
 * program at hand; the rest are priced by a scan and join when they improve it.
 */
export class PoolLp {
  private readonly model: Model;
  private readonly pool: readonly Pattern[];
  private readonly costs: Float64Array;
  private readonly budget: Budget;
  private readonly scale: number;
  /** What breaking a limit, a branch or a cut costs by the unit. */
  private readonly hard: number;
  private readonly active: number[] = [];
  /** The pool's patterns flat: entries of pattern p are from starts[p] to starts[p + 1]. */
  private readonly starts: Int32Array;
  private readonly types: Int32Array;
  private readonly counts: Int32Array;
  private readonly isActive: Uint8Array;
  private readonly limited: readonly number[];
  private readonly limitRow: Int32Array;

  constructor(model: Model, pool: readonly Pattern[], ceiling: number, budget: Budget) {
    this.model = model;
    this.pool = pool;
    this.budget = budget;
    this.hard = 4 * ceiling;
    this.scale = 2 ** Math.floor(Math.log2(2 ** 46 / Math.max(1, ceiling)));
    this.costs = Float64Array.from(pool, (pattern) => model.cost[pattern.stock] ?? 0);
    this.isActive = new Uint8Array(pool.length);
    this.starts = new Int32Array(pool.length + 1);
    pool.forEach((pattern, p) => {
      this.starts[p + 1] = (this.starts[p] ?? 0) + pattern.types.length;
    });
    this.types = Int32Array.from(pool.flatMap((pattern) => pattern.types));
    this.counts = Int32Array.from(pool.flatMap((pattern) => pattern.counts));
    this.limited = Array.from(model.limit.keys()).filter((k) => (model.limit[k] ?? 0) < Infinity);
    this.limitRow = new Int32Array(model.limit.length).fill(-1);
    this.limited.forEach((stock, n) => (this.limitRow[stock] = model.sizes.length + n));
  }

  /** Makes a pattern a column from now on. */
  activate(position: number): void {
    if (this.isActive[position] === 1) return;
    this.isActive[position] = 1;
    this.active.push(position);
  }

  hasColumn(position: number): boolean {
    return this.isActive[position] === 1;
  }

  /** The relaxation under `extras`, from an earlier basis; only plans below `ceiling` matter. */
  solve(extras: readonly PoolRow[], from: BasisCode | undefined, ceiling: number): Relaxed {
    const { lp, ids } = this.build(extras);
    const first = 2 * lp.rows;
    if (from !== undefined) this.loadBasis(lp, ids, from);
    lp.dual();
    let isSolved = false;
    while (lp.primal()) {
      const entering = this.improving(lp, extras);
      isSolved = entering.length === 0;
      if (isSolved) break;
      for (const position of entering) {
        this.activate(position);
        this.addColumn(lp, position, extras);
      }
    }
    const positions: number[] = [];
    const boards: number[] = [];
    let isBroken = false;
    for (const column of lp.basis) {
      const value = lp.value(column);
      if (column < lp.rows && column >= this.model.sizes.length) isBroken ||= value > 1e-6;
      if (column < first || value < 1e-7) continue;
      positions.push(this.active[column - first] ?? 0);
      boards.push(value);
    }
    let reducedCosts: Float64Array | undefined;
    return {
      cost: lp.objective(),
      positions,
      boards,
      basis: this.saveBasis(lp, ids),
      ...this.exactBound(lp, extras, ceiling),
      isBroken,
      isSolved,
      combinations: () => this.combinations(lp),
      penalties: (holds) => {
        reducedCosts ??= lp.reducedCosts();
        const weights = new Float64Array(lp.columns);
        this.active.forEach((position, n) => {
          const pattern = this.pool[position];
          if (pattern !== undefined && holds(pattern, position)) weights[first + n] = 1;
        });
        this.budget.spend(lp.columns * 4 + lp.rows * lp.rows);
        return penaltiesOf(lp, weights, reducedCosts);
      },
    };
  }

  /**
   * The row that a combination of rows, rounded up, makes: Σ ⌈Σ part·entry ÷ parts⌉·boards ≥ ⌈…⌉.
   * Holds for every whole plan that keeps the rows (Chvátal and Gomory).
   */
  round(combination: Combination, extras: readonly PoolRow[], id: number): PoolRow {
    const { model, limited } = this;
    const { shares, parts } = combination;
    const base = model.sizes.length + limited.length;
    const sums = new Float64Array(this.pool.length);
    let rhs = 0;
    model.demand.forEach((d, type) => (rhs += d * (shares[type] ?? 0)));
    limited.forEach((stock, n) => {
      rhs -= (model.limit[stock] ?? 0) * (shares[model.sizes.length + n] ?? 0);
    });
    this.pool.forEach((pattern, p) => {
      let sum = -(shares[this.limitRow[pattern.stock] ?? -1] ?? 0);
      for (let n = 0; n < pattern.types.length; n++) {
        sum += (shares[pattern.types[n] ?? 0] ?? 0) * (pattern.counts[n] ?? 0);
      }
      sums[p] = sum;
    });
    extras.forEach((row, n) => {
      const share = row.sign * (shares[base + n] ?? 0);
      if (share === 0) return;
      rhs += share * row.rhs;
      for (let p = 0; p < sums.length; p++) {
        sums[p] = (sums[p] ?? 0) + share * (row.coefficients[p] ?? 0);
      }
    });
    const coefficients = new Uint16Array(sums.length);
    for (let p = 0; p < sums.length; p++) coefficients[p] = Math.ceil((sums[p] ?? 0) / parts);
    this.budget.spend(sums.length * (8 + extras.length));
    return { id, coefficients, sign: 1, rhs: Math.ceil(rhs / parts) };
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

  private build(extras: readonly PoolRow[]): { lp: Lp; ids: Int32Array } {
    const { model, limited } = this;
    const base = model.sizes.length + limited.length;
    const rhs = [
      ...Array.from(model.demand, (d, i) => d + perturbation(i)),
      ...limited.map((stock, n) => -(model.limit[stock] ?? 0) - perturbation(n)),
      ...extras.map((row) => row.sign * row.rhs - perturbation(row.id)),
    ];
    const lp = new Lp(
      rhs,
      rhs.map((_, r) => (r < model.sizes.length ? model.penalty : this.hard)),
      this.budget,
    );
    const ids = Int32Array.from(rhs, (_, r) => (r < base ? r : (extras[r - base]?.id ?? 0)));
    for (const position of this.active) this.addColumn(lp, position, extras);
    return { lp, ids };
  }

  private addColumn(lp: Lp, position: number, extras: readonly PoolRow[]): void {
    const pattern = this.pool[position];
    if (pattern === undefined) return;
    const rows = [...pattern.types];
    const entries = [...pattern.counts];
    const limit = this.limitRow[pattern.stock] ?? -1;
    if (limit >= 0) {
      rows.push(limit);
      entries.push(-1);
    }
    const base = this.model.sizes.length + this.limited.length;
    extras.forEach((row, n) => {
      const coefficient = row.coefficients[position] ?? 0;
      if (coefficient === 0) return;
      rows.push(base + n);
      entries.push(row.sign * coefficient);
    });
    lp.addColumn(this.costs[position] ?? 0, rows, entries);
  }

  private saveBasis(lp: Lp, ids: Int32Array): BasisCode {
    const { rows } = lp;
    return lp.basis.map((column) => {
      if (column < rows) return (ids[column] ?? 0) * 3;
      if (column < 2 * rows) return (ids[column - rows] ?? 0) * 3 + 1;
      return (this.active[column - 2 * rows] ?? 0) * 3 + 2;
    });
  }

  private loadBasis(lp: Lp, ids: Int32Array, code: BasisCode): void {
    const rowOf = new Map(Array.from(ids, (id, row) => [id, row] as const));
    const columnOf = new Map(
      this.active.map((position, n) => [position, 2 * lp.rows + n] as const),
    );
    const basis: number[] = [];
    for (const c of code) {
      const key = Math.floor(c / 3);
      const row = rowOf.get(key);
      const column =
        c % 3 === 2 ? columnOf.get(key) : row === undefined ? undefined : row + (c % 3) * lp.rows;
      if (column !== undefined) basis.push(column);
    }
    for (let n = code.length; n < lp.rows; n++) basis.push(lp.rows + n);
    if (basis.length === lp.rows) lp.load(basis);
  }

  private improving(lp: Lp, extras: readonly PoolRow[]): number[] {
    const { prices } = lp;
    const found: { position: number; reduced: number }[] = [];
    const reduced = this.reducedCosts(prices, extras, this.costs, this.limitRow);
    for (let p = 0; p < this.pool.length; p++) {
      if (this.isActive[p] === 0 && (reduced[p] ?? 0) < -CUT_IN * (1 + (this.costs[p] ?? 0))) {
        found.push({ position: p, reduced: reduced[p] ?? 0 });
      }
    }
    found.sort((a, b) => a.reduced - b.reduced || a.position - b.position);
    return found.slice(0, MOST_NEW).map((entry) => entry.position);
  }

  private reducedCosts(
    prices: Float64Array,
    extras: readonly PoolRow[],
    costs: Float64Array,
    limitRow: Int32Array,
  ): Float64Array {
    const base = this.model.sizes.length + this.limited.length;
    const reduced = costs.slice();
    const { starts, types, counts } = this;
    for (let p = 0, k = 0; p < reduced.length; p++) {
      const end = starts[p + 1] ?? 0;
      let sum = 0;
      for (; k < end; k++) sum += (prices[types[k] ?? 0] ?? 0) * (counts[k] ?? 0);
      reduced[p] = (reduced[p] ?? 0) - sum;
    }
    if (this.limited.length > 0) {
      this.pool.forEach((pattern, p) => {
        reduced[p] = (reduced[p] ?? 0) + (prices[limitRow[pattern.stock] ?? -1] ?? 0);
      });
    }
    extras.forEach((row, n) => {
      const price = row.sign * (prices[base + n] ?? 0);
      if (price === 0) return;
      const { coefficients } = row;
      for (let p = 0; p < reduced.length; p++) {
        reduced[p] = (reduced[p] ?? 0) - price * (coefficients[p] ?? 0);
      }
    });
    this.budget.spend(this.pool.length * (5 + extras.length));
    return reduced;
  }

  /** A bound from prices rounded down to integers, with every pattern priced exactly. */
  private exactBound(lp: Lp, extras: readonly PoolRow[], ceiling: number): ExactBound {
    const { model, scale, limited } = this;
    const base = model.sizes.length + limited.length;
    const prices = new Float64Array(lp.rows);
    for (let r = 0; r < lp.rows; r++) {
      const most = r < model.sizes.length ? model.penalty : Infinity;
      prices[r] = Math.floor(Math.max(0, Math.min(lp.prices[r] ?? 0, most)) * scale);
    }
    let total = 0;
    model.demand.forEach((d, i) => (total += d * (prices[i] ?? 0)));
    limited.forEach((stock, n) => {
      total -= (model.limit[stock] ?? 0) * (prices[model.sizes.length + n] ?? 0);
    });
    extras.forEach((row, n) => (total += row.sign * row.rhs * (prices[base + n] ?? 0)));
    const costs = this.costs.map((cost) => cost * scale);
    const reduced = this.reducedCosts(prices, extras, costs, this.limitRow);
    const worst = new Float64Array(model.cost.length);
    for (let p = 0; p < reduced.length; p++) {
      const stock = this.pool[p]?.stock ?? 0;
      worst[stock] = Math.min(worst[stock] ?? 0, reduced[p] ?? 0);
    }
    worst.forEach((least, stock) => {
      const affordable = Math.floor(ceiling / (model.cost[stock] ?? 1));
      total += Math.min(model.limit[stock] ?? 0, affordable) * least;
    });
    if (!Number.isSafeInteger(total)) return { bound: 0, useful: () => [...this.pool.keys()] };
    const slack = (ceiling - 1) * scale - total;
    const useful = (): number[] => [...this.pool.keys()].filter((p) => (reduced[p] ?? 0) <= slack);
    return { bound: Math.ceil(total / scale), useful };
  }
}

interface ExactBound {
  readonly bound: number;
  readonly useful: () => number[];
}

function perturbation(row: number): number {
  return 1e-7 * (1 + ((row * 0.618_033_988_749_895) % 1));
}
