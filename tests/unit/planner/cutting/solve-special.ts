import { checkSheet } from '../../../../web/planner/cutting/checker/check-sheet.ts';
import { solvePanels } from '../../../../web/planner/cutting/solve-panels.ts';
import { stopAfter, toProblem } from './sheet/solve-request.ts';
import type { SheetAnswer, SheetRequest } from '../../../../web/planner/cutting/contract.ts';

/** Solves with a work limit instead of a time limit. */
export const solveAll = (request: SheetRequest, looks = 200): SheetAnswer =>
  solvePanels(toProblem({ ...request, timeLimitMs: 600_000 }), stopAfter(looks));

/** Errors that the independent checker finds in the answer. */
export const complaintsOf = (request: SheetRequest, looks = 200): string[] =>
  checkSheet(toProblem(request), solveAll(request, looks));
