import type { Lp } from './lp.ts';

/** What a sum of columns would cost by the unit, more and less of it. */
export interface Penalties {
  readonly more: number;
  readonly less: number;
}

/**
 * What one unit more or less of Σ weight·column would cost at least: the first dual pivot of a row
 * that asked for it (Driebeek's penalties). Weights by column; artificials and surpluses have none.
 */
export function penaltiesOf(lp: Lp, weights: Float64Array, reducedCosts: Float64Array): Penalties {
  const row = new Float64Array(lp.rows);
  lp.basis.forEach((column, r) => {
    const weight = weights[column] ?? 0;
    if (weight === 0) return;
    const combination = lp.combination(r);
    for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) + weight * (combination[k] ?? 0);
  });
  let more = Infinity;
  let less = Infinity;
  for (let j = 0; j < lp.columns; j++) {
    if (!lp.isFree(j)) continue;
    const alpha = (weights[j] ?? 0) - lp.product(j, row);
    if (Math.abs(alpha) < 1e-9) continue;
    const reduced = reducedCosts[j] ?? 0;
    if (alpha > 0) more = Math.min(more, reduced / alpha);
    else less = Math.min(less, -reduced / alpha);
  }
  return { more, less };
}
