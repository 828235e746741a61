import type { JobStep, Sparse } from '../kit/contract.ts';
import type { TileJob } from '../kit/tiling/layout.ts';
import { bedWait, cutStep, groutStep, layStep, stoneStep, stripStep } from '../kit/tiling/steps.ts';
import type { State } from '../kit/work/states.ts';
import { edgeStep, finishStep } from './edge-steps.ts';
import type { Inputs } from './fields.ts';
import { hasBed, hasPits, underOf } from './layout.ts';
import { groundSteps } from './ground-steps.ts';
import { floorLines } from './lines.ts';
import { movementLine, setOutStep } from './movement.ts';
import { checkStep, coolStep, heightsStep, skirtingStep } from './ready-steps.ts';
import { primeStep, tankSteps } from './seal-steps.ts';
import { underStep } from './under-step.ts';

export function floorSteps(inputs: Inputs, job: TileJob): Sparse<JobStep> {
  const { lines, primer, swabs, edge, doors, glazed } = floorLines(inputs, job);
  const movement = movementLine(inputs, job);
  const isOnMat = underOf(inputs) === 'mat';
  return [
    // The floor under old tiles is checked and measured once they are off.
    !inputs.values.strip && checkStep(inputs),
    skirtingStep(inputs, lines, swabs),
    // The chisel meets no live cable and no pipe under pressure: they lie under the old tiles or in their bed.
    coolStep(inputs),
    inputs.values.strip &&
      toiletFirst(
        inputs,
        stripStep(
          job,
          lines,
          hasBed(inputs) ? 'bed' : hasPits(inputs) ? 'filled' : 'laid',
          inputs.values.heated && inputs.words.steps.cool.chisel,
        ),
      ),
    inputs.values.strip && checkStep(inputs),
    inputs.values.strip
      ? heightsStep(inputs, job, lines, swabs)
      : toiletFirst(inputs, heightsStep(inputs, job, lines, swabs)),
    ...groundSteps(inputs, job, lines, { primer, swabs }),
    // Boards are primed and sealed on top; a mat goes over the seal.
    !isOnMat && underStep(inputs, job, lines),
    primeStep(inputs, job, primer, lines),
    ...tankSteps(inputs, job, edge, doors),
    isOnMat && underStep(inputs, job, lines),
    setOutStep(inputs, job),
    layStep(job, lines, 'floor', movement, isOnMat ? 'underlaid' : sealedBase(inputs)),
    cutStep(job, lines, bedWait(job)),
    stoneStep(job, lines, 1),
    groutStep(job, lines),
    stoneStep(job, lines, 2),
    edgeStep(inputs, job, edge, glazed),
    finishStep(inputs, edge, doors),
  ];
}

/** In a bathroom a step begins with the toilet, which stands on the old floor. */
const toiletFirst = ({ values, words, locale }: Inputs, first: JobStep | false): JobStep | false =>
  first && values.wet
    ? { ...first, detail: locale.format.sentences([words.steps.toilet, first.detail]) }
    : first;

/** State of the floor under the adhesive. */
const sealedBase = ({ values }: Inputs): State => (values.wet ? 'waterproofed' : 'primed');
