import { leavesOf, type Layout } from './layout.ts';
import type { Puzzle } from './puzzle.ts';

/** Sheets with pieces on them; what is on none of them is outside. */
export type Plan = readonly Layout[];

export function rankOf(plan: Plan, { sheets }: Puzzle): number {
  return plan.reduce((sum, { sheet }) => sum + (sheets[sheet]?.rank ?? 0), 0);
}

/** How many of each piece a plan holds. */
export function countsOf(plan: Plan, { pieces }: Puzzle): number[] {
  const counts = pieces.map(() => 0);
  for (const { root } of plan) {
    for (const { piece } of leavesOf(root)) counts[piece] = (counts[piece] ?? 0) + 1;
  }
  return counts;
}

/** The area of the pieces that a plan leaves outside. */
export function outsideArea(plan: Plan, puzzle: Puzzle): number {
  const counts = countsOf(plan, puzzle);
  return puzzle.pieces.reduce(
    (sum, { dx, dy, quantity }, i) => sum + dx * dy * (quantity - (counts[i] ?? 0)),
    0,
  );
}

/** Whether a plan holds more, or as much on cheaper sheets. */
export function isBetter(plan: Plan, old: Plan, puzzle: Puzzle): boolean {
  const gain = outsideArea(old, puzzle) - outsideArea(plan, puzzle);
  return gain > 0 || (gain === 0 && rankOf(plan, puzzle) < rankOf(old, puzzle));
}

/** The puzzle of the pieces that a plan does not hold, on the sheets that it does not use. */
export function withoutPlan(puzzle: Puzzle, plan: Plan): Puzzle {
  const counts = countsOf(plan, puzzle);
  const pieces = puzzle.pieces.map((piece, i) => {
    return { ...piece, quantity: piece.quantity - (counts[i] ?? 0) };
  });
  const used = puzzle.sheets.map(() => 0);
  for (const { sheet } of plan) used[sheet] = (used[sheet] ?? 0) + 1;
  const sheets = puzzle.sheets.map((sheet, kind) => {
    return { ...sheet, quantity: sheet.quantity - (used[kind] ?? 0) };
  });
  return { ...puzzle, pieces, sheets };
}

/** The puzzle of only the pieces that a plan holds. */
export function onlyPlan(puzzle: Puzzle, plan: Plan): Puzzle {
  const counts = countsOf(plan, puzzle);
  const pieces = puzzle.pieces.map((piece, i) => ({ ...piece, quantity: counts[i] ?? 0 }));
  return { ...puzzle, pieces };
}

export const pieceCount = ({ pieces }: Puzzle): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);
