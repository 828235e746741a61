import {
  formatArea,
  formatLength,
  length,
  toArea,
  toMm,
  mm,
  formatDepth,
} from '../../measure/units/units.ts';
import { BELOW_DPC, DENSITY, layersOf } from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import {
  setOutLines,
  fallOf,
  slabFall,
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
import {
  type SafetyKit,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { hasTrench, PATH, levelUse, isLevel, stripsWhy, type Path } from './layout.ts';

export function digSteps(
  inputs: Inputs,
  { dig, trench, wall, wider, soilOut, kept, slab, base }: Path,
  { gloves }: SafetyKit,
): readonly JobStep[] {
  const { words, locale, place, values } = inputs;
  const { steps, why } = words;
  const deep = formatLength(dig, locale);
  const level = levelUse(values);
  const spoil = excavatedSoil(inputs, soilOut, kept);
  return [
    step('plan', steps.plan, {
      detail: locale.format.sentences(
        compact([
          isLevel(inputs) ? steps.plan.level : steps.plan.detail,
          !isSoft(values) && steps.plan.ask,
          slab !== undefined && steps.plan.before(BUILT[values.use] ?? 'other'),
          wall > 0 && steps.plan.wall(formatRoundSize(toMm(BELOW_DPC), locale)),
        ]),
      ),
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, [...fallOf(locale), deep], {
      check: steps.setOut[level === undefined ? 'check' : 'even'](triedBy(place)),
      ...(wall > 0 && { detail: steps.setOut.wall(...fallOf(locale), deep) }),
      ...(level !== undefined && { detail: steps.setOut.level(deep, level) }),
      ...(place.shape === 'circle' && {
        detail: steps.setOut.round(
          formatDepth(radiusOf(place), locale),
          deep,
          level === undefined ? 'falls' : 'level',
          formatDepth(mm(Math.round(2 * toMm(radiusOf(place)) * slabFall(locale))), locale),
        ),
        check: steps.setOut[level === undefined ? 'roundCheck' : 'roundEven'],
      }),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      work: setOutWork(place, PATH),
      takes: setOutLines(inputs, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('mark', steps.dig, {
      detail: locale.format.sentences(
        compact([
          isLevel(inputs) ? steps.dig.level(deep) : steps.dig.detail(deep),
          steps.dig.soft(base > 0 ? 'stone' : 'soil'),
          wider > 0 &&
            steps.dig.wider(formatRoundSize(toMm(wider), locale), wall > 0 ? 'yes' : 'no'),
          trench &&
            (hasTrench(trench, dig)
              ? steps.dig.trench(
                  formatLength(trench.wide, locale),
                  formatLength(trench.deep, locale),
                )
              : steps.dig.edging(formatLength(trench.outside, locale))),
          spoil.says,
        ]),
      ),
      check: steps.dig.check(formatRoundSize(10, locale)),
      minutes: roundMinutes(DIGGING_MINUTES * soilOut, 30),
      work: works(needs(PATH, 'traced', 'marked'), does('dig', PATH)),
      takes: [gloves, spoil.takes],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
  ];
}

/** What stands on a slab and needs something cast in it. */
const BUILT: Partial<Record<Inputs['values']['use'], 'tub' | 'shed'>> = {
  'hot-tub': 'tub',
  shed: 'shed',
  garage: 'shed',
};

const SOFT: ReadonlySet<string> = new Set(['topsoil', 'compost', 'mulch', 'sand']);
/** True if nothing is paved: no office asks. */
const isSoft = ({ top, use }: Inputs['values']): boolean =>
  SOFT.has(top) || (top === 'gravel' && use === 'bed');

/** Height to which fabric and sheets are turned up at the edges (trade practice). */
const TURNED_UP = mm(100);

/** Pins a square metre (trade practice). */
const PINS = 4;

/** Fabric under a sub-base, weed membrane under gravel and bark; soil needs neither. */
export function baseSteps(
  inputs: Inputs,
  { base, soil, gross, wider, slab }: Path,
  { mask, glasses }: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, values, bill } = inputs;
  const { steps, why } = words;
  const shown = formatArea(toArea(gross * mm(1000) ** 2), locale);
  const hasBase = base > 0;
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const lap = mm(hasBase ? 300 : 150);
  const stone = gross * toMm(base) * DENSITY['type-1'] * 1000;
  return [
    values.membrane &&
      !soil &&
      step('membrane', steps.membrane, [formatRoundSize(toMm(lap), locale)], {
        ...(hasBase && { title: steps.membrane.fabric }),
        minutes: minutesFor(gross, 30),
        work: works(needs(PATH, 'dug'), does('underlay', PATH)),
        takes: [
          rolledLines(
            inputs,
            hasBase ? 'geotextile' : 'weed-membrane',
            place.region,
            { lap, past: length(wider + TURNED_UP) },
            stripsWhy(inputs, lap),
          ),
          !hasBase && bill.pack('membrane-pins', Math.ceil(gross * PINS), why.pins),
        ],
        tools: ['utility-knife', !hasBase && 'hammer'],
      }),
    hasBase &&
      step('base', steps.base, {
        detail: locale.format.sentences(
          compact([
            steps.base.detail(deep, layers, formatRoundSize(100, locale)),
            slab?.membrane === true && steps.base.fines,
          ]),
        ),
        check: steps.base.check(formatRoundSize(10, locale)),
        minutes: minutesFor(gross * layers, 8),
        work: works(
          needs(PATH, values.membrane ? 'underlaid' : 'dug'),
          does('compact', PATH),
          does('fill', PATH),
          { dust: 'silica' },
        ),
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
