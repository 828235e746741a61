import type { PlanBoard } from './plan-board.ts';

/** What a board may be short of, or a cut off by, in mm. */
const TIGHT = 2;

const spare = (whole: number, ends: readonly number[]): readonly number[] => {
  const left = whole - Math.max(0, ...ends);
  return left > 0.01 && left < TIGHT ? [left] : [];
};

/**
 * How many millimetres a board has to spare along its length, or a sheet along a side, where that is less than a
 * careful cut needs; undefined where there is more, or no cut there.
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
