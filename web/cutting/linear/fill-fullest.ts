import type { Budget } from './budget.ts';
import { Knapsack } from './knapsack.ts';
import type { Model, Pattern, Use } from './model.ts';
import { usePattern } from './use-pattern.ts';

const MOST_PIECES = 3000;

/**
 * A plan board by board: the longest piece left goes on each board, and the rest of it is filled as
 * full as can be (Fleszar and Hindi's minimum bin slack). Of several stocks the one that then costs
 * least for the length used. Gives up on lists so long that it would take longer than the proof, or when the budget is spent.
 */
export function fillFullest(model: Model, budget: Budget): Use[] | undefined {
  if (model.demand.reduce((sum, d) => sum + d, 0) > MOST_PIECES) return undefined;
  const residual = model.demand.slice();
  const left = model.limit.slice();
  const uses: Use[] = [];
  let longest = 0;
  for (;;) {
    while (longest < residual.length && residual[longest] === 0) longest++;
    const pattern =
      longest < residual.length ? fill(model, residual, left, longest, budget) : undefined;
    if (budget.isDone()) return undefined;
    if (pattern === undefined) return uses;
    uses.push(usePattern(pattern, residual, left));
  }
}

function fill(
  model: Model,
  residual: Int32Array,
  left: Float64Array,
  longest: number,
  budget: Budget,
): Pattern | undefined {
  const size = model.sizes[longest] ?? 0;
  const rooms = model.capacity.map((capacity) => Math.max(0, capacity - size));
  const bounds = residual.slice();
  bounds[longest] = (bounds[longest] ?? 0) - 1;
  const knapsack = new Knapsack(model.sizes, rooms, budget);
  knapsack.load(model.sizes, bounds);
  let best: Pattern | undefined;
  let least = Infinity;
  for (let stock = 0; stock < rooms.length; stock++) {
    if ((left[stock] ?? 0) <= 0 || (model.capacity[stock] ?? 0) < size) continue;
    if (budget.isDone()) return undefined;
    const { value, filling } = knapsack.fill(stock);
    const rate = (model.cost[stock] ?? 0) / (size + value);
    if (rate >= least) continue;
    least = rate;
    const counts = new Map<number, number>([[longest, 1]]);
    filling.types.forEach((type, n) => {
      counts.set(type, (counts.get(type) ?? 0) + (filling.counts[n] ?? 0));
    });
    const types = [...counts.keys()].toSorted((a, b) => a - b);
    best = { stock, types, counts: types.map((type) => counts.get(type) ?? 0) };
  }
  return best;
}
