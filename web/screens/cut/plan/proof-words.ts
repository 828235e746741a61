import type { CutAnswer } from '../../../planner/cutting/contract.ts';
import { isProven } from '../../../planner/cutting/plan/better-answer.ts';
import type { PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { words } from '../../../language/page/cut-plan.ts';
import { OFFCUT_PREFIX } from '../../../planner/shopping/own-stock.ts';
import { planCostText, together, type CostUnit } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { proof } = words;

export interface BuyLine {
  /** Id of the stock; of the first one if several have the same size. */
  readonly stock: string;
  readonly count: number;
  /** `2.4 m`; all own offcuts are one line. */
  readonly name: string;
  readonly own: boolean;
  readonly sheet: boolean;
  /** Total cost, in the request's unit. */
  readonly cost: number;
}

/** Unit of the plan's cost. */
export const measureOf = ({ priced, kind, locale, currency }: PlannedCuts): CostUnit => {
  return { priced, sheets: kind === 'sheet', locale, currency };
};

/** Cost of a board without a price: its length or area. */
const material = ({ length, width }: PlanBoard): number => length * (width || 1);

/** Boards to buy and offcuts to use, most expensive first, including cut boards. */
export function buyLines({
  boards,
  done,
  priceOf,
  priced,
  nameOf,
}: PlannedCuts): readonly BuyLine[] {
  const lines = new Map<string, BuyLine>();
  const add = (board: PlanBoard, price: number | null | undefined): void => {
    const own = board.stock.startsWith(OFFCUT_PREFIX);
    const name = own ? words.ownOffcuts : nameOf(board);
    const line = lines.get(name);
    lines.set(name, {
      stock: line?.stock ?? board.stock,
      own,
      name,
      sheet: board.width > 0,
      count: (line?.count ?? 0) + 1,
      cost: (line?.cost ?? 0) + (priced && typeof price === 'number' ? price : material(board)),
    });
  };
  for (const { board } of boards) add(board, priceOf(board.stock));
  for (const { board, price } of done) add(board, price);
  return [...lines.values()].toSorted((a, b) => b.cost - a.cost);
}

/** `4 × 2.4 m and 1 × 3 m, and 2 own offcuts`. */
export const mixInWords = (lines: readonly BuyLine[]): string =>
  together(
    lines.map(({ own, sheet, name, count: n }) => {
      if (own) return words.ownOffcutsOf(n);
      return sheet ? words.sheetsOf(n, name) : words.boardsOf(n, name);
    }),
  );

/** A result in bold and its explanation; either may be empty. */
export interface ProofWords {
  readonly head: string;
  readonly tail: string;
}

/** The proof or the gap as text: `Cheapest possible` only with a proof. */
export function proofInWords(answer: CutAnswer, mix: string, measure: CostUnit): ProofWords {
  const { priced } = measure;
  // The omitted parts are listed above, with reasons.
  if (answer.unplaced.length > 0) return { head: '', tail: mix === '' ? '' : proof.rest(mix) };
  if (answer.cost < 1e-6) return { head: proof.nothingToBuy, tail: proof.willDo(mix) };
  if (answer.status === 'optimal' && isProven(answer)) {
    return { head: proof.best(priced), tail: proof.noneIsLess(mix, priced) };
  }
  const gap = planCostText(answer.cost - answer.bound, measure);
  return { head: proof.gap(gap, priced), tail: proof.mix(mix) };
}
