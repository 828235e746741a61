import type { PlanPiece } from './plan-board.ts';

/**
 * Corners of a piece including its mitres: the long side is at the top unless rotated. A length has no width and gets
 * the `drawn` one.
 */
export function pieceCorners(
  piece: PlanPiece,
  drawn: number,
): readonly (readonly [number, number])[] {
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
