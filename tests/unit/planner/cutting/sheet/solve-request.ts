import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { solveSheet } from '../../../../../web/planner/cutting/sheet/solve-sheet.ts';
import type {
  Control,
  SheetAnswer,
  SheetRequest,
} from '../../../../../web/planner/cutting/contract.ts';
import type { SheetProblem } from '../../../../../web/planner/cutting/problem.ts';

export function toProblem(request: SheetRequest): SheetProblem {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(parsed.reason);
  if (parsed.problem.kind !== 'sheet') throw new Error('not a sheet request');
  return parsed.problem;
}

/** Stops after a number of checks of the flag, so that a test's work does not depend on the clock. */
export function stopAfter(looks: number): Control {
  let seen = 0;
  return { stopped: () => ++seen > looks };
}

/** Solves with a work limit instead of a time limit. */
export function solve(request: SheetRequest, looks = 300): SheetAnswer {
  return solveSheet(toProblem({ ...request, timeLimitMs: 600_000 }), stopAfter(looks));
}
