import { FitTree } from '../fit-tree.ts';
import { gcdOf, largestOf } from '../request/integers.ts';
import { type Piece, type Model, type Sheet } from './model.ts';
import type { SheetPart, SheetProblem } from '../problem.ts';

/** Sides up to 2^26 keep every area below 2^53. */
const LONGEST_SIDE = 2 ** 26;

/** A model, and the way back from it to the request's rows. */
export interface Adapted {
  readonly model: Model;
  /**
   * What the area bound is proven for: the same model, or where the grid is too fine for the search, which then
   * rounds pieces up and sheets down, one that is rounded the other way.
   */
  readonly roomier: Model;
  /** Request row of each of the model's sheets. */
  readonly stockOf: readonly number[];
  /** The request rows that each of the model's pieces stands for. */
  readonly ownersOf: readonly (readonly Owner[])[];
  /** Request rows of the parts that fit on no sheet. */
  readonly unfit: readonly number[];
  /** A plan's rank is its cost times this, plus its sheets; see `costOf`. */
  readonly rankScale: number;
  readonly prices: Prices;
}

/** What a bound on a rank means in money, see `leastCost`; in the problem's units. */
interface Prices {
  /** All prices are multiples of it; 0 when everything is free. */
  readonly step: number;
  /** How many sheets cost nothing. */
  readonly free: number;
  /** The least price above nothing. */
  readonly cheapest: number;
}

export interface Owner {
  readonly part: number;
  readonly quantity: number;
  /** The piece lies across the way the request gives the part. */
  readonly swapped: boolean;
}

/**
 * Drops what cannot be used, joins equal parts and puts all in one order, so that the same parts
 * give the same plan however their rows are written.
 */
export function toModel(problem: SheetProblem): Adapted {
  const { kerf, trim } = problem;
  const pieceCount = problem.parts.reduce((sum, part) => sum + part.quantity, 0);
  const dearest = largestOf(problem.stock.map((row) => row.cost));
  const rankScale = dearest * pieceCount * (pieceCount + 1) < 2 ** 52 ? pieceCount + 1 : 1;
  const longest = largestOf(problem.stock.flatMap((row) => [row.length, row.width])) + kerf;
  const grid = Math.ceil(longest / LONGEST_SIDE);
  const sheets = problem.stock
    .map((row, at): Sheet & { at: number } => ({
      at,
      dx: Math.floor((row.length - trim.left - trim.right + kerf) / grid),
      dy: Math.floor((row.width - trim.top - trim.bottom + kerf) / grid),
      rank: row.cost * rankScale + (rankScale > 1 ? 1 : 0),
      quantity: Math.min(row.quantity, pieceCount),
    }))
    .filter(({ dx, dy, quantity }) => dx > kerf / grid && dy > kerf / grid && quantity > 0)
    .sort((a, b) => a.rank - b.rank || b.dx * b.dy - a.dx * a.dy || a.dx - b.dx || a.at - b.at);
  const { pieces, ownersOf, unfit } = joinParts(problem, grid, sheets);
  const { firstCut } = problem;
  const model: Model = { sheets, pieces, stages: problem.stages ?? Infinity, firstCut };
  return {
    model,
    roomier: grid === 1 ? model : roundedOut(model),
    stockOf: sheets.map(({ at }) => at),
    ownersOf,
    unfit,
    rankScale,
    prices: pricesOf(problem, sheets),
  };
}

/** Pieces a grid line smaller and sheets one larger each way: at least as roomy as they are. */
function roundedOut(model: Model): Model {
  const pieces = model.pieces.map((piece) => {
    return { ...piece, dx: Math.max(0, piece.dx - 1), dy: Math.max(0, piece.dy - 1) };
  });
  const sheets = model.sheets.map((sheet) => ({ ...sheet, dx: sheet.dx + 1, dy: sheet.dy + 1 }));
  return { ...model, pieces, sheets };
}

function pricesOf(problem: SheetProblem, sheets: readonly (Sheet & { at: number })[]): Prices {
  const costs = sheets.map(({ at }) => problem.stock[at]?.cost ?? 0);
  const paid = costs.filter((cost) => cost > 0);
  return {
    step: gcdOf(costs),
    free: sheets.reduce((sum, { quantity }, k) => sum + (costs[k] === 0 ? quantity : 0), 0),
    cheapest: paid.reduce((least, cost) => Math.min(least, cost), Infinity),
  };
}

/** The cost in a plan's rank. */
export const costOf = (rank: number, rankScale: number): number => Math.floor(rank / rankScale);

/**
 * The least cost, in the problem's units, of a plan whose rank is not below the bound. A rank is
 * cost x scale + sheets, costs are multiples of one price step, and sheets that cost something are
 * at most as many as the cost pays for.
 */
export function leastCost(adapted: Adapted, bound: number): number {
  const { rankScale, prices } = adapted;
  const { step, free, cheapest } = prices;
  if (step === 0) return 0;
  if (rankScale === 1) return Math.ceil(bound / step) * step;
  if (free === Infinity) return 0;
  const cost = (bound - free) / (rankScale + 1 / cheapest);
  return Math.max(0, Math.ceil(cost / step - 1e-9) * step);
}
function joinParts(problem: SheetProblem, grid: number, sheets: readonly Sheet[]) {
  const groups = new Map<string, { piece: Piece; owners: Owner[] }>();
  const unfit: number[] = [];
  const bySize = new FitTree(sheets.length);
  sheets.forEach(({ dx, dy }, kind) => bySize.set(kind, dx, dy));
  const fits = ({ dx, dy, rotate }: Piece): boolean =>
    bySize.first(dx, dy) >= 0 || (rotate && bySize.first(dy, dx) >= 0);
  problem.parts.forEach((part, at) => {
    const { piece, swapped } = toPiece(part, problem.kerf, grid);
    if (!fits(piece)) {
      unfit.push(at);
      return;
    }
    const key = `${piece.dx} ${piece.dy} ${piece.rotate}`;
    const group = groups.get(key) ?? { piece: { ...piece, quantity: 0 }, owners: [] };
    group.owners.push({ part: at, quantity: part.quantity, swapped });
    groups.set(key, group);
  });
  const joined = [...groups.values()].map(({ piece, owners }) => {
    const quantity = owners.reduce((sum, owner) => sum + owner.quantity, 0);
    return { piece: { ...piece, quantity }, owners };
  });
  joined.sort((a, b) => inOrder(a.piece, b.piece));
  return {
    pieces: joined.map(({ piece }) => piece),
    ownersOf: joined.map(({ owners }) => owners),
    unfit,
  };
}

/** Parts that may turn lie long side along x here, so that equal ones meet. */
function toPiece(part: SheetPart, kerf: number, grid: number): { piece: Piece; swapped: boolean } {
  const dx = Math.ceil((part.length + kerf) / grid);
  const dy = Math.ceil((part.width + kerf) / grid);
  const swapped = part.rotate && dy > dx;
  const rotate = part.rotate && dx !== dy;
  const piece = { dx: swapped ? dy : dx, dy: swapped ? dx : dy, quantity: part.quantity, rotate };
  return { piece, swapped };
}

function inOrder(a: Piece, b: Piece): number {
  return b.dx * b.dy - a.dx * a.dy || b.dx - a.dx || Number(a.rotate) - Number(b.rotate);
}
