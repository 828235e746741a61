import { mm, toSquareMetres, toMm } from '../../measure/units.ts';
import { MIST_WATER } from '../../takeoff/structure/paint-rates.ts';
import type { Product } from '../../stock/products.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import { isThinned, woodCoats, type Asked, type Layer, type Painted } from './layout.ts';

/** Minutes at 20 °C (labels: 2 to 4 h; a day for a first coat on plaster, six hours on wood). */
const DRY = {
  washed: 120,
  filler: 120,
  blocker: 120,
  caulk: 60,
  coat: 240,
  first: 1440,
  wood: 360,
};

/** m² an hour of one careful first-timer. */
const PACE = { wash: 30, fill: 40, sand: 40, wall: 20, ceiling: 15, wood: 5 };

/** No coat below this, °C (makers' labels). */
const COLDEST = 10;

/** A stepladder is too low under a ceiling higher than this. */
const LADDER_REACHES = mm(2700);

/** What is used only where the bill has it. */
const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

const highTools = ({ place }: Asked): readonly ToolId[] =>
  place.kind === 'room' && place.height > LADDER_REACHES
    ? ['stepladder', 'work-platform']
    : ['stepladder'];

/** From the empty room to the jar for touch-ups; ceilings first, for they drip. */
export function paintSteps(asked: Asked, painted: Painted): readonly Step[] {
  const ceilingFirst = painted.layers.toReversed();
  return [
    ...prepare(asked, painted),
    ...(asked.values.barePlaster ? ceilingFirst.map((layer) => firstStep(asked, layer)) : []),
    ...ceilingFirst.flatMap((layer, i) => coatSteps(asked, layer, ceilingFirst[i - 1])),
    ...woodSteps(asked, painted),
    ...finish(asked),
  ];
}

function prepare(asked: Asked, painted: Painted): readonly Step[] {
  const { words, locale, values } = asked;
  const { steps } = words;
  const metres = toSquareMetres(painted.area);
  return [
    {
      id: 'cover',
      ...steps.cover,
      minutes: 40,
      gates: ['cables'],
      uses: ['dust-sheet', 'masking-film'],
      tools: ['screwdriver', 'cable-finder'],
    },
    {
      id: 'wash',
      ...steps.wash,
      minutes: minutesFor(metres, PACE.wash),
      dryMinutes: DRY.washed,
      slower: 'drying',
      uses: ['wall-cleaner', 'rags', 'waterproof-gloves'],
      tools: ['bucket', 'stepladder'],
    },
    {
      id: 'fill',
      ...steps.fill,
      minutes: minutesFor(metres, PACE.fill),
      dryMinutes: DRY.filler,
      slower: 'drying',
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
    ...only<Step>(values.stains, {
      id: 'stain',
      ...steps.stain,
      minutes: 20,
      dryMinutes: DRY.blocker,
      slower: 'drying',
      uses: ['stain-blocker'],
      tools: ['wall-brush'],
    }),
    {
      id: 'caulk',
      ...steps.caulk,
      detail: steps.caulk.detail(roundSize(5, locale)),
      minutes: minutesFor(toMm(painted.run) / 1000, 20),
      dryMinutes: DRY.caulk,
      slower: 'drying',
      uses: ['caulk'],
      tools: ['caulk-gun'],
    },
    {
      id: 'mask',
      ...steps.mask,
      minutes: minutesFor(toMm(painted.run) / 1000, 30),
      uses: ['masking-tape'],
    },
  ];
}

const rolling: readonly Product[] = ['roller-sleeve', 'tray-liner', 'cling-film'];
const rollingTools: readonly ToolId[] = ['roller', 'roller-pole', 'wall-brush', 'paint-kettle'];

const pace = ({ area, surface }: Layer): number => minutesFor(toSquareMetres(area), PACE[surface]);

/** Bare ceiling and walls dry at the same time: neither waits for the other. */
function firstStep(asked: Asked, layer: Layer): Step {
  const { mist, coat } = asked.words.steps;
  const isThin = isThinned(asked.shelf);
  return {
    id: `${layer.surface}-mist`,
    title: mist.title(layer.surface),
    detail: isThin ? mist.thinned(10 * MIST_WATER) : mist.primer,
    check: mist.check,
    after: ['mask'],
    minutes: pace(layer),
    dryMinutes: DRY.first,
    slower: 'drying',
    uses: ['mist-paint', ...rolling],
    tools: [...rollingTools, ...(isThin ? (['bucket'] as const) : []), ...highTools(asked)],
    ...(layer.surface === 'ceiling' ? { safety: coat.overhead, gates: ['height'] as const } : {}),
  };
}

/** `before`: what is painted first; its last coat is dry before these begin. */
function coatSteps(asked: Asked, layer: Layer, before: Layer | undefined): readonly Step[] {
  const { words, locale, values } = asked;
  const { coat } = words.steps;
  const { surface, product, coats } = layer;
  const isCeiling = surface === 'ceiling';
  const first = [
    `${surface}-mist`,
    ...(before === undefined ? [] : [`${before.surface}-coat-${before.coats}`]),
  ];
  const [edge, band] = [roundSize(50, locale), roundSize(1000, locale)];
  return Array.from({ length: coats }, (_, i): Step => ({
    id: `${surface}-coat-${i + 1}`,
    title: coat.title(surface, i + 1),
    detail: coat[surface](edge, band),
    check: i === coats - 1 ? coat.last : coat.check,
    ...(i === 0 && values.barePlaster ? { after: first } : {}),
    minutes: pace(layer),
    dryMinutes: DRY.coat,
    slower: 'drying',
    safety: isCeiling ? coat.overhead : coat.cold(warmth(COLDEST, locale)),
    uses: [product, ...rolling, ...only<Product>(isCeiling, 'safety-glasses')],
    tools: [...rollingTools, ...highTools(asked)],
    ...(isCeiling ? { gates: ['height'] as const } : {}),
  }));
}

function woodSteps(asked: Asked, { wood }: Painted): readonly Step[] {
  if (wood === 0) return [];
  const { words, values, shelf } = asked;
  const { woodPrime, undercoat, woodTop } = words.steps;
  const coats = woodCoats(shelf);
  const isBare = values.woodwork === 'bare';
  const common = {
    minutes: minutesFor(toSquareMetres(wood), PACE.wood),
    dryMinutes: DRY.wood,
    slower: 'drying',
  } as const;
  const brushes: readonly Product[] = ['paint-brush', 'mini-roller-sleeve', 'tack-cloth'];
  return [
    ...only<Step>(isBare, {
      id: 'wood-prime',
      ...woodPrime,
      ...common,
      gates: ['fire'],
      uses: ['wood-primer', 'knotting', 'wet-sandpaper', ...brushes],
      tools: ['mini-roller'],
    }),
    ...only<Step>(coats === 1, {
      id: 'wood-undercoat',
      ...undercoat,
      ...common,
      gates: ['lead', 'fire'],
      uses: ['undercoat', 'wet-sandpaper', ...brushes],
      tools: ['mini-roller'],
    }),
    ...Array.from({ length: coats }, (_, i): Step => ({
      id: `wood-coat-${i + 1}`,
      ...woodTop,
      title: woodTop.title(i + 1),
      ...common,
      gates: ['lead', 'fire'],
      uses: ['trim-paint', 'wet-sandpaper', ...brushes],
      tools: ['mini-roller'],
    })),
  ];
}

const finish = ({ words }: Asked): readonly Step[] => [
  { id: 'finish', ...words.steps.finish, minutes: 30, gates: ['fire'], tools: ['screwdriver'] },
  { id: 'keep', ...words.steps.keep, minutes: 20 },
];
