import {
  formatArea,
  formatDepth,
  formatLength,
  length,
  mm,
  toArea,
  toMm,
} from '../../measure/units/units.ts';
import { BELOW_DPC, DENSITY, layersOf } from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep, type Sparse, compact } from '../kit/contract.ts';
import {
  setOutLines,
  servicesStep,
  excavatedSoil,
  UNEVEN_GROUND,
  DIGGING_MINUTES,
  rolledLines,
  setOutWork,
  triedBy,
  radiusOf,
} from '../kit/steps/groundwork.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { PATIO, PACE, type PatioShared } from './shared.ts';
import { patioEdgeStep } from './edge-step.ts';

/** Overlap of fabric (makers: 300 mm). */
const LAP = mm(300);

export function patioGroundSteps(
  inputs: Inputs,
  patio: Patio,
  shared: PatioShared,
): Sparse<JobStep> {
  const { words, place, values, locale, bill, region } = inputs;
  const { dig, drop, base, wider, gross, soil, kept, trench } = patio;
  const isRound = place.shape === 'circle';
  const { gloves, glasses, mask } = shared;
  const { steps, why } = words;
  const shown = formatArea(toArea(gross * mm(1000) ** 2), locale);
  const layers = layersOf(base);
  const spoil = excavatedSoil(inputs, soil, kept);
  const outline = setOutLines(inputs, why);
  const deep = formatLength(base, locale);
  const lap = formatRoundSize(toMm(LAP), locale);
  const stone = Math.ceil(gross * toMm(base) * DENSITY['type-1'] * 1000);
  return [
    step('plan', steps.plan, {
      detail: locale.format.sentences(
        compact([
          values.house
            ? steps.plan.house(formatRoundSize(toMm(BELOW_DPC), locale))
            : steps.plan.alone,
          // The usual base of the US is that of ground that hardly freezes.
          region === 'us' && steps.plan.frost,
        ]),
      ),
      check: steps.plan[values.house ? 'marked' : 'drawn'],
      minutes: 30,
      gates: ['permit'],
      // Without a wall the level is marked on a peg.
      takes: [!values.house && outline[1]],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, {
      ...(isRound
        ? {
            detail: steps.setOut.round(
              formatDepth(radiusOf(place), locale),
              formatDepth(drop, locale),
            ),
            check: steps.setOut.rolls,
          }
        : {
            detail: steps.setOut[values.house ? 'house' : 'alone'](
              formatDepth(drop, locale),
              triedBy(place),
            ),
            check: steps.setOut[values.house ? 'away' : 'low'](triedBy(place)),
          }),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      work: setOutWork(place, PATIO),
      takes: outline,
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('dig', steps.dig, {
      detail: locale.format.sentences(
        compact([
          steps.dig.detail(formatDepth(dig, locale), formatRoundSize(toMm(wider), locale)),
          // Dug as deep everywhere, it needs no trench.
          trench &&
            trench.deep > dig &&
            steps.dig.trench(formatLength(trench.wide, locale), formatLength(trench.deep, locale)),
          spoil.says,
        ]),
      ),
      check: steps.dig.check(formatRoundSize(10, locale)),
      minutes: roundMinutes(DIGGING_MINUTES * soil),
      work: works(needs(PATIO, 'traced', 'marked'), does('dig', PATIO)),
      takes: [gloves, spoil.takes],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
    trench !== undefined && patioEdgeStep(inputs, patio, shared),
    step('fabric', steps.fabric, [lap], {
      minutes: minutesFor(gross, PACE.fabric),
      work: works(needs(PATIO, 'dug'), does('underlay', PATIO)),
      takes: [
        rolledLines(
          inputs,
          'geotextile',
          place.region,
          // Up to the top of the sub-base, inside an edging or as wide as the dig.
          { lap: LAP, past: length(base + (trench === undefined ? wider : 0)) },
          (strips, wide) => why.fabric(strips, formatLength(wide, locale), lap),
        ),
      ],
      tools: ['utility-knife'],
    }),
    step('base', steps.base, [deep, layers], {
      check: steps.base.check(formatRoundSize(10, locale)),
      minutes: minutesFor(gross * layers, PACE.base),
      work: works(needs(PATIO, 'underlaid'), does('compact', PATIO), does('fill', PATIO), {
        dust: 'silica',
      }),
      takes: [
        bill.pack('sub-base', stone, why.base(deep, shown, layers), { slack: UNEVEN_GROUND }),
        mask,
        glasses,
      ],
      tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
      gates: ['lifting'],
    }),
  ];
}
