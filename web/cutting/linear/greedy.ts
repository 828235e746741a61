import type { Budget } from './budget.ts';
import type { Model, Pattern, Use } from './model.ts';
import { usePattern } from './use-pattern.ts';

/**
 * A plan at once: board after board of the stock that costs least for the length it then uses,
 * each filled longest piece first. `residual` and `left` (stock) are used up; what `residual` still
 * holds afterwards fits nothing. Nothing when the budget is done first. O(boards · stocks · types).
 */
export function greedy(
  model: Model,
  residual: Int32Array,
  left: Float64Array,
  budget: Budget,
): Use[] | undefined {
  const uses: Use[] = [];
  for (;;) {
    const pattern = cheapestFill(model, residual, left, budget);
    if (budget.isDone()) return undefined;
    if (pattern === undefined) return uses;
    uses.push(usePattern(pattern, residual, left));
  }
}

function cheapestFill(
  model: Model,
  residual: Int32Array,
  left: Float64Array,
  budget: Budget,
): Pattern | undefined {
  let best: Pattern | undefined;
  let least = Infinity;
  for (let stock = 0; stock < model.cost.length; stock++) {
    if ((left[stock] ?? 0) <= 0) continue;
    if (budget.isDone()) return undefined;
    budget.spend(residual.length);
    const pattern = fillLongestFirst(model, residual, stock);
    let used = 0;
    pattern.types.forEach(
      (type, n) => (used += (model.sizes[type] ?? 0) * (pattern.counts[n] ?? 0)),
    );
    const rate = (model.cost[stock] ?? 0) / used;
    if (used > 0 && rate < least) {
      least = rate;
      best = pattern;
    }
  }
  return best;
}

function fillLongestFirst(model: Model, residual: Int32Array, stock: number): Pattern {
  const types: number[] = [];
  const counts: number[] = [];
  let room = model.capacity[stock] ?? 0;
  for (let type = 0; type < residual.length; type++) {
    const size = model.sizes[type] ?? 0;
    if (size > room || (residual[type] ?? 0) <= 0) continue;
    const count = Math.min(residual[type] ?? 0, Math.floor(room / size));
    types.push(type);
    counts.push(count);
    room -= count * size;
  }
  return { stock, types, counts };
}
