import { idFrom } from '../../../../documents/sharing/safe-id.ts';
import type { PlanBoard, PlanPiece } from '../../../../planner/cutting/plan/plan-board.ts';
import { asListed } from '../../in-words.ts';
import type { PlannedCuts } from '../../planned-cuts.ts';

/** A piece of a plan: on which board it lies, and as which of its pieces, counted from 1. */
export interface FoundPiece<Cuts> {
  readonly cuts: Cuts;
  readonly board: number;
  readonly piece: number;
  /** Whether its board lies cut already. */
  readonly done: boolean;
}

/** What of a plan names its pieces. */
export type Coded = Pick<PlannedCuts, 'id' | 'boards' | 'done'>;

/** Eight hex digits that follow from a piece's plan, part and size: a label of an earlier plan must not pass for one of this. */
function checkOf(plan: string, piece: PlanPiece): string {
  const { length, width } = asListed(piece);
  return idFrom(`${plan} ${piece.part} ${length.toFixed(2)} ${width.toFixed(2)}`);
}

/** What a label says of its piece, for a camera: `3.2.0f31a5c8`, board 3, its second piece, and a check. */
export const pieceCode = (plan: string, board: number, at: number, piece: PlanPiece): string =>
  `${board}.${at}.${checkOf(plan, piece)}`;

/**
 * The piece that a label was printed for, in plans that may have changed since: the very place first, then another
 * board with the same part in the same size, those still to cut before those that lie cut. Undefined where there is
 * none, or where the text is no code.
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

/** The address that a label's code holds; `path` is where the plan is shown. */
export const labelAddress = (origin: string, path: string, code: string): string =>
  `${origin}${path}?piece=${code}`;
