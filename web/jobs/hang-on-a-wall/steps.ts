import { mm, toMm, type Length } from '../../measure/units.ts';
import { DRILLING } from '../../takeoff/structure/wall-fixings.ts';
import { grams } from '../../takeoff/why.ts';
import { formatLength } from '../../measure/format-length.ts';
import type { Step } from '../kit/contract.ts';
import { showAmount } from '../kit/format-reason.ts';
import { roundSize } from '../kit/round-size.ts';
import { isMasonry, type Made } from './fixings.ts';
import type { Asked, Hanging } from './layout.ts';

const DAY = 24 * 60;
/** Two people hang what is heavier, kg. */
const TWO_PEOPLE = 15;
/** Minutes a fixing, of one careful first-timer. */
const EACH = 5;

/** From the scales to the look a day later. */
export const hangSteps = (asked: Asked, hanging: Hanging, made: Made): readonly Step[] => [
  ...lookSteps(asked, hanging),
  ...markSteps(asked, hanging),
  ...fixSteps(asked, hanging, made),
  ...hangingSteps(asked, hanging),
];

const kilos = (load: number, { locale }: Asked): string => showAmount(grams(load * 1000), locale);

function lookSteps(asked: Asked, { kind, kilos: weight }: Hanging): readonly Step[] {
  const { words, locale } = asked;
  const { weigh, find, test } = words.steps;
  const mask = isMasonry(kind) ? 'silica-mask' : 'dust-mask';
  return [
    { id: 'weigh', ...weigh, detail: weigh.detail(kilos(weight, asked)), minutes: 15 },
    {
      id: 'find',
      ...find,
      minutes: 20,
      tools: ['cable-finder', 'pencil'],
      gates: ['cables', 'gas-water'],
    },
    {
      id: 'test',
      ...test,
      detail: test.detail(roundSize(3, locale), words.tells[kind]),
      minutes: 15,
      uses: ['safety-glasses', mask],
      tools: ['drill'],
      gates: ['asbestos', 'lead', 'cables'],
    },
  ];
}

function markSteps({ words, locale }: Asked, { points, between, kind }: Hanging): readonly Step[] {
  const { place, marks } = words.steps;
  const shown = (size: Length): string => formatLength(size, locale);
  const [first] = points;
  const at = place.detail(shown(first?.x ?? mm(0)), shown(first?.y ?? mm(0)));
  return [
    {
      id: 'place',
      title: place.title,
      detail: kind === 'stud' ? `${at} ${place.onStuds}` : at,
      check: place.check,
      minutes: 15,
      uses: ['masking-tape'],
      tools: ['tape-measure', 'pencil'],
    },
    {
      id: 'marks',
      ...marks,
      detail: marks.detail(points.length, between === 0 ? undefined : shown(between)),
      minutes: 15,
      tools: ['level-short', 'pencil', 'tape-measure'],
    },
  ];
}

function fixSteps(asked: Asked, { points, kind, load }: Hanging, made: Made): readonly Step[] {
  const { words, locale } = asked;
  const { drill, set, screw, pull } = words.steps;
  const products = made.parts.map(({ product }) => product);
  const minutes = Math.max(15, EACH * points.length);
  const wide = formatLength(made.wide, locale);
  const deep = roundSize(toMm(made.deep) + DRILLING.deeper, locale);
  const isDrilled = made.way !== 'hook' && made.way !== 'self';
  return [
    ...(isDrilled
      ? [
          {
            id: 'drill',
            ...drill,
            detail: drill.detail[made.way](wide, deep, roundSize(DRILLING.fromEdge, locale)),
            minutes,
            uses: [
              ...(made.bit === undefined ? [] : (['masonry-drill-bit'] as const)),
              'masking-tape',
              'safety-glasses',
              isMasonry(kind) ? 'silica-mask' : 'dust-mask',
            ],
            tools: ['drill'],
            gates: isMasonry(kind) ? ['cables', 'silica'] : ['cables'],
          } satisfies Step,
        ]
      : []),
    ...(made.way === 'hook' || made.way === 'screw'
      ? []
      : [
          {
            id: 'set',
            ...set,
            detail: set.detail[made.way],
            minutes,
            uses: products,
            tools: ['hammer', 'screwdriver'],
          } satisfies Step,
        ]),
    {
      id: 'screw',
      ...screw,
      detail: made.way === 'hook' ? screw.hook : screw.detail,
      minutes,
      uses: [...products, 'work-gloves'],
      tools: made.way === 'hook' ? ['hammer', 'level-short'] : ['screwdriver', 'level-short'],
    },
    {
      id: 'pull',
      ...pull,
      detail: pull.detail(kilos(DRILLING.proof * load, asked)),
      minutes: 15,
    },
  ];
}

function hangingSteps(asked: Asked, { kilos: weight }: Hanging): readonly Step[] {
  const { words, values } = asked;
  const { ready, hang, after } = words.steps;
  const isFlat = values.thing === 'flat';
  return [
    {
      id: 'ready',
      ...ready,
      detail: ready.detail[values.thing],
      minutes: 20,
      uses: isFlat ? ['d-rings', 'picture-wire', 'felt-pads'] : [],
      tools: ['screwdriver'],
    },
    {
      id: 'hang',
      ...hang,
      detail: weight > TWO_PEOPLE ? hang.two : hang.one,
      minutes: 15,
      dryMinutes: DAY,
      rests: true,
      tools: ['level-short'],
      gates: weight > TWO_PEOPLE ? ['lifting'] : [],
    },
    {
      id: 'after',
      ...after,
      minutes: 15,
      uses: ['filler'],
      tools: ['filling-knife'],
    },
  ];
}
