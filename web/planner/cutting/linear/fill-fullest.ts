import { sumOf } from '../problem.ts';
import type { Budget } from './budget.ts';
import { addTo, Knapsack, toFilling } from './knapsack.ts';
import { timesOf, type LinearModel, type Pattern, type Use } from './model.ts';

const MOST_PIECES = 3000;

/**
 * Builds a plan board by board: the longest remaining piece, then the fullest filling (Fleszar and Hindi's minimum bin
 * slack). It chooses the stock with the lowest cost per used length. Undefined for lists that would take longer
 * than the proof, or if the budget ends.
 */
export function fillFullest(model: LinearModel, budget: Budget): Use[] | undefined {
  if (sumOf(model.demand) > MOST_PIECES) return undefined;
  const residual = model.demand.slice();
  const left = model.limit.slice();
  const uses: Use[] = [];
  for (;;) {
    const longest = residual.findIndex((count) => count > 0);
    const pattern = longest < 0 ? undefined : fill(model, residual, left, longest, budget);
    if (budget.isDone()) return undefined;
    if (pattern === undefined) return uses;
    const boards = timesOf(pattern, residual, left);
    addTo(residual, pattern, -boards);
    left[pattern.stock] = (left[pattern.stock] ?? 0) - boards;
    uses.push({ pattern, boards });
  }
}

/** The longest piece, and the filling of the cheapest board next to it. */
function fill(
  model: LinearModel,
  residual: Int32Array,
  left: Float64Array,
  longest: number,
  budget: Budget,
): Pattern | undefined {
  const size = model.sizes[longest] ?? 0;
  const rooms = model.capacity.map((capacity) => Math.max(0, capacity - size));
  const others = residual.slice();
  others[longest] = (others[longest] ?? 0) - 1;
  const knapsack = new Knapsack(model.sizes, rooms, budget);
  knapsack.load(model.sizes, others);
  let best: Pattern | undefined;
  let least = Infinity;
  for (let stock = 0; stock < rooms.length; stock++) {
    if ((left[stock] ?? 0) <= 0 || (model.capacity[stock] ?? 0) < size) continue;
    if (budget.isDone()) return undefined;
    const { value, filling } = knapsack.fill(stock);
    const rate = (model.cost[stock] ?? 0) / (size + value);
    if (rate >= least) continue;
    least = rate;
    const pieces = new Int32Array(residual.length);
    pieces[longest] = 1;
    addTo(pieces, filling, 1);
    best = { stock, ...toFilling(pieces) };
  }
  return best;
}
