import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { inches, litres, toMm, toSquareMetres } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { DENSITY, layersOf, looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import { minutesFor, type JobStep } from '../kit/contract.ts';
import { present, type Some } from '../kit/present.ts';
import { setOutLines } from '../kit/place/set-out-lines.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyKit, type SafetyKit } from '../kit/steps/safety-kit.ts';
import { servicesStep } from '../kit/walls/services-step.ts';
import { spoilLines } from '../kit/steps/spoil.ts';
import { DAY, step } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import { TOPS, type Path } from './layout.ts';
import { cementGloves, cubicMetres, fives, slabSteps } from './slab-steps.ts';

/** Until a haunch holds; until soil has sunk (trade practice). */
const WAIT = { haunch: DAY, settle: 7 * DAY } as const;
/** Minutes a cubic metre dug by hand. */
const DIGGING = 75;

/** From the question where the water goes to the first walk over it. */
export function pathSteps(asked: Asked, path: Path): Some<JobStep> {
  const safety = safetyKit(asked, 'work-gloves');
  return [
    ...digSteps(asked, path, safety),
    ...baseSteps(asked, path, safety),
    ...(path.slab === undefined
      ? looseSteps(asked, path, safety)
      : slabSteps(asked, path, path.slab, safety)),
  ];
}

function digSteps(asked: Asked, { dig }: Path, { gloves }: SafetyKit): readonly JobStep[] {
  const { words, locale, place, values } = asked;
  const { steps, why } = words;
  const deep = formatLength(dig, locale);
  return [
    step('plan', steps.plan, {
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, [deep], {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      takes: setOutLines(asked, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('mark', steps.dig, {
      detail: locale.format.sentences(
        present([steps.dig.detail(deep), values.takeAway && steps.dig.takeAway]),
      ),
      check: steps.dig.check(roundSize(10, locale)),
      minutes: fives(DIGGING * cubicMetres(asked, dig), 30),
      takes: [gloves, values.takeAway && spoilLines(asked, dig)],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
  ];
}

/** Laps, and pins a square metre (trade practice). */
const LAPS = 1.1;
const PINS = 4;

/** Under a sub-base a fabric that bears; under gravel and bark one against weeds; roots need neither. */
function baseSteps(
  { words, locale, place, values, bill }: Asked,
  { base, soil }: Path,
  { mask, glasses }: SafetyKit,
): Some<JobStep> {
  const { steps, why } = words;
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const hasBase = base > 0;
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const stone = metres * toMm(base) * DENSITY['type-1'] * 1000;
  return [
    values.membrane &&
      !soil &&
      step('membrane', steps.membrane, [roundSize(hasBase ? 300 : 150, locale)], {
        minutes: minutesFor(metres, 30),
        takes: [
          bill.pack(
            hasBase ? 'geotextile' : 'weed-membrane',
            metres * LAPS * 1000,
            why.membrane(shown),
          ),
          !hasBase && bill.pack('membrane-pins', Math.ceil(metres * PINS), why.pins),
        ],
        tools: ['utility-knife', !hasBase && 'hammer'],
      }),
    hasBase &&
      step('base', steps.base, [deep, layers, roundSize(100, locale)], {
        check: steps.base.check(roundSize(10, locale)),
        minutes: minutesFor(metres * layers, 8),
        takes: [
          bill.pack('sub-base', stone, why.base(deep, shown, layers), { slack: UNEVEN }),
          mask,
          glasses,
        ],
        tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
        gates: ['lifting'],
      }),
  ];
}

/** Soil and compost sink as they settle; ground is never as flat as a drawing (trade practice). */
const SETTLING = { share: 0.15, for: 'settling' } as const;
const UNEVEN = { share: 0.1, for: 'uneven' } as const;

function topLine({ bill, words, place, values, locale }: Asked, { depth, soil }: Path) {
  const { top } = values;
  const [product] = TOPS[top];
  const why = words.why.top(formatLength(depth, locale), formatArea(place.area, locale));
  if (product === 'gravel' || product === 'sharp-sand') {
    const amount = toSquareMetres(place.area) * toMm(depth) * DENSITY[product] * 1000;
    return bill.pack(product, amount, why, { slack: UNEVEN });
  }
  const amount = looseVolume(place.area, depth);
  return bill.pack(product, amount, why, soil ? { slack: SETTLING } : {});
}

const GRID_CUTS = 1.05;

function looseSteps(asked: Asked, path: Path, { mask, glasses, gloves }: SafetyKit): Some<JobStep> {
  const { words, locale, place, values, bill } = asked;
  const { steps, why } = words;
  const { soil, blinding, depth } = path;
  const metres = toSquareMetres(place.area);
  const kind = soil ? 'soil' : 'stone';
  const under = roundSize(toMm(blinding), locale);
  const sand = metres * toMm(blinding) * DENSITY['sharp-sand'] * 1000;
  const top = topLine(asked, path);
  return [
    soil &&
      step('loosen', steps.loosen, {
        minutes: minutesFor(metres, 12),
        tools: ['garden-fork', 'rake'],
      }),
    values.edging && edgingStep(asked),
    blinding > 0 &&
      step('grid', steps.grid, [under], {
        minutes: minutesFor(metres, 8),
        takes: [
          bill.pack('sharp-sand', sand, why.blinding(under), { slack: UNEVEN }),
          bill.pack(
            'gravel-grid',
            metres * GRID_CUTS * 1000,
            why.grid(formatArea(place.area, locale)),
          ),
        ],
        tools: ['rake', 'hand-saw', 'level-long'],
      }),
    step('spread', steps.spread, {
      detail: steps.spread[values.top === 'mulch' ? 'bark' : kind](
        formatLength(depth, locale),
        roundSize(150, locale),
      ),
      minutes: minutesFor(metres, 8),
      ...(soil && { dryMinutes: WAIT.settle }),
      takes: [top, mask, glasses, gloves],
      tools: ['wheelbarrow', 'spade', 'rake'],
      gates: ['lifting'],
    }),
    step('level', steps.level[kind], {
      minutes: minutesFor(metres, 20),
      takes: [soil && top],
      tools: ['rake', 'level-long'],
    }),
    step('keep', steps.keep[kind], { minutes: 15, tools: ['hose'] }),
  ];
}

/** Concrete that holds an edging, a metre; spikes of one along gravel: every two feet (makers; trade practice). */
const HAUNCH = litres(20);
const SPIKES = inches(24);

function edgingStep(asked: Asked): JobStep {
  const { words, locale, place, region, bill } = asked;
  const { why } = words;
  const { safety, ...edging } = words.steps.edging;
  const run = toMm(place.perimeter);
  const minutes = minutesFor(run / 1000, 3);
  const strip: readonly Material[] = bill.pack(
    'path-edging',
    run,
    why.edging(roundRun(place.perimeter, locale)),
  );
  if (region === 'us') {
    const apart = roundSize(toMm(SPIKES), locale);
    return step('edging', edging, {
      detail: edging.driven(apart),
      minutes,
      takes: [
        strip,
        bill.pack('edging-spikes', Math.ceil(place.perimeter / SPIKES), why.spikes(apart)),
      ],
      tools: ['level-long', 'club-hammer', 'string-line'],
    });
  }
  return step('edging', edging, {
    detail: edging.bedded(roundSize(10, locale)),
    safety,
    minutes,
    dryMinutes: WAIT.haunch,
    slower: 'hardening',
    takes: [
      strip,
      bill.pack('concrete-mix', (run / 1000) * HAUNCH, why.haunch),
      cementGloves(asked),
    ],
    tools: ['level-long', 'club-hammer', 'string-line', 'bucket', 'trowel'],
  });
}
