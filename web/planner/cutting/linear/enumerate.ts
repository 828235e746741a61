import { largestOf } from '../problem.ts';
import type { Budget } from './budget.ts';
import { toFilling } from './knapsack.ts';
import type { LinearModel, Pattern } from './model.ts';

/** Cells of the completion table; above this a rate bound is used. */
const MOST_CELLS = 4e6;
const LEAST_NODES = 200_000;
const NODES_BETWEEN_LOOKS = 256;
const NODE_WORK = 20;
/** Entries of all patterns; above this the list does not fit in memory. */
const MOST_ENTRIES = 2e6;

/**
 * Every maximal pattern with a reduced cost of at most `slack`: the only ones that a plan within `slack` of the bound
 * can use, because reduced costs add up. `values` are the integer dual prices of the types, `costs` those of the stocks
 * on the same scale. Undefined if there are more than `mostPatterns`, or if the budget ends first.
 * Depth first by type, longest first; pruned if the best completion (bounded knapsack of the remaining types, tabulated
 * by length) cannot reach the needed value.
 */
export function enumerate(
  model: LinearModel,
  values: Float64Array,
  costs: Float64Array,
  slack: number,
  mostPatterns: number,
  budget: Budget,
): readonly Pattern[] | undefined {
  const types = model.sizes.length;
  const completion = completions(model, values, largestOf(model.capacity), budget);
  const patterns: Pattern[] = [];
  const counts = new Int32Array(types);
  const mostNodes = LEAST_NODES + mostPatterns * 40;
  let nodes = 0;
  let entries = 0;
  let complete = true;

  const isLate = (): boolean => {
    if (nodes % NODES_BETWEEN_LOOKS !== 0) return false;
    budget.spend(NODES_BETWEEN_LOOKS * NODE_WORK);
    return budget.isDone();
  };
  const isFull = (room: number): boolean => {
    for (let type = types - 1; type >= 0 && (model.sizes[type] ?? 0) <= room; type--) {
      if ((counts[type] ?? 0) < (model.demand[type] ?? 0)) return false;
    }
    return true;
  };
  const keep = (stock: number, room: number): void => {
    if (!isFull(room)) return;
    const filling = toFilling(counts);
    entries += filling.types.length;
    patterns.push({ stock, ...filling });
  };
  const visit = (stock: number, type: number, room: number, need: number): void => {
    if (!complete) return;
    const isTooMany = patterns.length > mostPatterns || entries > MOST_ENTRIES;
    if (++nodes > mostNodes || isTooMany || isLate()) {
      complete = false;
      return;
    }
    let next = type;
    while (next < types && (model.sizes[next] ?? 0) > room) next++;
    if (next === types) {
      if (need <= 0) keep(stock, room);
      return;
    }
    const size = model.sizes[next] ?? 0;
    const value = values[next] ?? 0;
    const most = Math.min(model.demand[next] ?? 0, Math.floor(room / size));
    for (let c = most; c >= 0; c--) {
      const left = room - c * size;
      if (completion(next + 1, left) < need - c * value) continue;
      counts[next] = c;
      visit(stock, next + 1, left, need - c * value);
    }
    counts[next] = 0;
  };
  for (let stock = 0; stock < costs.length; stock++) {
    if ((model.limit[stock] ?? 0) <= 0) continue;
    visit(stock, 0, model.capacity[stock] ?? 0, (costs[stock] ?? 0) - slack);
  }
  return complete ? patterns : undefined;
}

/** Upper bound on the value that types from `type` on can add in `room`. */
function completions(
  model: LinearModel,
  values: Float64Array,
  widest: number,
  budget: Budget,
): (type: number, room: number) => number {
  const types = model.sizes.length;
  if ((types + 1) * (widest + 1) > MOST_CELLS) return rates(model, values);
  const stride = widest + 1;
  const table = new Float64Array((types + 1) * stride);
  for (let type = types - 1; type >= 0; type--) {
    if (budget.isDone()) return rates(model, values);
    const base = type * stride;
    table.copyWithin(base, base + stride, base + 2 * stride);
    let left = Math.min(model.demand[type] ?? 0, Math.floor(widest / (model.sizes[type] ?? 1)));
    for (let count = 1; left > 0; count *= 2) {
      const now = Math.min(count, left);
      const size = now * (model.sizes[type] ?? 0);
      const value = now * (values[type] ?? 0);
      for (let w = widest; w >= size; w--) {
        const candidate = (table[base + w - size] ?? 0) + value;
        if (candidate > (table[base + w] ?? 0)) table[base + w] = candidate;
      }
      left -= now;
      budget.spend(stride);
    }
  }
  return (type, room) => table[type * stride + room] ?? 0;
}

function rates(model: LinearModel, values: Float64Array): (type: number, room: number) => number {
  const types = model.sizes.length;
  const best = new Float64Array(types + 1);
  for (let type = types - 1; type >= 0; type--) {
    const rate = (values[type] ?? 0) / (model.sizes[type] ?? 1);
    best[type] = Math.max(best[type + 1] ?? 0, rate);
  }
  return (type, room) => Math.ceil(room * (best[type] ?? 0) * (1 + 1e-12));
}
