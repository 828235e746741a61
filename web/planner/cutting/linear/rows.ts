import { perturbed, PERTURBATION } from './lp.ts';
import type { Model, Pattern } from './model.ts';

/**
 * The rows Σ entry·boards ≥ rhs of a program over patterns: enough of each type that is wanted, and, as
 * negative numbers, not more boards than there are of each limited stock.
 */
export class Rows {
  readonly rhs: readonly number[];
  /** Rows of types; those of limits follow. */
  readonly types: number;
  readonly #typeRow: Int32Array;
  readonly #limitRow: Int32Array;

  constructor({ demand, limit }: Model) {
    const rhs: number[] = [];
    this.#typeRow = demand.map((count) => (count > 0 ? rhs.push(count) - 1 : -1));
    this.types = rhs.length;
    this.#limitRow = Int32Array.from(limit, (most) => (most < Infinity ? rhs.push(-most) - 1 : -1));
    this.rhs = rhs;
  }

  /** The right-hand sides, with those of more rows, each off by a little. */
  perturbed(more: readonly number[] = []): number[] {
    return [...this.rhs, ...more].map((value, row) =>
      perturbed(value, row, row < this.types ? PERTURBATION : -PERTURBATION),
    );
  }

  /** The row of a stock's limit; -1 where there is none. */
  ofLimit(stock: number): number {
    return this.#limitRow[stock] ?? -1;
  }

  /** What a board of a pattern of wanted types has in which rows. */
  column({ stock, types, counts }: Pattern): { rows: number[]; entries: readonly number[] } {
    const rows = types.map((type) => this.#typeRow[type] ?? -1);
    const limit = this.ofLimit(stock);
    return limit < 0
      ? { rows, entries: counts }
      : { rows: [...rows, limit], entries: [...counts, -1] };
  }
}
