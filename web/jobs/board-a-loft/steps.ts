import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { LOFT_HEAT } from '../../takeoff/structure/gates.ts';
import { LOFT_AIR } from '../../takeoff/structure/loft-rules.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import { hasWool, isTongued } from './bill.ts';
import { madeOf, woolProduct, type Asked, type Loft } from './layout.ts';

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** m² an hour of one careful first-timer; minutes a leg, a panel, a hatch, a downlight. */
const PACE = { seal: 25, between: 20, across: 20 } as const;
const EACH = { tray: 3, leg: 4, made: 7, panel: 8, hatch: 45, ladder: 90, downlight: 10 } as const;
const RUN = { lagging: 10 } as const;

const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** What is worn wherever wool and old dust are moved. */
const WORN = [
  'dust-mask',
  'safety-glasses',
  'work-gloves',
  'overalls',
] as const satisfies readonly Product[];

/** From the question what the joists bear to the card that says so. */
export const loftSteps = (asked: Asked, loft: Loft): readonly Step[] => [
  ...beforeSteps(asked),
  ...serviceSteps(asked, loft),
  ...woolSteps(asked, loft),
  ...floorSteps(asked, loft),
  ...endSteps(asked),
];

function beforeSteps({ words, locale }: Asked): readonly Step[] {
  const { steps } = words;
  return [
    { id: 'load', ...steps.load, minutes: 30, gates: ['bearing'], tools: ['tape-measure'] },
    {
      id: 'check',
      ...steps.check,
      minutes: 30,
      gates: ['asbestos', 'height'],
      uses: [...WORN, 'loft-light'],
      tools: ['stepladder', 'torch', 'first-aid-kit'],
    },
    {
      id: 'walk',
      ...steps.walk,
      safety: steps.walk.safety(warmth(LOFT_HEAT.celsius, locale), LOFT_HEAT.minutes),
      minutes: 20,
      tools: ['crawl-board', 'knee-pads'],
    },
  ];
}

function serviceSteps({ words, values, locale }: Asked, { area }: Loft): readonly Step[] {
  const { steps } = words;
  const { pipes, downlights } = values;
  const lights = EACH.downlight * downlights;
  return [
    {
      id: 'services',
      title: steps.services.title,
      detail: locale.format.sentences([
        steps.services.detail,
        ...only(pipes > 0, steps.services.pipes),
        ...only(downlights > 0, steps.services.downlights(roundSize(100, locale))),
      ]),
      check: steps.services.check,
      safety: steps.services.safety,
      minutes: fives(40 + (60 / RUN.lagging) * (toMm(pipes) / 1000) + lights),
      gates: ['cables', ...only(pipes > 0, 'gas-water' as const)],
      uses: [
        'cable-clips',
        ...only<Product>(pipes > 0, 'pipe-lagging'),
        ...only<Product>(downlights > 0, 'downlight-cap'),
      ],
      tools: ['hammer', 'utility-knife', 'torch'],
    },
    {
      id: 'seal',
      ...steps.seal,
      minutes: minutesFor(toSquareMetres(area), PACE.seal),
      uses: ['expanding-foam', 'vapour-tape', ...WORN],
      tools: ['utility-knife'],
    },
  ];
}

function woolSteps(asked: Asked, loft: Loft): readonly Step[] {
  const { words, shelf, locale, bill } = asked;
  const { steps } = words;
  const { wool, area } = loft;
  const metres = toSquareMetres(area);
  const product = woolProduct(shelf);
  const hasTrays = bill.sold('eave-tray') !== undefined;
  const free = hasTrays ? LOFT_AIR.eavesWithTray : LOFT_AIR.eaves;
  const trays = 2 * Math.max(1, loft.joists.length - 1);
  const laying = {
    uses: [product, ...WORN],
    tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
  } as const;
  return [
    ...only<Step>(hasWool(loft), {
      id: 'eaves',
      title: steps.eaves.title,
      detail: (hasTrays ? steps.eaves.trays : steps.eaves.bare)(roundSize(toMm(free), locale)),
      check: steps.eaves.check,
      minutes: fives(EACH.tray * trays, 20),
      uses: ['eave-tray'],
      tools: ['torch', 'crawl-board'],
    }),
    ...only<Step>(wool.between !== undefined, {
      id: 'between',
      ...steps.between,
      minutes: minutesFor(metres, PACE.between),
      ...laying,
    }),
  ];
}

function floorSteps(asked: Asked, loft: Loft): readonly Step[] {
  const { words, shelf, locale } = asked;
  const { steps } = words;
  const { wool, area, layout, raised } = loft;
  const metres = toSquareMetres(area);
  const panels = layout.whole + layout.cut;
  const isSawn = shelf['loft-board'].form === 'not-sold';
  const laying = {
    uses: [
      isSawn ? 'plywood' : 'loft-board',
      'wood-screws',
      ...only<Product>(isTongued(asked), 'wood-glue'),
      ...WORN,
    ],
    tools: ['drill', 'jigsaw', 'tape-measure', 'pencil', 'knee-pads', 'crawl-board'],
  } as const satisfies Partial<Step>;
  return [
    ...only<Step>(raised !== undefined, legStep(asked, loft)),
    ...only<Step>(wool.across.length > 0, {
      id: 'across',
      title: steps.across.title,
      detail: steps.across.detail(roundSize(toMm(LOFT_AIR.overWool), locale)),
      check: steps.across.check,
      minutes: minutesFor(metres * wool.across.length, PACE.across),
      uses: [woolProduct(shelf), ...WORN],
      tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
    }),
    {
      id: 'board',
      title: steps.board.title,
      detail: locale.format.sentences([
        ...only(isSawn, steps.board.sawn),
        raised?.made === true ? steps.board.made : steps.board.joists,
        ...only(isTongued(asked), steps.board.glue),
      ]),
      check: steps.board.check,
      safety: steps.board.safety,
      minutes: fives(Math.min(60, EACH.panel * Math.min(6, panels)), 30),
      gates: ['cables'],
      ...laying,
    },
    {
      id: 'rows',
      ...steps.rows,
      minutes: fives(EACH.panel * Math.max(0, panels - 6), 20),
      ...laying,
    },
  ];
}

function legStep({ words, shelf, locale }: Asked, { raised, under }: Loft): Step {
  const { steps } = words;
  const isMade = raised?.made === true;
  const high = formatLength(under, locale);
  const saw: readonly ToolId[] = isMade ? ['hand-saw'] : [];
  return {
    id: 'raise',
    title: isMade ? steps.raise.made.title : steps.raise.title,
    detail: isMade ? steps.raise.made.detail(high) : steps.raise.detail(high),
    check: steps.raise.check,
    minutes: fives((isMade ? EACH.made : EACH.leg) * (raised?.legs ?? 0), 30),
    uses: [isMade ? madeOf(shelf) : 'loft-leg', 'wood-screws', 'safety-glasses'],
    tools: [
      'drill',
      ...saw,
      'string-line',
      'level-long',
      'tape-measure',
      'knee-pads',
      'crawl-board',
    ],
  };
}

const endSteps = ({ words, values, locale }: Asked): readonly Step[] => [
  ...only<Step>(values.hatches > 0 || values.ladder, {
    id: 'hatch',
    title: words.steps.hatch.title,
    detail: locale.format.sentences([
      ...only(values.hatches > 0, words.steps.hatch.detail),
      ...only(values.ladder, words.steps.hatch.ladder),
    ]),
    check: words.steps.hatch.check,
    safety: words.steps.hatch.safety,
    minutes: Math.max(15, EACH.hatch * values.hatches) + (values.ladder ? EACH.ladder : 0),
    uses: [
      ...only<Product>(values.hatches > 0, 'hatch-insulation', 'draught-strip'),
      ...only<Product>(values.ladder, 'loft-ladder'),
    ],
    tools: ['screwdriver', 'utility-knife', 'stepladder', ...only<ToolId>(values.ladder, 'drill')],
  }),
  { id: 'label', ...words.steps.label, minutes: 15, tools: ['pencil'] },
];
