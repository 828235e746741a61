import type { PlanBoard, PlanPiece } from './plan-board.ts';

/** The number of a piece's run on the plan, from 1, and its place in it; undefined of a piece in none. */
export type RunNumber = (
  piece: PlanPiece,
) => { readonly number: number; readonly place: number } | undefined;

/** Numbers the runs of a plan in the order in which its boards are cut. */
export function numberRuns(boards: readonly PlanBoard[]): RunNumber {
  const numbers = new Map<string, number>();
  const keyOf = ({ run }: PlanPiece): string => JSON.stringify([run?.id, run?.n]);
  for (const piece of boards.flatMap(({ pieces }) => pieces)) {
    if (piece.run === undefined) continue;
    const key = keyOf(piece);
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return (piece) => {
    const number = numbers.get(keyOf(piece));
    return number === undefined || piece.run === undefined
      ? undefined
      : { number, place: piece.run.place };
  };
}
