import type { CutAnswer } from '../../cutting/contract.ts';
import { isProven } from '../../cutting/plan/better-answer.ts';
import type { PlanBoard } from '../../cutting/plan/plan-board.ts';
import { OFFCUT_PREFIX } from '../../shopping/own-stock.ts';
import { costInWords, count, stockName, together, type Measure } from './in-words.ts';
import type { PlannedCuts } from './planned-cuts.ts';

export interface BuyLine {
  readonly count: number;
  /** `2.4 m`; own offcuts are one line. */
  readonly name: string;
  readonly own: boolean;
  readonly sheet: boolean;
  /** For all of them, in the request's unit. */
  readonly cost: number;
}

/** How the plan's cost is counted. */
export const measureOf = ({ priced, kind, units, currency }: PlannedCuts): Measure => {
  return { priced, sheets: kind === 'sheet', units, currency };
};

/** What a board counts for where it has no price: its length or its area. */
const material = ({ length, width }: PlanBoard): number => length * (width || 1);

/** What the plan takes from the shop and from the rack, dearest first; cut boards included. */
export function buyLines({ boards, done, priceOf, units }: PlannedCuts): readonly BuyLine[] {
  const lines = new Map<string, BuyLine>();
  const add = (board: PlanBoard, price: number | null | undefined): void => {
    const own = board.stock.startsWith(OFFCUT_PREFIX);
    const name = own ? 'own offcuts' : stockName(board, units);
    const line = lines.get(name);
    lines.set(name, {
      own,
      name,
      sheet: board.width > 0,
      count: (line?.count ?? 0) + 1,
      cost: (line?.cost ?? 0) + (price ?? material(board)),
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
      if (own) return count(n, 'own offcut');
      return sheet ? `${count(n, 'sheet')} of ${name}` : `${n} × ${name}`;
    }),
  );

interface ProofWords {
  readonly head: string;
  readonly tail: string;
}

/** The proof, or the gap, in words: never `Cheapest possible` without a proof. */
export function proofInWords(answer: CutAnswer, mix: string, measure: Measure): ProofWords {
  const best = measure.priced ? 'Cheapest possible' : 'Least material possible';
  const less = measure.priced ? 'costs less' : 'uses less';
  if (answer.unplaced.length > 0 && mix === '') {
    return { head: 'Nothing can be cut.', tail: 'No board there is can hold any of the parts.' };
  }
  if (answer.unplaced.length > 0) {
    return { head: 'Not everything can be cut.', tail: `The rest takes ${mix}.` };
  }
  if (answer.cost < 1e-6) return { head: 'Nothing to buy.', tail: `${mix} will do.` };
  if (answer.status === 'optimal' && isProven(answer)) {
    return { head: `${best}.`, tail: `${mix}. No mix of these sizes ${less}.` };
  }
  const gap = costInWords(answer.cost - answer.bound, measure);
  const than = measure.priced ? 'the cheapest possible' : 'the least possible';
  return { head: `At most ${gap} more than ${than}.`, tail: `${mix}.` };
}
