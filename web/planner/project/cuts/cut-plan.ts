import type { CutAnswer, CutRequest, SheetAnswer } from '../../cutting/contract.ts';
import { mmOf, longestFirst, planBoards, type PlanBoard } from '../../cutting/plan/plan-board.ts';
import { sawWork } from '../../cutting/plan/saw-work.ts';
import { betterAnswer } from '../../cutting/plan/better-answer.ts';
import { OFFCUT_PREFIX } from '../../shopping/own-stock.ts';
import type { DoneBoard } from '../../schema/board.ts';
import type { Offcut } from '../../schema/offcut.ts';
import { entryOf } from '../../measure/units/entry-of.ts';

/**
 * The plan of what is still to be cut, kept with its list: a plan that was printed or is half cut
 * must not change because the page was opened again.
 */
export interface CutPlan {
  /** The request it answers; a plan of another request is stale. */
  readonly request: CutRequest;
  readonly answer: CutAnswer;
  /** The number of each board, in the answer's order; numbers stay while boards are ticked off. */
  readonly numbers: readonly number[];
  /** True if the search has ended or the user stopped it. */
  readonly ended: boolean;
  /** The cheapest plan, if the user chose the one with fewer cuts. */
  readonly cheaper?: SheetAnswer | undefined;
}

/** A board of a plan with its number. */
export interface NumberedBoard {
  readonly number: number;
  readonly board: PlanBoard;
}

const boardCount = (answer: CutAnswer): number =>
  'boards' in answer ? answer.boards.length : answer.sheets.length;

/** Plan after a new answer: the better of both if there was a plan of the same request. */
export function planWith(
  before: CutPlan | undefined,
  request: CutRequest,
  answer: CutAnswer,
  state: { readonly ended: boolean; readonly firstNumber: number },
): CutPlan {
  const best = betterAnswer(before?.answer, longestFirst(answer));
  const { ended, firstNumber } = state;
  const isSame =
    before !== undefined && best.cost === before.answer.cost && isAsBefore(best, before);
  const numbers = isSame
    ? before.numbers
    : Array.from({ length: boardCount(best) }, (_, i) => firstNumber + i);
  return { request, answer: best, numbers, ended };
}

const isAsBefore = (best: CutAnswer, { answer }: CutPlan): boolean =>
  'boards' in best && 'boards' in answer
    ? best.boards === answer.boards
    : 'sheets' in best && 'sheets' in answer && best.sheets === answer.sheets;

/**
 * Renumbers the plan if cut boards have one of its numbers: an earlier plan of the same request may return after the
 * user ticked boards in another order.
 */
export function withFreeNumbers(plan: CutPlan, done: readonly DoneBoard[]): CutPlan {
  const taken = new Set(done.map(({ number }) => number));
  if (!plan.numbers.some((number) => taken.has(number))) return plan;
  const first = nextNumber(done);
  return { ...plan, numbers: plan.numbers.map((_, i) => first + i) };
}

/** The number after those of the boards that are cut already. */
export const nextNumber = (done: readonly DoneBoard[]): number =>
  1 + Math.max(0, ...done.map(({ number }) => number));

/** The boards of a plan, in the order to cut them. */
export function numberedBoards(plan: CutPlan): readonly NumberedBoard[] {
  return planBoards(plan.request, plan.answer).map((board, i) => {
    return { number: plan.numbers[i] ?? i + 1, board };
  });
}

/** Cost of one board in the plan: its price, or its length or area. */
function costOf({ request }: CutPlan, board: PlanBoard): number {
  const stock = request.stock.find(({ id }) => id === board.stock);
  return stock?.price ?? board.length * (board.width || 1);
}

/** A board of the plan in the form that is stored once it is cut. */
export function toDone(
  { number, board }: NumberedBoard,
  price: number | undefined,
  names: Readonly<Record<string, string>>,
  offcuts: readonly Offcut[],
): DoneBoard {
  const offcut = offcuts.find(({ id }) => OFFCUT_PREFIX + id === board.stock) ?? null;
  const parts = new Set(board.pieces.map(({ part }) => part));
  return {
    number,
    price: price ?? null,
    offcut: offcut === null ? null : { ...offcut, amount: '' },
    board,
    names: Object.fromEntries([...parts].map((part) => [part, entryOf(names, part) ?? ''])),
  };
}

/** Request without the parts and the stock of a cut board. */
function requestWithout(request: CutRequest, board: PlanBoard): CutRequest {
  const stock = request.stock.flatMap((row) => {
    if (row.id !== board.stock || typeof row.quantity !== 'number') return [row];
    return row.quantity > 1 ? [{ ...row, quantity: row.quantity - 1 }] : [];
  });
  const parts = request.parts.flatMap((row) => {
    const cut = board.pieces.filter(({ part }) => part === row.id).length;
    const quantity = (row.quantity ?? 1) - cut;
    return quantity > 0 ? [{ ...row, quantity }] : [];
  });
  // Rows of either kind stay what they are.
  return { ...request, stock, parts } as CutRequest;
}

/**
 * Plan of the rest after a board is cut. It stays proven: a cheaper plan of the rest, with this board, would be a
 * cheaper plan of everything.
 */
export function withoutBoard(plan: CutPlan, number: number): CutPlan {
  const at = plan.numbers.indexOf(number);
  const board = numberedBoards(plan)[at]?.board;
  if (board === undefined) return plan;
  const price = costOf(plan, board);
  const { answer } = plan;
  const cost = answer.cost - price;
  const totals = { cost, bound: Math.min(cost, Math.max(0, answer.bound - price)) };
  const keep = (_: unknown, i: number): boolean => i !== at;
  const kept =
    'boards' in answer
      ? { ...answer, boards: answer.boards.filter(keep) }
      : {
          ...answer,
          ...withoutCuts(answer, board, plan.request),
          sheets: answer.sheets.filter(keep),
          // The other plan is one of everything: once a sheet is cut there is no choice any more.
          simpler: undefined,
        };
  return {
    ...plan,
    cheaper: undefined,
    request: requestWithout(plan.request, board),
    numbers: plan.numbers.filter(keep),
    answer: { ...kept, ...totals },
  };
}

/** The totals of the cuts less those of one sheet. */
function withoutCuts(answer: SheetAnswer, board: PlanBoard, request: CutRequest) {
  const { cuts, length, width } = board;
  const sawn = cuts.reduce((sum, cut) => sum + (cut.x2 - cut.x1) + (cut.y2 - cut.y1), 0);
  const { settings, turns } = answer;
  const less = { cutCount: answer.cutCount - cuts.length, cutLength: answer.cutLength - sawn };
  if (settings === undefined || turns === undefined) return less;
  const kerf = mmOf(request.kerf);
  const work = sawWork({ length, width, cuts, kerf, near: nearTrims(request) });
  return { ...less, settings: settings - work.settings, turns: turns - work.turns };
}

function nearTrims({ trim }: CutRequest): { readonly left: number; readonly top: number } {
  if (typeof trim !== 'object') return { left: mmOf(trim), top: mmOf(trim) };
  return {
    left: 'left' in trim ? mmOf(trim.left) : 0,
    top: 'top' in trim ? mmOf(trim.top) : 0,
  };
}
