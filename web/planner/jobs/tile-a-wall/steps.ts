import type { JobStep, Sparse } from '../kit/contract.ts';
import { boardSteps } from './board-steps.ts';
import type { Inputs } from './fields.ts';
import { finishSteps } from './finish-steps.ts';
import { groundSteps } from './ground-steps.ts';
import { laySteps } from './lay-steps.ts';
import type { WallJob } from './layout.ts';
import { wallLines } from './lines.ts';
import { readySteps } from './ready-steps.ts';
import { tankSteps } from './tank-steps.ts';

export function wallSteps(inputs: Inputs, job: WallJob): Sparse<JobStep> {
  const lines = wallLines(inputs, job);
  return [
    ...readySteps(inputs, job, lines),
    ...groundSteps(inputs, job, lines),
    ...boardSteps(inputs, job, lines),
    ...tankSteps(inputs, job),
    ...laySteps(inputs, job, lines),
    ...finishSteps(inputs, job, lines),
  ];
}
