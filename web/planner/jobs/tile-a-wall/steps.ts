import { compact, type JobStep, type Sparse } from '../kit/contract.ts';
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
  const ground = compact([
    ...readySteps(inputs, job, lines),
    ...wallGroundSteps(inputs, job, lines),
    ...tileBoardSteps(inputs, job, lines),
  ]);
  return [
    // What stays on the wall is there before a floor is sealed up to it, and old tiles fall on no new ones.
    ...ground.map((one) => ({ ...one, phase: 'tile-grounds' as const })),
    ...wallTankSteps(inputs, job),
    ...laySteps(inputs, job, lines),
    ...tileFinishSteps(inputs, job, lines),
  ];
}
