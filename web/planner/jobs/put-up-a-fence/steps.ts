import { formatLength, length, toMm } from '../../measure/units/units.ts';
import { compact, type JobStep, type Sparse } from '../kit/contract.ts';
import { servicesStep } from '../kit/steps/groundwork.ts';
import { does, minutesFor, step, works } from '../kit/steps/step.ts';
import { slopeText, tidyBays, woodPosts, type Shared } from './bays.ts';
import { boardSteps } from './board-steps.ts';
import { gateStep, preserverLines, treatStep } from './finish-steps.ts';
import type { Fence } from './layout.ts';
import { panelLine, panelSteps, slottedLines } from './panel-steps.ts';
import { postSteps } from './post-steps.ts';

/** Pegs of the strings: corners and ends. */
const stringPegs = ({ place }: Fence): number => place.stretches.length + 1;

export function fenceSteps(inputs: Fence): Sparse<JobStep> {
  const { words, values, parts, fence, place, bill, locale } = inputs;
  const { steps, why } = words;
  // Along the ground and along the tops at once.
  const string = bill.pack('string-line', 2 * toMm(place.length) * 1.1, why.string);
  const isPanelled = 'panel' in parts.infill;
  const panels = isPanelled && panelLine(inputs);
  const shared: Shared = {
    preserver: preserverLines(inputs),
    panels,
    slotted: parts.concretePost ? [panels, ...slottedLines(inputs)] : [],
    string,
  };
  const woods = woodPosts(inputs);
  const top = length(inputs.off + parts.height + parts.capping);
  return [
    step('agree', steps.agree, {
      detail: locale.format.sentences(
        compact([
          steps.agree.detail,
          steps.agree.heights(
            formatLength(top, locale),
            values.fall > 0 ? inputs.way : 'level',
            formatLength(inputs.tallest, locale),
          ),
          values.gates > 0 &&
            (woods > 0
              ? steps.agree.wood
              : fence.gatePosts > 0
                ? steps.agree.heavy
                : steps.agree.gate),
        ]),
      ),
      minutes: 60,
      gates: ['permit'],
    }),
    servicesStep(steps.services, { on: 'run' }),
    step('line', steps.line, {
      detail: locale.format.sentences(
        compact([steps.line.detail(tidyBays(10, locale)), slopeText(inputs)]),
      ),
      minutes: minutesFor(toMm(place.length) / 1000, 20),
      work: works(does('mark', 'run'), {
        installs: [{ item: 'marking-pegs', count: stringPegs(inputs), on: 'run' }],
      }),
      takes: [string, bill.pack('marking-pegs', stringPegs(inputs), why.pegs)],
      tools: ['tape-measure', 'hammer', 'pencil'],
    }),
    ...postSteps(inputs, shared),
    ...(isPanelled ? panelSteps(inputs, shared) : boardSteps(inputs, shared)),
    gateStep(inputs),
    treatStep(inputs, shared),
    step('stain', steps.stain, { minutes: 15 }),
  ];
}
