import type { CutSheet, PlacedPanel, SheetAnswer } from '../contract.ts';
import type { RunRow, SheetProblem } from '../problem.ts';

type Complain = (what: string) => void;

interface Member {
  /** Index of its sheet in the answer. */
  readonly sheet: number;
  readonly panel: PlacedPanel;
}

/** Panels by the run that they name, then by its number. */
type Found = Map<string, Map<number, Member[]>>;

/**
 * Compares the runs of an answer with the request: each is complete, its panels in order in one line on one sheet, all
 * rotated equally, one kerf apart. `units` converts millimetres to the problem's grid.
 */
export function checkRuns(
  problem: SheetProblem,
  answer: SheetAnswer,
  units: (mm: number) => number,
  complain: Complain,
): void {
  const runs = problem.runs ?? [];
  const runOf = new Map<string, string>();
  for (const { id, parts } of runs) {
    for (const row of parts) runOf.set(problem.parts[row]?.id ?? '', id);
  }
  const found: Found = new Map();
  answer.sheets.forEach((sheet, i) => gather(sheet, i, runOf, found, complain));
  for (const run of runs) {
    const { id, quantity } = run;
    for (const [n, members] of found.get(id) ?? []) {
      const isOne = Number.isInteger(n) && n >= 1 && n <= quantity;
      if (isOne) checkRun(problem, run, members, units, (what) => complain(`${id} ${n}: ${what}`));
      else complain(`there is no run ${id} ${n}`);
    }
  }
  checkUnplaced(problem, runOf, answer, complain);
}

/** Panels by run and number; a panel names a run exactly if its part belongs to one. */
function gather(
  sheet: CutSheet,
  number: number,
  runOf: ReadonlyMap<string, string>,
  found: Found,
  complain: Complain,
): void {
  for (const panel of sheet.parts) {
    if (panel.run?.id !== runOf.get(panel.part)) {
      complain(`sheet ${number + 1}: ${panel.part} does not say which run it is in`);
    }
    if (panel.run === undefined) continue;
    const { id, n } = panel.run;
    const numbers = found.get(id) ?? new Map<number, Member[]>();
    const members = numbers.get(n) ?? [];
    members.push({ sheet: number, panel });
    found.set(id, numbers.set(n, members));
  }
}

/** Ids of the parts of one run in order, a row with several pieces as often as a run has it. */
function membersOf(problem: SheetProblem, run: RunRow): string[] {
  return run.parts.flatMap((row) => {
    const part = problem.parts[row];
    const each = (part?.quantity ?? 0) / run.quantity;
    return Array.from({ length: each }, () => part?.id ?? '');
  });
}

function checkRun(
  problem: SheetProblem,
  run: RunRow,
  found: readonly Member[],
  units: (mm: number) => number,
  complain: Complain,
): void {
  const wanted = membersOf(problem, run);
  const members = found.toSorted((a, b) => placeOf(a) - placeOf(b));
  const [first] = members;
  if (first === undefined) return;
  if (members.length !== wanted.length) {
    complain(`it has ${members.length} panels, not ${wanted.length}`);
  }
  const isTurned = first.panel.rotated;
  const isAlongX = (run.along === 'length') !== isTurned;
  let end: number | undefined;
  members.forEach((member, i) => {
    const { panel, sheet } = member;
    if (placeOf(member) !== i + 1 || panel.part !== wanted[i]) {
      complain(`${panel.part} at place ${placeOf(member)} is not in the run's order`);
    }
    if (sheet !== first.sheet) complain(`${panel.part} is on another sheet`);
    if (panel.rotated !== isTurned) complain(`${panel.part} is turned otherwise`);
    const [from, size] = isAlongX ? [panel.x, panel.length] : [panel.y, panel.width];
    const [beside, wide] = isAlongX ? [panel.y, panel.width] : [panel.x, panel.length];
    const strip = isAlongX ? first.panel.y : first.panel.x;
    const isWide = isAlongX ? first.panel.width : first.panel.length;
    if (units(beside) !== units(strip) || units(wide) !== units(isWide)) {
      complain(`${panel.part} is out of line`);
    }
    if (end !== undefined && units(from) !== end + problem.kerf) {
      complain(`${panel.part} is not one kerf after the panel before it`);
    }
    end = units(from) + units(size);
  });
}

const placeOf = ({ panel }: Member): number => panel.run?.place ?? NaN;

/** `run-too-long` is the reason of parts in runs that no sheet could hold, with or without defects. */
function checkUnplaced(
  problem: SheetProblem,
  runOf: ReadonlyMap<string, string>,
  { unplaced }: SheetAnswer,
  complain: Complain,
): void {
  const runs = problem.runs ?? [];
  for (const { part, reason, at } of unplaced) {
    if (reason !== 'run-too-long') continue;
    const i = runs.findIndex(({ id }) => id === runOf.get(part));
    const run = runs[i];
    if (run === undefined) complain(`${part} is in no run, and not ${reason}`);
    else if (at !== `runs[${i}]`) complain(`${part} is in runs[${i}], not ${at}`);
    else if (fitsClean(problem, run)) complain(`${part}: run ${run.id} is not too long`);
  }
}

/** True if a sheet without defects holds the complete run. */
function fitsClean(problem: SheetProblem, run: RunRow): boolean {
  const { parts, kerf, trim, stock } = problem;
  const rows = run.parts.flatMap((row) => parts[row] ?? []);
  const across = run.along === 'length' ? 'width' : 'length';
  let long = -kerf;
  for (const part of rows) long += (part[run.along] + kerf) * (part.quantity / run.quantity);
  const wide = rows[0]?.[across] ?? 0;
  const turns = rows.every(({ rotate }) => rotate);
  const [dx, dy] = run.along === 'length' ? [long, wide] : [wide, long];
  return stock.some(({ length, width, quantity, defects }) => {
    const [x, y] = [length - trim.left - trim.right, width - trim.top - trim.bottom];
    if (quantity === 0 || defects !== undefined) return false;
    return (dx <= x && dy <= y) || (turns && dy <= x && dx <= y);
  });
}
