import type { JobStep, Sparse } from '../kit/contract.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { boardScrews, boardSteps } from './board-steps.ts';
import type { Inputs } from './fields.ts';
import { fillSteps } from './fill-steps.ts';
import { frameSteps } from './frame-steps.ts';
import { hungSteps } from './hang-steps.ts';
import type { Ceiling } from './layout.ts';
import { readySteps } from './ready-steps.ts';

export function ceilingSteps(inputs: Inputs, ceiling: Ceiling): Sparse<JobStep> {
  const { hung } = ceiling;
  const safety = safetyKit(inputs, 'work-gloves');
  const screws = boardScrews(inputs, ceiling);
  return withDailyMasks(inputs.bill, [
    ...readySteps(inputs, ceiling, safety, screws),
    ...(hung === undefined
      ? frameSteps(inputs, ceiling, safety)
      : hungSteps(inputs, ceiling, hung, safety)),
    ...boardSteps(inputs, ceiling, safety, screws),
    ...fillSteps(inputs, ceiling, safety),
  ]);
}
