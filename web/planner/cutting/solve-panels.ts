import { solveAroundDefects } from './defects/solve-around-defects.ts';
import { joinRuns, PanelNames, unplacedRows, type JoinedProblem } from './runs/join-runs.ts';
import { splitRuns } from './runs/split-runs.ts';
import { solveSheet } from './sheet/solve-sheet.ts';
import { cutTotals } from './sheet/to-answer.ts';
import type { Control, SheetAnswer } from './contract.ts';
import type { SheetProblem } from './problem.ts';

/** Offer of a dearer plan with fewer cuts, for problems without runs and defects. */
const OFFERS_SIMPLER = true;

/**
 * Solves a sheet problem. Without runs and defects the engine's answer is unchanged. A run is planned as one panel and
 * divided afterwards; features that the engine lacks are planned around it.
 */
export function solvePanels(problem: SheetProblem, control: Control = {}): SheetAnswer {
  const hasDefects = problem.stock.some(({ defects }) => defects !== undefined);
  if (!hasDefects && problem.runs === undefined)
    return solveSheet(problem, control, OFFERS_SIMPLER);
  const joined = joinRuns(problem);
  if (hasDefects || problem.stages !== null) return solveAroundDefects(problem, joined, control);
  return splitAnswer(problem, joined, solveSheet(joined, control));
}

/** The answer to the joined problem in terms of the problem itself. */
function splitAnswer(
  problem: SheetProblem,
  joined: JoinedProblem,
  answer: SheetAnswer,
): SheetAnswer {
  const names = new PanelNames(problem);
  const sheets = answer.sheets.map((sheet) => {
    const split = splitRuns(problem, joined, sheet, names);
    if (split === undefined) throw new Error('without a stage limit every strip can be cut up');
    return split;
  });
  const missing = answer.unplaced.map(({ part, quantity, reason }) => {
    return { index: Number(part), quantity, fits: reason === 'out-of-stock' };
  });
  return {
    ...answer,
    sheets,
    ...cutTotals(sheets),
    unplaced: unplacedRows(problem, joined, missing),
  };
}
