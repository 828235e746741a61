/**
 * Checked problems of the engines, in integers. One grid unit is `unit` nanometres, the greatest common divisor of
 * every length in the request, so the numbers are as small as possible. Costs are integers too; `priceScale` of them
 * are one unit of the request's currency.
 */

interface ProblemBase {
  readonly unit: number;
  readonly priceScale: number;
  readonly timeLimitMs: number;
  readonly kerf: number;
}

export interface StockRow {
  readonly id: string;
  readonly length: number;
  readonly cost: number;
  /** `Infinity`: unlimited. */
  readonly quantity: number;
}

export interface PartRow {
  readonly id: string;
  readonly length: number;
  readonly quantity: number;
}

/** Length of a mitre along the board at either end, grid units; 0 is a square cut. */
export interface Slants {
  readonly start: number;
  readonly end: number;
}

export interface LinearPart extends PartRow {
  readonly slants: Slants;
}

export interface LinearProblem extends ProblemBase {
  readonly kind: 'linear';
  /** Length of a cut along the board at the steepest mitre; absent if no part has one. */
  readonly mitreKerf?: number;
  readonly trim: { readonly start: number; readonly end: number };
  readonly stock: readonly StockRow[];
  readonly parts: readonly LinearPart[];
}

export interface SheetStockRow extends StockRow {
  readonly width: number;
  /** Absent if there are none. */
  readonly defects?: readonly Defect[];
}

/** A rectangle of a sheet that no part may use, grid units from the sheet's corner. */
export interface Defect {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** Parts in one strip, in this order, one kerf apart. */
export interface RunRow {
  readonly id: string;
  /** Indices of part rows. */
  readonly parts: readonly number[];
  readonly along: 'length' | 'width';
  /** Number of equal runs; divides the quantity of each of its parts. */
  readonly quantity: number;
}

export interface SheetPart extends PartRow {
  readonly width: number;
  readonly rotate: boolean;
}

export interface SheetTrim {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SheetProblem extends ProblemBase {
  readonly kind: 'sheet';
  readonly trim: SheetTrim;
  readonly stages: 2 | 3 | null;
  readonly firstCut: 'any' | 'length' | 'width';
  readonly stock: readonly SheetStockRow[];
  readonly parts: readonly SheetPart[];
  /** Absent if there are none. */
  readonly runs?: readonly RunRow[];
}

export type Problem = LinearProblem | SheetProblem;

/** Grid units to millimetres, rounded to the nanometre. */
export function unitsToMm(units: number, problem: { readonly unit: number }): number {
  return (units * problem.unit) / 1e6;
}

/** Work counted for a call without an argument. */
export const USUAL_WORK = 0.04;

/**
 * True if a search is over; called often, so it must be fast. The caller reports the work since its last call, in
 * milliseconds of a usual laptop: an estimate by count, never by a clock.
 */
export type IsOver = (work?: number) => boolean;

/** Maximum of any number of values; `least` if empty. A list of 100,000 is too long for `Math.max(...)`. */
export function largestOf(values: Iterable<number>, least = 0): number {
  let most = least;
  for (const value of values) most = Math.max(most, value);
  return most;
}

export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Greatest common divisor of non-negative integers; 0 if empty or all zero. */
export function gcdOf(values: Iterable<number>): number {
  let g = 0;
  for (const value of values) {
    let [a, b] = [g, value];
    while (b > 0) [a, b] = [b, a % b];
    g = a;
  }
  return g;
}

const SCALES = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];
const LARGEST = 2 ** 31;

/**
 * Prices as integers: exact if six decimals are enough, otherwise rounded to a grid that gives the highest price 31
 * bits. `costs[i] / scale` is the price.
 */
export function toIntegerCosts(prices: readonly number[]): { costs: number[]; scale: number } {
  const dearest = largestOf(prices);
  const isExact = (scale: number): boolean =>
    dearest * scale < LARGEST * 8 &&
    prices.every((p) => Math.abs(p * scale - Math.round(p * scale)) < 1e-7 * Math.max(1, p));
  const scale = SCALES.find(isExact) ?? (dearest > 0 ? LARGEST / dearest : 1);
  return { costs: prices.map((p) => Math.round(p * scale)), scale };
}
