import { idFrom } from '../../../../documents/sharing/safe-id.ts';
import type { PlanBoard, PlanPiece } from '../../../../planner/cutting/plan/plan-board.ts';
import { asListed } from '../../in-words.ts';
import type { PlannedCuts } from '../../planned-cuts.ts';

/** A piece of a plan: its board, and its number on it from 1. */
export interface FoundPiece<Cuts> {
  readonly cuts: Cuts;
  readonly board: number;
  readonly piece: number;
  /** True if its board is already cut. */
  readonly done: boolean;
}

/** Part of a plan that identifies its pieces. */
export type Coded = Pick<PlannedCuts, 'id' | 'boards' | 'done'>;

/** Eight hex digits from plan, part and size, which detect labels of an earlier plan. */
function checkOf(plan: string, piece: PlanPiece): string {
  const { length, width } = asListed(piece);
  return idFrom(`${plan} ${piece.part} ${length.toFixed(2)} ${width.toFixed(2)}`);
}

/** Content of a label's code: `3.2.0f31a5c8` is board 3, piece 2, and a checksum. */
export const pieceCode = (plan: string, board: number, at: number, piece: PlanPiece): string =>
  `${board}.${at}.${checkOf(plan, piece)}`;

/**
 * Finds the piece of a label in plans that may have changed: first its exact place, then another
 * board with the same part and size, uncut boards first. Undefined if there is none or the text is
 * not a code.
 */
export function findPiece<Cuts extends Coded>(
  plans: readonly Cuts[],
  code: string,
): FoundPiece<Cuts> | undefined {
  const [, board = '', at = '', check = ''] =
    /^(\d{1,6})\.(\d{1,6})\.([\da-f]{8})$/.exec(code) ?? [];
  if (check === '') return undefined;
  const alike = (cuts: Cuts, number: number, { pieces }: PlanBoard, done: boolean) =>
    pieces.flatMap((piece, i) =>
      checkOf(cuts.id, piece) === check ? [{ cuts, board: number, piece: i + 1, done }] : [],
    );
  const found = plans.flatMap((cuts) => [
    ...cuts.boards.flatMap(({ number, board: open }) => alike(cuts, number, open, false)),
    ...cuts.done.flatMap(({ number, board: cut }) => alike(cuts, number, cut, true)),
  ]);
  return (
    found.find((one) => one.board === Number(board) && one.piece === Number(at)) ??
    found.find((one) => one.board === Number(board)) ??
    found.find(({ done }) => !done) ??
    found[0]
  );
}

/** Address in a label's code; `path` is the page of the plan. */
export const labelAddress = (origin: string, path: string, code: string): string =>
  `${origin}${path}?piece=${code}`;
