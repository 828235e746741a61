import { en as enAmounts } from '../language/en/amounts.ts';
import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/paint-a-room.ts';
import type { Locale } from '../language/locale.ts';
import { formatArea } from '../measure/format-length.ts';
import { parseNumber } from '../measure/parse-number.ts';
import type { Place } from '../measure/place.ts';
import { area, cents, litres, toSquareMetres, type Area, type Result } from '../measure/units.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import type { PackOffer } from '../stock/offer.ts';
import { coverageFromImperial, LITRES_PER_GALLON, paintNeed } from '../takeoff/paint.ts';
import { areaDrawing, wallDrawing } from './drawings.ts';
import { named } from './stock.ts';
import { type Drawing, type Step } from './contract.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { covers, type Fields, type NumberSpec, type Surfaces, type Values } from './fields.ts';

const wordsIn = (locale: Locale) => locale.words('paintARoom', en);
const amountsIn = (locale: Locale) => locale.words('amounts', enAmounts);
const materialsIn = (locale: Locale) => locale.words('materials', enMaterials);

const DRY_MINUTES = 240;

/** A mist coat on bare plaster covers 250 sq ft a US gallon, the middle of 200 to 300. */
const MIST_COVERAGE = coverageFromImperial(250);

/** Our own estimate of the hands-on pace of one coat, cutting in included. */
const SQUARE_METRES_AN_HOUR = 14;

const metricTins = (locale: Locale) =>
  [1, 2.5, 5, 10].map((size) => ({
    id: `${size}l`,
    label: amountsIn(locale).litres(String(size)),
    size: size * 1000,
  }));
const usTins = (locale: Locale) => [
  { id: 'qt', label: materialsIn(locale).quarts('1'), size: 946 },
  { id: 'gal', label: amountsIn(locale).gallons('1'), size: 3785 },
  { id: '5gal', label: amountsIn(locale).gallons('5'), size: 18_927 },
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

/** Coverage as a tin states it: up to 50 it is m² a litre, above it sq ft a US gallon. */
export function parseCoverage(text: string, locale: Locale): Result<number> {
  const read = parseNumber(text, { least: 1, most: 1000 }, locale);
  const coverage = read.ok && read.value > 50 ? coverageFromImperial(read.value) : undefined;
  if (!read.ok || (coverage ?? read.value) < 2 || (coverage ?? read.value) > 20) {
    return {
      ok: false,
      reason: wordsIn(locale).coverageWrong,
    };
  }
  return { ok: true, value: coverage ?? read.value };
}

const fromTin = (usual: number, locale: Locale): number =>
  locale.units === 'imperial' ? coverageFromImperial(usual) : usual;

const coatsField = (product: Product, locale: Locale) =>
  ({
    kind: 'number',
    label: wordsIn(locale).coats[product],
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
const coverageField = (product: Product, locale: Locale) =>
  ({
    kind: 'number',
    label: wordsIn(locale).coverage[product],
    unit: wordsIn(locale).coverage.unit,
    usual: { metric: 11, imperial: 375 },
    least: 1,
    most: 1000,
    read: parseCoverage,
    fromUsual: fromTin,
    source: wordsIn(locale).coverage.source,
    when: (values) => covers(values, 'surfaces', product === 'wall' ? 'walls' : 'ceiling'),
  }) as const satisfies NumberSpec;

const fieldsIn = (locale: Locale) =>
  ({
    surfaces: {
      kind: 'surfaces',
      label: wordsIn(locale).fields.surfaces.label,
      of: ['walls', 'ceiling'],
      usual: 'all',
    },
    barePlaster: {
      kind: 'toggle',
      label: wordsIn(locale).fields.barePlaster.label,
      usual: false,
      source: wordsIn(locale).fields.barePlaster.source,
    },
    wallCoats: coatsField('wall', locale),
    wallCoverage: coverageField('wall', locale),
    ceilingCoats: coatsField('ceiling', locale),
    ceilingCoverage: coverageField('ceiling', locale),
    colour: {
      kind: 'text',
      label: wordsIn(locale).fields.colour.label,
      placeholder: wordsIn(locale).fields.colour.placeholder,
      source: wordsIn(locale).fields.colour.source,
      more: true,
      when: (values) => covers(values, 'surfaces', 'walls'),
    },
  }) as const satisfies Fields;
type PaintValues = Values<ReturnType<typeof fieldsIn>>;

const tins = (product: Product, locale: Locale): readonly PackOffer[] =>
  (locale.units === 'imperial' ? usTins(locale) : metricTins(locale)).map(
    ({ id, label, size }) => ({
      id: `${product}-paint/${id}`,
      label,
      size,
      price: cents(PRICES[product][id] ?? 0),
    }),
  );

interface Layer {
  readonly product: Product;
  readonly surface: Area;
  readonly coats: number;
  readonly coverage: number;
  readonly colour: string;
}

const volume = (millilitres: number, locale: Locale): string =>
  locale.units === 'imperial'
    ? amountsIn(locale).gallons((millilitres / 1000 / LITRES_PER_GALLON).toFixed(1))
    : amountsIn(locale).litres((millilitres / 1000).toFixed(1));

/** Colours are told apart by their names, however these were typed. */
const productId = ({ product, colour }: Layer): string =>
  `${product}-paint${colour === '' ? '' : `:${colour.toLowerCase()}`}`;

function material(layer: Layer, barePlaster: boolean, locale: Locale): PackedMaterial {
  const { product, surface, colour } = layer;
  const mist = barePlaster ? paintNeed(surface, 1, MIST_COVERAGE) : 0;
  const need = litres((paintNeed(surface, layer.coats, layer.coverage) + mist) / 1000);
  return {
    form: 'packs',
    id: productId(layer),
    name: named(locale, wordsIn(locale).materials[product], colour),
    aisle: 'paint',
    need,
    unit: 'ml',
    why: wordsIn(locale).why(
      volume(need, locale),
      formatArea(surface, locale),
      layer.coats,
      barePlaster,
    ),
    packs: tins(product, locale),
  };
}

/** The coats of one surface, the mist coat before them on bare plaster. */
function coatSteps(
  { product, surface, coats }: Layer,
  barePlaster: boolean,
  locale: Locale,
): Step[] {
  const hours = toSquareMetres(surface) / SQUARE_METRES_AN_HOUR;
  const minutes = Math.max(15, Math.round((hours * 60) / 5) * 5);
  const dryMinutes = DRY_MINUTES;
  const mist: Step = {
    id: `${product}-mist`,
    title: wordsIn(locale).mist.title(product),
    detail: wordsIn(locale).mist.detail,
    minutes,
    dryMinutes,
  };
  const layers = Array.from({ length: coats }, (_, i): Step => ({
    id: `${product}-coat-${i + 1}`,
    title: wordsIn(locale).coat.title(product, i + 1),
    detail: wordsIn(locale).coat[product],
    ...(product === 'ceiling' ? { safety: wordsIn(locale).coat.ceilingSafety } : {}),
    minutes,
    dryMinutes,
  }));
  return barePlaster ? [mist, ...layers] : layers;
}

const prepare = (locale: Locale): readonly Step[] => [
  {
    id: 'cover',
    ...wordsIn(locale).steps.cover,

    minutes: 30,
  },
  {
    id: 'fill',
    ...wordsIn(locale).steps.fill,

    minutes: 30,
    dryMinutes: 120,
  },
  {
    id: 'sand',
    ...wordsIn(locale).steps.sand,

    minutes: 40,
  },
];

const finish = (locale: Locale): Step => ({
  id: 'finish',
  ...wordsIn(locale).steps.finish,

  minutes: 20,
});

const toolsFor = (surfaces: Surfaces, barePlaster: boolean, locale: Locale): readonly string[] => [
  ...wordsIn(locale).tools.always,
  ...(surfaces.ceiling ? wordsIn(locale).tools.ceiling : []),
  wordsIn(locale).tools.ladder,
  ...(barePlaster ? wordsIn(locale).tools.barePlaster : []),
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
  locale: Locale,
): readonly Drawing[] {
  return layers.flatMap((layer): readonly Drawing[] => {
    const counts = [productId(layer)];
    if (layer.product === 'wall') return walls.map((wall) => wallDrawing(wall, counts, locale));
    return place.kind === 'room'
      ? [
          areaDrawing(
            'ceiling',
            wordsIn(locale).ceiling,
            counts,
            place.floor,
            layer.surface,
            locale,
          ),
        ]
      : [];
  });
}

/** Paint a room: walls and ceiling by area, in the cheapest tins. */
export const paintARoom = jobIn((locale) =>
  defineJob(
    {
      slug: 'paint-a-room',
      phase: 'paint',
      places: ['room', 'wall'],
      fields: fieldsIn(locale),
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff(place, values) {
        const layers = layersOf(place, values);
        return {
          amount: layers.reduce((sum, { surface }) => sum + toSquareMetres(surface), 0),
          figures: layers.map(({ product, surface }) => ({
            id: product,
            label: wordsIn(locale).figures[product],
            value: formatArea(surface, locale),
          })),
          materials: layers.map((layer) => material(layer, values.barePlaster, locale)),
          drawings: drawingsOf(place, layers, values.surfaces, locale),
        };
      },
      tools: ({ surfaces, barePlaster }) => toolsFor(surfaces, barePlaster, locale),
      steps: (values, _, place) => [
        ...prepare(locale),
        // Ceiling first: what drips falls on walls that are still to be painted.
        ...layersOf(place, values)
          .toReversed()
          .flatMap((layer) => coatSteps(layer, values.barePlaster, locale)),
        finish(locale),
      ],
    },
    locale,
  ),
);
