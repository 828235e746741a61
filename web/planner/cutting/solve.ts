import { solveLinear } from './linear/solve-linear.ts';
import { withSawWork } from './plan/with-saw-work.ts';
import { solvePanels } from './solve-panels.ts';
import type { Control, CutAnswer } from './contract.ts';
import type { Problem } from './problem.ts';

/**
 * The cheapest plan found for a checked problem, with the proven bound. Pure: the same problem and limits give the same
 * plan. `control` reports progress and stops the search.
 */
export function solve(problem: Problem, control: Control = {}): CutAnswer {
  if (problem.kind === 'linear') return solveLinear(problem, control);
  return withSawWork(problem, solvePanels(problem, control));
}
