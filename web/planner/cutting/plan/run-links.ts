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

const keyOf = ({ run }: PlanPiece, place: number): string =>
  JSON.stringify([run?.id, run?.n, place]);

/** Links that show a board's runs: each piece with the previous one. */
export function runLinks({ pieces }: PlanBoard): readonly Line[] {
  const placed = new Map(pieces.map((piece) => [keyOf(piece, piece.run?.place ?? 0), piece]));
  return pieces.flatMap((piece) => {
    const before = piece.run && placed.get(keyOf(piece, piece.run.place - 1));
    return before === undefined ? [] : [link(before, piece)];
  });
}
