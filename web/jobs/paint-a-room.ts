import { formatArea, type UnitSystem } from '../measure/format-length.ts';
import { parseNumber } from '../measure/parse-number.ts';
import { ceilingArea, wallArea, WALLS, type MeasuredRoom, type Wall } from '../measure/room.ts';
import { area, cents, toSquareMetres, type Area, type Result } from '../measure/units.ts';
import type { Material, PackOffer } from '../takeoff/material.ts';
import { coverageFromImperial, paintNeed, LITRES_PER_GALLON } from '../takeoff/paint.ts';
import type { Job, JobPlan, Step } from './contract.ts';

/** What to paint and with what; empty texts stand for the defaults. */
export interface PaintInput {
  readonly walls: readonly Wall[];
  readonly ceiling: boolean;
  /** New plaster drinks the first, thinned coat. */
  readonly barePlaster: boolean;
  readonly wallCoats: string;
  readonly wallCoverage: string;
  readonly ceilingCoats: string;
  readonly ceilingCoverage: string;
}

/**
 * Makers' usual figures; the label on the tin wins. European tins state about 11 m² a litre, US tins
 * about 375 sq ft a gallon, which is 9.2 m² a litre: each system starts from its own.
 */
export const PAINT_DEFAULTS = {
  coats: 2,
  coverage: { metric: 11, imperial: 375 },
  dryMinutes: 240,
} as const;

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

const usualCoverage = (system: UnitSystem): number =>
  system === 'imperial'
    ? coverageFromImperial(PAINT_DEFAULTS.coverage.imperial)
    : PAINT_DEFAULTS.coverage.metric;

interface ProductInput {
  readonly coats: number;
  readonly coverage: number;
}

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five'];
const coatsInWords = (coats: number): string =>
  `${COUNT[coats] ?? coats} ${coats === 1 ? 'coat' : 'coats'}`;

const volume = (millilitres: number, system: UnitSystem): string =>
  system === 'imperial'
    ? `${(millilitres / 1000 / LITRES_PER_GALLON).toFixed(1)} gal`
    : `${(millilitres / 1000).toFixed(1)} L`;

/** Reads a product's two fields; a field that cannot be read is named and its default used. */
function readProduct(
  product: Product,
  input: PaintInput,
  system: UnitSystem,
  problems: Record<string, string>,
): ProductInput {
  const coatsText = product === 'wall' ? input.wallCoats : input.ceilingCoats;
  const coverageText = product === 'wall' ? input.wallCoverage : input.ceilingCoverage;
  const read = (
    field: string,
    text: string,
    usual: number,
    parse: () => Result<number>,
  ): number => {
    if (text.trim() === '') return usual;
    const result = parse();
    if (result.ok) return result.value;
    problems[field] = result.reason;
    return usual;
  };
  return {
    coats: read(`${product}Coats`, coatsText, PAINT_DEFAULTS.coats, () =>
      parseNumber(coatsText, { least: 1, most: 5, whole: true }),
    ),
    coverage: read(`${product}Coverage`, coverageText, usualCoverage(system), () =>
      parseCoverage(coverageText),
    ),
  };
}

function tins(product: Product, system: UnitSystem): readonly PackOffer[] {
  return (system === 'imperial' ? US_TINS : METRIC_TINS).map((tin) => ({
    ...tin,
    id: `${product}-paint/${tin.id}`,
    price: cents(PRICES[product][tin.id] ?? 0),
  }));
}

function material(
  product: Product,
  surface: Area,
  read: ProductInput,
  barePlaster: boolean,
  system: UnitSystem,
): Material {
  const mist = barePlaster ? paintNeed(surface, 1, MIST_COVERAGE) : 0;
  const need = paintNeed(surface, read.coats, read.coverage) + mist;
  const coats = coatsInWords(read.coats) + (barePlaster ? ' and a mist coat' : '');
  return {
    id: `${product}-paint`,
    name: NAMES[product],
    aisle: 'Paint',
    need,
    why: `${volume(need, system)} for ${formatArea(surface, system)}, ${coats}`,
    packs: tins(product, system),
  };
}

const ORDINAL = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** The coats of one surface, the mist coat before them on bare plaster. */
function coatSteps(product: Product, surface: Area, coats: number, barePlaster: boolean): Step[] {
  const where = product === 'wall' ? 'walls' : 'ceiling';
  const hours = toSquareMetres(surface) / SQUARE_METRES_AN_HOUR;
  const minutes = Math.max(15, Math.round((hours * 60) / 5) * 5);
  const dryMinutes = PAINT_DEFAULTS.dryMinutes;
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
    minutes,
    dryMinutes,
  }));
  return barePlaster ? [mist, ...layers] : layers;
}

const PREPARE: readonly Step[] = [
  {
    id: 'cover',
    title: 'Clear and cover',
    detail:
      'Move furniture to the middle, take down curtains, cover the floor. Switch off the power before you loosen any socket or switch.',
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
    detail:
      'Sand filler flush, wipe the dust off with a damp cloth, mask skirting and frames. Paint from before the 1980s may hold lead: test it before you sand.',
    minutes: 40,
  },
];

const FINISH: Step = {
  id: 'finish',
  title: 'Pull the tape, let it cure',
  detail:
    'Pull masking tape at an angle while the last coat is just dry. Air the room; the paint can be washed after about two weeks.',
  minutes: 20,
};

function tools(input: PaintInput): readonly string[] {
  return [
    'Dust sheets',
    'Filler and filling knife',
    'Sandpaper, 120 grit',
    'Masking tape',
    'Brush, 50 mm (2 in)',
    'Roller, 230 mm (9 in), and tray',
    ...(input.ceiling ? ['Extension pole', 'Safety glasses'] : []),
    'Step ladder',
    ...(input.barePlaster ? ['Bucket and stirrer'] : []),
  ];
}

function plan(measured: MeasuredRoom, input: PaintInput, system: UnitSystem): JobPlan {
  const problems: Record<string, string> = {};
  const { room } = measured;
  const walls = area(
    room === undefined ? 0 : input.walls.reduce((sum, wall) => sum + wallArea(room, wall), 0),
  );
  const ceiling = area(room !== undefined && input.ceiling ? ceilingArea(room) : 0);
  if (input.walls.length === 0 && !input.ceiling) {
    problems['surfaces'] = 'Choose at least one wall, or the ceiling.';
  }
  const surfaces = [
    { product: 'ceiling' as const, surface: ceiling, chosen: input.ceiling },
    { product: 'wall' as const, surface: walls, chosen: input.walls.length > 0 },
  ]
    .filter(({ chosen }) => chosen)
    .map((each) => ({ ...each, read: readProduct(each.product, input, system, problems) }));
  const figures = surfaces.map(({ product, surface }) => ({
    id: product,
    label: product === 'wall' ? 'walls' : 'ceiling',
    value: formatArea(surface, system),
  }));
  return {
    figures: room === undefined ? [] : figures.toReversed(),
    materials: surfaces
      .filter(({ surface }) => surface > 0)
      .map(({ product, surface, read }) =>
        material(product, surface, read, input.barePlaster, system),
      )
      .toReversed(),
    tools: tools(input),
    steps: [
      ...PREPARE,
      // Ceiling first: what drips falls on walls that are still to be painted.
      ...surfaces.flatMap(({ product, surface, read }) =>
        coatSteps(product, surface, read.coats, input.barePlaster),
      ),
      FINISH,
    ],
    problems,
  };
}

/** Paint a room: walls and ceiling by area, in the cheapest tins. */
export const paintARoom: Job<PaintInput> = {
  slug: 'paint-a-room',
  title: 'Paint a room',
  summary:
    'Measure the room, take off doors and windows, and buy the cheapest tins that cover walls and ceiling.',
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
  start: {
    walls: [...WALLS],
    ceiling: true,
    barePlaster: false,
    wallCoats: '',
    wallCoverage: '',
    ceilingCoats: '',
    ceilingCoverage: '',
  },
  plan,
};
