import { length, mm, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { type Material, LINING, screwed } from '../../takeoff/material.ts';
import { type JobStep, compact, type Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, step, minutesFor, does, works } from '../kit/steps/step.ts';
import { backerBoards, backerScrews, isDamped } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import {
  UNDER_BOARDS,
  type WallLines,
  BACKER,
  BED,
  boardPlugs,
  DRIES,
  IN_MASONRY,
  inPlug,
  primedWith,
  PRIMING,
} from './lines.ts';
import { areaOf, isAllBoarded, type WallJob, isWet } from './layout.ts';

/** Boarding by one beginner, m²/h. */
const PACE = 2;
/** Left free by boards above a tub or tray, mm (makers: 1/4 in). */
const RIM_GAP = 6;

export const boardTargets = (job: WallJob): readonly Target[] =>
  isAllBoarded(job)
    ? job.surfaces.map(({ id }): Target => `wall:${id}`)
    : job.surfaces.filter(({ wet }) => wet).map(({ id }): Target => `wall:${id}/wet-zone`);

/** Boards for tiles: what holds them, then their primer. */
export function tileBoardSteps(inputs: Inputs, job: WallJob, lines: WallLines): readonly JobStep[] {
  const { adhesive, glasses, gloves, mask, plugs } = lines;
  const { words, values, locale } = inputs;
  const { backer, primeBoards, dampBoards, lay } = words.steps;
  if (job.boarded.length === 0) return [];
  const metres = toSquareMetres(areaOf(job.boarded));
  return [
    step('backer', backer, {
      safety: locale.format.sentences([backer.safety, lay.safety]),
      detail: locale.format.sentences(
        compact([
          job.opened
            ? backer.studs
            : backer.plaster(formatRoundSize(toMm(UNDER_BOARDS.notch), locale)),
          values.sockets > 0 && backer.sockets(job.opened),
          isWet(inputs) &&
            values.rim > 0 &&
            backer.tub(formatRoundSize(RIM_GAP, locale), values.wet === 'bath' ? 'bath' : 'tray'),
        ]),
      ),
      minutes: minutesFor(metres, PACE),
      work: works(does('screw', boardTargets(job)), {
        ...does('board', boardTargets(job), { cures: { minutes: DAY, kind: 'hardening' } }),
        dust: 'silica',
      }),
      gates: ['silica', 'cables'],
      takes: [backerFixed(inputs, job, plugs), adhesive, glasses, gloves, mask],
      tools: [
        boardPlugs(job) > 0 && 'hammer-drill',
        'drill',
        'mixing-paddle',
        'bucket',
        'utility-knife',
        'tape-measure',
        !job.opened && 'fine-trowel',
        values.sockets > 0 && 'jab-saw',
        'filling-knife',
        'straightedge',
      ],
    }),
    step(
      job.opened && isAllBoarded(job) ? 'prime' : 'prime-boards',
      isDamped(inputs) ? dampBoards : primeBoards,
      {
        minutes: minutesFor(metres, PRIMING),
        work: does('prime', boardTargets(job), isDamped(inputs) ? {} : { cures: DRIES }),
        ...primedWith(isDamped(inputs), lines),
      },
    ),
  ];
}

/** Boards with what holds them: screws into studs, or a bed of adhesive and plugs through plaster. */
function backerFixed(
  inputs: Inputs,
  job: WallJob,
  holders: readonly Material[],
): readonly Material[] {
  const { bill, words } = inputs;
  const { why } = words;
  const boards = backerBoards(job, BACKER, job.boarded);
  const packers = bill.pack('packers', 20, why.packers);
  if (job.opened) return [...boards, ...backerScrews(job, job.boarded), ...packers];
  const plugs = boardPlugs(job);
  return [
    ...boards,
    ...bill.fixings(
      'wood-screws',
      inPlug(
        inputs,
        screwed(length(BACKER + BED + LINING), IN_MASONRY, mm(4.5), { each: 1, places: plugs }),
      ),
      why.boardPlugs,
    ),
    ...holders,
  ];
}
