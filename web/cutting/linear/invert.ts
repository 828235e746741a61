import type { Budget } from './budget.ts';

/**
 * Brings `inverse`, the identity at first, to the inverse of `matrix` by Gauss–Jordan with row
 * exchange, which destroys `matrix`; both square, row after row. False when the matrix has no
 * inverse, or when the budget is done first. O(rows³), less where it is sparse.
 */
export function invert(
  matrix: Float64Array,
  inverse: Float64Array,
  rows: number,
  budget: Budget,
): boolean {
  for (let c = 0; c < rows; c++) {
    const work = budget.isDone() ? -1 : eliminate(matrix, inverse, rows, c);
    if (work < 0) return false;
    budget.spend(work);
  }
  return true;
}

/** One column of Gauss–Jordan on both matrices; how much work, or -1 when no pivot is left. */
function eliminate(matrix: Float64Array, inverse: Float64Array, rows: number, c: number): number {
  let best = c;
  for (let r = c + 1; r < rows; r++) {
    if (Math.abs(matrix[r * rows + c] ?? 0) > Math.abs(matrix[best * rows + c] ?? 0)) best = r;
  }
  const pivot = matrix[best * rows + c] ?? 0;
  let left: number[] = [];
  let work = rows;
  if (Math.abs(pivot) < 1e-10) return -1;
  for (const m of [matrix, inverse]) {
    for (let k = 0; k < rows; k++) {
      const kept = m[best * rows + k] ?? 0;
      m[best * rows + k] = m[c * rows + k] ?? 0;
      m[c * rows + k] = kept / pivot;
    }
    const filled = filledColumns(m, rows, c);
    if (m === inverse) work += subtractRow(matrix, inverse, rows, c, filled);
    else left = filled;
  }
  return work + subtractRow(matrix, matrix, rows, c, left);
}

/** Columns in which a row has something; few, while the matrix is sparse. */
function filledColumns(m: Float64Array, rows: number, row: number): number[] {
  const filled: number[] = [];
  for (let k = 0; k < rows; k++) if ((m[row * rows + k] ?? 0) !== 0) filled.push(k);
  return filled;
}

/** Takes multiples of row `c` from all others, so that column `c` of `matrix` clears. */
function subtractRow(
  matrix: Float64Array,
  target: Float64Array,
  rows: number,
  c: number,
  filled: readonly number[],
): number {
  let work = 0;
  for (let r = 0; r < rows; r++) {
    const factor = matrix[r * rows + c] ?? 0;
    if (r === c || factor === 0) continue;
    work += filled.length;
    for (const k of filled) {
      target[r * rows + k] = (target[r * rows + k] ?? 0) - factor * (target[c * rows + k] ?? 0);
    }
  }
  return work;
}
