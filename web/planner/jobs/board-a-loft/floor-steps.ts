import {
  formatDepth,
  formatLength,
  length,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { LOFT_AIR } from '../../takeoff/structure/indoors/loft-rules.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import {
  cableWay,
  LINING_LAP,
  liningHigh,
  RAIL_UP,
  emptyIn,
  fillingWool,
  type Loft,
  needsFilm,
} from './layout.ts';
import { FILM, LOFT_WOOL, CEILING, CABLES, JOISTS } from './wool-steps.ts';
import type { LoftLines } from './lines.ts';
import { isTongued } from './panels.ts';

const LEGS: Target = 'part:legs';
const EDGE: Target = 'part:hatch-edge';
export const PANELS: Target = 'part:panels';

/** Work rate of one beginner, m²/h. */
const ACROSS = 20;

/** Minutes for each leg, panel and rail or lining of a hatch. */
const EACH = { leg: 4, made: 7, panel: 8, rail: 60, lined: 90 } as const;

export function floorSteps(inputs: Inputs, loft: Loft, lines: LoftLines): Sparse<JobStep> {
  const { words, shelf, locale } = inputs;
  const { steps } = words;
  const { wool, area, layout, raised } = loft;
  const metres = toSquareMetres(area);
  const panels = layout.whole + layout.cut;
  const isSawn = shelf['loft-board'].form === 'not-sold';
  const empty = emptyIn(inputs, wool);
  const isInsulated = wool.between !== undefined || wool.across.length > 0;
  const laying = {
    work: works(
      needs(CABLES, 'fixed'),
      isInsulated && needs(LOFT_WOOL, 'insulated'),
      raised !== undefined && needs(LEGS, 'fixed'),
      inputs.values.hatches > 0 && needs(EDGE, 'fixed'),
      does('plank', PANELS),
      { dust: 'wood' },
    ),
    takes: [lines.panels, lines.screws.panels, ...lines.worn],
    tools: ['drill', 'jigsaw', 'tape-measure', 'string-line', 'pencil', 'knee-pads', 'crawl-board'],
  } as const;
  return [
    raised !== undefined && legStep(inputs, loft, lines),
    inputs.values.hatches > 0 && edgeStep(inputs, loft, lines),
    wool.across.length > 0 &&
      step('across', steps.across, {
        detail: locale.format.sentences(
          compact([
            empty > 0 &&
              steps.across.fill(
                formatLength(empty, locale),
                lines.loose.length > 0 ? 'loose' : isWhole(inputs, empty) ? 'whole' : 'wool',
              ),
            steps.across.detail(formatRoundSize(toMm(LOFT_AIR.overWool), locale)),
            cableWay(inputs, loft) === 'over' && steps.services.laid,
          ]),
        ),
        minutes: minutesFor(metres * wool.across.length, ACROSS),
        work: works(
          needs(CEILING, 'sealed'),
          needsFilm(inputs, wool) && needs(FILM, 'sealed'),
          raised !== undefined && needs(LEGS, 'fixed'),
          does('insulate', LOFT_WOOL),
        ),
        takes: [lines.loose, lines.wool.across, ...lines.worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
    step('board', steps.board, {
      detail: locale.format.sentences(
        compact([
          isSawn && steps.board.sawn,
          raised?.made === true ? steps.board.made : steps.board.joists,
          loft.gap > 0 && steps.board.gap(formatLength(loft.gap, locale)),
          loft.sawn > 0 &&
            steps.board.short(formatLength(length(loft.panel.length - loft.sawn), locale)),
          isTongued(inputs) && steps.board.glue,
        ]),
      ),
      minutes: roundMinutes(Math.min(60, EACH.panel * Math.min(6, panels)), 30),
      gates: ['cables'],
      ...laying,
    }),
    step('rows', steps.rows, {
      minutes: roundMinutes(EACH.panel * Math.max(0, panels - 6), 20),
      ...laying,
      work: works(laying.work, { removes: [{ item: 'crawl-board', on: JOISTS }] }),
    }),
  ];
}

/** True if a wool fills an empty space as it is. */
const isWhole = (inputs: Inputs, empty: Length): boolean => {
  const filling = fillingWool(inputs, empty);
  return filling?.layers === 1 && filling.variant.thickness === empty;
};

function legStep(
  { words, locale, values }: Inputs,
  { raised, under, every }: Loft,
  lines: LoftLines,
): JobStep {
  const { raise } = words.steps;
  const isMade = raised?.made === true;
  const high = formatDepth(under, locale);
  return step('raise', raise, {
    title: isMade ? raise.made.title : raise.title,
    detail: locale.format.sentences(
      compact([
        isMade ? raise.made.detail(formatLength(every, locale), high) : raise.detail(high),
        values.hatches > 0 && (isMade ? raise.made.hatch : raise.hatch),
      ]),
    ),
    work: works(needs(JOISTS, 'tested'), does('fix', LEGS)),
    minutes: roundMinutes((isMade ? EACH.made : EACH.leg) * (raised?.legs ?? 0), 30),
    takes: [lines.legs, lines.screws.legs, lines.glasses],
    tools: [
      'drill',
      isMade && 'hand-saw',
      'string-line',
      'level-long',
      'tape-measure',
      'knee-pads',
      'crawl-board',
    ],
  });
}

/** The edge of each hatch, before wool and panels come to it. */
function edgeStep(inputs: Inputs, loft: Loft, lines: LoftLines): JobStep {
  const { words, locale, values, region } = inputs;
  const { edge } = words.steps;
  const isRaised = loft.raised !== undefined;
  return step('edge', edge, {
    title: edge.title(values.hatches),
    safety: edge.safety(values.hatches),
    detail: locale.format.sentences(
      compact([
        isRaised &&
          edge.lining(
            values.hatches,
            formatDepth(liningHigh(inputs, loft), locale),
            formatRoundSize(toMm(LINING_LAP), locale),
          ),
        values.ladder && region !== 'uk' && edge.ladder,
        edge.rail(values.hatches, formatRoundSize(toMm(RAIL_UP), locale)),
      ]),
    ),
    minutes: (isRaised ? EACH.lined : EACH.rail) * values.hatches,
    work: works(needs(JOISTS, 'tested'), does('fix', EDGE)),
    takes: [lines.rail, lines.lining, lines.screws.edge, lines.glasses],
    tools: ['drill', 'hand-saw', 'level-long', 'tape-measure', 'pencil', 'crawl-board'],
  });
}
