import { FitTree } from '../fit-tree.ts';
import { type SheetPiece, type SheetModel, type SheetKind } from './model.ts';
import { gcdOf, largestOf, type SheetPart, type SheetProblem } from '../problem.ts';

/** Sides up to 2^26 keep every area below 2^53. */
const LONGEST_SIDE = 2 ** 26;

/** A model, and the conversion back to the request's rows. */
export interface Adapted {
  readonly model: SheetModel;
  /**
   * Model of the area bound: the same model, or, if the grid is too fine for the search, which then rounds pieces up
   * and sheets down, one that is rounded the other way.
   */
  readonly roomier: SheetModel;
  /** Request row of each of the model's sheets. */
  readonly stockOf: readonly number[];
  /** Request rows of each of the model's pieces. */
  readonly ownersOf: readonly (readonly Owner[])[];
  /** Request rows of the parts that fit on no sheet. */
  readonly unfit: readonly number[];
  /** A plan's rank is its cost times this, plus its sheets; see `costOf`. */
  readonly rankScale: number;
  readonly prices: Prices;
}

/** Converts a bound on a rank to money, see `leastCost`; in the problem's units. */
interface Prices {
  /** All prices are multiples of it; 0 if everything is free. */
  readonly step: number;
  /** Number of sheets without cost. */
  readonly free: number;
  /** The lowest price above zero. */
  readonly cheapest: number;
}

export interface Owner {
  readonly part: number;
  readonly quantity: number;
  /** True if the piece is rotated against the request's part. */
  readonly swapped: boolean;
}

/**
 * Drops unusable rows, merges equal parts and sorts all, so that the same parts give the same plan in any order of
 * rows.
 */
export function toSheetModel(problem: SheetProblem): Adapted {
  const { kerf, trim } = problem;
  const pieceCount = problem.parts.reduce((sum, part) => sum + part.quantity, 0);
  const dearest = largestOf(problem.stock.map((row) => row.cost));
  const rankScale = dearest * pieceCount * (pieceCount + 1) < 2 ** 52 ? pieceCount + 1 : 1;
  const longest = largestOf(problem.stock.flatMap((row) => [row.length, row.width])) + kerf;
  const grid = Math.ceil(longest / LONGEST_SIDE);
  const sheets = problem.stock
    .map((row, at): SheetKind & { at: number } => ({
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
  const model: SheetModel = { sheets, pieces, stages: problem.stages ?? Infinity, firstCut };
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

/** Pieces one grid unit smaller and sheets one larger in both directions: at least as roomy as in reality. */
function roundedOut(model: SheetModel): SheetModel {
  const pieces = model.pieces.map((piece) => {
    return { ...piece, dx: Math.max(0, piece.dx - 1), dy: Math.max(0, piece.dy - 1) };
  });
  const sheets = model.sheets.map((sheet) => ({ ...sheet, dx: sheet.dx + 1, dy: sheet.dy + 1 }));
  return { ...model, pieces, sheets };
}

function pricesOf(problem: SheetProblem, sheets: readonly (SheetKind & { at: number })[]): Prices {
  const costs = sheets.map(({ at }) => problem.stock[at]?.cost ?? 0);
  const paid = costs.filter((cost) => cost > 0);
  return {
    step: gcdOf(costs),
    free: sheets.reduce((sum, { quantity }, k) => sum + (costs[k] === 0 ? quantity : 0), 0),
    cheapest: paid.reduce((least, cost) => Math.min(least, cost), Infinity),
  };
}

/** Cost within a plan's rank. */
export const costOfRank = (rank: number, rankScale: number): number => Math.floor(rank / rankScale);

/**
 * Lower bound on the cost, in the problem's units, of a plan whose rank is at least the bound. A rank is cost × scale +
 * sheets, costs are multiples of one price step, and the cost limits the number of sheets that are not free.
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
function joinParts(problem: SheetProblem, grid: number, sheets: readonly SheetKind[]) {
  const groups = new Map<string, { piece: SheetPiece; owners: Owner[] }>();
  const unfit: number[] = [];
  const bySize = new FitTree(sheets.length);
  sheets.forEach(({ dx, dy }, kind) => bySize.set(kind, dx, dy));
  const fits = ({ dx, dy, rotate }: SheetPiece): boolean =>
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

/** Parts that may be rotated have their long side along x here, so that equal ones meet. */
function toPiece(
  part: SheetPart,
  kerf: number,
  grid: number,
): { piece: SheetPiece; swapped: boolean } {
  const dx = Math.ceil((part.length + kerf) / grid);
  const dy = Math.ceil((part.width + kerf) / grid);
  const swapped = part.rotate && dy > dx;
  const rotate = part.rotate && dx !== dy;
  const piece = { dx: swapped ? dy : dx, dy: swapped ? dx : dy, quantity: part.quantity, rotate };
  return { piece, swapped };
}

function inOrder(a: SheetPiece, b: SheetPiece): number {
  return b.dx * b.dy - a.dx * a.dy || b.dx - a.dx || Number(a.rotate) - Number(b.rotate);
}
