import { divideFreely, divideSheet, drawDivision, type Division } from './cells.ts';
import { endsOf, wholeSheet, type SawnMaterial } from './material.ts';
import { sawPlan } from './saw-plan.ts';
import { solveSheet } from '../sheet/solve-sheet.ts';
import type { CutSheet } from '../contract.ts';
import type { JoinedProblem } from '../runs/join-runs.ts';
import type { PackedSheet } from './packer.ts';
import type { Random } from '../sheet/random.ts';
import { largestOf, type IsOver, type SheetStockRow } from '../problem.ts';
import type { WorkBudget } from '../work.ts';

/** Larger problems are left to the packer: the engine would need its time for one plan. */
const MOST_ROWS = 60;
const MOST_PIECES = 2000;

/** True if sheets of this problem can be planned as cells: no stage limit, and small enough. */
export function hasCells({ stages, stock, parts }: JoinedProblem): boolean {
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return stages === null && stock.length <= MOST_ROWS && pieces <= MOST_PIECES;
}

/** Stock of the engine: a sheet of a row, or a cell of one. */
interface Source {
  readonly row: number;
  readonly cell: number;
  readonly stock: SheetStockRow;
}

/** Limits of the general engine. */
interface CellLimits {
  readonly timeLimitMs: number;
  readonly work?: WorkBudget;
  readonly isOver: IsOver;
}

/**
 * A plan in which the general engine packs the clean cells of sheets divided around their defects, and sheets without
 * defects. The largest cell of a divided sheet has the sheet's price.
 */
export function planCells(
  problem: JoinedProblem,
  allowed: readonly number[],
  random: Random,
  isGreedy: boolean,
  { timeLimitMs, work, isOver }: CellLimits,
): PackedSheet[] {
  const least = leastSide(problem);
  const divisions = problem.stock.map((stock): Division | undefined =>
    stock.defects === undefined ? [] : drawDivision(problem, stock, least, random, isGreedy),
  );
  const sources = problem.stock.flatMap((stock, row) =>
    sourcesOf(problem, stock, row, divisions[row], allowed[row] ?? 0),
  );
  if (sources.length === 0) return [];
  const stock = sources.map((source, i) => ({ ...source.stock, id: String(i) }));
  const cells = { ...problem, trim: NO_TRIM, firstCut: 'any', stock, timeLimitMs } as const;
  const { sheets } = solveSheet(cells, { stopped: () => isOver(0), ...(work && { work }) });
  return together(problem, divisions, sources, sheets);
}

/**
 * Places missing parts in the clean material of packed sheets, at once for any length of list: the engine stops after
 * its first plan, on shelves. `outside` is the problem of those parts only.
 */
export function fillLeft(
  problem: JoinedProblem,
  outside: JoinedProblem,
  packed: readonly PackedSheet[],
): void {
  const least = leastSide(outside);
  for (const material of freeIn(packed)) divideFreely(material, problem, least);
  const left = freeIn(packed).filter(({ defects }) => defects.length === 0);
  if (left.length === 0) return;
  const stock = left.map(({ dx, dy }, i): SheetStockRow => {
    return { id: String(i), length: dx, width: dy, quantity: 1, cost: 0 };
  });
  const cells = { ...outside, trim: NO_TRIM, firstCut: 'any', stock } as const;
  let copies = FIRST_FILLED;
  for (const sheet of solveSheet(cells, { stopped: () => true }).sheets) {
    const material = left[Number(sheet.stock)];
    if (material !== undefined) sawPlan(material, sheet, problem, () => copies++);
  }
}

/** Material that is neither a panel nor trimmed off. */
const freeIn = (packed: readonly PackedSheet[]): SawnMaterial[] =>
  packed
    .flatMap(({ root }) => endsOf(root))
    .filter(({ panel, isTrimmed }) => panel === undefined && !isTrimmed);

const leastSide = ({ parts }: JoinedProblem): number =>
  parts.reduce((side, { length, width }) => Math.min(side, length, width), Infinity);

const NO_TRIM = { left: 0, right: 0, top: 0, bottom: 0 };
/** Above every number that the packer gives. */
const FIRST_FILLED = 1e9;

function sourcesOf(
  problem: JoinedProblem,
  stock: SheetStockRow,
  row: number,
  division: Division | undefined,
  quantity: number,
): Source[] {
  if (division === undefined || quantity <= 0 || wholeSheet(problem, stock) === undefined)
    return [];
  const { cells } = divideSheet(problem, stock, division);
  const largest = largestOf(cells.map(({ dx, dy }) => dx * dy));
  return cells.map(({ dx, dy }, cell): Source => {
    const cost = dx * dy === largest ? stock.cost : 0;
    return { row, cell, stock: { id: '', length: dx, width: dy, quantity, cost } };
  });
}

/** Joins the cells of each sheet again, each with its plan. */
function together(
  problem: JoinedProblem,
  divisions: readonly (Division | undefined)[],
  sources: readonly Source[],
  sheets: readonly CutSheet[],
): PackedSheet[] {
  let copies = 0;
  const plans = sources.map((): CutSheet[] => []);
  for (const sheet of sheets) plans[Number(sheet.stock)]?.push(sheet);
  return problem.stock.flatMap((stock, row) => {
    const division = divisions[row];
    if (division === undefined) return [];
    const own = sources.flatMap((source, i) => (source.row === row ? [{ source, i }] : []));
    const count = largestOf(own.map(({ i }) => plans[i]?.length ?? 0));
    return Array.from({ length: count }, (_, n): PackedSheet => {
      const { root, cells } = divideSheet(problem, stock, division);
      for (const { source, i } of own) {
        const [cell, plan] = [cells[source.cell], plans[i]?.[n]];
        if (cell !== undefined && plan !== undefined) sawPlan(cell, plan, problem, () => copies++);
      }
      return { row, root };
    });
  });
}
