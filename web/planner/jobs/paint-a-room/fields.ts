import type { Locale } from '../../../language/locale.ts';
import { parseNumber } from '../../measure/units/parse-number.ts';
import type { Result } from '../../measure/units/units.ts';
import { coverageFromImperial, coverageToImperial } from '../../takeoff/walls/paint.ts';
import { PAINT_RATES } from '../../takeoff/structure/indoors/paint-rates.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, coversSurface, type LooseValues, type NumberSpec } from '../kit/fields.ts';
import { labelCoverage } from '../kit/finish/paint.ts';
import type { en } from './en.ts';

export type Surface = 'wall' | 'ceiling';

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

/** Coverage by the region's label, rounded in either unit; the calculation uses the exact label. */
function coverageField(surface: Surface, { words, shelf }: FieldInputs<typeof en>) {
  const { product, usual, part } = PAINTED[surface];
  const label = labelCoverage(shelf, product, usual);
  return {
    kind: 'number',
    ...words.fields[PAINTED[surface].coverage],
    unit: words.coverage.unit,
    usual: { metric: Math.round(label * 10) / 10, imperial: Math.round(coverageToImperial(label)) },
    least: 1,
    most: 1000,
    read: (text, locale) => parseCoverage(text, locale, words.coverage.wrong),
    fromUsual: () => label,
    source: words.coverage.source,
    more: true,
    when: (values) => coversSurface(values, 'surfaces', part),
  } as const satisfies NumberSpec;
}

const coatsField = (surface: Surface, { words }: FieldInputs<typeof en>) =>
  ({
    ...words.fields[PAINTED[surface].coats],
    ...count(1, 5, 2),
    when: (values) => coversSurface(values, 'surfaces', PAINTED[surface].part),
  }) as const satisfies NumberSpec;

const hasWalls = (values: LooseValues): boolean => coversSurface(values, 'surfaces', 'walls');

export const fieldsIn = (inputs: FieldInputs<typeof en>) => {
  const { fields } = inputs.words;
  return {
    surfaces: { kind: 'surfaces', ...fields.surfaces, of: ['walls', 'ceiling'], usual: 'all' },
    barePlaster: { kind: 'toggle', ...fields.barePlaster, usual: false },
    wallCoats: coatsField('wall', inputs),
    wallCoverage: coverageField('wall', inputs),
    ceilingCoats: coatsField('ceiling', inputs),
    ceilingCoverage: coverageField('ceiling', inputs),
    colour: { kind: 'text', ...fields.colour, more: true, when: hasWalls },
    stains: { kind: 'toggle', ...fields.stains, usual: false, more: true },
    woodwork: { kind: 'choice', ...fields.woodwork, more: true, when: hasWalls },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room' | 'wall', ReturnType<typeof fieldsIn>>;
