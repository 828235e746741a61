import type { CutAnswer } from '../contract.ts';
import type { Problem } from '../problem.ts';
import { checkSheet } from './check-sheet.ts';
import { checkLinear } from './linear.ts';

/** Errors of an answer of either kind, as sentences; empty if it can be cut as it says. */
export function checkAnswer(problem: Problem, answer: CutAnswer): string[] {
  if (problem.kind === 'linear' && 'boards' in answer) return checkLinear(problem, answer);
  if (problem.kind === 'sheet' && 'sheets' in answer) return checkSheet(problem, answer);
  return ['the answer is of another kind than the request'];
}
