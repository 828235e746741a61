import type { Pattern, Use } from './model.ts';

/**
 * Cuts a pattern as often as what is wanted and the stock allow; `residual` (pieces) and `left` (stock) are used up.
 */
export function usePattern(pattern: Pattern, residual: Int32Array, left: Float64Array): Use {
  let boards = left[pattern.stock] ?? 0;
  pattern.types.forEach((type, n) => {
    boards = Math.min(boards, Math.floor((residual[type] ?? 0) / (pattern.counts[n] ?? 1)));
  });
  pattern.types.forEach((type, n) => {
    residual[type] = (residual[type] ?? 0) - boards * (pattern.counts[n] ?? 0);
  });
  left[pattern.stock] = (left[pattern.stock] ?? 0) - boards;
  return { pattern, boards };
}
