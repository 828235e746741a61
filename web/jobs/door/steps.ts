import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { REVEAL } from '../../takeoff/structure/skirting.ts';
import { grams } from '../../takeoff/why.ts';
import { minutesFor, type Step } from '../contract.ts';
import { showAmount } from '../format-reason.ts';
import { roundSize } from '../round-size.ts';
import {
  casingSection,
  cutEdges,
  finishedArea,
  FIXINGS,
  isCut,
  isDrilled,
  isFilled,
  isFoamed,
  stopSection,
  type Whole,
} from './bill.ts';

const DAY = 24 * 60;
/** Minutes at 20 °C (labels: foam is cut the next day, filler 2 h, paint and varnish 4 h). */
const DRY = { foamed: DAY / 2, filled: 120, coated: 240 };
/** Minutes of one careful first-timer: an edge, a hinge and its place in the frame, a leg. */
const EACH = { edge: 20, hinge: 30, pin: 10 };
/** m² an hour with a small roller and a brush. */
const PAINTING = 5;

/** From three widths to a door that shuts by a finger. */
export const doorSteps = (asked: Whole): readonly Step[] => [
  ...readySteps(asked),
  ...(asked.door.frame === undefined ? oldSteps(asked) : frameSteps(asked)),
  ...(asked.door.product === 'prehung-door' ? [] : leafSteps(asked)),
  ...latchSteps(asked),
  ...trimSteps(asked),
  ...finishSteps(asked),
  proveStep(asked),
];

const shown = (size: Length, { locale }: Whole): string => formatLength(size, locale);
const isReady = ({ door }: Whole): boolean => door.way.lap > 0;
const lifts = ({ door }: Whole): Pick<Step, 'gates'> =>
  door.kilos > ONE_PERSON_LIFTS ? { gates: ['lifting'] } : {};

function readySteps(asked: Whole): readonly Step[] {
  const { words, values, door } = asked;
  const { measure, rest } = words.steps;
  return [
    {
      id: 'measure',
      ...measure,
      detail:
        door.frame === undefined
          ? measure.frame(shown(values.floor, asked))
          : measure.new(shown(door.frame.pack.side, asked)),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
      gates: ['fire-door'],
    },
    {
      id: 'rest',
      ...rest,
      minutes: 15,
      dryMinutes: 2 * DAY,
      rests: true,
      uses: [door.product, 'dust-sheet', 'work-gloves'],
      ...lifts(asked),
    },
  ];
}

function oldSteps(asked: Whole): readonly Step[] {
  const { words } = asked;
  const { old } = words.steps;
  const hasStops = stopSection(asked) !== undefined;
  return [
    // The leaf rests while the old one comes off.
    {
      id: 'old',
      ...old,
      detail: hasStops ? `${old.detail} ${old.stops}` : old.detail,
      after: [],
      minutes: 40,
      uses: [
        'wood-glue',
        'work-gloves',
        'safety-glasses',
        'dust-mask',
        'rubble-sack',
        'dust-sheet',
      ],
      tools: [
        'screwdriver',
        'filling-knife',
        'straightedge',
        ...(hasStops ? (['pry-bar'] as const) : []),
      ],
      gates: ['asbestos', 'lead'],
    },
  ];
}

function frameSteps(asked: Whole): readonly Step[] {
  const { words, door } = asked;
  const { set, fix } = words.steps;
  const isHung = door.product === 'prehung-door';
  const foamed = isFoamed(asked);
  const isMasonry = isDrilled(asked);
  const said = foamed ? fix.foam : fix.screws(FIXINGS);
  return [
    {
      id: 'set',
      ...set,
      detail: isHung ? set.hung : set.frame,
      minutes: 60,
      uses: isHung ? [door.product, 'packers'] : ['door-lining', 'wood-glue', 'packers'],
      tools: ['level-long', 'square', 'hand-saw', 'hammer', 'screwdriver'],
      ...lifts(asked),
    },
    {
      id: 'fix',
      ...fix,
      detail: door.core === 'fire' ? `${said} ${fix.sealant}` : said,
      minutes: 45,
      ...(foamed ? { dryMinutes: DRY.foamed } : {}),
      uses: [
        ...(foamed
          ? (['expanding-foam'] as const)
          : isMasonry
            ? (['frame-fixings', 'masonry-drill-bit', 'silica-mask'] as const)
            : (['wood-screws'] as const)),
        ...(door.core === 'fire' ? (['fire-sealant'] as const) : []),
        'packers',
        'safety-glasses',
        'dust-mask',
        'work-gloves',
        'rubble-sack',
      ],
      tools: [
        ...(foamed
          ? (['utility-knife'] as const)
          : (['drill', 'cable-finder', 'hand-saw'] as const)),
        ...(door.core === 'fire' ? (['caulk-gun'] as const) : []),
        'level-long',
      ],
      gates: isMasonry ? ['cables', 'silica'] : foamed ? [] : ['cables'],
      ...(foamed ? { safety: fix.foamSafety } : {}),
    },
  ];
}

function leafSteps(asked: Whole): readonly Step[] {
  const { words, door, locale } = asked;
  const { trim, hinges, hang, adjust } = words.steps;
  const { off, gap } = door.fitted;
  const cut = isCut(door);
  const edges = (off.side > 0 ? 2 : 0) + (off.top > 0 ? 1 : 0) + (off.bottom > 0 ? 1 : 0);
  const kilos = showAmount(grams(door.kilos * 1000), locale);
  const ready = isReady(asked);
  const at = [
    roundSize(toMm(door.way.hinges.top), locale),
    roundSize(toMm(door.way.hinges.bottom), locale),
  ] as const;
  const { frame } = door;
  return [
    {
      id: 'trim',
      title: trim.title,
      detail: cut ? trim.detail(cutEdges(asked)) : trim.none,
      check: trim.check(shown(gap, asked)),
      ...(cut ? { safety: trim.safety } : {}),
      ...(frame === undefined ? { after: ['rest', 'old'] } : {}),
      minutes: 15 + EACH.edge * edges,
      uses: [
        'packers',
        ...(cut ? (['dust-mask', 'safety-glasses', 'masking-tape', 'rubble-sack'] as const) : []),
      ],
      tools: cut
        ? [
            'plane',
            'circular-saw',
            'clamps',
            'straightedge',
            'utility-knife',
            'ear-defenders',
            'pencil',
          ]
        : ['pencil'],
      ...lifts(asked),
    },
    {
      id: 'hinges',
      title: hinges.title,
      detail: ready ? hinges.ready(...at) : hinges.detail(...at, door.hinges),
      check: hinges.check,
      ...(ready ? {} : { safety: hinges.safety }),
      minutes: (ready ? 10 : EACH.hinge) * door.hinges,
      uses: ['door-hinges', 'safety-glasses', 'masking-tape'],
      tools: ready
        ? ['drill', 'tape-measure', 'square']
        : ['chisel', 'hammer', 'marking-gauge', 'utility-knife', 'square', 'drill'],
    },
    {
      id: 'hang',
      ...hang,
      detail: ready ? hang.ready(kilos) : hang.detail(kilos),
      minutes: 30,
      uses: ['door-hinges', 'packers', 'work-gloves'],
      tools: ['screwdriver'],
      ...lifts(asked),
    },
    ...(frame === undefined || ready
      ? [
          {
            id: 'adjust',
            ...adjust,
            detail: ready ? adjust.ready : adjust.detail,
            minutes: 30,
            tools: ['screwdriver', ...(ready ? [] : (['chisel'] as const))],
          } satisfies Step,
        ]
      : []),
  ];
}

function latchSteps(asked: Whole): readonly Step[] {
  const { words, door, locale } = asked;
  const { latch, handles } = words.steps;
  const up = roundSize(toMm(door.way.latch), locale);
  const ready = isReady(asked);
  const isBored = door.product === 'prehung-door';
  const made = ready || isBored;
  return [
    {
      id: 'latch',
      ...latch,
      detail: isBored ? latch.bored(up) : ready ? latch.ready(up) : latch.detail(up),
      minutes: made ? 20 : 60,
      uses: ['door-latch', 'masking-tape', 'safety-glasses'],
      tools: made
        ? ['screwdriver', 'tape-measure']
        : ['hole-saw', 'drill', 'square', 'chisel', 'hammer', 'tape-measure'],
    },
    {
      id: 'handles',
      ...handles,
      minutes: 20,
      uses: ['door-handles'],
      tools: ['screwdriver', 'drill', 'hacksaw'],
    },
  ];
}

function trimSteps(asked: Whole): readonly Step[] {
  const { words, door, locale } = asked;
  const { seals, stops, casing } = words.steps;
  const isFire = door.core === 'fire';
  const strips = isFire ? (['intumescent-strip'] as const) : [];
  const said = stops.detail(roundSize(2, locale));
  return [
    ...(stopSection(asked) === undefined
      ? isFire
        ? [
            {
              id: 'seals',
              ...seals,
              minutes: 40,
              uses: strips,
              tools: ['chisel', 'utility-knife'],
            } satisfies Step,
          ]
        : []
      : [
          {
            id: 'stops',
            ...stops,
            detail: isFire ? `${said} ${seals.detail}` : said,
            minutes: isFire ? 70 : 40,
            uses: ['door-stop', 'brad-nails', ...strips],
            tools: [
              'hand-saw',
              'hammer',
              ...(isFire ? (['chisel', 'utility-knife'] as const) : []),
            ],
          } satisfies Step,
        ]),
    ...(casingSection(asked) === undefined
      ? []
      : [
          {
            id: 'casing',
            ...casing,
            detail: casing.detail(roundSize(toMm(REVEAL), locale)),
            minutes: 90,
            uses: ['architrave', 'brad-nails', 'wood-glue', 'safety-glasses'],
            tools: ['mitre-saw', 'brad-nailer', 'ear-defenders', 'tape-measure'],
            gates: ['cables'],
          } satisfies Step,
        ]),
  ];
}

function finishSteps(asked: Whole): readonly Step[] {
  const { words, values, door } = asked;
  const { fill, prime, paint, second, varnish, varnishAgain, seal } = words.steps;
  const minutes = minutesFor(toSquareMetres(finishedArea(asked)), PAINTING);
  const coat = { minutes, dryMinutes: DRY.coated, slower: 'drying' } as const;
  const hasCasing = casingSection(asked) !== undefined;
  const rolled = {
    ...coat,
    uses: ['trim-paint', 'paint-brush', 'mini-roller-sleeve', 'sandpaper'],
    tools: ['mini-roller', 'paint-kettle'],
  } as const;
  return [
    ...(isFilled(asked)
      ? [
          {
            id: 'fill',
            ...fill,
            detail: hasCasing ? `${fill.detail} ${fill.caulk}` : fill.detail,
            minutes: 30,
            dryMinutes: DRY.filled,
            slower: 'drying',
            uses: [
              'wood-filler',
              ...(hasCasing ? (['caulk'] as const) : []),
              'sandpaper',
              'dust-mask',
            ],
            tools: [
              'filling-knife',
              'sanding-block',
              ...(hasCasing ? (['caulk-gun'] as const) : []),
            ],
          } satisfies Step,
        ]
      : []),
    ...(values.finish === 'paint'
      ? [
          {
            id: 'prime',
            ...prime,
            ...rolled,
            uses: [
              'wood-primer',
              'paint-brush',
              'mini-roller-sleeve',
              'masking-tape',
              'dust-sheet',
            ],
          } satisfies Step,
          { id: 'paint', ...paint, ...rolled },
          { id: 'paint-2', ...second, ...rolled },
        ]
      : []),
    ...(values.finish === 'varnish'
      ? [
          {
            id: 'varnish',
            ...varnish,
            ...coat,
            uses: ['clear-varnish', 'paint-brush', 'masking-tape', 'dust-sheet'],
            gates: ['fire'],
          } satisfies Step,
          {
            id: 'varnish-2',
            ...varnishAgain,
            ...coat,
            minutes: 2 * minutes,
            uses: ['clear-varnish', 'paint-brush', 'sandpaper'],
            tools: ['sanding-block'],
          } satisfies Step,
        ]
      : []),
    ...(values.finish === 'ready' && isCut(door)
      ? [
          {
            id: 'seal',
            ...seal,
            ...coat,
            minutes: 30,
            uses: ['clear-varnish', 'paint-brush', 'sandpaper', 'masking-tape'],
          } satisfies Step,
        ]
      : []),
  ];
}

function proveStep({ words, values, door }: Whole): Step {
  const { prove } = words.steps;
  const closes = door.core === 'fire' && values.closer;
  return {
    id: 'prove',
    title: prove.title,
    detail: closes ? `${prove.detail} ${prove.closer}` : prove.detail,
    check: closes ? prove.closes : prove.check,
    minutes: closes ? 45 : 15,
    uses: ['rubble-sack', ...(closes ? (['door-closer'] as const) : [])],
    tools: closes ? ['drill', 'screwdriver'] : [],
  };
}
