import { en } from './en.ts';
import type { Locale } from '../../language/locale.ts';
import { formatArea } from '../../measure/format-length.ts';
import { isSloped, type Room } from '../../measure/place.ts';
import { boundsOf } from '../../measure/polygon.ts';
import { parseNumber } from '../../measure/parse-number.ts';
import type { Result } from '../../measure/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { coverageFromImperial, coverageToImperial } from '../../takeoff/paint.ts';
import { PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import type { Asked, Drawing, Figure } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { areaDrawing, wallDrawing } from '../kit/drawings.ts';
import { covers, type LooseValues, type NumberSpec } from '../kit/fields.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { paintBill } from './bill.ts';
import { paintSteps } from './steps.ts';
import { paintedOf, type Asked as PaintAsked, type Layer, type Surface } from './layout.ts';

/** Coverage as a tin states it: up to 50 it is m² a litre, above it sq ft a US gallon. */
export function parseCoverage(text: string, locale: Locale, wrong: string): Result<number> {
  const read = parseNumber(text, { least: 1, most: 1000 }, locale);
  if (!read.ok) return { ok: false, reason: wrong };
  const value = read.value > 50 ? coverageFromImperial(read.value) : read.value;
  return value >= 2 && value <= 20 ? { ok: true, value } : { ok: false, reason: wrong };
}

const PAINTED = {
  wall: {
    product: 'wall-paint',
    usual: PAINT_RATES['painted-wall'],
    part: 'walls',
    coats: 'wallCoats',
    coverage: 'wallCoverage',
  },
  ceiling: {
    product: 'ceiling-paint',
    usual: PAINT_RATES.ceiling,
    part: 'ceiling',
    coats: 'ceilingCoats',
    coverage: 'ceilingCoverage',
  },
} as const;

/** The label of the region's paint in whole figures of either unit; the count goes by the label itself. */
function coverageField(surface: Surface, { words, shelf }: Asked<typeof en>) {
  const { product, usual, part } = PAINTED[surface];
  const label = labelCoverage(shelf, product, usual);
  return {
    kind: 'number',
    ...words.fields[PAINTED[surface].coverage],
    unit: words.coverage.unit,
    usual: {
      metric: Math.round(label * 10) / 10,
      imperial: Math.round(coverageToImperial(label)),
    },
    least: 1,
    most: 1000,
    read: (text, locale) => parseCoverage(text, locale, words.coverage.wrong),
    fromUsual: () => label,
    source: words.coverage.source,
    when: (values) => covers(values, 'surfaces', part),
  } as const satisfies NumberSpec;
}

const coatsField = (surface: Surface, { words }: Asked<typeof en>) =>
  ({
    kind: 'number',
    ...words.fields[PAINTED[surface].coats],
    usual: 2,
    least: 1,
    most: 5,
    whole: true,
    when: (values) => covers(values, 'surfaces', PAINTED[surface].part),
  }) as const satisfies NumberSpec;

const hasWalls = (values: LooseValues): boolean => covers(values, 'surfaces', 'walls');

const fieldsIn = (asked: Asked<typeof en>) => {
  const { fields } = asked.words;
  return {
    surfaces: {
      kind: 'surfaces',
      ...fields.surfaces,
      of: ['walls', 'ceiling'],
      usual: 'all',
    },
    barePlaster: { kind: 'toggle', ...fields.barePlaster, usual: false },
    wallCoats: coatsField('wall', asked),
    wallCoverage: coverageField('wall', asked),
    ceilingCoats: coatsField('ceiling', asked),
    ceilingCoverage: coverageField('ceiling', asked),
    colour: {
      kind: 'text',
      ...fields.colour,
      more: true,
      when: hasWalls,
    },
    stains: { kind: 'toggle', ...fields.stains, usual: false, more: true },
    woodwork: {
      kind: 'choice',
      ...fields.woodwork,
      more: true,
      when: hasWalls,
    },
  } as const;
};

/** The planes of a sloped ceiling on its plan, each with the area that it has itself. */
const planesOf = ({ planes }: Room, locale: Locale): Pick<Drawing, 'pieces' | 'notes'> => ({
  pieces: planes.map(({ under }, from) => ({ shape: under, whole: true, from })),
  notes: planes.map(({ under, area }) => {
    const { x0, y0, x1, y1 } = boundsOf(under);
    return { at: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, text: formatArea(area, locale) };
  }),
});

/** Each wall as it is painted, its openings left out, and the ceiling as the floor's plan. */
function drawingsOf(
  { place, values, words, locale }: PaintAsked,
  layers: readonly Layer[],
  materials: readonly Material[],
): readonly Drawing[] {
  return layers.flatMap(({ surface, product, area }): readonly Drawing[] => {
    // What is neither paint of one surface counts on all of them.
    const other = surface === 'wall' ? 'ceiling-paint' : 'wall-paint';
    const counts = materials.filter((one) => one.product !== other).map(({ id }) => id);
    if (product === 'wall-paint') {
      return values.surfaces.walls.map((wall) => wallDrawing(wall, counts, locale));
    }
    if (place.kind !== 'room') return [];
    const whole = areaDrawing('ceiling', words.ceiling, counts, place.floor, area, locale);
    return [isSloped(place) ? { ...whole, ...planesOf(place, locale) } : whole];
  });
}

/** Paint a room: walls, ceiling and woodwork by area, in the cheapest tins, with all that it takes. */
export const paintARoom = defineJob({
  slug: 'paint-a-room',
  phase: 'paint',
  places: ['room', 'wall'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const painted = paintedOf(asked);
    const materials = painted.layers.length === 0 ? [] : paintBill(asked, painted);
    const figures: readonly Figure[] = [
      ...painted.layers.map(({ surface, area }) => ({ id: surface, area })),
      ...(painted.wood > 0 ? [{ id: 'wood', area: painted.wood } as const] : []),
    ].map(({ id, area }) => ({
      id,
      label: words.figures[id],
      value: formatArea(area, locale),
    }));
    return {
      figures,
      materials,
      steps: paintSteps(asked, painted),
      drawings: drawingsOf(asked, painted.layers, materials),
    };
  },
});
