import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/material.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { formatBit, jointHoles, PIN_HOLE } from '../kit/walls/case-holes.ts';
import type { Inputs } from './fields.ts';
import { leftSays, pitchOf } from './clear.ts';
import { type Built, dowelledEnds, fixedAt, plinthsOf } from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { IN_ONE_GO, inOneGo } from '../kit/steps/sessions.ts';
import {
  GLUE_SETS,
  GLUE_STAYS_WET,
  step,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { type ShelfLines } from './lines.ts';
import { BOARDS, LIPS, SHELF_EACH, UNIT } from './parts.ts';

/** Depth of the hole for a dowel in the face of a board, mm (trade practice). */
const dowelledFace = (thickness: Length): number =>
  Math.min(12, Math.floor((toMm(thickness) * 2) / 3));

/** Nothing wider is carried through a doorway on its side. */
const DOORWAY = mm(700);

/** Between pins of a back (trade practice). */
const PIN_EVERY = mm(125);

/** Minutes to pin a back on. */
const BACK = 30;

export function buildSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { planned, panels, back } = built;
  const { screws, glue } = lines;
  const isPins = values.hold === 'pins';
  const isJoined = isPins && fixedAt(inputs, built).length > 0;
  const pins = back.reduce(
    (sum, one) => sum + Math.ceil((2 * (one.length + one.width)) / PIN_EVERY),
    // A fixed shelf on which pieces of the back meet counts with its edges.
    (fixedAt(inputs, built).length - (built.meetsOn === 'shelf' ? back.length - 1 : 0)) *
      Math.ceil(built.outside / PIN_EVERY),
  );
  const holes = jointHoles(bill);
  const face = dowelledFace(built.board.thickness);
  const building = roundMinutes(2 * SHELF_EACH.joint * pieceCount(panels), 40);
  return [
    step('mark', steps.mark, {
      detail: locale.format.sentences(
        compact([
          steps.mark.detail(
            built.at.length,
            formatLength(length(built.plinth + built.board.thickness), locale),
            formatLength(built.clear, locale),
            formatLength(pitchOf(built), locale),
          ),
          planned.uprights > 0 && steps.mark.uprights,
          ...leftSays(inputs, built),
          (isPins ? steps.mark.pins : steps.mark.screw)(
            formatBit(holes.through, locale),
            formatBit(holes.pilot, locale),
            formatRoundSize(holes.deep, locale),
          ),
          steps.mark.sink,
          isPins &&
            steps.mark.holes(
              formatRoundSize(PIN_HOLE.wide[inputs.region], locale),
              formatRoundSize(PIN_HOLE.deep, locale),
            ),
          isPins &&
            planned.uprights > 0 &&
            steps.mark.across(formatLength(length(built.board.thickness / 2), locale, 32)),
          values.board === 'melamine' && steps.mark.score,
        ]),
      ),
      minutes: roundMinutes(SHELF_EACH.joint * pieceCount(panels), 20),
      work: works(needs(BOARDS, 'cut'), does('mark', BOARDS)),
      takes: [isPins && lines.tape],
      tools: [
        'pencil',
        'square',
        'drill',
        'wood-bits',
        'countersink',
        'tape-measure',
        values.board === 'melamine' && 'utility-knife',
      ],
    }),
    ...inOneGo(GLUE_STAYS_WET, [
      step('build', steps.build, {
        detail: locale.format.sentences(
          compact([
            Math.min(built.outside, built.high) > DOORWAY && steps.build.lying,
            steps.build.detail(!isPins || isJoined),
            built.plinth > 0 && steps.build.plinth(plinthsOf(built)),
            planned.uprights > 0 &&
              // A shelf with dowels does not go in between uprights that are fixed.
              (planned.uprights > 1 && dowelledEnds(inputs, built) > 0
                ? steps.build.bays(planned.uprights)
                : steps.build.uprights(planned.uprights, !isPins || isJoined)),
            dowelledEnds(inputs, built) > 0 && steps.build.dowels(formatRoundSize(face, locale)),
            isPins && (isJoined ? steps.build.joined : steps.build.pins),
          ]),
        ),
        minutes: building,
        work: works(
          needs(BOARDS, 'marked'),
          planned.hasLip && needs(LIPS, 'glued'),
          does('assemble', UNIT),
        ),
        takes: [screws, glue],
        tools: [
          'drill',
          'clamps',
          'square',
          'tape-measure',
          dowelledEnds(inputs, built) > 0 && 'dowel-jig',
        ],
      }),
      step('back', steps.back, {
        detail: locale.format.sentences(
          compact([
            building + BACK <= IN_ONE_GO && steps.back.wet,
            isPins && !isJoined ? steps.back.pins : steps.back.detail,
            back.length > 1 && steps.back.meet(built.meetsOn === 'upright'),
          ]),
        ),
        minutes: BACK,
        // The joints of the unit set with its back.
        work: works(needs(UNIT, 'assembled'), does('glue', UNIT, { cures: GLUE_SETS })),
        takes: [
          lines.back,
          bill.pack('panel-pins', pins, why.pins(formatRoundSize(toMm(PIN_EVERY), locale)), {
            like: { length: mm(20) },
          }),
          glue,
        ],
        tools: ['hammer', 'square'],
      }),
    ]),
  ];
}
