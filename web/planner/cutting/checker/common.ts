import type { CutStatus, Unplaced } from '../contract.ts';
import type { PartRow, StockRow } from '../problem.ts';

interface Rows {
  readonly priceScale: number;
  readonly stock: readonly StockRow[];
  readonly parts: readonly PartRow[];
}

/** Millimetres to integer grid units; a value off the grid is an error. */
export class CheckedGrid {
  readonly faults: string[] = [];
  private readonly unit: number;

  constructor(unit: number) {
    this.unit = unit;
  }

  units(mm: number): number {
    const exact = (mm * 1e6) / this.unit;
    const whole = Math.round(exact);
    if (!(Math.abs(exact - whole) * this.unit < 0.5)) this.faults.push(`${mm} mm is off the grid`);
    return whole;
  }

  mm(units: number): number {
    return (units * this.unit) / 1e6;
  }
}

/** Checks that every part has its quantity, placed or unplaced, and that no stock exceeds its quantity. */
export function countFaults(
  problem: Rows,
  pieces: readonly { readonly stock: string }[],
  placed: readonly string[],
  unplaced: readonly Unplaced[],
): string[] {
  const faults: string[] = [];
  const made = tally(placed.map((id) => [id, 1]));
  const missing = tally(unplaced.map(({ part, quantity }) => [part, quantity]));
  const used = tally(pieces.map(({ stock }) => [stock, 1]));
  for (const { id, quantity } of problem.parts) {
    const [done, short] = [made.get(id) ?? 0, missing.get(id) ?? 0];
    if (done + short !== quantity) {
      faults.push(`${id}: ${done} placed and ${short} unplaced are not ${quantity}`);
    }
  }
  const parts = new Set(problem.parts.map(({ id }) => id));
  for (const id of [...made.keys(), ...missing.keys()]) {
    if (!parts.has(id)) faults.push(`${id} is not a part`);
  }
  for (const { id, quantity } of problem.stock) {
    if ((used.get(id) ?? 0) > quantity) faults.push(`${id} is used more than ${quantity} times`);
  }
  return faults;
}

/** Checks prices, the bound and the resulting status. */
export function moneyFaults(
  problem: Rows,
  pieces: readonly { readonly stock: string }[],
  answer: {
    readonly status: CutStatus;
    readonly cost: number;
    readonly bound: number;
    readonly unplaced: readonly Unplaced[];
  },
): string[] {
  const faults: string[] = [];
  const prices = new Map(problem.stock.map(({ id, cost }) => [id, cost]));
  let cost = 0;
  for (const { stock } of pieces) cost += prices.get(stock) ?? 0;
  const price = cost / problem.priceScale;
  if (!near(price, answer.cost)) faults.push(`the cost is ${price}, not ${answer.cost}`);
  if (answer.bound > answer.cost && !near(answer.bound, answer.cost)) {
    faults.push(`the bound ${answer.bound} is above the cost ${answer.cost}`);
  }
  if (answer.unplaced.length > 0 !== (answer.status === 'infeasible')) {
    faults.push(`${answer.status} does not go with ${answer.unplaced.length} rows unplaced`);
  }
  if (answer.status === 'optimal' && !near(answer.bound, answer.cost)) {
    faults.push(`optimal without proof: bound ${answer.bound}, cost ${answer.cost}`);
  }
  return faults;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Sum of the counts of each name. */
export function tally(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, count] of entries) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}
