import { formatArea, toSquareMetres } from '../../measure/units/units.ts';
import { type JobStep, type Sparse, compact } from '../kit/contract.ts';
import { isLeadFree, leadTestLine } from '../kit/finish/paint.ts';
import { does, minutesFor, step } from '../kit/steps/step.ts';
import { isNewWall } from '../kit/place/renewed.ts';
import { areaWeight } from '../kit/tiling/layout.ts';
import { stripStep } from '../kit/tiling/steps.ts';
import { boardTargets } from './board-steps.ts';
import type { Inputs } from './fields.ts';
import { areaOf, footOf, isAllBoarded, isPaintable, isWet, type WallJob } from './layout.ts';
import { keptArea, type WallLines } from './lines.ts';

export function readySteps(inputs: Inputs, job: WallJob, lines: WallLines): Sparse<JobStep> {
  const [check, isolate] = checkSteps(inputs, job, lines);
  // With the lining, its tiles come off.
  const strip =
    !(job.opened && isAllBoarded(job)) &&
    stripStep({ ...job, covered: keptArea(job) }, lines, 'primed');
  // A wall that stays is knocked once its old tiles are off.
  const steps = strip && !job.opened ? [isolate, strip, check] : [check, isolate, strip];
  return [...steps, openStep(inputs, job, lines)];
}

function checkSteps(
  inputs: Inputs,
  job: WallJob,
  { mask }: WallLines,
): readonly [JobStep, JobStep] {
  const { words, values, locale, bill } = inputs;
  const { check, isolate } = words.steps;
  // Chips of old tiles and lining fall on a worktop.
  const hasRim =
    (isWet(inputs) && values.rim > 0) || (values.from > 0 && (values.strip || job.opened));
  const hasPipes = isWet(inputs) && values.pipes > 0;
  const weight = areaWeight(job.weight + job.bed + job.fill, job);
  const isPlaster = values.ground === 'plaster' || values.ground === 'plasterboard';
  const knocked = check.detail(
    weight,
    isPlaster ? 'plaster' : isPaintable(inputs) ? 'other' : 'board',
  );
  const detail = !job.bears.ok
    ? job.opened
      ? check.opened(weight)
      : job.boarded.length > 0
        ? check.backed(weight)
        : knocked
    : job.torn
      ? isPlaster
        ? check.torn
        : check.broken
      : job.soaked
        ? check.soaked
        : knocked;
  const isOld = !isNewWall(inputs);
  const isLeaded = isOld && isPaintable(inputs);
  const isScraped = isPaintable(inputs) && detail === knocked;
  return [
    step('check', check, {
      detail: job.opened ? detail : locale.format.sentences([detail, check.joints]),
      ...(isScraped && { safety: isLeadFree(inputs) || !isOld ? check.young : check.old }),
      // Lining that comes off need not be hard.
      check:
        job.opened && isAllBoarded(job)
          ? check.dry
          : values.ground === 'plaster'
            ? check.check
            : check.firm,
      minutes: 20,
      gates: [isOld && 'asbestos', isLeaded && 'lead'],
      takes: [isLeaded && leadTestLine(inputs), isScraped && mask],
      tools: ['torch', isScraped && 'filling-knife'],
    }),
    step('isolate', isolate, {
      title: hasPipes ? isolate.title : isolate.off,
      detail: locale.format.sentences(
        compact([
          values.sockets > 0 ? isolate.detail : isolate.bare,
          hasPipes && isolate.water,
          isolate.mark,
          hasRim && isolate.cover(footOf(inputs)),
        ]),
      ),
      check: locale.format.sentences(
        compact([values.sockets > 0 ? isolate.check : isolate.still, hasPipes && isolate.dry]),
      ),
      minutes: 30,
      gates: ['cables', 'gas-water'],
      takes: [hasRim && bill.pack('dust-sheet', COVER, words.why.cover)],
      tools: ['cable-finder', 'screwdriver', 'pencil'],
    }),
  ];
}

/** m²/1000 of sheet over a bath or tray. */
const COVER = 2000;

/** Opening by one beginner, m²/h. */
const OPENED = 4;
/** m² of lining that fill a sack of 25 kg: 8 to 10 kg/m², with its tiles 25. */
const SACK = { bare: 3, tiled: 1 } as const;

/** Lining off to the studs if boards take its place. */
function openStep(
  inputs: Inputs,
  job: WallJob,
  { glasses, gloves, mask }: WallLines,
): JobStep | false {
  const { words, bill, locale } = inputs;
  const { open } = words.steps;
  const area = areaOf(job.boarded);
  const shown = formatArea(area, locale);
  const metres = toSquareMetres(area);
  return (
    job.opened &&
    step('open', open, [shown], {
      minutes: minutesFor(metres, OPENED),
      work: { ...does('strip', boardTargets(job)), dust: 'plaster' },
      gates: ['asbestos', isPaintable(inputs) && 'lead', 'cables'],
      takes: [
        bill.pack(
          'rubble-sack',
          Math.ceil(metres / SACK[inputs.values.strip ? 'tiled' : 'bare']),
          words.why.sacks(shown),
        ),
        mask,
        glasses,
        gloves,
      ],
      tools: ['pry-bar', 'hammer', 'jab-saw', 'straightedge'],
    })
  );
}
