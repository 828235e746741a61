import { largestOf, sumOf } from '../request/integers.ts';
import type { Budget } from './budget.ts';
import { costOf, lengthOf, type Model, type Use } from './model.ts';
import { search } from './search.ts';

const SHARE = 0.25;

/**
 * Among plans of the same price, one with fewer boards if a short search finds it: the same search
 * with every price made so large that one board more or less only decides between equals. With one
 * stock there is nothing to do: its price counts the boards.
 */
export function fewerBoards(
  model: Model,
  uses: readonly Use[],
  missing: Int32Array,
  budget: Budget,
): readonly Use[] {
  const boards = sumOf(uses.map((use) => use.boards));
  const total = lengthOf(model);
  const isFewest = boards <= Math.ceil(total / largestOf(model.capacity, 1));
  const factor = boards + 1;
  const most = costOf(model, uses) * factor;
  if (model.cost.length < 2 || isFewest || most > 2 ** 40) return uses;
  if (budget.isDone() || sumOf(missing) > 0) return uses;
  const lexical: Model = {
    ...model,
    cost: model.cost.map((cost) => cost * factor + 1),
    penalty: model.penalty * factor + 1,
  };
  const found = search(lexical, budget.part(SHARE), () => undefined, uses);
  return costOf(model, found.uses) <= costOf(model, uses) ? found.uses : uses;
}
