import { length, mm, toMm } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/material.ts';
import { formatRoundSize, formatRoundRun } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import { type Built, edgesOf, tapedStrips } from './layout.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { GLUE_SETS, step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import { type ShelfLines } from './lines.ts';
import { BOARDS, SHELF_EACH, LIPS } from './parts.ts';

/** Edging tape that is cut off a strip, both ends together (makers: 25 mm over each end). */
const TAPE_ENDS = mm(50);

export function sawSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { bill, words, values, locale } = inputs;
  const { steps, why } = words;
  const panels = pieceCount(built.panels) + built.back.length;
  const edges = edgesOf(inputs, built);
  return [
    step('saw', steps.saw, {
      minutes: roundMinutes(SHELF_EACH.panel * panels, 30),
      work: does('saw', BOARDS),
      gates: ['lifting'],
      takes: [lines.boards, lines.back, lines.glasses, lines.mask, lines.gloves],
      tools: ['circular-saw', 'straightedge', 'clamps', 'tape-measure', 'ear-defenders'],
    }),
    // Edges of melamine that are seen take tape.
    values.board === 'melamine' &&
      edges > 0 &&
      step('edge', steps.edge, {
        minutes: roundMinutes(SHELF_EACH.edge * tapedStrips(inputs, built), 20),
        work: works(needs(BOARDS, 'cut'), does('glue', 'part:edging')),
        takes: [
          bill.pack(
            'edging-tape',
            toMm(length(edges + TAPE_ENDS * tapedStrips(inputs, built))),
            why.tape(formatRoundRun(edges, locale), formatRoundSize(toMm(TAPE_ENDS), locale)),
          ),
        ],
        tools: ['iron', 'utility-knife', 'sanding-block'],
      }),
  ];
}

export const lipStep = (
  { words, values }: Inputs,
  { planned }: Built,
  { strips, glue }: ShelfLines,
): JobStep | false =>
  planned.hasLip &&
  step('lip', words.steps.lip, {
    minutes: roundMinutes(SHELF_EACH.lip * values.shelves, 20),
    work: works(needs(BOARDS, 'cut'), does('glue', LIPS, { cures: GLUE_SETS })),
    takes: [strips, glue],
    tools: ['clamps', 'hand-saw', 'cloth'],
  });
