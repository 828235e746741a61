import type { JobStep, Sparse } from '../kit/contract.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { sharedLines } from './shared.ts';
import { patioEdgeStep } from './edge-step.ts';
import { bedStep } from './bed-step.ts';
import { patioGroundSteps } from './ground-steps.ts';
import { slabCutSteps } from './cut-steps.ts';
import { slabLaySteps } from './lay-steps.ts';
import { lastSteps } from './last-steps.ts';

export function patioSteps(inputs: Inputs, patio: Patio): Sparse<JobStep> {
  const shared = sharedLines(inputs, patio);
  const { bedding } = inputs.values;
  // An edging in concrete is set in the ground, one with spikes on the base, a haunch against slabs in mortar.
  const isOnBase = bedding === 'sand' && patio.trench === undefined;
  return [
    ...patioGroundSteps(inputs, patio, shared),
    isOnBase && patioEdgeStep(inputs, patio, shared),
    ...slabCutSteps(inputs, patio, shared),
    bedStep(inputs, patio, shared),
    ...slabLaySteps(inputs, patio, shared),
    bedding === 'mortar' && patioEdgeStep(inputs, patio, shared),
    ...lastSteps(inputs, patio, shared),
  ];
}
