import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import { BELOW_PATH, FIRST_WATER, LOOSENED, OPENING_SAND } from '../../takeoff/structure/lawn.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import { spoilProduct } from '../kit/spoil.ts';
import type { Whole } from './bill.ts';
import { servicesStep } from '../kit/services-step.ts';

const DAY = 24 * 60;
/** Until roots of what was there have come up again, soil has sunk, and grass holds (growers’ guides). */
const WAIT = { regrowth: 21 * DAY, settle: 6 * DAY, rooted: 21 * DAY } as const;
/** Square metres an hour of one careful first-timer. */
const PACE = { clear: 12, dig: 7.5, spread: 10, rake: 25, turf: 12, sow: 60, water: 60 } as const;

/** From the question whether it is the season to the first cut. */
export const lawnSteps = (asked: Whole): readonly Step[] => [
  ...beforeSteps(asked),
  ...soilSteps(asked),
  ...(asked.turf === undefined ? seedSteps(asked) : turfSteps(asked)),
  ...lastSteps(asked),
];

const metresOf = ({ place }: Whole): number => toSquareMetres(place.area);

function beforeSteps(asked: Whole): readonly Step[] {
  const { words, values, place, bill, locale } = asked;
  const { steps } = words;
  const isTurf = values.kind === 'turf';
  return [
    {
      id: 'when',
      title: steps.when.title,
      detail: (isTurf ? steps.when.turf : steps.when.seed)(warmth(8, locale)),
      check: steps.when.check,
      minutes: 15,
      tools: ['tape-measure', 'pencil'],
    },
    servicesStep(steps.services, 20),
    ...(values.old
      ? [
          {
            id: 'clear',
            ...steps.clear,
            minutes: minutesFor(metresOf(asked), PACE.clear),
            dryMinutes: WAIT.regrowth,
            uses: ['work-gloves', ...(values.takeAway ? [spoilProduct(bill)] : [])],
            tools: ['turf-cutter', 'spade', 'wheelbarrow'],
            gates: ['lifting'],
          } satisfies Step,
        ]
      : []),
    {
      id: 'levels',
      title: steps.levels.title,
      detail: steps.levels.detail(roundSize(toMm(BELOW_PATH), locale)),
      check: steps.levels.check,
      minutes: minutesFor(toMm(place.perimeter) / 1000, 30),
      uses: ['string-line', 'marking-pegs'],
      tools: ['hammer', 'level-long', 'tape-measure'],
    },
    {
      id: 'dig',
      title: steps.dig.title,
      detail: steps.dig.detail(roundSize(toMm(LOOSENED), locale), roundSize(20, locale)),
      check: steps.dig.check,
      safety: steps.dig.safety,
      minutes: minutesFor(metresOf(asked), PACE.dig),
      uses: ['work-gloves', 'safety-glasses'],
      tools: ['rotavator', 'garden-fork', 'rake', 'ear-defenders'],
      gates: ['digging'],
    },
  ];
}

function soilSteps(asked: Whole): readonly Step[] {
  const { words, values, locale } = asked;
  const { steps } = words;
  const metres = metresOf(asked);
  return [
    ...(values.clay
      ? [
          {
            id: 'sand',
            title: steps.sand.title,
            detail: steps.sand.detail(roundSize(toMm(OPENING_SAND), locale)),
            check: steps.sand.check,
            minutes: minutesFor(metres, PACE.spread),
            uses: ['sharp-sand', 'dust-mask'],
            tools: ['wheelbarrow', 'rake', 'garden-fork'],
            gates: ['lifting'],
          } satisfies Step,
        ]
      : []),
    ...(values.soil > 0
      ? [
          {
            id: 'soil',
            title: steps.soil.title,
            detail: steps.soil.detail(formatLength(values.soil, locale)),
            check: steps.soil.check,
            minutes: minutesFor(metres, PACE.spread),
            uses: ['topsoil', 'work-gloves'],
            tools: ['wheelbarrow', 'spade', 'rake'],
            gates: ['lifting'],
          } satisfies Step,
        ]
      : []),
    {
      id: 'firm',
      title: steps.firm.title,
      detail: steps.firm.detail,
      check: steps.firm.check(roundSize(10, locale)),
      minutes: minutesFor(metres, PACE.rake),
      dryMinutes: WAIT.settle,
      tools: ['rake', 'long-straightedge'],
    },
    {
      id: 'feed',
      ...steps.feed,
      minutes: minutesFor(metres, PACE.sow),
      uses: ['lawn-fertiliser', 'work-gloves', 'dust-mask'],
      tools: ['rake', 'bucket'],
    },
  ];
}

function turfSteps(asked: Whole): readonly Step[] {
  const { words, turf } = asked;
  const { steps } = words;
  const metres = metresOf(asked);
  return [
    {
      id: 'first',
      ...steps.first,
      minutes: 20,
      uses: ['lawn-turf', 'string-line', 'work-gloves'],
      tools: ['wheelbarrow', 'planks', 'rake'],
      gates: ['lifting'],
    },
    {
      id: 'rest',
      title: steps.rest.title,
      detail: steps.rest.detail(turf?.layout.cut ?? 0),
      check: steps.rest.check,
      minutes: minutesFor(metres, PACE.turf),
      uses: ['lawn-turf'],
      tools: ['planks', 'utility-knife', 'spade', 'rake'],
    },
    {
      id: 'press',
      ...steps.press,
      minutes: minutesFor(metres, PACE.rake),
      ...(asked.values.soil > 0 ? { uses: ['topsoil'] } : {}),
      tools: ['planks', 'broom'],
    },
  ];
}

function seedSteps(asked: Whole): readonly Step[] {
  const { steps } = asked.words;
  const metres = metresOf(asked);
  return [
    {
      id: 'sow',
      ...steps.sow,
      minutes: minutesFor(metres, PACE.sow),
      uses: ['grass-seed', 'string-line', 'dust-mask'],
      tools: ['bucket'],
    },
    {
      id: 'cover',
      ...steps.cover,
      minutes: minutesFor(metres, PACE.rake),
      tools: ['rake'],
    },
    { id: 'roll', ...steps.roll, minutes: minutesFor(metres, PACE.sow), tools: ['lawn-roller'] },
  ];
}

function lastSteps(asked: Whole): readonly Step[] {
  const { words, turf, locale } = asked;
  const { steps } = words;
  const metres = metresOf(asked);
  const isTurf = turf !== undefined;
  return [
    {
      id: 'water',
      title: steps.water.title,
      detail: isTurf ? steps.water.turf(roundSize(toMm(FIRST_WATER), locale)) : steps.water.seed,
      check: isTurf ? steps.water.lifted(roundSize(25, locale)) : steps.water.damp,
      minutes: minutesFor(metres, PACE.water),
      tools: ['hose', 'sprinkler'],
    },
    {
      id: 'keep',
      title: steps.keep.title,
      detail: isTurf ? steps.keep.turf : steps.keep.seed,
      check: isTurf ? steps.keep.tug : steps.keep.green,
      minutes: 60,
      dryMinutes: WAIT.rooted,
      tools: ['hose', 'sprinkler'],
    },
    {
      id: 'mow',
      title: steps.mow.title,
      detail: steps.mow.detail(roundSize(65, locale)),
      check: steps.mow.check,
      safety: steps.mow.safety,
      minutes: minutesFor(metres, 4 * PACE.sow),
      tools: ['lawnmower'],
    },
  ];
}
