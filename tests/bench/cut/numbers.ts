/** Equal except for the rounding of sums of prices. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, a, b);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
