import type { PlanPiece } from './plan-board.ts';

/**
 * The corners of a piece, its mitres included: the long side is at the top unless it is turned.
 * A length has no width of its own and is given the `drawn` one.
 */
export function cornersOf(piece: PlanPiece, drawn: number): readonly (readonly [number, number])[] {
  const { x, y, length, turned, slantStart, slantEnd } = piece;
  const [top, bottom] = [y, y + (piece.width || drawn)];
  const [long, short] = turned && piece.width === 0 ? [bottom, top] : [top, bottom];
  return [
    [x, long],
    [x + length, long],
    [x + length - slantEnd, short],
    [x + slantStart, short],
  ];
}
