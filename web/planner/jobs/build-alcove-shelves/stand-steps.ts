import { formatLength, mm } from '../../measure/units/units.ts';
import { formatRoundSize, formatRoundWeight } from '../kit/format-sizes.ts';
import { formatPinDepth, PIN_HOLE } from '../kit/walls/case-holes.ts';
import type { Inputs } from './fields.ts';
import {
  liftOf,
  type Built,
  isCoverOnMelamine,
  isDrilled,
  isFixed,
  hasTimberCover,
  openOver,
} from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import {
  GLUE_SETS,
  ladderAbove,
  step,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { type ShelfLines } from './lines.ts';
import { SHELF_EACH, SHELVES, STRIPS, UNIT } from './parts.ts';
import { drilling, wallDrilling, wallToolsFor } from './wall-steps.ts';

/** Run of strip that a tube of adhesive glues (makers: a bead of 6 mm). */
const TUBE = mm(7000);

/** Packers under the plinth (an estimate). */
const PACKED = 8;

export function standSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { strips, wall, mask, glasses } = lines;
  const isPins = values.hold === 'pins';
  const fixed = isFixed(built);
  const { kilos, people } = liftOf(inputs, built);
  return [
    step('fix', steps.fix, {
      ...(fixed ? {} : steps.fix.low),
      detail: locale.format.sentences(
        compact([
          steps.fix.stand(people, formatRoundWeight(Math.max(10, kilos), locale), built.plinth > 0),
          built.over > 0 && steps.fix.tilt,
          fixed && steps.fix.straps,
          fixed && drilling(inputs, built),
        ]),
      ),
      minutes: 45,
      work: works(needs(UNIT, 'glued'), fixed && wallDrilling(inputs), does('fix', UNIT)),
      gates: ['lifting', fixed && isDrilled(inputs) && 'silica'],
      takes: [
        bill.pack('packers', PACKED, why.packers(built.plinth > 0)),
        ...(fixed
          ? [bill.pack('wall-straps', built.fixings, why.straps), wall, isDrilled(inputs) && mask]
          : []),
      ],
      tools: [
        ...(fixed ? wallToolsFor(inputs, built) : (['level-long'] as const)),
        fixed && ladderAbove(built.high),
      ],
    }),
    step('scribe', steps.scribe, {
      detail: locale.format.sentences(
        compact([
          steps.scribe.detail,
          openOver(inputs, built) > 0 &&
            (hasTimberCover(inputs, built) ? steps.scribe.over : steps.scribe.board)(
              formatLength(openOver(inputs, built), locale),
            ),
          isPins && steps.scribe.flush,
        ]),
      ),
      minutes: 40,
      work: works(needs(UNIT, 'fixed'), does('glue', STRIPS, { cures: GLUE_SETS }), {
        dust: 'wood',
      }),
      takes: [
        strips,
        openOver(inputs, built) > 0 && !hasTimberCover(inputs, built) && lines.boards,
        lines.glue,
        coverGlue(inputs, built),
        lines.tape,
        glasses,
        mask,
      ],
      tools: [
        'jigsaw',
        'pencil',
        'clamps',
        isCoverOnMelamine(inputs, built) && 'caulk-gun',
        isPins && 'tape-measure',
        ladderAbove(built.high),
      ],
    }),
  ];
}

/** Wood glue holds strips on sawn edges, not the one over a unit on melamine or its edging (makers). */
const coverGlue = (inputs: Inputs, built: Built) =>
  isCoverOnMelamine(inputs, built) &&
  inputs.bill.pack('grab-adhesive', built.outside / TUBE, inputs.words.why.stripGlue);

/** Loose shelves go in last: on their pins paint would glue them in. */
export function pinStep(inputs: Inputs, { panels, board }: Built): JobStep | false {
  const { words, values, bill, locale, region } = inputs;
  const { steps, why } = words;
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  return (
    values.hold === 'pins' &&
    step('pins', steps.pins, {
      minutes: roundMinutes(SHELF_EACH.shelf * values.shelves, 15),
      work: works(needs(UNIT, 'fixed'), does('fit', SHELVES)),
      takes: [
        bill.pack(
          'shelf-pins',
          4 * shelves,
          why.shelfPins(
            formatRoundSize(PIN_HOLE.wide[region], locale),
            formatPinDepth(
              panels.some(({ name }) => name === 'upright') && board.thickness,
              locale,
            ),
          ),
        ),
      ],
      tools: ['rubber-mallet', 'level-short'],
    })
  );
}
