/** A weighted sum of rows with weights `shares[row] / parts`, each from 0 to below 1. */
export interface Combination {
  readonly shares: Int32Array;
  readonly parts: number;
}

const MOST_PARTS = 96;

/**
 * Fractional parts of a row of the basis inverse, and of its negative, as integers over a small common denominator;
 * empty if there is none, so that rounding stays exact.
 */
export function inWholeParts(weights: Float64Array): Combination[] {
  for (let parts = 2; parts <= MOST_PARTS; parts++) {
    if (!weights.every((weight) => isWhole(weight * parts))) continue;
    const whole = Int32Array.from(weights, (weight) => Math.round(weight * parts));
    return [
      { shares: whole.map((n) => modulo(n, parts)), parts },
      { shares: whole.map((n) => modulo(-n, parts)), parts },
    ];
  }
  return [];
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
const modulo = (n: number, by: number): number => ((n % by) + by) % by;
