import { largestOf, sumOf } from '../problem.ts';
import type { Budget } from './budget.ts';
import { usesCost, lengthOf, type LinearModel, type Use } from './model.ts';
import { search } from './search.ts';

const SHARE = 0.25;

/**
 * Searches for a plan of equal price with fewer boards: the same search with prices scaled so that the number of boards
 * only decides between equals. With one stock the price counts the boards already.
 */
export function fewerBoards(
  model: LinearModel,
  uses: readonly Use[],
  missing: Int32Array,
  budget: Budget,
): readonly Use[] {
  const boards = sumOf(uses.map((use) => use.boards));
  const total = lengthOf(model);
  const isFewest = boards <= Math.ceil(total / largestOf(model.capacity, 1));
  const factor = boards + 1;
  const most = usesCost(model, uses) * factor;
  if (model.cost.length < 2 || isFewest || most > 2 ** 40) return uses;
  if (budget.isDone() || sumOf(missing) > 0) return uses;
  const lexical: LinearModel = {
    ...model,
    cost: model.cost.map((cost) => cost * factor + 1),
    penalty: model.penalty * factor + 1,
  };
  const found = search(lexical, budget.part(SHARE), () => undefined, uses);
  return usesCost(model, found.uses) <= usesCost(model, uses) ? found.uses : uses;
}
