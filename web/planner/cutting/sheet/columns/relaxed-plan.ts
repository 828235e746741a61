import { relax, roundWork } from './columns.ts';
import { roundRelaxation } from './round-relaxation.ts';
import { planPieceCount, type PackedSheets } from '../plan.ts';
import type { IsOver } from '../../problem.ts';
import type { SheetModel } from '../model.ts';

/** Maximum steps per round of column generation, which takes some hundred rounds. */
const MOST_ROUND_WORK = 1e8;
/** Minimum fractions of a relaxed plan that become complete sheets, in several trials. */
const ROUNDINGS = [2, 0.7, 0.3];
/** With a lower average number of equal pieces, searching is better than rounding. */
const REPETITION = 3;

/** Results of column generation for the start of a search. */
export interface RelaxedPlan {
  /** Value of each piece, in ranks. */
  readonly values: Float64Array;
  /** Lower bound on the rank of any plan; 0 if unknown. */
  readonly bound: number;
  /** Some sheets of a plan; the remaining pieces are searched for. */
  readonly starts: readonly PackedSheets[];
}

/**
 * Used if stages are limited or pieces repeat. Patterns of two or three stages also serve larger limits, but bound only
 * their own. `ceiling` is the rank of a plan.
 */
export function relaxedPlan(
  model: SheetModel,
  ceiling: number,
  isOver: IsOver,
): RelaxedPlan | undefined {
  const isRepetitive = planPieceCount(model) >= REPETITION * model.pieces.length;
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
