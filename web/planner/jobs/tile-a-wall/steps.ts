import type { JobStep, Sparse } from '../kit/contract.ts';
import { tileBoardSteps } from './board-steps.ts';
import type { Inputs } from './fields.ts';
import { tileFinishSteps } from './finish-steps.ts';
import { wallGroundSteps } from './ground-steps.ts';
import { laySteps } from './lay-steps.ts';
import type { WallJob } from './layout.ts';
import { wallLines } from './lines.ts';
import { readySteps } from './ready-steps.ts';
import { wallTankSteps } from './tank-steps.ts';

export function wallSteps(inputs: Inputs, job: WallJob): Sparse<JobStep> {
  const lines = wallLines(inputs, job);
  return [
    ...readySteps(inputs, job, lines),
    ...wallGroundSteps(inputs, job, lines),
    ...tileBoardSteps(inputs, job, lines),
    ...wallTankSteps(inputs, job),
    ...laySteps(inputs, job, lines),
    ...tileFinishSteps(inputs, job, lines),
  ];
}
