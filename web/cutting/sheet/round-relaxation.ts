import { leavesOf, type Layout } from './layout.ts';
import type { Plan } from './plan.ts';
import type { Puzzle } from './puzzle.ts';
import type { Relaxation } from './columns.ts';

/**
 * The whole sheets of a relaxed plan: every layout as often as its use rounded down, as long as
 * all its pieces are still wanted. What is left over is for a search to lay out.
 */
export function roundDown(puzzle: Puzzle, { uses }: Relaxation): Plan {
  const wanted = puzzle.pieces.map((piece) => piece.quantity);
  const left = puzzle.sheets.map((sheet) => sheet.quantity);
  const plan: Layout[] = [];
  for (const { layout, count } of uses) {
    const counts = new Map<number, number>();
    for (const { piece } of leavesOf(layout.root)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    let times = Math.min(Math.floor(count + 1e-6), left[layout.sheet] ?? 0);
    for (const [piece, n] of counts) times = Math.min(times, Math.floor((wanted[piece] ?? 0) / n));
    for (const [piece, n] of counts) wanted[piece] = (wanted[piece] ?? 0) - n * times;
    left[layout.sheet] = (left[layout.sheet] ?? 0) - times;
    for (let i = 0; i < times; i++) plan.push(layout);
  }
  return plan;
}
