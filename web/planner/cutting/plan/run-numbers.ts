import type { PlanBoard, PlanPiece } from './plan-board.ts';

/** Number of a piece's run on its board, from 1, and its position in it; undefined for a piece without a run. */
export type RunNumber = (
  piece: PlanPiece,
) => { readonly number: number; readonly place: number } | undefined;

const keyOf = ({ run }: PlanPiece): string => JSON.stringify([run?.id, run?.n]);

/** Numbers the runs of a board; a run is on one board only. */
export function numberRuns({ pieces }: PlanBoard): RunNumber {
  const numbers = new Map<string, number>();
  for (const piece of pieces) {
    const key = keyOf(piece);
    if (piece.run !== undefined && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return (piece) => {
    const number = numbers.get(keyOf(piece));
    return number === undefined || piece.run === undefined
      ? undefined
      : { number, place: piece.run.place };
  };
}
