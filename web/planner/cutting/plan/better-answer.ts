import type { CutAnswer } from '../contract.ts';

const boardsOf = (answer: CutAnswer): number =>
  'boards' in answer ? answer.boards.length : answer.sheets.length;

const missing = (answer: CutAnswer): number =>
  answer.unplaced.reduce((sum, { quantity }) => sum + quantity, 0);

/** A smaller difference of costs is a rounding error. */
const SAME = 1e-6;

/** True if cost and bound of the engine are equal: nothing is left to find. */
export const isProven = (answer: CutAnswer): boolean => answer.cost - answer.bound < SAME;

const settingsOf = (answer: CutAnswer): number =>
  'sheets' in answer ? (answer.settings ?? Infinity) : 0;

const hasChoice = (answer: CutAnswer): boolean =>
  'sheets' in answer && answer.simpler !== undefined;

/**
 * The better of two answers to one request: more placed, then cheaper, then fewer boards, then fewer saw settings, then
 * one with a simpler alternative.
 */
function isBetter(a: CutAnswer, b: CutAnswer): boolean {
  if (missing(a) !== missing(b)) return missing(a) < missing(b);
  if (Math.abs(a.cost - b.cost) > SAME) return a.cost < b.cost;
  if (boardsOf(a) !== boardsOf(b)) return boardsOf(a) < boardsOf(b);
  if (settingsOf(a) !== settingsOf(b)) return settingsOf(a) < settingsOf(b);
  return hasChoice(a) && !hasChoice(b);
}

/**
 * The better of two answers to one request, the earlier one if equal, so that a visible plan never changes without a
 * reason. If both leave out the same pieces, the higher bound holds for either.
 */
export function betterAnswer(earlier: CutAnswer | undefined, later: CutAnswer): CutAnswer {
  if (earlier === undefined) return later;
  const best = isBetter(later, earlier) ? later : earlier;
  const other = best === later ? earlier : later;
  if (JSON.stringify(best.unplaced) !== JSON.stringify(other.unplaced)) return best;
  const bound = Math.min(best.cost, Math.max(best.bound, other.bound));
  const status =
    best.status === 'infeasible' || best.cost - bound >= SAME ? best.status : 'optimal';
  return { ...best, bound, status };
}
