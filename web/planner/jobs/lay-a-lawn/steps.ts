import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { DENSITY, looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import {
  BELOW_PATH,
  FEED,
  FIRST_WATER,
  LOOSENED,
  OPENING_SAND,
  PEGS,
  pegsOver,
  SEED,
  TURF_THICK,
} from '../../takeoff/structure/outdoors/lawn.ts';
import { type JobStep } from '../kit/contract.ts';
import type { Some } from '../kit/compact.ts';
import { roundSize, warmth } from '../kit/format-sizes.ts';
import { safetyKit, type SafetyKit } from '../kit/steps/safety.ts';
import {
  servicesStep,
  excavatedSoilLines,
  SETTLING,
  UNEVEN_GROUND,
} from '../kit/steps/groundwork.ts';
import { DAY, step, minutesFor } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import type { Turf } from './layout.ts';

/** Until roots of what was there have come up again, soil has sunk, and grass holds (growers’ guides). */
const WAIT = { regrowth: 21 * DAY, settle: 6 * DAY, rooted: 21 * DAY } as const;
/** Square metres an hour of one careful first-timer. */
const PACE = { clear: 12, dig: 7.5, spread: 10, rake: 25, turf: 12, sow: 60, water: 60 } as const;
/** Rolls tear, and dry out where they lie too long; some seed does not come up (growers’ guides). */
const TORN = 0.05;
const BARE = { share: 0.1, for: 'repair' } as const;

type Shared = SafetyKit & Readonly<Record<'string' | 'soil', readonly Material[]>>;

/** From the question whether it is the season to the first cut. */
export function lawnSteps(asked: Asked, turf: Turf | undefined): Some<JobStep> {
  const { bill, words, place, values, locale } = asked;
  const { why } = words;
  const soil = looseVolume(place.area, values.soil);
  const shared: Shared = {
    ...safetyKit(asked, 'work-gloves'),
    string: bill.pack('string-line', toMm(place.perimeter) * 1.2, why.string),
    soil: bill.pack(
      'topsoil',
      soil,
      why.soil(formatLength(values.soil, locale), formatArea(place.area, locale)),
      { slack: SETTLING },
    ),
  };
  return [
    ...beforeSteps(asked, shared),
    ...soilSteps(asked, shared),
    ...(turf === undefined ? seedSteps(asked, shared) : turfSteps(asked, turf, shared)),
    ...lastSteps(asked),
  ];
}

const metresOf = ({ place }: Asked): number => toSquareMetres(place.area);

function beforeSteps(asked: Asked, { gloves, glasses, string }: Shared): Some<JobStep> {
  const { words, values, place, bill, locale } = asked;
  const { steps, why } = words;
  const pegsApart = roundSize(toMm(PEGS), locale);
  return [
    step('when', steps.when, {
      detail: steps.when[values.kind](warmth(8, locale)),
      minutes: 15,
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services, 20),
    values.old &&
      step('clear', steps.clear, {
        minutes: minutesFor(metresOf(asked), PACE.clear),
        dryMinutes: WAIT.regrowth,
        takes: [gloves, values.takeAway && excavatedSoilLines(asked, TURF_THICK)],
        tools: ['turf-cutter', 'spade', 'wheelbarrow'],
        gates: ['lifting'],
      }),
    step('levels', steps.levels, [roundSize(toMm(BELOW_PATH), locale), pegsApart], {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 30),
      takes: [
        string,
        bill.pack('marking-pegs', pegsOver(place.area, place.perimeter), why.pegs(pegsApart)),
      ],
      tools: ['hammer', 'level-long', 'long-straightedge', 'tape-measure'],
    }),
    step('dig', steps.dig, [roundSize(toMm(LOOSENED), locale), roundSize(20, locale)], {
      minutes: minutesFor(metresOf(asked), PACE.dig),
      takes: [gloves, glasses],
      tools: ['rotavator', 'garden-fork', 'rake', 'ear-defenders'],
      gates: ['digging'],
    }),
  ];
}

function soilSteps(asked: Asked, { gloves, mask, soil }: Shared): Some<JobStep> {
  const { words, values, bill, place, locale } = asked;
  const { steps, why } = words;
  const metres = metresOf(asked);
  const opened = roundSize(toMm(OPENING_SAND), locale);
  const sand = Math.ceil(metres * toMm(OPENING_SAND) * DENSITY['sharp-sand'] * 1000);
  return [
    values.clay &&
      step('sand', steps.sand, [opened], {
        minutes: minutesFor(metres, PACE.spread),
        takes: [
          bill.pack('sharp-sand', sand, why.sand(opened), {
            slack: UNEVEN_GROUND,
          }),
          mask,
        ],
        tools: ['wheelbarrow', 'rake', 'garden-fork'],
        gates: ['lifting'],
      }),
    values.soil > 0 &&
      step('soil', steps.soil, [formatLength(values.soil, locale)], {
        minutes: minutesFor(metres, PACE.spread),
        takes: [soil, gloves],
        tools: ['wheelbarrow', 'spade', 'rake'],
        gates: ['lifting'],
      }),
    step('firm', steps.firm, {
      check: steps.firm.check(roundSize(10, locale)),
      minutes: minutesFor(metres, PACE.rake),
      dryMinutes: WAIT.settle,
      tools: ['rake', 'long-straightedge'],
    }),
    step('feed', steps.feed, {
      minutes: minutesFor(metres, PACE.sow),
      takes: [
        bill.pack('lawn-fertiliser', metres * FEED, why.feed(formatArea(place.area, locale))),
        gloves,
        mask,
      ],
      tools: ['rake', 'bucket'],
    }),
  ];
}

function turfSteps(
  asked: Asked,
  { layout, roll }: Turf,
  { string, gloves, soil }: Shared,
): readonly JobStep[] {
  const { words, bill } = asked;
  const { steps, why } = words;
  const metres = metresOf(asked);
  const each = roll.packs[0].holds;
  const turf = bill.pack(
    'lawn-turf',
    layout.tiles * each,
    why.turf(layout.tiles, layout.whole, layout.cut),
    {
      variant: roll,
      slack: { amount: Math.ceil(layout.tiles * TORN) * each, for: 'breakage' },
    },
  );
  return [
    step('first', steps.first, {
      minutes: 20,
      takes: [turf, string, gloves],
      tools: ['wheelbarrow', 'planks', 'rake'],
      gates: ['lifting'],
    }),
    step('rest', steps.rest, [layout.cut], {
      minutes: minutesFor(metres, PACE.turf),
      takes: [turf],
      tools: ['planks', 'utility-knife', 'spade', 'rake'],
    }),
    step('press', steps.press, {
      minutes: minutesFor(metres, PACE.rake),
      takes: [soil],
      tools: ['planks', 'broom'],
    }),
  ];
}

function seedSteps(asked: Asked, { string, mask }: Shared): readonly JobStep[] {
  const { words, bill, place, locale } = asked;
  const { steps, why } = words;
  const metres = metresOf(asked);
  const amount = Math.ceil(metres * SEED);
  return [
    step('sow', steps.sow, {
      minutes: minutesFor(metres, PACE.sow),
      takes: [
        bill.pack('grass-seed', amount, why.seed(formatArea(place.area, locale)), {
          slack: BARE,
        }),
        string,
        mask,
      ],
      tools: ['bucket'],
    }),
    step('cover', steps.cover, { minutes: minutesFor(metres, PACE.rake), tools: ['rake'] }),
    step('roll', steps.roll, { minutes: minutesFor(metres, PACE.sow), tools: ['lawn-roller'] }),
  ];
}

function lastSteps(asked: Asked): readonly JobStep[] {
  const { words, values, locale } = asked;
  const { water, keep, mow } = words.steps;
  const metres = metresOf(asked);
  const isTurf = values.kind === 'turf';
  return [
    step('water', water, {
      detail: isTurf ? water.turf(roundSize(toMm(FIRST_WATER), locale)) : water.seed,
      check: isTurf ? water.lifted(roundSize(25, locale)) : water.damp,
      minutes: minutesFor(metres, PACE.water),
      tools: ['hose', 'sprinkler'],
    }),
    step('keep', keep, {
      detail: keep[values.kind],
      check: isTurf ? keep.tug : keep.green,
      minutes: 60,
      dryMinutes: WAIT.rooted,
      tools: ['hose', 'sprinkler'],
    }),
    step('mow', mow, [roundSize(65, locale)], {
      minutes: minutesFor(metres, 4 * PACE.sow),
      tools: ['lawnmower'],
    }),
  ];
}
