import { relax, roundWork } from './columns.ts';
import { roundRelaxation } from './round-relaxation.ts';
import { pieceCount, type Plan } from '../plan.ts';
import type { IsOver } from '../is-over.ts';
import type { Model } from '../model.ts';

/** Column generation takes some hundred rounds of so many steps each at most. */
const MOST_ROUND_WORK = 1e8;
/** The fractions of a relaxed plan that become whole sheets, in several trials. */
const ROUNDINGS = [2, 0.7, 0.3];
/** Fewer pieces of a kind than this on average are better searched for than rounded. */
const REPETITION = 3;

/** What column generation gives a search to begin with. */
export interface RelaxedPlan {
  /** What each piece is worth, in ranks. */
  readonly values: Float64Array;
  /** No plan of the model ranks below this; 0 where nothing is known. */
  readonly bound: number;
  /** Some of the sheets of a plan; the rest of the pieces is to be searched for. */
  readonly starts: readonly Plan[];
}

/**
 * Where stages are limited or pieces repeat. Patterns of two or three stages serve where more are
 * allowed too, but bound only their own kind. `ceiling` is the rank of a plan.
 */
export function relaxedPlan(
  model: Model,
  ceiling: number,
  isOver: IsOver,
): RelaxedPlan | undefined {
  const isRepetitive = pieceCount(model) >= REPETITION * model.pieces.length;
  if (model.stages === Infinity && !isRepetitive) return undefined;
  const stages = model.stages === 2 || roundWork(model, 3) > MOST_ROUND_WORK ? 2 : 3;
  if (roundWork(model, stages) > MOST_ROUND_WORK) return undefined;
  const relaxation = relax(model, stages, ceiling, isOver);
  return {
    values: relaxation.values,
    bound: model.stages === stages ? relaxation.bound : 0,
    starts: ROUNDINGS.map((least) => roundRelaxation(model, relaxation, least)),
  };
}
