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
