import { length, toMm } from '../../measure/units/units.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { formatBit } from '../kit/walls/case-holes.ts';
import type { Inputs } from './fields.ts';
import { type Built, isDrilled, isPainted } from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { ladderAbove, step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import { footAt, type ShelfLines } from './lines.ts';
import { ALCOVE, BATTENS, BOARDS, SHELF_EACH, LIPS, SHELVES } from './parts.ts';
import { drilling, isDrilledFirst, wallDrilling, wallToolsFor } from './wall-steps.ts';
import { lipStep } from './board-steps.ts';

/** Hole for a screw of 4 mm in the end of a board, mm. */
const UPRIGHT_PILOT = 3;

export function battenStep(
  inputs: Inputs,
  built: Built,
  { battens, wall, mask, glasses }: ShelfLines,
): JobStep {
  const { words, values, locale } = inputs;
  const { steps } = words;
  return step('battens', steps.battens, {
    detail: locale.format.sentences([
      // Toggles and through fixings say how the batten is drilled.
      isDrilledFirst(inputs, built) ? steps.battens.detail : steps.battens.bare,
      drilling(inputs, built),
    ]),
    safety: isDrilled(inputs) ? steps.wall.safety : steps.wall.timber,
    minutes: roundMinutes(SHELF_EACH.batten * values.shelves, 30),
    work: works(needs(ALCOVE, 'marked'), wallDrilling(inputs), does('fix', BATTENS)),
    gates: [isDrilled(inputs) && 'silica'],
    takes: [battens, wall, isDrilled(inputs) && mask, glasses],
    tools: [
      ...wallToolsFor(inputs, built),
      'wood-bits',
      'hand-saw',
      ladderAbove(length(Math.max(...built.at))),
    ],
  });
}

export function restSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale } = inputs;
  const { steps } = words;
  const { uprights } = built.planned;
  return [
    step('trim', steps.trim, [formatRoundSize(3, locale)], {
      minutes: roundMinutes(SHELF_EACH.shelf * values.shelves, 20),
      work: works(needs(BATTENS, 'fixed'), needs(BOARDS, 'cut'), does('fit', SHELVES), {
        dust: 'wood',
      }),
      takes: [lines.glasses, lines.mask],
      tools: ['jigsaw', isPainted(inputs) && 'sanding-block', 'pencil', 'tape-measure'],
    }),
    lipStep(inputs, built, lines),
    step('shelves', steps.shelves, {
      detail: locale.format.sentences(
        compact([
          steps.shelves.detail,
          uprights > 0 &&
            steps.shelves.uprights(
              uprights,
              formatBit(UPRIGHT_PILOT, locale),
              formatRoundSize(Math.round(toMm(footAt(built.board.thickness))), locale),
            ),
        ]),
      ),
      minutes: roundMinutes(SHELF_EACH.shelf * values.shelves, 20),
      work: works(
        needs(SHELVES, 'fitted'),
        built.planned.hasLip && needs(LIPS, 'glued'),
        does('fix', SHELVES),
      ),
      takes: [lines.screws, lines.boards],
      tools: [
        'drill',
        'wood-bits',
        uprights > 0 && 'countersink',
        'level-short',
        'clamps',
        ladderAbove(length(Math.max(...built.at))),
      ],
    }),
  ];
}
