import { formatArea, formatDepth } from '../../measure/units/format-length.ts';
import { length, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { LOFT_HEAT } from '../../takeoff/structure/gates.ts';
import { LEAST_HATCH, LOFT_AIR } from '../../takeoff/structure/indoors/loft-rules.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import { present, type Some } from '../kit/present.ts';
import { roundRun, roundSize, warmth } from '../kit/round-size.ts';
import { step } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import type { Loft } from './layout.ts';
import { isTongued, loftLines, type LoftLines } from './lines.ts';

/** m² an hour of one careful first-timer; minutes a leg, a panel, a hatch, a downlight. */
const PACE = { seal: 25, between: 20, across: 20 } as const;
const EACH = { tray: 3, leg: 4, made: 7, panel: 8, hatch: 45, ladder: 90, downlight: 10 } as const;
const RUN = { lagging: 10 } as const;

const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** From the question what the joists bear to the card that says so. */
export function loftSteps(asked: Asked, loft: Loft): Some<JobStep> {
  const lines = loftLines(asked, loft);
  return [
    ...beforeSteps(asked, lines),
    ...serviceSteps(asked, loft, lines),
    ...woolSteps(asked, loft, lines),
    ...floorSteps(asked, loft, lines),
    ...endSteps(asked),
  ];
}

function beforeSteps({ words, locale, bill }: Asked, { worn }: LoftLines): Some<JobStep> {
  const { steps, why } = words;
  return [
    step('load', steps.load, { minutes: 30, gates: ['bearing'], tools: ['tape-measure'] }),
    step('check', steps.check, {
      minutes: 30,
      gates: ['asbestos', 'height'],
      takes: [...worn, bill.pack('loft-light', 1, why.light)],
      tools: ['stepladder', 'torch', 'first-aid-kit'],
    }),
    step('walk', steps.walk, {
      safety: steps.walk.safety(warmth(LOFT_HEAT.celsius, locale), LOFT_HEAT.minutes),
      minutes: 20,
      tools: ['crawl-board', 'knee-pads'],
    }),
  ];
}

/** m² of ceiling whose gaps a can of foam fills, and clips for a square metre (estimates). */
const FOAMED = 40;
const CLIPS = 2;
/** Airtight tape: round each hatch, and for each square metre of ceiling (an estimate), mm. */
const TAPED = 200;

/** Round the frames of all hatches, mm. */
function hatchesRound({ region, values }: Asked): number {
  const [wide, long] = LEAST_HATCH[region === 'us' ? 'us' : 'uk'];
  return (values.hatches * length(2 * (wide + long))) / 320;
}

function serviceSteps(asked: Asked, { area }: Loft, { worn }: LoftLines): Some<JobStep> {
  const { words, values, locale, bill } = asked;
  const { steps, why } = words;
  const { pipes, downlights } = values;
  const lights = EACH.downlight * downlights;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    step('services', steps.services, {
      detail: locale.format.sentences(
        present([
          steps.services.detail,
          pipes > 0 && steps.services.pipes,
          downlights > 0 && steps.services.downlights(roundSize(100, locale)),
        ]),
      ),
      minutes: fives(40 + (60 / RUN.lagging) * (toMm(pipes) / 1000) + lights),
      gates: ['cables', pipes > 0 && 'gas-water'],
      takes: [
        bill.pack('cable-clips', CLIPS * metres, why.clips(shown)),
        bill.pack('pipe-lagging', pipes / 320, why.lagging(roundRun(pipes, locale))),
        bill.pack('downlight-cap', downlights, why.caps),
      ],
      tools: ['hammer', 'utility-knife', 'torch'],
    }),
    step('seal', steps.seal, {
      minutes: minutesFor(metres, PACE.seal),
      takes: [
        bill.pack('expanding-foam', metres / FOAMED, why.foam(shown)),
        bill.pack('vapour-tape', hatchesRound(asked) + TAPED * metres, why.tape(shown)),
        ...worn,
      ],
      tools: ['utility-knife'],
    }),
  ];
}

/** Of a baffle, both edges (makers’ sheets). */
const TRAY_STAPLES = 6;

function woolSteps(asked: Asked, loft: Loft, { wool, worn }: LoftLines): Some<JobStep> {
  const { words, locale, bill, region } = asked;
  const { steps, why } = words;
  const hasTrays = bill.sold('eave-tray') !== undefined;
  const free = hasTrays ? LOFT_AIR.eavesWithTray : LOFT_AIR.eaves;
  const trays = 2 * Math.max(1, loft.joists.length - 1);
  // Baffles of the US are stapled to the rafters, trays elsewhere pushed between them.
  const isStapled = hasTrays && region === 'us';
  return [
    loft.deep > 0 &&
      step('eaves', steps.eaves, {
        detail: (hasTrays ? steps.eaves.trays : steps.eaves.bare)(roundSize(toMm(free), locale)),
        minutes: fives(EACH.tray * trays, 20),
        takes: [
          bill.pack('eave-tray', trays, why.trays(trays)),
          isStapled && bill.each('staples', { each: TRAY_STAPLES, places: trays }, why.stapled),
        ],
        tools: ['torch', 'crawl-board', isStapled && 'staple-gun'],
      }),
    loft.wool.between !== undefined &&
      step('between', steps.between, {
        minutes: minutesFor(toSquareMetres(loft.area), PACE.between),
        takes: [wool, ...worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
  ];
}

function floorSteps(asked: Asked, loft: Loft, lines: LoftLines): Some<JobStep> {
  const { words, shelf, locale } = asked;
  const { steps } = words;
  const { wool, area, layout, raised } = loft;
  const metres = toSquareMetres(area);
  const panels = layout.whole + layout.cut;
  const isSawn = shelf['loft-board'].form === 'not-sold';
  const laying = {
    takes: [lines.panels, lines.screws, ...lines.worn],
    tools: ['drill', 'jigsaw', 'tape-measure', 'string-line', 'pencil', 'knee-pads', 'crawl-board'],
  } as const;
  return [
    raised !== undefined && legStep(asked, loft, lines),
    wool.across.length > 0 &&
      step('across', steps.across, [roundSize(toMm(LOFT_AIR.overWool), locale)], {
        minutes: minutesFor(metres * wool.across.length, PACE.across),
        takes: [lines.wool, ...lines.worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
    step('board', steps.board, {
      detail: locale.format.sentences(
        present([
          isSawn && steps.board.sawn,
          raised?.made === true ? steps.board.made : steps.board.joists,
          isTongued(asked) && steps.board.glue,
        ]),
      ),
      minutes: fives(Math.min(60, EACH.panel * Math.min(6, panels)), 30),
      gates: ['cables'],
      ...laying,
    }),
    step('rows', steps.rows, {
      minutes: fives(EACH.panel * Math.max(0, panels - 6), 20),
      ...laying,
    }),
  ];
}

function legStep({ words, locale }: Asked, { raised, under }: Loft, lines: LoftLines): JobStep {
  const { raise } = words.steps;
  const isMade = raised?.made === true;
  const high = formatDepth(under, locale);
  return step('raise', raise, {
    title: isMade ? raise.made.title : raise.title,
    detail: isMade ? raise.made.detail(high) : raise.detail(high),
    minutes: fives((isMade ? EACH.made : EACH.leg) * (raised?.legs ?? 0), 30),
    takes: [lines.legs, lines.screws, lines.glasses],
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

function endSteps(asked: Asked): Some<JobStep> {
  const { words, values, locale, bill } = asked;
  const { steps, why } = words;
  const { hatches, ladder } = values;
  return [
    (hatches > 0 || ladder) &&
      step('hatch', steps.hatch, {
        detail: locale.format.sentences(
          present([hatches > 0 && steps.hatch.detail, ladder && steps.hatch.ladder]),
        ),
        minutes: Math.max(15, EACH.hatch * hatches) + (ladder ? EACH.ladder : 0),
        takes: [
          bill.pack('hatch-insulation', hatches, why.hatch),
          bill.pack('draught-strip', hatchesRound(asked), why.draught),
          ladder && bill.pack('loft-ladder', 1, why.ladder),
        ],
        tools: ['screwdriver', 'utility-knife', 'stepladder', ladder && 'drill'],
      }),
    step('label', steps.label, { minutes: 15, tools: ['pencil'] }),
  ];
}
