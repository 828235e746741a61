import { formatArea, type UnitSystem } from '../measure/format-length.ts';
import { parseNumber } from '../measure/parse-number.ts';
import type { Place } from '../measure/place.ts';
import { area, cents, litres, toSquareMetres, type Area, type Result } from '../measure/units.ts';
import type { PackedMaterial, PackOffer } from '../takeoff/material.ts';
import { coverageFromImperial, LITRES_PER_GALLON, paintNeed } from '../takeoff/paint.ts';
import { plural } from '../takeoff/why.ts';
import { areaDrawing, wallDrawing } from './drawings.ts';
import { defineJob, type Drawing, type Step } from './contract.ts';
import { covers, type Fields, type NumberSpec, type Surfaces, type Values } from './fields.ts';

const DRY_MINUTES = 240;

/** A mist coat on bare plaster covers 250 sq ft a US gallon, the middle of 200 to 300. */
const MIST_COVERAGE = coverageFromImperial(250);

/** Our own estimate of the hands-on pace of one coat, cutting in included. */
const SQUARE_METRES_AN_HOUR = 14;

const METRIC_TINS = [
  { id: '1l', label: '1 L', size: 1000 },
  { id: '2.5l', label: '2.5 L', size: 2500 },
  { id: '5l', label: '5 L', size: 5000 },
  { id: '10l', label: '10 L', size: 10_000 },
];
const US_TINS = [
  { id: 'qt', label: '1 qt', size: 946 },
  { id: 'gal', label: '1 gal', size: 3785 },
  { id: '5gal', label: '5 gal', size: 18_927 },
];

/** Prices to start from, in the person's currency; they stand for typical shelf prices, no more. */
const PRICES: Readonly<Record<Product, Readonly<Record<string, number>>>> = {
  wall: { '1l': 1000, '2.5l': 1550, '5l': 2400, '10l': 4400, qt: 1400, gal: 3200, '5gal': 14_500 },
  ceiling: {
    '1l': 900,
    '2.5l': 1450,
    '5l': 2200,
    '10l': 3900,
    qt: 1200,
    gal: 2800,
    '5gal': 12_500,
  },
};

type Product = 'wall' | 'ceiling';
const NAMES: Readonly<Record<Product, string>> = {
  wall: 'Matt emulsion, walls',
  ceiling: 'Ceiling paint, white',
};

/** Coverage as a tin states it: up to 50 it is m² a litre, above it sq ft a US gallon. */
export function parseCoverage(text: string): Result<number> {
  const read = parseNumber(text, { least: 1, most: 1000 });
  const coverage = read.ok && read.value > 50 ? coverageFromImperial(read.value) : undefined;
  if (!read.ok || (coverage ?? read.value) < 2 || (coverage ?? read.value) > 20) {
    return {
      ok: false,
      reason: 'Type what the tin says, from 2 to 20 m² a litre, or 82 to 814 sq ft a gallon.',
    };
  }
  return { ok: true, value: coverage ?? read.value };
}

const fromTin = (usual: number, system: UnitSystem): number =>
  system === 'imperial' ? coverageFromImperial(usual) : usual;

const coatsField = (product: Product) =>
  ({
    kind: 'number',
    label: product === 'wall' ? 'Walls, coats' : 'Ceiling, coats',
    usual: 2,
    least: 1,
    most: 5,
    whole: true,
    when: (values) => covers(values, 'surfaces', product === 'wall' ? 'walls' : 'ceiling'),
  }) as const satisfies NumberSpec;

/**
 * Makers' usual figures; the label on the tin wins. European tins state about 11 m² a litre, US tins
 * about 375 sq ft a gallon, which is 9.2 m² a litre: each system starts from its own.
 */
const coverageField = (product: Product) =>
  ({
    kind: 'number',
    label: product === 'wall' ? 'Walls' : 'Ceiling',
    unit: { metric: 'm² a litre', imperial: 'sq ft a gallon' },
    usual: { metric: 11, imperial: 375 },
    least: 1,
    most: 1000,
    read: parseCoverage,
    fromUsual: fromTin,
    source: 'Usual; see your tin',
    when: (values) => covers(values, 'surfaces', product === 'wall' ? 'walls' : 'ceiling'),
  }) as const satisfies NumberSpec;

const FIELDS = {
  surfaces: { kind: 'surfaces', label: 'What to paint', of: ['walls', 'ceiling'], usual: 'all' },
  barePlaster: {
    kind: 'toggle',
    label: 'Bare plaster',
    usual: false,
    source: 'New plaster drinks a first, thinned coat',
  },
  wallCoats: coatsField('wall'),
  wallCoverage: coverageField('wall'),
  ceilingCoats: coatsField('ceiling'),
  ceilingCoverage: coverageField('ceiling'),
  colour: {
    kind: 'text',
    label: 'Colour of the walls',
    placeholder: 'White',
    source: 'Rooms of one colour share their tins',
    more: true,
    when: (values) => covers(values, 'surfaces', 'walls'),
  },
} as const satisfies Fields;
type PaintValues = Values<typeof FIELDS>;

const tins = (product: Product, system: UnitSystem): readonly PackOffer[] =>
  (system === 'imperial' ? US_TINS : METRIC_TINS).map(({ id, label, size }) => ({
    id: `${product}-paint/${id}`,
    label,
    size,
    price: cents(PRICES[product][id] ?? 0),
  }));

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five'];

interface Layer {
  readonly product: Product;
  readonly surface: Area;
  readonly coats: number;
  readonly coverage: number;
  readonly colour: string;
}

const volume = (millilitres: number, system: UnitSystem): string =>
  system === 'imperial'
    ? `${(millilitres / 1000 / LITRES_PER_GALLON).toFixed(1)} gal`
    : `${(millilitres / 1000).toFixed(1)} L`;

/** Colours are told apart by their names, however these were typed. */
const productId = ({ product, colour }: Layer): string =>
  `${product}-paint${colour === '' ? '' : `:${colour.toLowerCase()}`}`;

function material(layer: Layer, barePlaster: boolean, system: UnitSystem): PackedMaterial {
  const { product, surface, colour } = layer;
  const mist = barePlaster ? paintNeed(surface, 1, MIST_COVERAGE) : 0;
  const need = litres((paintNeed(surface, layer.coats, layer.coverage) + mist) / 1000);
  const words = `${COUNT[layer.coats] ?? layer.coats} ${plural(layer.coats, 'coat')}`;
  return {
    form: 'packs',
    id: productId(layer),
    name: colour === '' ? NAMES[product] : `${NAMES[product]}, ${colour}`,
    aisle: 'Paint',
    need,
    unit: 'ml',
    why: `${volume(need, system)} for ${formatArea(surface, system)}, ${words}${barePlaster ? ' and a mist coat' : ''}.`,
    packs: tins(product, system),
  };
}

const ORDINAL = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** The coats of one surface, the mist coat before them on bare plaster. */
function coatSteps(product: Product, surface: Area, coats: number, barePlaster: boolean): Step[] {
  const where = product === 'wall' ? 'walls' : 'ceiling';
  const hours = toSquareMetres(surface) / SQUARE_METRES_AN_HOUR;
  const minutes = Math.max(15, Math.round((hours * 60) / 5) * 5);
  const dryMinutes = DRY_MINUTES;
  const mist: Step = {
    id: `${product}-mist`,
    title: `Mist coat, ${where}`,
    detail:
      'Thin the paint as the tin says for bare plaster, usually 3 parts paint to 1 part water. Roll it on thinly and brush out runs at once.',
    minutes,
    dryMinutes,
  };
  const detail =
    product === 'wall'
      ? 'Cut in 5 cm along edges and corners, then roll W-shapes of about 1 m², always back into the wet edge.'
      : 'Cut in 5 cm all round, then roll in strips away from the window, always back into the wet edge.';
  const layers = Array.from({ length: coats }, (_, i): Step => ({
    id: `${product}-coat-${i + 1}`,
    title: `${ORDINAL[i] ?? `${i + 1}th`} coat, ${where}`,
    detail,
    ...(product === 'ceiling'
      ? { safety: 'Glasses on. Stand on a platform, never on the top step of a ladder.' }
      : {}),
    minutes,
    dryMinutes,
  }));
  return barePlaster ? [mist, ...layers] : layers;
}

const PREPARE: readonly Step[] = [
  {
    id: 'cover',
    title: 'Clear and cover',
    detail: 'Move furniture to the middle, take down curtains, cover the floor.',
    safety: 'Switch off the power before you loosen any socket or switch.',
    minutes: 30,
  },
  {
    id: 'fill',
    title: 'Fill holes and cracks',
    detail: 'Press filler in slightly proud of the surface. Deep holes take two layers.',
    minutes: 30,
    dryMinutes: 120,
  },
  {
    id: 'sand',
    title: 'Sand, dust and mask',
    detail: 'Sand filler flush, wipe the dust off with a damp cloth, mask skirting and frames.',
    safety: 'Paint from before the 1980s may hold lead: test it before you sand. Wear a dust mask.',
    minutes: 40,
  },
];

const FINISH: Step = {
  id: 'finish',
  title: 'Pull the tape, let it cure',
  detail:
    'Pull masking tape at an angle while the last coat is just dry. The paint can be washed after about two weeks.',
  safety:
    'Air the room until the smell is gone. Keep leftover paint closed and away from children.',
  minutes: 20,
};

const toolsFor = (surfaces: Surfaces, barePlaster: boolean): readonly string[] => [
  'Dust sheets',
  'Filler and filling knife',
  'Sandpaper, 120 grit',
  'Masking tape',
  'Brush, 50 mm (2 in)',
  'Roller, 230 mm (9 in), and tray',
  ...(surfaces.ceiling ? ['Extension pole', 'Safety glasses'] : []),
  'Step ladder',
  ...(barePlaster ? ['Bucket and stirrer'] : []),
];

/** Each surface to paint, with its product; those of no area left out. */
function layersOf(place: Place, values: PaintValues): readonly Layer[] {
  const { surfaces } = values;
  const layers: readonly Layer[] = [
    {
      product: 'wall',
      surface: area(surfaces.walls.reduce((sum, wall) => sum + wall.area, 0)),
      coats: values.wallCoats,
      coverage: values.wallCoverage,
      colour: values.colour,
    },
    {
      product: 'ceiling',
      surface: area(place.kind === 'room' && surfaces.ceiling ? place.ceiling : 0),
      coats: values.ceilingCoats,
      coverage: values.ceilingCoverage,
      colour: '',
    },
  ];
  return layers.filter(({ surface }) => surface > 0);
}

/** Each wall as it is painted, its openings left out, and the ceiling as the floor's plan. */
function drawingsOf(
  place: Place,
  layers: readonly Layer[],
  { walls }: Surfaces,
  system: UnitSystem,
): readonly Drawing[] {
  return layers.flatMap((layer): readonly Drawing[] => {
    const counts = [productId(layer)];
    if (layer.product === 'wall') return walls.map((wall) => wallDrawing(wall, counts, system));
    return place.kind === 'room'
      ? [areaDrawing('Ceiling', counts, place.floor, layer.surface, system)]
      : [];
  });
}

/** Paint a room: walls and ceiling by area, in the cheapest tins. */
export const paintARoom = defineJob({
  slug: 'paint-a-room',
  title: 'Paint a room',
  summary:
    'Measure the room, take off doors and windows, and buy the cheapest tins that cover walls and ceiling.',
  phase: 'paint',
  places: ['room', 'wall'],
  fields: FIELDS,
  counts: [
    'Walls: length × height of every wall you choose, less its doors and windows. Ceiling: length × width.',
    'Litres: area × coats ÷ coverage. We start from two coats and 11 m² a litre, or 375 sq ft a US gallon, as most makers state; the label on your tin wins.',
    'Bare plaster gets one thinned mist coat more, at about 6 m² a litre.',
    'Tins: the cheapest mix of sizes that holds the litres, at prices you can change.',
    'A door or window that you have not measured counts as 1.9 m² or 1.4 m².',
  ],
  pitfalls: [
    'Painting over damp, dust or grease: the paint peels. Wash, rinse and let it dry first.',
    'Recoating too soon: the first coat lifts. Wait the time on the tin, about 4 hours.',
    'Stopping in the middle of a wall: the join shows. Keep a wet edge from corner to corner.',
    'Two tins of one colour that differ: mix them in a bucket before you start.',
  ],
  takeOff(place, values, system) {
    const layers = layersOf(place, values);
    return {
      amount: layers.reduce((sum, { surface }) => sum + toSquareMetres(surface), 0),
      figures: layers.map(({ product, surface }) => ({
        id: product,
        label: product === 'wall' ? 'walls' : 'ceiling',
        value: formatArea(surface, system),
      })),
      materials: layers.map((layer) => material(layer, values.barePlaster, system)),
      drawings: drawingsOf(place, layers, values.surfaces, system),
    };
  },
  tools: ({ surfaces, barePlaster }) => toolsFor(surfaces, barePlaster),
  steps: (values, _, place) => [
    ...PREPARE,
    // Ceiling first: what drips falls on walls that are still to be painted.
    ...layersOf(place, values)
      .toReversed()
      .flatMap(({ product, surface, coats }) =>
        coatSteps(product, surface, coats, values.barePlaster),
      ),
    FINISH,
  ],
});
