import type { CutBoard, LinearAnswer, PlacedLength } from '../contract.ts';
import type { LinearPart, LinearProblem, StockRow } from '../problem.ts';
import { CheckedGrid, countFaults, moneyFaults } from './common.ts';

/**
 * Errors of an answer to a linear problem, as sentences; empty if it can be cut as it says. Uses only problem and
 * answer, nothing of the engine: checks positions, kerfs, trims, quantities of parts and stock, offcuts, price, bound
 * and status.
 */
export function checkLinear(problem: LinearProblem, answer: LinearAnswer): string[] {
  const faults: string[] = [];
  const placed = answer.boards.flatMap((board) => board.parts.map((part) => part.part));
  faults.push(...countFaults(problem, answer.boards, placed, answer.unplaced));
  faults.push(...moneyFaults(problem, answer.boards, answer));
  const rows = rowsById(problem);
  answer.boards.forEach((board, n) => {
    for (const fault of boardFaults(problem, rows, board)) faults.push(`board ${n + 1}: ${fault}`);
  });
  const grid = new CheckedGrid(problem.unit);
  const longest = longestBoard(problem);
  for (const { part, reason } of answer.unplaced) {
    const length = rows.parts.get(part)?.length ?? 0;
    const fits = length <= longest;
    if (fits === (reason === 'too-long')) {
      faults.push(`${part} of ${grid.mm(length)} mm is not ${reason}`);
    }
  }
  return faults;
}

/** Rows by name: lists are long. */
interface Rows {
  readonly stock: ReadonlyMap<string, StockRow>;
  readonly parts: ReadonlyMap<string, LinearPart>;
}

const rowsById = ({ stock, parts }: LinearProblem): Rows => ({
  stock: new Map(stock.map((row) => [row.id, row])),
  parts: new Map(parts.map((row) => [row.id, row])),
});

/** Usable length of the longest board, even if none is left: a part that fits there is not too long. */
function longestBoard({ stock, trim }: LinearProblem): number {
  let longest = -Infinity;
  for (const { length } of stock) longest = Math.max(longest, length - trim.start - trim.end);
  return longest;
}

/** Both ends of a part along both edges of its board, grid units. */
interface Outline {
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
}

function boardFaults(problem: LinearProblem, rows: Rows, board: CutBoard): string[] {
  const stock = rows.stock.get(board.stock);
  if (stock === undefined) return [`there is no stock ${board.stock}`];
  if (board.parts.length === 0) return ['nothing is cut from it'];
  const faults: string[] = [];
  const grid = new CheckedGrid(problem.unit);
  const end = stock.length - problem.trim.end;
  let before: Outline | undefined;
  let used = problem.trim.start;
  for (const part of board.parts) {
    const outline = outlineOf(rows, part, grid);
    const [from, to] = [grid.units(part.at), grid.units(part.at) + grid.units(part.length)];
    if (outline === undefined) faults.push(`${part.part} is not a part of this length`);
    if (from < problem.trim.start || to > end) faults.push(`${part.part} at ${part.at} sticks out`);
    if (outline !== undefined && before !== undefined && gap(before, outline) < problem.kerf) {
      faults.push(`${part.part} at ${part.at} leaves no room for the kerf before it`);
    }
    before = outline;
    used = Math.max(used, to + problem.kerf);
  }
  if (grid.units(board.offcut) !== Math.max(0, end - used)) {
    faults.push(`the offcut is ${grid.mm(Math.max(0, end - used))} mm, not ${board.offcut}`);
  }
  faults.push(...grid.faults);
  return faults;
}

function outlineOf(rows: Rows, placed: PlacedLength, grid: CheckedGrid): Outline | undefined {
  const part = rows.parts.get(placed.part);
  const length = grid.units(placed.length);
  if (part === undefined || part.length !== length) return undefined;
  const from = grid.units(placed.at);
  const long: [number, number] = [from, from + length];
  const { start, end } = part.slants;
  return placed.turned === true
    ? { bottom: long, top: [from + end, from + length - start] }
    : { top: long, bottom: [from + start, from + length - end] };
}

const gap = (left: Outline, right: Outline): number =>
  Math.min(right.top[0] - left.top[1], right.bottom[0] - left.bottom[1]);
