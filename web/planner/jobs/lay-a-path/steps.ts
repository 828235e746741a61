import type { JobStep, Sparse } from '../kit/contract.ts';
import { safetyKit } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Path } from './layout.ts';
import { edgingStep, looseSteps } from './loose-steps.ts';
import { slabSteps } from './slab-steps.ts';
import { digSteps, baseSteps } from './ground-steps.ts';

export function pathSteps(inputs: Inputs, path: Path): Sparse<JobStep> {
  const safety = safetyKit(inputs, 'work-gloves');
  const hasEdging = path.slab === undefined && inputs.values.edging;
  // A strip with spikes is fixed on the compacted base; units in concrete are set before it.
  const isOnBase = path.trench === undefined && path.base > 0;
  return [
    ...digSteps(inputs, path, safety),
    hasEdging && !isOnBase && edgingStep(inputs, path),
    ...baseSteps(inputs, path, safety),
    hasEdging && isOnBase && edgingStep(inputs, path),
    ...(path.slab === undefined
      ? looseSteps(inputs, path, safety)
      : slabSteps(inputs, path, path.slab, safety)),
  ];
}
