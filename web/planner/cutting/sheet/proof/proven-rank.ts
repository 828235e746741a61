import { leastRank } from './least-rank.ts';
import { lowerBound } from './lower-bound.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

/**
 * A lower bound on the rank of any plan: by bounds that ignore straight cuts and, if these are not enough, for a short
 * list by every way to cut it. `ceiling` is the rank of a plan, Infinity without one; more need not be proven. Optional
 * for the search: it only ends it earlier.
 */
export function provenRank(
  model: SheetModel,
  ceiling: number,
  isEnough: (bound: number) => boolean,
  isBoundOver: IsOver,
  isExactOver: IsOver,
): number {
  const bound = lowerBound(model, ceiling, isBoundOver);
  if (ceiling === Infinity || isEnough(bound)) return bound;
  return Math.max(bound, leastRank(model, ceiling, isExactOver) ?? 0);
}
