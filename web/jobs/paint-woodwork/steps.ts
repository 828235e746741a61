import { toMm, toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { COLDEST_DRYING } from '../../takeoff/structure/paint-rates.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import {
  blockerOf,
  finishOf,
  gritOf,
  gritsOf,
  isOil,
  isTested,
  isUndercoated,
  type Asked,
  type Painted,
} from './layout.ts';

/** Minutes at 20 °C (makers' labels): water-based coats 4 to 6 h, solvent-based 16 to 24. */
const DRY = {
  washed: 120,
  filler: 240,
  caulk: 120,
  knots: 60,
  blocker: 120,
  water: 360,
  oil: 1440,
};

/** m² an hour of one careful first-timer, m an hour along edges; minutes a door, whose handles come off and on. */
const PACE = { wash: 20, fill: 20, sand: 8, prime: 8, coat: 5, caulk: 20, tape: 30 };
const HANDLES = 5;

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** From the handles that come off to the jar for touch-ups. */
export const woodworkSteps = (asked: Asked, painted: Painted): readonly Step[] => [
  ...clear(asked, painted),
  ...ready(asked, painted),
  ...edge(asked, painted),
  ...under(asked, painted),
  ...coats(asked, painted),
  ...finish(asked, painted),
];

function clear(asked: Asked, { leaves }: Painted): readonly Step[] {
  const { words, values } = asked;
  const { steps } = words;
  return [
    {
      id: 'clear',
      ...steps.clear,
      minutes: 20 + HANDLES * leaves.length,
      uses: ['dust-sheet'],
      tools: ['screwdriver', 'pencil'],
    },
    ...only<Step>(values.radiators > 0, { id: 'radiators', ...steps.radiators, minutes: 15 }),
    ...only<Step>(isTested(asked), {
      id: 'lead',
      ...steps.lead,
      minutes: 15,
      gates: ['lead'],
      uses: ['lead-test', 'waterproof-gloves'],
      tools: ['utility-knife'],
    }),
  ];
}

function ready(asked: Asked, { area }: Painted): readonly Step[] {
  const { words, values } = asked;
  const { wash, fill, sand } = words.steps;
  const metres = toSquareMetres(area);
  const lead = only<'lead'>(isTested(asked), 'lead');
  const { coarse, fine, wet } = gritsOf(asked);
  return [
    {
      id: 'wash',
      title: wash.title,
      detail: values.state === 'bare' ? wash.bare : wash.detail,
      check: wash.check,
      safety: wash.safety,
      minutes: minutesFor(metres, PACE.wash),
      dryMinutes: DRY.washed,
      slower: 'drying',
      uses: ['wall-cleaner', 'rags', 'waterproof-gloves', 'safety-glasses'],
      tools: ['bucket', 'knee-pads'],
    },
    {
      id: 'fill',
      ...fill,
      minutes: minutesFor(metres, PACE.fill),
      dryMinutes: DRY.filler,
      slower: 'drying',
      gates: lead,
      uses: ['wood-filler'],
      tools: ['filling-knife', 'knee-pads'],
    },
    {
      id: 'sand',
      title: sand.title,
      detail: sand[values.state](gritOf(coarse), gritOf(fine)),
      check: sand.check,
      safety: isTested(asked) ? sand.wet(gritOf(wet)) : sand.safety,
      minutes: minutesFor(metres, PACE.sand),
      gates: lead,
      uses: [
        'sandpaper',
        'wet-sandpaper',
        isTested(asked) ? 'silica-mask' : 'dust-mask',
        'safety-glasses',
        'rags',
      ],
      tools: ['sanding-block', 'torch', 'knee-pads'],
    },
  ];
}

function edge({ words, locale }: Asked, { edges, run, panes }: Painted): readonly Step[] {
  const { caulk, mask } = words.steps;
  const metres = toMm(edges) / 1000;
  return [
    ...only<Step>(edges > 0, {
      id: 'caulk',
      ...caulk,
      detail: caulk.detail(roundSize(5, locale)),
      minutes: minutesFor(metres, PACE.caulk),
      dryMinutes: DRY.caulk,
      slower: 'drying',
      uses: ['caulk'],
      tools: ['caulk-gun'],
    }),
    {
      id: 'mask',
      ...mask,
      minutes: minutesFor(metres + toMm(run) / 1000 + toMm(panes) / 1000, PACE.tape),
      uses: only<Product>(edges + run + panes > 0, 'masking-tape'),
      tools: ['utility-knife'],
    },
  ];
}

const brushes: readonly Product[] = ['paint-brush', 'mini-roller-sleeve', 'cling-film'];

function under(asked: Asked, { wood, primed, area }: Painted): readonly Step[] {
  const { words, values } = asked;
  const { knot, prime, block, undercoat } = words.steps;
  const isBare = values.state === 'bare';
  const dry = isOil(values) ? DRY.oil : DRY.water;
  const air = isOil(values) ? words.air.oil : words.air.water;
  return [
    ...only<Step>(isBare, {
      id: 'knot',
      ...knot,
      minutes: 15,
      dryMinutes: DRY.knots,
      slower: 'drying',
      uses: ['knotting', 'rags'],
    }),
    ...only<Step>(primed > 0, {
      id: 'prime',
      title: prime.title(isBare),
      detail: isBare ? prime.all : prime.spots,
      check: prime.check,
      safety: air,
      minutes: minutesFor(toSquareMetres(primed), PACE.prime),
      dryMinutes: DRY.water,
      slower: 'drying',
      uses: ['wood-primer', 'paint-brush'],
      tools: ['paint-kettle'],
    }),
    ...only<Step>(values.state === 'stained', {
      id: 'block',
      ...block,
      minutes: minutesFor(toSquareMetres(wood), PACE.prime),
      dryMinutes: DRY.blocker,
      slower: 'drying',
      uses: [blockerOf(asked), ...brushes],
      tools: ['paint-kettle', 'mini-roller'],
    }),
    ...only<Step>(isUndercoated(asked), {
      id: 'undercoat',
      ...undercoat,
      detail: undercoat.detail(gritOf(gritsOf(asked).wet)),
      safety: air,
      minutes: minutesFor(toSquareMetres(area), PACE.coat),
      dryMinutes: dry,
      slower: 'drying',
      uses: ['undercoat', 'wet-sandpaper', 'tack-cloth', ...brushes],
      tools: ['paint-kettle', 'mini-roller', 'knee-pads'],
    }),
  ];
}

/** Each coat in one go: windows, doors in the order of the drawing, and what stands in the dust of the floor last. */
const coats = (asked: Asked, painted: Painted): readonly Step[] => {
  const { words, values, locale } = asked;
  const { coat } = words.steps;
  const isLast = (i: number): boolean => i === values.coats - 1;
  const least = warmth(COLDEST_DRYING, locale);
  const said = (i: number): string =>
    i > 0
      ? coat.again(gritOf(gritsOf(asked).wet))
      : painted.faces === 0
        ? coat.trim
        : coat[values.leaf];
  return Array.from({ length: values.coats }, (_, i): Step => ({
    id: `coat-${i + 1}`,
    title: coat.title(i + 1),
    detail: isLast(i) ? coat.tape(said(i)) : said(i),
    check: isLast(i) ? coat.last : coat.check,
    safety: i === 0 ? coat.cold(least) : isOil(values) ? words.air.oil : words.air.water,
    minutes: minutesFor(toSquareMetres(painted.area), PACE.coat),
    dryMinutes: isOil(values) ? DRY.oil : DRY.water,
    slower: 'drying',
    ...(isOil(values) ? { gates: ['fire'] as const } : {}),
    uses: [
      finishOf(values),
      ...only<Product>(i > 0, 'wet-sandpaper'),
      'tack-cloth',
      ...only<Product>(isOil(values), 'white-spirit'),
      'rags',
      ...brushes,
    ],
    tools: ['paint-kettle', 'mini-roller', 'knee-pads'],
  }));
};

const finish = ({ words, values }: Asked, { leaves }: Painted): readonly Step[] => {
  const { refit, keep } = words.steps;
  return [
    {
      id: 'refit',
      ...refit,
      minutes: 15 + HANDLES * leaves.length,
      tools: ['screwdriver'],
    },
    {
      id: 'keep',
      title: keep.title,
      detail: isOil(values) ? keep.oil : keep.water,
      check: keep.check,
      minutes: 20,
      ...(isOil(values) ? { gates: ['fire'] as const, safety: keep.safety } : {}),
    },
  ];
};
