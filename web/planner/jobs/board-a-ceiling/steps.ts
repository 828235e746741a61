import type { JobStep, Sparse } from '../kit/contract.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { boardScrews, ceilingBoardSteps } from './board-steps.ts';
import type { Inputs } from './fields.ts';
import { fillSteps } from './fill-steps.ts';
import { ceilingFrameSteps } from './frame-steps.ts';
import { hungSteps } from './hang-steps.ts';
import type { Ceiling } from './layout.ts';
import { ceilingReadySteps } from './ready-steps.ts';

export function ceilingSteps(inputs: Inputs, ceiling: Ceiling): Sparse<JobStep> {
  const { hung } = ceiling;
  const safety = safetyKit(inputs, 'work-gloves');
  const screws = boardScrews(inputs, ceiling);
  return withDailyMasks(inputs.bill, [
    ...ceilingReadySteps(inputs, ceiling, safety, screws),
    ...(hung === undefined
      ? ceilingFrameSteps(inputs, ceiling, safety)
      : hungSteps(inputs, ceiling, hung, safety)),
    ...ceilingBoardSteps(inputs, ceiling, safety, screws),
    ...fillSteps(inputs, ceiling, safety),
  ]);
}
