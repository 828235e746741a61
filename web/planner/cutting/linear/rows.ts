import { perturbed, PERTURBATION } from './lp.ts';
import type { LinearModel, Pattern } from './model.ts';

/**
 * Rows Σ entry·boards ≥ rhs of a program over patterns: enough of each wanted type, and, as negative numbers, at most
 * the limit of each limited stock.
 */
export class Rows {
  readonly rhs: readonly number[];
  /** Number of type rows; limit rows follow. */
  readonly types: number;
  readonly #typeRow: Int32Array;
  readonly #limitRow: Int32Array;

  constructor({ demand, limit }: LinearModel) {
    const rhs: number[] = [];
    this.#typeRow = demand.map((count) => (count > 0 ? rhs.push(count) - 1 : -1));
    this.types = rhs.length;
    this.#limitRow = Int32Array.from(limit, (most) => (most < Infinity ? rhs.push(-most) - 1 : -1));
    this.rhs = rhs;
  }

  /** Right-hand sides, including additional rows, each slightly perturbed. */
  perturbed(more: readonly number[] = []): number[] {
    return [...this.rhs, ...more].map((value, row) =>
      perturbed(value, row, row < this.types ? PERTURBATION : -PERTURBATION),
    );
  }

  /** Row of a stock's limit; -1 if unlimited. */
  ofLimit(stock: number): number {
    return this.#limitRow[stock] ?? -1;
  }

  /** Rows and entries of a board with a pattern of wanted types. */
  column({ stock, types, counts }: Pattern): { rows: number[]; entries: readonly number[] } {
    const rows = types.map((type) => this.#typeRow[type] ?? -1);
    const limit = this.ofLimit(stock);
    return limit < 0
      ? { rows, entries: counts }
      : { rows: [...rows, limit], entries: [...counts, -1] };
  }
}
