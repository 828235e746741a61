import {
  formatArea,
  formatLength,
  length,
  litres,
  toMm,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { type Condition, type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { rolledLines, PEGS_TAKEN_UP } from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import {
  type SafetyKit,
  cementGloves,
  step,
  HOUR,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { IN_ONE_GO } from '../kit/steps/sessions.ts';
import type { SlabBays } from '../../takeoff/ground/slab-bays.ts';
import {
  hoursUntil,
  howToMix,
  mostBay,
  strengthAfter,
} from '../../takeoff/structure/outdoors/concrete.ts';
import type { Inputs } from './fields.ts';
import { PATH, FORMS, isLevel, SHEET_LAP, type Path, type PouredSlab } from './layout.ts';
import { formStep, layPathStep } from './form-steps.ts';

/** Load that a slab waits for. */
const loadOf = (use: Inputs['values']['use']): 'car' | 'van' | 'shed' | 'tub' | 'light' =>
  use === 'shed'
    ? use
    : use === 'hot-tub'
      ? 'tub'
      : use === 'van-drive'
        ? 'van'
        : WHEELS.has(use)
          ? 'car'
          : 'light';

const WHEELS: ReadonlySet<string> = new Set(['garage', 'car-drive']);

/** Ready-mixed concrete: for wheels, round steel outdoors (BS 8500-1, XC3/4: RC28/35, not GEN), or plain. */
const concreteFor = (
  use: Inputs['values']['use'],
  { mesh }: PouredSlab,
): 'drive' | 'mesh' | 'plain' => (use.endsWith('-drive') ? 'drive' : mesh ? 'mesh' : 'plain');

/**
 * Minutes of two people to mix and place a cubic metre: 108 bags of 20 kg by hand at four and a half minutes each, or
 * three a load in a mixer every five and a half minutes (trade practice).
 */
const PLACING = { barrow: 480, mixer: 200, 'ready-mix': 60 } as const;

const cubicMetres = ({ place }: Inputs, deep: Length): number =>
  (toSquareMetres(place.area) * toMm(deep)) / 1000;

/** Longest pour that is tamped when all of it is in, minutes: mixed concrete then begins to stiffen (bag labels). */
const TAMPED_AFTER = 90;

/** Latest starts of what follows in fresh concrete: bleed water is gone after 30 to 120 minutes (trade practice). */
const FRESH = { tamp: 15, float: HOUR, cover: HOUR } as const;

/** Minutes to spread the sheet. */
const COVERING = 20;

/** You and two helpers, who tamp and float too. */
const CREW = 3;

/** Minutes of a slab that is poured, tamped, floated and covered on one day, by as many crews as that takes. */
function minutesFresh(square: number, pour: number) {
  const alone = { pour, tamp: minutesFor(square, 12), float: minutesFor(square, 8) };
  const crews = Math.ceil((alone.pour + alone.tamp + alone.float + COVERING) / IN_ONE_GO);
  return {
    crews,
    pour: roundMinutes(alone.pour / crews),
    tamp: roundMinutes(alone.tamp / crews),
    float: roundMinutes(alone.float / crews),
  };
}

/** Concrete lost in mixing and in low spots (trade practice). */
const LOST = { share: 0.08, for: 'uneven' } as const;

/** Forms, steel, concrete, and the week in which it hardens. */
export function slabSteps(
  inputs: Inputs,
  path: Path,
  slab: PouredSlab,
  safety: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, bill, region, values } = inputs;
  const { steps, why } = words;
  const { depth } = path;
  const { glasses, mask } = safety;
  const metres = toSquareMetres(place.area);
  const { bays } = slab.joints;
  const shown = [formatArea(place.area, locale), formatLength(depth, locale)] as const;
  const amount = Math.ceil(metres * toMm(depth) * 1000);
  const volume = cubicMetres(inputs, depth);
  const how = howToMix(litres((1 + LOST.share) * volume * 1000));
  const isDelivered = how === 'ready-mix';
  const underSlab: Condition['state'] = slab.membrane ? 'underlaid' : 'compacted';
  const days = (load: 'shed' | 'full'): number => hours(load) / 24;
  const minutes = minutesFresh(metres, roundMinutes(PLACING[how] * volume, 60));
  const warm = [formatTemperature(5, locale), formatTemperature(30, locale)] as const;
  return [
    formStep(inputs, path),
    layPathStep(inputs, path, slab, safety),
    step('pour', steps.pour, {
      detail: locale.format.sentences(
        compact([
          values.use === 'hot-tub' && steps.pour.wired,
          isDelivered && steps.pour.order(region, concreteFor(values.use, slab)),
          how === 'ready-mix'
            ? steps.pour[how](...warm, CREW * minutes.crews - 1)
            : steps.pour[how](...warm),
          minutes.pour > TAMPED_AFTER && steps.pour.stretches,
        ]),
      ),
      minutes: minutes.pour,
      work: works(needs(FORMS, 'framed'), needs(PATH, underSlab), does('concrete', PATH), {
        ...(!isDelivered && { dust: 'silica' }),
      }),
      takes: [
        bill.pack(
          isDelivered ? 'ready-mix' : 'concrete-mix',
          amount,
          why.concrete(...shown, isDelivered),
          { slack: LOST },
        ),
        cementGloves(inputs),
        glasses,
        !isDelivered && mask,
      ],
      tools: [
        'wheelbarrow',
        'spade',
        'rake',
        ...(how === 'ready-mix' ? (['planks'] as const) : []),
        how === 'mixer' && 'mixer',
        how !== 'ready-mix' && 'bucket',
      ],
      gates: ['lifting'],
    }),
    step('tamp', steps.tamp, {
      minutes: minutes.tamp,
      startsWithin: FRESH.tamp,
      // Bleed water evaporates first (trade practice).
      work: works(
        needs(PATH, 'concreted'),
        does('fill', PATH, { cures: { minutes: HOUR, kind: 'hardening' } }),
      ),
      tools: ['tamping-beam', 'spade'],
    }),
    step(
      'float',
      steps.float,
      [isLevel(inputs) ? 'level' : 'falls', jointsText(inputs, depth, slab.joints)],
      {
        minutes: minutes.float,
        startsWithin: FRESH.float,
        work: works(needs(PATH, 'flat'), { makes: [{ target: PATH, state: 'smooth' }] }),
        tools: [
          'float',
          'edging-trowel',
          bays.length > 1 && 'groover',
          bays.length > 1 && 'straightedge',
          'planks',
          'broom',
          'knee-pads',
        ],
      },
    ),
    // Polyethylene of 0.1 mm at least (ASTM C171): cloth dries the slab.
    step('cover', steps.cover, {
      minutes: COVERING,
      startsWithin: FRESH.cover,
      work: works(needs(PATH, 'smooth'), {
        makes: [
          {
            target: PATH,
            state: 'load-bearing',
            cures: { minutes: hours('walk') * HOUR, kind: 'hardening' },
          },
        ],
        installs: [{ item: 'damp-membrane', on: PATH }],
      }),
      takes: [
        rolledLines(
          inputs,
          'damp-membrane',
          place.region,
          { lap: SHEET_LAP, past: length(depth + mm(200)) },
          () => why.cure,
        ),
      ],
      tools: ['hose', 'utility-knife'],
    }),
    step('strip', steps.strip, {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 10),
      work: works(needs(PATH, 'load-bearing'), PEGS_TAKEN_UP, {
        removes: [{ item: 'formwork-board' }],
      }),
      tools: ['bar', 'hammer', 'spade', 'drill'],
    }),
    step(
      'use',
      steps.use,
      [days('shed'), strengthIn(days('shed')), days('full'), loadOf(values.use)],
      {
        check: steps.use.check(formatRoundSize(5, locale)),
        minutes: 15,
        work: works(needs(PATH, 'load-bearing'), does('walk', PATH), {
          removes: [{ item: 'damp-membrane' }],
        }),
        tools: ['hose'],
      },
    ),
  ];
}

function jointsText({ words, locale }: Inputs, depth: Length, joints: SlabBays): string {
  const { float } = words.steps;
  const { bays, grid } = joints;
  if (bays.length <= 1) return float.none(formatRoundRun(mostBay(depth), locale));
  const deep =
    locale.made === 'imperial'
      ? formatLength(joints.depth, locale)
      : formatRoundSize(roundMinutes(toMm(joints.depth), 20), locale);
  return grid === undefined ? float.corners(bays.length, deep) : float.joints(...grid, deep);
}

/** Hours at 20 °C, which is in the table. */
function hours(load: 'walk' | 'shed' | 'full'): number {
  const answer = hoursUntil(load, 20);
  return answer.ok ? answer.value : 48;
}

/** Strength after a number of days at 20 °C, in per cent for a sentence. */
function strengthIn(days: number): number {
  const answer = strengthAfter(days, 20);
  return answer.ok ? Math.round(20 * answer.value) * 5 : 0;
}
