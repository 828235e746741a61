import type { CutSheet, SheetAnswer } from '../contract.ts';
import { unitsToMm, type SheetProblem } from '../problem.ts';
import { sawWork, type SawWork } from './saw-work.ts';

/** An answer with the total saw work of its final cuts. */
export function withSawWork(problem: SheetProblem, answer: SheetAnswer): SheetAnswer {
  const { simpler } = answer;
  return {
    ...answer,
    ...workOf(problem, answer.sheets),
    ...(simpler && { simpler: { ...simpler, ...workOf(problem, simpler.sheets) } }),
  };
}

function workOf(problem: SheetProblem, sheets: readonly CutSheet[]): SawWork {
  const mm = (units: number): number => unitsToMm(units, problem);
  const rows = new Map(problem.stock.map((row) => [row.id, row]));
  const { left, top } = problem.trim;
  let settings = 0;
  let turns = 0;
  for (const { stock, cuts } of sheets) {
    const { length = 0, width = 0 } = rows.get(stock) ?? {};
    const near = { left: mm(left), top: mm(top) };
    const work = sawWork({
      length: mm(length),
      width: mm(width),
      cuts,
      kerf: mm(problem.kerf),
      near,
    });
    settings += work.settings;
    turns += work.turns;
  }
  return { settings, turns };
}
