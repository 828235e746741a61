import { checkRuns } from './check-runs.ts';
import { tally } from './common.ts';
import { replay, type TablePiece } from './sheet-replay.ts';
import type {
  Cut,
  CutSheet,
  PlacedPanel,
  Rectangle,
  SheetAnswer,
  SimplerSheets,
} from '../contract.ts';
import type { SheetPart, SheetProblem, SheetStockRow } from '../problem.ts';

type Complain = (what: string) => void;

/** Rows by name: lists are long. */
interface Rows {
  readonly stock: ReadonlyMap<string, SheetStockRow>;
  readonly parts: ReadonlyMap<string, SheetPart>;
}

/** Number of fence settings and of sheet turns. */
interface Work {
  settings: number;
  turns: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * All errors of an answer, as sentences; uses nothing of the engine. Makes the cuts one after the other on each sheet;
 * every part and offcut must be what remains.
 */
export function checkSheet(problem: SheetProblem, answer: SheetAnswer): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(what);
  const rows: Rows = {
    stock: new Map(problem.stock.map((row) => [row.id, row])),
    parts: new Map(problem.parts.map((row) => [row.id, row])),
  };
  checkSheets(problem, rows, answer, complain);
  checkQuantities(problem, answer, complain);
  checkRuns(problem, answer, (mm) => toUnits(mm, problem), complain);
  checkTotals(problem, answer, complain);
  checkSimpler(problem, rows, answer, complain);
  return complaints;
}

function checkSheets(
  problem: SheetProblem,
  rows: Rows,
  plan: SimplerSheets,
  complain: Complain,
): void {
  const work: Work = { settings: 0, turns: 0 };
  plan.sheets.forEach((sheet, i) => {
    checkOne(problem, rows, sheet, (what) => complain(`sheet ${i + 1}: ${what}`), work);
  });
  checkWork(plan, work, complain);
}

/** The simpler plan also holds everything, costs more and saves cuts. */
function checkSimpler(
  problem: SheetProblem,
  rows: Rows,
  { simpler, ...answer }: SheetAnswer,
  complain: Complain,
): void {
  if (simpler === undefined) return;
  const say: Complain = (what) => complain(`the simpler plan: ${what}`);
  checkSheets(problem, rows, simpler, say);
  checkQuantities(problem, { ...answer, ...simpler }, say);
  checkTotals(problem, { ...answer, ...simpler, status: 'feasible' }, say);
  if (answer.status === 'infeasible') say('not everything is placed');
  if (!(simpler.cost > answer.cost)) say('it costs no more');
  if (simpler.cutCount >= answer.cutCount) say('it saves no cuts');
}

/** Millimetres to grid units; NaN if off the grid. */
function toUnits(mm: number, { unit }: SheetProblem): number {
  const units = Math.round((mm * 1e6) / unit);
  return Math.abs(units * unit - mm * 1e6) <= 0.5 + Math.abs(mm) * 1e-6 ? units : NaN;
}

function checkOne(
  problem: SheetProblem,
  rows: Rows,
  sheet: CutSheet,
  complain: Complain,
  work: Work,
): void {
  const stock = rows.stock.get(sheet.stock);
  if (!stock) {
    complain(`there is no stock ${sheet.stock}`);
    return;
  }
  const units = (mm: number): number => toUnits(mm, problem);
  const cuts = sheet.cuts.map((cut): Cut => {
    const { n, stage, x1, y1, x2, y2 } = cut;
    return { n, stage, x1: units(x1), y1: units(y1), x2: units(x2), y2: units(y2) };
  });
  const { kerf, trim, firstCut } = problem;
  const rules = { kerf, trim, firstCut, stages: problem.stages ?? Infinity };
  const size = { dx: stock.length, dy: stock.width };
  const table = replay(size, cuts, rules, complain, workInto(work));
  const box = (r: Rectangle): Box => {
    return { x: units(r.x), y: units(r.y), dx: units(r.length), dy: units(r.width) };
  };
  const usable = usableArea(problem, stock);
  const left = new Map(table.map((material) => [show(material), material]));
  const trimmed = new Set<number>();
  for (const part of sheet.parts) {
    checkPart(rows, part, box(part), complain);
    if (hasDefect(stock, box(part))) complain(`${part.part} at ${show(box(part))} has a defect`);
    const by = takeOff(left, box(part), `part ${part.part}`, usable, complain)?.trimmedBy;
    if (by === undefined) continue;
    if (trimmed.has(by)) complain(`cut ${by} is no trimming cut: it makes two parts`);
    trimmed.add(by);
  }
  for (const offcut of sheet.offcuts) {
    takeOff(left, box(offcut), 'an offcut', usable, complain);
    if (hasDefect(stock, box(offcut))) complain(`an offcut at ${show(box(offcut))} has a defect`);
  }
  for (const rest of left.values()) {
    if (isInside(rest, usable) && !hasDefect(stock, rest)) {
      complain(`${show(rest)} is neither part nor offcut`);
    }
  }
}

/** True if a rectangle of a sheet overlaps one of its defects; edges may touch. */
function hasDefect({ defects = [] }: SheetStockRow, { x, y, dx, dy }: Box): boolean {
  return defects.some(
    (defect) =>
      x < defect.x + defect.length &&
      defect.x < x + dx &&
      y < defect.y + defect.width &&
      defect.y < y + dy,
  );
}

/** Adds one sheet's cuts to the work. */
function workInto(work: Work): (from: TablePiece, cut: Cut) => void {
  let before: { readonly distance: number; readonly isUpright: boolean } | undefined;
  return ({ x, y }, { x1, y1, x2 }) => {
    const isUpright = x1 === x2;
    const distance = isUpright ? x1 - x : y1 - y;
    if (before?.distance !== distance) work.settings++;
    if (before !== undefined && before.isUpright !== isUpright) work.turns++;
    before = { distance, isUpright };
  };
}

/** Answers of earlier versions have no saw work. */
function checkWork({ settings, turns }: SimplerSheets, work: Work, complain: Complain): void {
  if ((settings ?? work.settings) !== work.settings)
    complain(`there are ${work.settings} settings`);
  if ((turns ?? work.turns) !== work.turns) complain(`there are ${work.turns} turns`);
}

function usableArea({ trim }: SheetProblem, stock: SheetStockRow): Box {
  const { left, right, top, bottom } = trim;
  return { x: left, y: top, dx: stock.length - left - right, dy: stock.width - top - bottom };
}

function takeOff(
  left: Map<string, TablePiece>,
  box: Box,
  what: string,
  usable: Box,
  complain: Complain,
): TablePiece | undefined {
  if (!isInside(box, usable)) complain(`${what} at ${show(box)} lies in the trim`);
  const found = left.get(show(box));
  if (found) left.delete(show(box));
  else complain(`no cuts make ${what} at ${show(box)}`);
  return found;
}

function checkPart(rows: Rows, placed: PlacedPanel, box: Box, complain: Complain): void {
  const part = rows.parts.get(placed.part);
  if (!part) {
    complain(`there is no part ${placed.part}`);
    return;
  }
  if (placed.rotated && !part.rotate) complain(`${part.id} is turned against its grain`);
  if (!hasSize(part, box, placed.rotated))
    complain(`${part.id} at ${show(box)} is of another size`);
}

function hasSize(part: SheetPart, { dx, dy }: Box, rotated: boolean): boolean {
  return rotated
    ? dx === part.width && dy === part.length
    : dx === part.length && dy === part.width;
}

function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x &&
    box.y >= area.y &&
    box.x + box.dx <= area.x + area.dx &&
    box.y + box.dy <= area.y + area.dy
  );
}

function checkQuantities(problem: SheetProblem, answer: SheetAnswer, complain: Complain): void {
  const parts = answer.sheets.flatMap((sheet) => sheet.parts);
  const counts = tally([
    ...parts.map(({ part }) => [part, 1] as const),
    ...answer.unplaced.map(({ part, quantity }) => [part, quantity] as const),
  ]);
  const sheets = tally(answer.sheets.map(({ stock }) => [stock, 1]));
  for (const { id, quantity } of problem.parts) {
    const total = counts.get(id) ?? 0;
    if (total !== quantity) complain(`${id} is accounted for ${total} times, not ${quantity}`);
  }
  for (const { id, quantity } of problem.stock) {
    const used = sheets.get(id) ?? 0;
    if (used > quantity) complain(`${id} is used ${used} times, there are ${quantity}`);
  }
}

function checkTotals(problem: SheetProblem, answer: SheetAnswer, complain: Complain): void {
  const prices = new Map(problem.stock.map(({ id, cost }) => [id, cost]));
  const cost = answer.sheets.reduce((sum, { stock }) => sum + (prices.get(stock) ?? NaN), 0);
  const slip = 1e-9 * Math.max(1, cost);
  if (!(Math.abs(answer.cost * problem.priceScale - cost) <= slip)) {
    complain(`the sheets cost ${cost / problem.priceScale}, not ${answer.cost}`);
  }
  if (answer.bound > answer.cost) complain(`the bound ${answer.bound} is over the cost`);
  const isProven = answer.bound === answer.cost;
  const expected = answer.unplaced.length > 0 ? 'infeasible' : isProven ? 'optimal' : 'feasible';
  if (answer.status !== expected) complain(`the status is ${answer.status}, not ${expected}`);
  const cuts = answer.sheets.flatMap((sheet) => sheet.cuts);
  const length = cuts.reduce((sum, c) => sum + Math.abs(c.x2 - c.x1) + Math.abs(c.y2 - c.y1), 0);
  if (answer.cutCount !== cuts.length) complain(`there are ${cuts.length} cuts`);
  if (!(Math.abs(answer.cutLength - length) <= 1e-6 * Math.max(1, length))) {
    complain(`the cuts are ${length} mm long, not ${answer.cutLength}`);
  }
}

const show = ({ x, y, dx, dy }: Box): string => `(${x}, ${y}) ${dx} x ${dy}`;
