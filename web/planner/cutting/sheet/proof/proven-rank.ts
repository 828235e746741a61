import { leastRank } from './least-rank.ts';
import { lowerBound } from './lower-bound.ts';
import type { IsOver } from '../is-over.ts';
import type { Model } from '../model.ts';

/**
 * A rank that no plan is below: by bounds, which ask for no straight cuts, and where these are not
 * enough, for a short list by every way to cut it. `ceiling` is the rank of a plan, Infinity without
 * one; more than that need not be proven. The search may be left without it: it then ends by its limits.
 */
export function provenRank(
  model: Model,
  ceiling: number,
  isEnough: (bound: number) => boolean,
  isBoundOver: IsOver,
  isExactOver: IsOver,
): number {
  const bound = lowerBound(model, ceiling, isBoundOver);
  if (ceiling === Infinity || isEnough(bound)) return bound;
  return Math.max(bound, leastRank(model, ceiling, isExactOver) ?? 0);
}
