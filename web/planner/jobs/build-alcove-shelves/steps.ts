import type { Inputs } from './fields.ts';
import { type Built } from './layout.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { shelfLines } from './lines.ts';
import { beforeSteps } from './wall-steps.ts';
import { lipStep, sawSteps } from './board-steps.ts';
import { battenStep, restSteps } from './shelf-steps.ts';
import { buildSteps } from './unit-steps.ts';
import { standSteps } from './stand-steps.ts';
import { endSteps } from './finish-steps.ts';

export function shelfSteps(inputs: Inputs, built: Built): Sparse<JobStep> {
  const lines = shelfLines(inputs, built);
  return [
    ...beforeSteps(inputs, built),
    !built.isUnit && battenStep(inputs, built, lines),
    ...sawSteps(inputs, built, lines),
    ...(built.isUnit
      ? [
          // Clamps reach over a loose shelf, not over one between sides and before a back.
          lipStep(inputs, built, lines),
          ...buildSteps(inputs, built, lines),
          ...standSteps(inputs, built, lines),
        ]
      : restSteps(inputs, built, lines)),
    ...endSteps(inputs, built, lines),
  ];
}
