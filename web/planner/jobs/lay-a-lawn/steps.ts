import {
  formatArea,
  formatDepth,
  formatLength,
  length,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
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
  SOIL_LAYER,
  TURF_THICK,
} from '../../takeoff/structure/outdoors/lawn.ts';
import { compact, type JobStep, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import {
  PEGS_TAKEN_UP,
  pegsToSetOut,
  radiusOf,
  servicesStep,
  setOutLines,
  setOutWork,
  triedBy,
  excavatedLines,
  SETTLING,
  UNEVEN_GROUND,
  fallOf,
} from '../kit/steps/groundwork.ts';
import {
  safetyKit,
  type SafetyKit,
  DAY,
  HOUR,
  step,
  minutesFor,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { IN_ONE_GO, inOneGo } from '../kit/steps/sessions.ts';
import type { Inputs } from './fields.ts';
import type { Turf } from './layout.ts';

/** Minutes until old roots have grown back, soil has settled, and grass has rooted (growers’ guides). */
const WAIT = { regrowth: 21 * DAY, settle: 6 * DAY, rooted: 21 * DAY } as const;
/** Work rates of one beginner, m²/h. */
const PACE = { clear: 12, dig: 7.5, spread: 10, rake: 25, turf: 12, sow: 60, water: 60 } as const;
/** Sods and seed are watered within an hour (growers’ guides). */
const DRIES_OUT = HOUR;
/** Minutes for the first strip. */
const FIRST = 20;

/** Minutes to lay turf, or to lay it, press it on and water it; none of seed. */
const turfMinutes = ({ place, values }: Inputs, ...paces: readonly number[]): number => {
  const metres = toSquareMetres(place.area);
  return values.kind === 'turf'
    ? paces.reduce((sum, pace) => sum + minutesFor(metres, pace), FIRST)
    : 0;
};

/** True if turf would lie dry for more than an hour before the last is laid: each part is pressed on and watered. */
const isInParts = (inputs: Inputs): boolean => turfMinutes(inputs, PACE.turf) > DRIES_OUT;

/** True if all of it is more than a day of work. */
const isOverADay = (inputs: Inputs): boolean =>
  turfMinutes(inputs, PACE.turf, PACE.rake, PACE.water) > IN_ONE_GO;

/** Share of rolls that tear or dry out, and of seed that does not grow (growers’ guides). */
const TORN = 0.05;
const BARE = { share: 0.1, for: 'repair' } as const;

/** The lawn covers its outline: another job that lays something there is warned about. */
const LAWN: Target = 'ground';

interface Shared extends SafetyKit {
  readonly soil: readonly Material[];
  readonly outline: ReturnType<typeof setOutLines>;
}

export function lawnSteps(inputs: Inputs, turf: Turf | undefined): Sparse<JobStep> {
  const { bill, words, place, values, locale } = inputs;
  const { why } = words;
  const soil = looseVolume(place.area, values.soil);
  const shared: Shared = {
    ...safetyKit(inputs, 'work-gloves'),
    outline: setOutLines(inputs, { ...why, pegs: why.outline }),
    soil: bill.pack(
      'topsoil',
      soil,
      why.soil(formatLength(values.soil, locale), formatArea(place.area, locale)),
      { slack: SETTLING },
    ),
  };
  return [
    ...beforeSteps(inputs, shared),
    digStep(inputs, shared),
    ...soilSteps(inputs, shared),
    ...(turf === undefined
      ? inOneGo(DRIES_OUT, [...seedSteps(inputs, shared), waterStep(inputs)])
      : turfAndWater(inputs, turf, shared)),
    ...lastSteps(inputs),
  ];
}

const metresOf = ({ place }: Inputs): number => toSquareMetres(place.area);

function beforeSteps(inputs: Inputs, { gloves, outline }: Shared): Sparse<JobStep> {
  const { words, values, locale, place } = inputs;
  const { steps, why } = words;
  const cubicMetres = (metresOf(inputs) * toMm(TURF_THICK)) / 1000;
  const spoil = values.takeAway ? excavatedLines(inputs, cubicMetres, why.spoil) : undefined;
  return [
    step('when', steps.when, {
      detail: locale.format.sentences(
        compact([
          steps.when[values.kind](formatTemperature(8, locale)),
          isOverADay(inputs) && steps.when.parts,
        ]),
      ),
      minutes: 15,
      tools: ['pencil'],
    }),
    servicesStep(steps.services, { minutes: 20 }),
    step('set-out', steps.setOut, {
      check: steps.setOut.check(triedBy(place)),
      ...(place.shape === 'circle' && {
        detail: steps.setOut.round(formatDepth(radiusOf(place), locale)),
        check: steps.setOut.roundCheck,
      }),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 30),
      work: setOutWork(place, LAWN),
      takes: outline,
      tools: ['hammer', 'tape-measure'],
    }),
    values.old &&
      step('clear', steps.clear, {
        detail: locale.format.sentences(
          compact([values.takeAway ? steps.clear.away : steps.clear.detail, spoil?.truck]),
        ),
        minutes: minutesFor(metresOf(inputs), PACE.clear),
        work: works(
          needs(LAWN, 'traced'),
          does('strip', LAWN, { cures: { minutes: WAIT.regrowth, kind: 'rest' } }),
        ),
        takes: [gloves, spoil?.takes ?? []],
        tools: ['turf-cutter', 'spade', 'wheelbarrow'],
        gates: ['lifting'],
      }),
  ];
}

/** Ground that would end too high is taken down before it is loosened and anything is spread on it. */
function digStep(inputs: Inputs, { gloves, glasses }: Shared): JobStep {
  const { words, values, locale } = inputs;
  const { dig } = words.steps;
  const spread = length(values.soil + (values.clay ? OPENING_SAND : 0));
  const below = formatRoundSize(toMm(length(BELOW_PATH + spread)), locale);
  return step('dig', dig, {
    detail: locale.format.sentences([
      dig.high(below, spread > 0 ? 'yes' : 'no'),
      dig.detail(formatRoundSize(toMm(LOOSENED), locale), formatRoundSize(20, locale)),
    ]),
    minutes: minutesFor(metresOf(inputs), PACE.dig),
    work: works(needs(LAWN, 'traced'), values.old && needs(LAWN, 'bare'), does('dig', LAWN)),
    takes: [gloves, glasses],
    tools: [
      'spade',
      'wheelbarrow',
      'tape-measure',
      'rotavator',
      'garden-fork',
      'rake',
      'ear-defenders',
    ],
    gates: ['digging'],
  });
}

function soilSteps(inputs: Inputs, { gloves, mask, soil }: Shared): Sparse<JobStep> {
  const { words, values, bill, place, locale, region } = inputs;
  const { steps, why } = words;
  const metres = metresOf(inputs);
  const opened = formatRoundSize(toMm(OPENING_SAND), locale);
  const pegsApart = formatRoundSize(toMm(PEGS), locale);
  const pegs = pegsOver(place.area, place.perimeter);
  const strings = pegsToSetOut(place);
  const layers = Math.ceil(values.soil / SOIL_LAYER);
  // American extension services advise against sand.
  const isCompost = region === 'us';
  const sand = Math.ceil(metres * toMm(OPENING_SAND) * DENSITY['sharp-sand'] * 1000);
  return [
    values.clay &&
      step('sand', isCompost ? steps.compost : steps.sand, [opened], {
        minutes: minutesFor(metres, PACE.spread),
        work: { ...needs(LAWN, 'dug'), ...(!isCompost && { dust: 'silica' }) },
        takes: [
          isCompost
            ? bill.pack('compost', looseVolume(place.area, OPENING_SAND), why.compost(opened), {
                slack: SETTLING,
              })
            : bill.pack('sharp-sand', sand, why.sand(opened), { slack: UNEVEN_GROUND }),
          mask,
        ],
        tools: ['wheelbarrow', 'rake', 'garden-fork'],
        gates: ['lifting'],
      }),
    // A tiller throws pegs out and lifts the soil: levels are set after it.
    step('levels', steps.levels, {
      detail: locale.format.sentences(
        compact([
          steps.levels.detail(
            formatRoundSize(toMm(BELOW_PATH), locale),
            pegsApart,
            ...fallOf(locale),
          ),
          // IRC R401.3.
          region === 'us' && steps.levels.house,
        ]),
      ),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 30),
      work: works(needs(LAWN, 'dug'), does('mark', LAWN), {
        installs: [{ item: 'marking-pegs', count: pegs, on: LAWN }],
      }),
      // The pegs of the strings are still in the ground.
      takes: [bill.pack('marking-pegs', pegs + strings, why.pegs(pegsApart, strings))],
      tools: ['hammer', 'level-long', 'long-straightedge', 'tape-measure'],
    }),
    values.soil > 0 &&
      step('soil', steps.soil, {
        detail: locale.format.sentences(
          compact([
            steps.soil.detail(formatLength(values.soil, locale)),
            layers > 1 && steps.soil.layers(layers),
          ]),
        ),
        minutes: minutesFor(metres, PACE.spread),
        work: works(needs(LAWN, 'dug'), does('bed', LAWN)),
        takes: [soil, gloves],
        tools: ['wheelbarrow', 'spade', 'rake'],
        gates: ['lifting'],
      }),
    step('firm', steps.firm, {
      ...(values.soil === 0 && {
        detail: locale.format.sentences([steps.firm.level, steps.firm.detail]),
      }),
      check: steps.firm.check(formatRoundSize(10, locale)),
      minutes: minutesFor(metres, PACE.rake),
      work: works(
        needs(LAWN, 'dug', ...(values.soil > 0 ? (['bedded'] as const) : [])),
        does('compact', LAWN, { cures: { minutes: WAIT.settle, kind: 'rest' } }),
        does('fill', LAWN),
        { removes: [{ item: 'marking-pegs', count: pegs }] },
      ),
      tools: ['rake', 'long-straightedge'],
    }),
    step('feed', steps.feed, {
      minutes: minutesFor(metres, PACE.sow),
      work: needs(LAWN, 'flat', 'compacted'),
      takes: [
        bill.pack(
          'lawn-fertiliser',
          metres * FEED[region === 'us' ? 'us' : 'metric'],
          why.feed(formatArea(place.area, locale)),
        ),
        gloves,
        mask,
      ],
      tools: ['rake', 'bucket'],
    }),
  ];
}

const FIRST_STRIP: Target = `${LAWN}/first-strip`;

function turfSteps(
  inputs: Inputs,
  { layout, roll }: Turf,
  { outline, gloves, soil }: Shared,
): readonly JobStep[] {
  const { words, bill, place, locale } = inputs;
  const { steps, why } = words;
  const metres = metresOf(inputs);
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
    step('first', steps.first, [place.shape === 'circle' ? 'round' : 'straight'], {
      minutes: FIRST,
      work: works(needs(LAWN, 'flat'), does('plant', FIRST_STRIP)),
      takes: [turf, outline[0], gloves],
      tools: ['wheelbarrow', 'planks', 'rake'],
      gates: ['lifting'],
    }),
    step('rest', steps.rest, {
      detail: locale.format.sentences(
        compact([
          steps.rest.detail(layout.cut),
          isInParts(inputs) && steps.rest.parts,
          place.shape === 'circle' ? steps.rest.curve : steps.rest.edges,
        ]),
      ),
      minutes: minutesFor(metres, PACE.turf),
      work: works(
        needs(LAWN, 'flat'),
        needs(FIRST_STRIP, 'planted'),
        does('plant', LAWN),
        PEGS_TAKEN_UP,
      ),
      takes: [turf, outline[0]],
      tools: ['planks', 'utility-knife', 'spade', 'rake'],
    }),
    step('press', steps.press, {
      minutes: minutesFor(metres, PACE.rake),
      work: works(needs(LAWN, 'planted'), does('walk', LAWN)),
      takes: [soil],
      tools: ['planks', 'broom'],
    }),
  ];
}

function turfAndWater(inputs: Inputs, turf: Turf, shared: Shared): readonly JobStep[] {
  const laid = turfSteps(inputs, turf, shared);
  const last = isOverADay(inputs) ? laid.slice(-1) : laid;
  return [
    ...laid.slice(0, laid.length - last.length),
    ...inOneGo(DRIES_OUT, [...last, waterStep(inputs)]),
  ];
}

function seedSteps(inputs: Inputs, { outline, mask, gloves }: Shared): readonly JobStep[] {
  const { words, bill, place, locale } = inputs;
  const { steps, why } = words;
  const metres = metresOf(inputs);
  const amount = Math.ceil(metres * SEED);
  return [
    step('sow', steps.sow, {
      minutes: minutesFor(metres, PACE.sow),
      work: works(needs(LAWN, 'flat'), does('plant', LAWN)),
      takes: [
        bill.pack('grass-seed', amount, why.seed(formatArea(place.area, locale)), {
          slack: BARE,
        }),
        outline[0],
        mask,
        gloves,
      ],
      tools: ['bucket'],
    }),
    step('cover', steps.cover, {
      minutes: minutesFor(metres, PACE.rake),
      work: works(needs(LAWN, 'planted'), PEGS_TAKEN_UP),
      tools: ['rake'],
    }),
    step('roll', steps.roll, {
      minutes: minutesFor(metres, PACE.sow),
      work: works(needs(LAWN, 'planted'), does('walk', LAWN)),
      tools: ['lawn-roller'],
    }),
  ];
}

function waterStep(inputs: Inputs): JobStep {
  const { words, values, locale } = inputs;
  const { water } = words.steps;
  const isTurf = values.kind === 'turf';
  return step('water', water, {
    ...(isInParts(inputs) && { title: water.all }),
    detail: isTurf ? water.turf(formatRoundSize(toMm(FIRST_WATER), locale)) : water.seed,
    check: isTurf ? water.lifted(formatRoundSize(25, locale)) : water.damp,
    minutes: minutesFor(metresOf(inputs), PACE.water),
    work: { ...needs(LAWN, 'planted'), makes: [{ target: LAWN, state: 'wet' }] },
    tools: ['hose', 'sprinkler'],
  });
}

function lastSteps(inputs: Inputs): readonly JobStep[] {
  const { words, values, locale } = inputs;
  const { keep, mow } = words.steps;
  const metres = metresOf(inputs);
  const isTurf = values.kind === 'turf';
  return [
    step('keep', keep, {
      detail: keep[values.kind],
      check: isTurf ? keep.tug : keep.green,
      minutes: 60,
      work: {
        ...needs(LAWN, 'wet'),
        makes: [
          {
            target: LAWN,
            state: 'load-bearing',
            cures: { minutes: WAIT.rooted, kind: 'rest' },
          },
        ],
      },
      tools: ['hose', 'sprinkler'],
    }),
    step('mow', mow, [formatRoundSize(65, locale)], {
      ...(!isTurf && { check: mow.seeded }),
      minutes: minutesFor(metres, 4 * PACE.sow),
      work: works(needs(LAWN, 'load-bearing'), does('walk', LAWN)),
      tools: ['lawnmower'],
    }),
  ];
}
