import { length, mm, toMm } from '../../measure/units/units.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundRun } from '../kit/format-sizes.ts';
import { step, works } from '../kit/steps/step.ts';
import { groutStep, siliconeStep, stoneStep } from '../kit/tiling/steps.ts';
import type { Inputs } from './fields.ts';
import {
  isAllBoarded,
  isWet,
  linedRuns,
  siliconeRun,
  together,
  trimRuns,
  type WallJob,
} from './layout.ts';
import { battenScrews, hasEnds, type WallLines } from './lines.ts';

export const tileFinishSteps = (
  inputs: Inputs,
  job: WallJob,
  lines: WallLines,
): Sparse<JobStep> => [
  stoneStep(job, lines, 1),
  groutStep(job, lines),
  stoneStep(job, lines, 2),
  sealStep(inputs, job),
  finishStep(inputs, job),
];

/** The batten past the ends of a tub comes off once the bed holds. */
function sealStep(inputs: Inputs, job: WallJob): JobStep {
  const { words, values, locale, bill } = inputs;
  const { seal } = words.steps;
  const isHeld = hasEnds(inputs, job);
  const screws = battenScrews(inputs, job);
  const sealed = siliconeStep(job, siliconeRun(inputs, job), {
    detail: locale.format.sentences(
      compact([
        isHeld && seal.ends(screws > 0),
        values.wet === 'bath' ? seal.bath(values.cover === 'walls') : seal.wall(sealedFoot(inputs)),
        job.lined !== undefined && seal.windows,
      ]),
    ),
    check: seal.check,
  });
  return isHeld
    ? {
        ...sealed,
        work: works(sealed.work, { removes: [{ item: 'batten' }] }),
        takes: [...(sealed.takes ?? []), ...bill.pack('filler', HOLE * screws, words.why.holes)],
        tools: [
          ...(sealed.tools ?? []),
          ...(screws > 0 ? (['screwdriver', 'filling-knife'] as const) : []),
        ],
      }
    : sealed;
}

/** Grams of filler for the hole of a screw or plug. */
const HOLE = 5;

/** Joint along the lowest row that silicone seals on a wall without a bath. */
function sealedFoot({ values }: Inputs): 'tray' | 'both' | 'worktop' | 'floor' {
  if (values.wet === 'shower' && values.rim > 0 && values.from <= values.rim)
    return values.cover === 'zone' ? 'tray' : 'both';
  return values.from > 0 ? 'worktop' : 'floor';
}

/** Grams of filler on a metre of board and bed in sight, about 22 × 3 mm. */
const EDGE = 80;

function finishStep(inputs: Inputs, job: WallJob): JobStep {
  const { words, values, locale, bill } = inputs;
  const { finish } = words.steps;
  const isOnBoards = isAllBoarded(job) && !job.opened;
  const edges = isOnBoards
    ? length(together(trimRuns(inputs, job)) - linedRuns(inputs, job))
    : mm(0);
  return step('finish', finish, {
    title: values.sockets > 0 ? finish.title : finish.bare,
    detail: locale.format.sentences(
      compact([
        edges > 0 && finish.edges,
        values.sockets > 0 ? finish.detail : finish.on,
        isWet(inputs) && finish.wet,
      ]),
    ),
    minutes: 45,
    gates: ['cables'],
    takes: [
      edges > 0 &&
        bill.pack(
          'filler',
          (EDGE * toMm(edges)) / 1000,
          words.why.edges(formatRoundRun(edges, locale)),
        ),
      // Boards on plaster bring the face forward by more than one spacer.
      isOnBoards
        ? bill.pack('socket-spacer', 2 * values.sockets, words.why.socketsOnBoards)
        : bill.pack('socket-spacer', values.sockets, words.why.sockets),
    ],
    tools: ['screwdriver', edges > 0 && 'filling-knife'],
  });
}
