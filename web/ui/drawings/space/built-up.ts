import type { JobPlan, Step } from '../../../planner/jobs/kit/contract.ts';
import type { Solid, StepPicture } from '../../../planner/takeoff/solid.ts';

/** An assembly at one of its steps. */
export interface BuiltUp extends StepPicture {
  /** Parts of later steps. */
  readonly later: readonly Solid[];
}

/** The assembly at a step: earlier parts, the parts of the step, and later ones. Undefined if the job has no model. */
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
