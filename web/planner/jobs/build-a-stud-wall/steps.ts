import { toSquareMetres } from '../../measure/units/units.ts';
import { type StudJob, woodIn, faceArea } from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundWeight } from '../kit/format-sizes.ts';
import { slabCaution } from '../kit/gates/gate.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import { step, does } from '../kit/steps/step.ts';
import { wallFrameSteps, inspection } from './frame-steps.ts';
import { boarding } from './board-steps.ts';
import { hasUsualDoorway } from './doorways.ts';
import { kerbMass, kerbStep } from './kerb.ts';
import { studLines } from './lines.ts';
import { WALL_SERVICES } from './sides.ts';

/** kg a m² of wall that studs weigh, and a boarded side in addition (trade practice). */
const WEIGHS = { frame: { from: 7, to: 14 }, side: { from: 9, to: 13 } } as const;

/** kg a m² of one more layer of board on one side. */
const SECOND_LAYER = 9;

export function studSteps(job: StudJob): Sparse<JobStep> {
  const lines = studLines(job);
  return withDailyMasks(job.bill, [
    ...before(job),
    kerbStep(job, lines),
    ...wallFrameSteps(job, lines),
    ...(job.parts.faces.length === 0 ? [inspection(job)] : boarding(job, lines)),
  ]);
}

function before(job: StudJob): Sparse<JobStep> {
  const { words, locale } = job;
  const { steps } = words;
  const metres = toSquareMetres(faceArea(job));
  const isSlab = job.values.floor === 'concrete';
  const weighs = (end: 'from' | 'to'): string => {
    const side = WEIGHS.side[end] + (job.values.double ? SECOND_LAYER : 0);
    const each = WEIGHS.frame[end] + job.parts.faces.length * side;
    return formatRoundWeight(each * metres + kerbMass(job), locale);
  };
  // No joist is found in concrete above and below.
  const isBare = isSlab && !woodIn(job).ceiling;
  const isDrilled = isSlab || !woodIn(job).ceiling;
  const { freeEnds } = job.values;
  return [
    step('ask', steps.ask, {
      detail: (isSlab ? steps.ask.slab : steps.ask.detail)(weighs('from'), weighs('to')),
      check: isSlab ? steps.ask.slabCheck : steps.ask.check,
      minutes: 45,
      gates: ['bearing', 'permit'],
    }),
    step('find', steps.find, {
      ...(isBare && steps.find.bare),
      detail: locale.format.sentences(
        compact([
          isBare ? steps.find.bare.detail(freeEnds) : steps.find.detail(freeEnds),
          !isBare && isSlab && steps.find.heated,
          isDrilled && slabCaution(locale),
        ]),
      ),
      minutes: 30,
      work: does('find', WALL_SERVICES),
      gates: ['asbestos', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    }),
    step('mark', steps.mark, {
      title: steps.mark.title(freeEnds),
      detail: locale.format.sentences(
        compact([
          steps.mark.detail(freeEnds),
          job.openings.length > 0 && steps.mark.openings,
          hasUsualDoorway(job) && steps.mark.usual,
        ]),
      ),
      minutes: 60,
      work: does('mark', ['floor', 'ceiling']),
      tools: ['tape-measure', 'chalk-line', 'level-long', 'square', 'pencil'],
    }),
  ];
}
