import type { Control, LinearAnswer, Unplaced } from '../contract.ts';
import { sumOf, type LinearProblem } from '../problem.ts';
import { stopwatch } from '../stopwatch.ts';
import { WorkBudget } from '../work.ts';
import { Budget } from './budget.ts';
import { dealPieces } from './deal-pieces.ts';
import { layOutBoards } from './lay-out.ts';
import { boardsOf, missingOf, toLinearModel, type LinearModel, type Origin } from './model.ts';
import { fewerBoards } from './fewer-boards.ts';
import { search } from './search.ts';

/** Time to write the answer: a tenth of a second for the longest list. */
const ANSWER_MS_A_PIECE = 0.003;
/** Counted work of `dealPieces`, after the search and not part of it. */
const DEAL_MS = 100;

/**
 * Solves a linear problem: lowest total price, then fewest boards, then practical to cut (`dealPieces`). The proof
 * (`optimal`, `bound`) is about the price. Impossible parts are in `unplaced` and the rest is planned.
 */
export function solveLinear(problem: LinearProblem, control: Control = {}): LinearAnswer {
  const elapsed = stopwatch();
  const stopped = control.stopped ?? ((): boolean => false);
  const { model, origin } = toLinearModel(problem);
  const currency = currencyOf(problem, model, origin);
  const pieces = sumOf(model.demand);
  const { timeLimitMs } = problem;
  const searchMs = timeLimitMs * 0.93 - pieces * ANSWER_MS_A_PIECE;
  const budget = new Budget(
    () => elapsed() > searchMs || stopped(),
    control.work ?? new WorkBudget(timeLimitMs),
  );
  const found = search(model, budget, (cost, bound) => {
    control.progress?.({ cost: currency(cost), bound: currency(bound) });
  });
  const missing = missingOf(model, found.uses);
  const boards = dealPieces(
    model,
    boardsOf(model, fewerBoards(model, found.uses, missing, budget)),
    new Budget(() => elapsed() > timeLimitMs * 0.98 || stopped(), new WorkBudget(DEAL_MS)),
  );
  const cost = sumOf(boards.map(({ stock }) => model.cost[stock] ?? 0));
  const unplaced = unplacedOf(problem, origin, missing);
  const missingCost = sumOf(missing) * model.penalty;
  return {
    status: unplaced.length > 0 ? 'infeasible' : found.bound >= found.cost ? 'optimal' : 'feasible',
    cost: currency(cost),
    bound: currency(Math.max(0, found.bound - missingCost)),
    ms: Math.round(elapsed()),
    boards: layOutBoards(problem, origin, boards),
    unplaced,
  };
}

/** Converts the model's integer costs to the request's currency. */
function currencyOf(
  problem: LinearProblem,
  model: LinearModel,
  origin: Origin,
): (cost: number) => number {
  const k = model.cost.findIndex((cost) => cost > 0);
  const unit = k < 0 ? 1 : (problem.stock[origin.stock[k] ?? 0]?.cost ?? 0) / (model.cost[k] ?? 1);
  return (cost) => (cost * unit) / problem.priceScale;
}

function unplacedOf(problem: LinearProblem, origin: Origin, missing: Int32Array): Unplaced[] {
  const { start, end } = problem.trim;
  // Stock with quantity 0.
  const gone = problem.stock.filter(({ quantity }) => quantity === 0);
  const longestGone = Math.max(0, ...gone.map(({ length }) => length - start - end));
  const unplaced: Unplaced[] = origin.tooLong.map((i): Unplaced => {
    const { id, quantity, length = 0 } = problem.parts[i] ?? { id: '', quantity: 0 };
    return length <= longestGone
      ? { part: id, quantity, reason: 'out-of-stock', at: `parts[${i}].quantity` }
      : { part: id, quantity, reason: 'too-long', at: `parts[${i}].length` };
  });
  missing.forEach((count, type) => {
    let left = count;
    for (const i of (origin.parts[type] ?? []).toReversed()) {
      const { id, quantity } = problem.parts[i] ?? { id: '', quantity: 0 };
      const short = Math.min(left, quantity);
      left -= short;
      if (short > 0) {
        unplaced.push({
          part: id,
          quantity: short,
          reason: 'out-of-stock',
          at: `parts[${i}].quantity`,
        });
      }
    }
  });
  return unplaced;
}
