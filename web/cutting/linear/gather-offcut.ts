import type { Budget } from './budget.ts';
import { addTo, Knapsack, toFilling } from './knapsack.ts';
import type { Model, Pattern } from './model.ts';

const MOST_BOARDS = 60;

/**
 * The same boards with the waste gathered on one of them. The board with the most room left gives
 * pieces to each other board in turn: the two boards' pieces are dealt out again so that the other
 * is as full as possible, until nothing moves or the budget is done. Only for plans that a person
 * might look at board by board.
 */
export function gatherOffcut(
  model: Model,
  boards: readonly Pattern[],
  budget: Budget,
): readonly Pattern[] {
  if (boards.length < 2 || boards.length > MOST_BOARDS) return boards;
  const room = ({ stock, types, counts }: Pattern): number =>
    types.reduce(
      (left, type, n) => left - (model.sizes[type] ?? 0) * (counts[n] ?? 0),
      model.capacity[stock] ?? 0,
    );
  const [last, ...others] = boards.toSorted((a, b) => room(b) - room(a) || b.stock - a.stock);
  if (last === undefined) return boards;
  let target = last;
  const knapsack = new Knapsack(model.sizes, model.capacity, budget);
  for (let moved = true; moved;) {
    moved = false;
    for (const [n, other] of others.entries()) {
      if (room(other) === 0 || budget.isDone()) continue;
      const pieces = new Int32Array(model.sizes.length);
      addTo(pieces, target, 1);
      addTo(pieces, other, 1);
      knapsack.load(model.sizes, pieces);
      const fuller = { stock: other.stock, ...knapsack.fill(other.stock).filling };
      if (room(fuller) >= room(other)) continue;
      addTo(pieces, fuller, -1);
      target = { stock: target.stock, ...toFilling(pieces) };
      others[n] = fuller;
      moved = true;
    }
  }
  return [...others, target];
}
