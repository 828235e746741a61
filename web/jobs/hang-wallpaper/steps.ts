import { formatLength } from '../../measure/format-length.ts';
import { length, toMm, toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { CORNER_WRAP } from '../../takeoff/structure/wallpaper.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import { isLined } from './bill.ts';
import type { Asked, Papered } from './layout.ts';

/** Minutes at 20 °C (labels: primer 2 to 24 h, paste a day or two without heating). */
const DRY = { stripped: 720, washed: 120, filler: 120, primer: 240, lining: 1440, paste: 1440 };

/** m² an hour of one careful first-timer. */
const PACE = { strip: 7.5, wash: 30, fill: 40, sand: 40, prime: 30, line: 5 };
/** Minutes each. */
const EACH = { cut: 4, hang: 20, corner: 15, opening: 20, first: 45 };

/** Off the wall that the first strip starts at. */
const FROM_CORNER = 10;

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** From the empty room to the plates back on, in the order in which each keeps the next clean. */
export const paperSteps = (asked: Asked, papered: Papered): readonly Step[] => [
  ...prepareSteps(asked, papered),
  ...hangSteps(asked, papered),
  ...finishSteps(asked),
];

function prepareSteps(asked: Asked, papered: Papered): readonly Step[] {
  const { words, values } = asked;
  const { steps } = words;
  const metres = toSquareMetres(papered.area);
  const drying = 'drying' as const;
  return [
    {
      id: 'clear',
      ...steps.clear,
      minutes: 40,
      gates: ['cables'],
      uses: ['dust-sheet', 'masking-film'],
      tools: ['screwdriver', 'cable-finder'],
    },
    ...oldGroundSteps(asked, metres),
    {
      id: 'fill',
      ...steps.fill,
      minutes: minutesFor(metres, PACE.fill),
      dryMinutes: DRY.filler,
      slower: drying,
      gates: ['asbestos', 'lead'],
      uses: ['filler'],
      tools: ['filling-knife', 'stepladder'],
    },
    {
      id: 'sand',
      ...steps.sand,
      minutes: minutesFor(metres, PACE.sand),
      gates: ['asbestos', 'lead'],
      uses: ['sandpaper', 'dust-mask', 'safety-glasses'],
      tools: ['torch', 'stepladder'],
    },
    {
      id: 'size',
      ...steps.size,
      minutes: minutesFor(metres, PACE.prime),
      dryMinutes: DRY.primer,
      slower: drying,
      uses: ['wallpaper-primer', 'waterproof-gloves'],
      tools: ['paste-brush', 'stepladder'],
    },
    ...only(values.lining, liningStep(asked, metres)),
  ];
}

function oldGroundSteps({ words, values, bill }: Asked, metres: number): readonly Step[] {
  const { strip, wash } = words.steps;
  if (values.ground === 'paper') {
    const hasStripper = bill.sold('wallpaper-stripper') !== undefined;
    return [
      {
        id: 'strip',
        ...strip,
        detail: hasStripper ? strip.detail : strip.water,
        minutes: minutesFor(metres, PACE.strip),
        dryMinutes: DRY.stripped,
        slower: 'drying',
        gates: ['asbestos', 'cables'],
        uses: ['wallpaper-stripper', 'rubble-sack', 'waterproof-gloves'],
        tools: ['paper-scorer', 'filling-knife', 'bucket', 'steamer', 'stepladder'],
      },
    ];
  }
  return only(values.ground === 'painted', {
    id: 'wash',
    ...wash,
    minutes: minutesFor(metres, PACE.wash),
    dryMinutes: DRY.washed,
    slower: 'drying',
    uses: ['wall-cleaner', 'rags', 'waterproof-gloves'],
    tools: ['bucket', 'stepladder'],
  });
}

/** Rough walls get a layer of their own; its joins lie across those of the paper. */
function liningStep(asked: Asked, metres: number): Step {
  const { lining, putty } = asked.words.steps;
  const common = { id: 'lining', dryMinutes: DRY.lining, slower: 'drying' } as const;
  const minutes = minutesFor(metres, PACE.line);
  return isLined(asked)
    ? {
        ...common,
        ...lining,
        minutes,
        gates: ['height'],
        uses: ['lining-paper', pasteOf(asked)],
        tools: ['paste-table', 'paste-brush', 'paper-brush', 'scissors', 'stepladder'],
      }
    : {
        ...common,
        ...putty,
        minutes,
        gates: ['height'],
        uses: ['wall-putty', 'sandpaper', 'dust-mask'],
        tools: ['filling-knife', 'stepladder'],
      };
}

const pasteOf = ({ values }: Asked): Product =>
  values.paste === 'wall' ? 'paste-the-wall' : 'wallpaper-paste';

function hangSteps(asked: Asked, papered: Papered): readonly Step[] {
  const { words, locale, values } = asked;
  const { steps } = words;
  const drops = papered.layout.drops.length;
  const round = (millimetres: number): string => roundSize(millimetres, locale);
  const hanging = {
    uses: ['wallpaper', pasteOf(asked), 'snap-blades', 'sponge'],
    tools: [
      ...only(values.paste === 'paper', 'paste-table' as const),
      'paste-brush',
      'paper-brush',
      'seam-roller',
      'utility-knife',
      'stepladder',
    ],
    gates: ['height'],
  } as const satisfies Partial<Step>;
  return [
    {
      id: 'start',
      ...steps.start,
      detail: steps.start.detail(round(FROM_CORNER)),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
    },
    {
      id: 'cut',
      ...steps.cut,
      detail: steps.cut.detail(formatLength(values.trim, locale)),
      minutes: Math.max(15, EACH.cut * drops),
      uses: ['wallpaper'],
      tools: ['paste-table', 'tape-measure', 'scissors', 'straightedge', 'pencil'],
    },
    {
      id: 'hang',
      ...steps.hang,
      detail: steps.hang[values.paste](formatLength(length(values.trim / 2), locale)),
      minutes: EACH.first,
      ...hanging,
    },
    ...only(drops > 1, {
      id: 'next',
      ...steps.next,
      minutes: EACH.hang * (drops - 1),
      ...hanging,
    }),
    ...only(papered.corners > 0, {
      id: 'corners',
      ...steps.corners,
      detail: steps.corners.detail(
        round(toMm(CORNER_WRAP.inside)),
        round(toMm(CORNER_WRAP.outside)),
      ),
      minutes: Math.max(15, EACH.corner * papered.corners),
      ...hanging,
      tools: [...hanging.tools, 'level-long', 'tape-measure'] as const,
    }),
    ...only(papered.openings > 0, {
      id: 'openings',
      ...steps.openings,
      minutes: EACH.opening * papered.openings,
      ...hanging,
      tools: [...hanging.tools, 'scissors'] as const,
    }),
    {
      id: 'sockets',
      ...steps.sockets,
      detail: steps.sockets.detail(round(5)),
      minutes: 20,
      gates: ['cables'],
      uses: ['snap-blades'],
      tools: ['utility-knife', 'scissors'],
    },
  ];
}

const finishSteps = ({ words }: Asked): readonly Step[] => [
  {
    id: 'wipe',
    ...words.steps.wipe,
    minutes: 30,
    dryMinutes: DRY.paste,
    slower: 'drying',
    uses: ['sponge', 'rags'],
    tools: ['bucket'],
  },
  {
    id: 'finish',
    ...words.steps.finish,
    minutes: 30,
    uses: ['seam-adhesive'],
    tools: ['screwdriver', 'seam-roller'],
  },
];
