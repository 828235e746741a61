import { cents, type Cents } from '../measure/units/units.ts';

/**
 * Shares a cost by weights, in cents that add up to it exactly: the cents left after rounding down go to the largest
 * remainders, the first of equals.
 */
export function shareCost(cost: Cents, weights: readonly number[]): readonly Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weights.map((_, i) => cents(i === 0 ? cost : 0));
  const exact = weights.map((weight) => (cost * weight) / all);
  const floors = exact.map(Math.floor);
  let left = cost - floors.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((share, i) => ({ i, rest: share - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const shares = [...floors];
  for (const { i } of order) {
    if (left <= 0) break;
    shares[i] = (shares[i] ?? 0) + 1;
    left -= 1;
  }
  return shares.map(cents);
}
