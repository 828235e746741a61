import type { PlanBoard } from './plan-board.ts';

/** Tolerance for a short board or an inexact cut, mm. */
const TIGHT = 2;

const spare = (whole: number, ends: readonly number[]): readonly number[] => {
  const left = whole - Math.max(0, ...ends);
  return left > 0.01 && left < TIGHT ? [left] : [];
};

/**
 * Spare length of a board, or of a sheet along a side, if it is less than a careful cut needs, millimetres; undefined
 * if there is more, or no cut there.
 */
export function tightness({ length, width, pieces }: PlanBoard): number | undefined {
  const isFull = width === 0 && pieces.length > 1;
  const along = pieces.map((piece) => piece.x + piece.length);
  const exact = isFull && Math.abs(length - Math.max(0, ...along)) <= 0.01 ? [0] : [];
  const across =
    width === 0
      ? []
      : spare(
          width,
          pieces.map((piece) => piece.y + piece.width),
        );
  const all = [...exact, ...spare(length, along), ...across];
  return all.length === 0 ? undefined : Math.min(...all);
}
