import type { Model, Pattern } from './model.ts';

export const PERTURBATION = 1e-7;

/**
 * The rows Σ entry·boards ≥ rhs of a program over patterns: enough of each type, and, as negative
 * numbers, not more boards than there are of each limited stock.
 */
export class Rows {
  readonly rhs: readonly number[];
  readonly #types: number;
  readonly #limitRow: readonly number[];

  constructor({ demand, limit }: Model) {
    const rhs = [...demand];
    this.#limitRow = Array.from(limit, (most) => (most < Infinity ? rhs.push(-most) - 1 : -1));
    this.#types = demand.length;
    this.rhs = rhs;
  }

  /**
   * The right-hand sides, with those of more rows, each off by a little that is different for every
   * row: keeps the simplex from circling among equal vertices.
   */
  perturbed(more: readonly number[] = []): number[] {
    return [...this.rhs, ...more].map((value, row) => {
      const by = PERTURBATION * (1 + ((row * 0.618_033_988_749_895) % 1));
      return row < this.#types ? value + by : value - by;
    });
  }

  /** The row of a stock's limit; -1 where there is none. */
  ofLimit(stock: number): number {
    return this.#limitRow[stock] ?? -1;
  }

  /** What a board of a pattern has in which rows. */
  column({ stock, types, counts }: Pattern): {
    rows: readonly number[];
    entries: readonly number[];
  } {
    const limit = this.ofLimit(stock);
    return limit < 0
      ? { rows: types, entries: counts }
      : { rows: [...types, limit], entries: [...counts, -1] };
  }
}
