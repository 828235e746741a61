import type { JobPlan, Step } from '../../../planner/jobs/kit/contract.ts';
import type { Solid, StepPicture } from '../../../planner/takeoff/solid.ts';

/** A built thing at one of its steps. */
export interface BuiltUp extends StepPicture {
  /** Parts that later steps add. */
  readonly later: readonly Solid[];
}

/** The thing at a step: its own parts, those of the steps before, and the rest. Undefined if the job builds none. */
export function builtUpAt(
  { model, steps }: Pick<JobPlan, 'model' | 'steps'>,
  { id, picture }: Step,
): BuiltUp | undefined {
  if (model === undefined) return undefined;
  const at = steps.findIndex((step) => step.id === id);
  const before = steps.slice(0, Math.max(0, at)).findLast((step) => step.picture !== undefined);
  const { there, added, says } = picture ?? {
    there: [...(before?.picture?.there ?? []), ...(before?.picture?.added ?? [])],
    added: [],
    says: model.says,
  };
  const known = new Set([...there, ...added]);
  return { there, added, says, later: model.solids.filter((solid) => !known.has(solid)) };
}
