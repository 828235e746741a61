import type { CutAnswer, CutRequest } from '../contract.ts';
import { mmOf } from './plan-board.ts';

/** Reduction of parts that nearly fit, mm: step and maximum. */
const STEP = 0.5;
const MOST = 3;
/** Maximum number of parts in a request; a longer search would keep a phone busy for one sentence. */
const MOST_PIECES = 200;

/** A plan with fewer boards after a small reduction of every part. */
export interface NearFit {
  /** Reduction of every part in both directions, millimetres. */
  readonly less: number;
  /** Request and plan with the smaller parts. */
  readonly request: CutRequest;
  readonly answer: CutAnswer;
}

const boardsOf = (answer: CutAnswer): readonly { readonly stock: string }[] =>
  'boards' in answer ? answer.boards : answer.sheets;

/** The same request with every part shorter by `less` millimetres, and panels also narrower. */
export function withLess(request: CutRequest, less: number): CutRequest {
  const off = (size: Parameters<typeof mmOf>[0]): number => Math.max(1, mmOf(size) - less);
  if (request.kind === 'linear') {
    return {
      ...request,
      parts: request.parts.map((part) => ({ ...part, length: off(part.length) })),
    };
  }
  const parts = request.parts.map((part) => ({
    ...part,
    length: off(part.length),
    width: off(part.width),
  }));
  return { ...request, parts };
}

/** Length or area, as boards and parts of a kind are counted. */
const materialOf = (row: {
  readonly length: Parameters<typeof mmOf>[0];
  readonly width?: Parameters<typeof mmOf>[0];
}): number => mmOf(row.length) * (row.width === undefined ? 1 : mmOf(row.width));

/** True if smaller parts could need one board less at all: their total fits on the other boards. */
function canDoWithFewer(request: CutRequest, answer: CutAnswer): boolean {
  const used = boardsOf(answer).map(({ stock }) => {
    const row = request.stock.find(({ id }) => id === stock);
    return row === undefined ? 0 : materialOf(row);
  });
  if (used.length < 2) return false;
  const pieces = request.parts.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const needed = withLess(request, MOST).parts.reduce(
    (sum, part) => sum + materialOf(part) * (part.quantity ?? 1),
    0,
  );
  const there = used.reduce((sum, one) => sum + one, 0) - Math.min(...used);
  return pieces <= MOST_PIECES && needed <= there;
}

/**
 * The smallest reduction of all parts, in steps of half a millimetre up to 3 mm, that gives a cheaper plan with fewer
 * boards; undefined if there is none. `solve` plans a request quickly; undefined if it cannot.
 */
export async function findNearFit(
  request: CutRequest,
  answer: CutAnswer,
  solve: (request: CutRequest) => Promise<CutAnswer | undefined>,
): Promise<NearFit | undefined> {
  if (answer.unplaced.length > 0 || !canDoWithFewer(request, answer)) return undefined;
  const at = async (steps: number): Promise<NearFit | undefined> => {
    const less = steps * STEP;
    const smaller = withLess(request, less);
    const found = await solve(smaller);
    const isFewer =
      found !== undefined &&
      found.unplaced.length === 0 &&
      found.cost < answer.cost - 1e-6 &&
      boardsOf(found).length < boardsOf(answer).length;
    return isFewer ? { less, request: smaller, answer: found } : undefined;
  };
  let best = await at(MOST / STEP);
  let [least, most] = [1, MOST / STEP];
  while (best !== undefined && least < most) {
    const middle = Math.floor((least + most) / 2);
    const found = await at(middle);
    if (found === undefined) least = middle + 1;
    else [best, most] = [found, middle];
  }
  return best;
}
