import type { PlanBoard, PlanPiece } from './plan-board.ts';

/** Length of a link inside either piece, as a share of the shorter one. */
const REACH = 0.12;
/** Distance of the links from the strip's edge, as a share of its width. */
const INSET = 0.12;

/** A line on a board: x1, y1, x2, y2. */
type Line = readonly [number, number, number, number];

/** A short line across the saw cut between two neighbours of a run. */
function link(before: PlanPiece, after: PlanPiece): Line {
  if (after.y === before.y) {
    const reach = REACH * Math.min(before.length, after.length);
    const y = before.y + INSET * before.width;
    return [before.x + before.length - reach, y, after.x + reach, y];
  }
  const reach = REACH * Math.min(before.width, after.width);
  const x = before.x + (1 - INSET) * before.length;
  return [x, before.y + before.width - reach, x, after.y + reach];
}

const runKey = ({ run }: PlanPiece): string => JSON.stringify([run?.id, run?.n]);

const placeKey = (piece: PlanPiece, place: number): string => `${runKey(piece)} ${place}`;

/** Links that show a board's runs: each piece with the previous one. */
export function runLinks({ pieces }: PlanBoard): readonly Line[] {
  const placed = new Map(pieces.map((piece) => [placeKey(piece, piece.run?.place ?? 0), piece]));
  return pieces.flatMap((piece) => {
    const before = piece.run && placed.get(placeKey(piece, piece.run.place - 1));
    return before === undefined ? [] : [link(before, piece)];
  });
}

/** Number of a piece's run on its board, from 1, and its position in it; undefined for a piece without a run. */
export type RunNumber = (
  piece: PlanPiece,
) => { readonly number: number; readonly place: number } | undefined;

/** Numbers the runs of a board; a run is on one board only. */
export function numberRuns({ pieces }: PlanBoard): RunNumber {
  const numbers = new Map<string, number>();
  for (const piece of pieces) {
    const key = runKey(piece);
    if (piece.run !== undefined && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return (piece) => {
    const number = numbers.get(runKey(piece));
    return number === undefined || piece.run === undefined
      ? undefined
      : { number, place: piece.run.place };
  };
}
