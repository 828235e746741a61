import { formatLength } from '../../measure/format-length.ts';
import { length, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { BELOW_RIM, MOST_BOW } from '../../takeoff/structure/raised-bed.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import type { Whole } from './bill.ts';
import { servicesStep } from '../kit/services-step.ts';

const DAY = 24 * 60;
/** Until preserver is dry, and until the soil has sunk (trade practice). */
const WAIT = { preserver: DAY, settle: 10 * DAY } as const;
/** An hour of one careful first-timer. */
const PACE = { ground: 4, cuts: 8, posts: 4, lining: 10, fill: 0.8, rail: 3 } as const;

/** From the question where the sun is to the first plant. */
export const bedSteps = (asked: Whole): readonly Step[] => [
  ...beforeSteps(asked),
  ...frameSteps(asked),
  ...fillSteps(asked),
  ...lastSteps(asked),
];

function beforeSteps({ words, bed, locale }: Whole): readonly Step[] {
  const { steps } = words;
  return [
    {
      id: 'place',
      title: steps.place.title,
      detail: steps.place.detail(roundRun(mm(20_000), locale)),
      check: steps.place.check,
      minutes: 20,
      tools: ['tape-measure', 'pencil'],
    },
    servicesStep(steps.services, 20),
    { id: 'wood', ...steps.wood, minutes: 15 },
    {
      id: 'set-out',
      title: steps.setOut.title,
      detail: steps.setOut.detail(
        formatLength(bed.length, locale),
        formatLength(bed.width, locale),
      ),
      check: steps.setOut.check(roundSize(5, locale)),
      minutes: 30,
      uses: ['string-line', 'marking-pegs'],
      tools: ['hammer', 'tape-measure', 'string-line'],
    },
    {
      id: 'ground',
      title: steps.ground.title,
      detail: steps.ground.detail(roundSize(200, locale)),
      check: steps.ground.check(roundSize(10, locale)),
      minutes: minutesFor(toSquareMetres(bed.inside), PACE.ground),
      uses: ['work-gloves'],
      tools: ['spade', 'garden-fork', 'rake', 'level-long'],
    },
  ];
}

function frameSteps({ words, bed, locale }: Whole): readonly Step[] {
  const { steps } = words;
  const { wood } = bed;
  const cuts = pieceCount(bed.pieces) + bed.posts;
  const depth = length(bed.postLength - bed.height);
  return [
    {
      id: 'cut',
      title: steps.cut.title,
      detail: steps.cut.detail(pieceCount(bed.pieces), bed.posts),
      check: steps.cut.check,
      safety: steps.cut.safety,
      minutes: minutesFor(cuts, PACE.cuts),
      uses: [wood.product, 'fence-post', 'safety-glasses', 'dust-mask'],
      tools: ['circular-saw', 'square', 'tape-measure', 'pencil', 'ear-defenders'],
    },
    {
      id: 'ends',
      ...steps.ends,
      minutes: minutesFor(cuts, 4 * PACE.cuts),
      dryMinutes: WAIT.preserver,
      slower: 'drying',
      uses: ['wood-preserver', 'work-gloves'],
      tools: ['paint-kettle'],
    },
    {
      id: 'frame',
      title: steps.frame.title,
      detail: steps.frame.detail(roundSize(toMm(depth), locale)),
      check: steps.frame.check(roundSize(5, locale)),
      safety: steps.frame.safety,
      minutes: minutesFor(4, PACE.posts),
      uses: [wood.product, 'fence-post', wood.screws],
      tools: ['drill', 'square', 'level-long', 'club-hammer', 'spade'],
      gates: ['lifting'],
    },
    ...(bed.posts > 4
      ? [
          {
            id: 'stakes',
            title: steps.stakes.title,
            detail: steps.stakes.detail(
              bed.long.bays - 1,
              bed.short.bays - 1,
              roundSize(toMm(depth), locale),
            ),
            check: steps.stakes.check,
            minutes: minutesFor(bed.posts - 4, PACE.posts),
            uses: ['fence-post', wood.screws],
            tools: ['club-hammer', 'level-short', 'drill'],
            gates: ['digging'],
          } satisfies Step,
        ]
      : []),
    ...(bed.rows > 1
      ? [
          {
            id: 'rows',
            title: steps.rows.title,
            detail: steps.rows.detail(bed.rows),
            check: steps.rows.check(roundSize(toMm(MOST_BOW), locale)),
            minutes: minutesFor((bed.rows - 1) * 4, PACE.cuts),
            uses: [wood.product, wood.screws],
            tools: ['drill', 'level-long', 'clamps'],
          } satisfies Step,
        ]
      : []),
    {
      id: 'liner',
      title: steps.liner.title,
      detail: steps.liner.detail(roundSize(50, locale)),
      check: steps.liner.check,
      minutes: minutesFor(toMm(bed.lining) / 1000, PACE.lining),
      uses: ['weed-membrane', 'staples'],
      tools: ['staple-gun', 'utility-knife'],
    },
  ];
}

function fillSteps({ words, bed, locale }: Whole): readonly Step[] {
  const { steps } = words;
  const cubic = (toSquareMetres(bed.inside) * toMm(bed.fill)) / 1000;
  return [
    ...(bed.stone > 0
      ? [
          {
            id: 'stone',
            title: steps.stone.title,
            detail: steps.stone.detail(roundSize(toMm(bed.stone), locale)),
            check: steps.stone.check,
            minutes: minutesFor(toSquareMetres(bed.inside), 6),
            uses: ['gravel'],
            tools: ['wheelbarrow', 'rake'],
          } satisfies Step,
        ]
      : []),
    {
      id: 'mix',
      title: steps.mix.title,
      detail: steps.mix.detail,
      check: steps.mix.check,
      safety: steps.mix.safety,
      minutes: minutesFor(cubic, 2 * PACE.fill),
      uses: ['topsoil', 'compost', 'sharp-sand', 'dust-mask', 'work-gloves'],
      tools: ['wheelbarrow', 'spade'],
      gates: ['lifting'],
    },
    {
      id: 'fill',
      title: steps.fill.title,
      detail: steps.fill.detail(roundSize(150, locale), roundSize(toMm(BELOW_RIM), locale)),
      check: steps.fill.check,
      minutes: minutesFor(cubic, 2 * PACE.fill),
      dryMinutes: WAIT.settle,
      uses: ['topsoil', 'compost', 'sharp-sand'],
      tools: ['wheelbarrow', 'spade', 'rake', 'hose'],
    },
  ];
}

const lastSteps = ({ words, bed, locale }: Whole): readonly Step[] => [
  ...(bed.cap
    ? [
        {
          id: 'cap',
          ...words.steps.cap,
          minutes: minutesFor((2 * toMm(bed.length) + 2 * toMm(bed.width)) / 1000, PACE.rail),
          uses: ['deck-board', 'exterior-screws', 'safety-glasses'],
          tools: ['mitre-saw', 'drill', 'sanding-block', 'ear-defenders'],
        } satisfies Step,
      ]
    : []),
  {
    id: 'plant',
    title: words.steps.plant.title,
    detail: words.steps.plant.detail(roundSize(toMm(BELOW_RIM), locale)),
    check: words.steps.plant.check,
    minutes: 45,
    uses: ['topsoil', 'compost', 'sharp-sand'],
    tools: ['rake', 'spade', 'trowel', 'hose'],
  },
];
