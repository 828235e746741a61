import type { Locale } from '../../../language/locale.ts';
import { parseNumber } from '../../measure/units/parse-number.ts';
import { roundDecimal, inches, mm, type Length, type Result } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { WOOL } from '../../takeoff/structure/indoors/loft-rules.ts';
import type { FieldInputs, JobInputs } from '../kit/contract.ts';
import { count, sizeField, type LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/** Joists that most lofts of a region have. */
const USUAL_JOIST: Readonly<Record<Region, Readonly<Record<'spacing' | 'joistDepth', Length>>>> = {
  uk: { spacing: mm(400), joistDepth: mm(100) },
  us: { spacing: inches(16), joistDepth: inches(5.5) },
  eu: { spacing: mm(600), joistDepth: mm(160) },
  cn: { spacing: mm(400), joistDepth: mm(100) },
};

/** Panels sawn four from a sheet of 2440 × 1220, so that they pass through a hatch. */
export const SAWN_PANEL = { length: mm(1200), width: mm(595) } as const;

/** The wool in all, as labels of the region state it. */
const usualTarget = (region: Region): Length => (region === 'us' ? mm(300) : WOOL[region]);

/** kg/m² in a pound a square foot. */
export const KILOS_PER_PSF = 4.882_43;

/** Storage load in kg/m². The user enters it in the units of the region. */
function readLoad(text: string, locale: Locale): Result<number> {
  const read = parseNumber(text, { least: 1, most: 500 }, locale);
  return read.ok && locale.made === 'imperial'
    ? { ok: true, value: read.value * KILOS_PER_PSF }
    : read;
}

const isFull = ({ insulate }: LooseValues): boolean => insulate === 'both';

/** Panels are what shops of the region keep first, until another pack is in hand. */
export const fieldsIn = ({ words, region, shelf }: FieldInputs<typeof en>) => {
  const { fields } = words;
  const usual = USUAL_JOIST[region];
  const isR = region === 'us';
  const board = shelf['loft-board'];
  const sold = board.form === 'not-sold' ? undefined : board.variants[0];
  const usualLoad = isR ? 5 * KILOS_PER_PSF : 25;
  return {
    spacing: { ...fields.spacing, ...sizeField(200, 1000, usual.spacing) },
    joists: { kind: 'choice', ...fields.joists },
    joistDepth: { ...fields.joistDepth, ...sizeField(50, 400, usual.joistDepth) },
    insulate: { kind: 'choice', ...fields.insulate },
    roof: { kind: 'choice', ...fields.roof },
    raise: { kind: 'choice', ...fields.raise, more: true },
    already: { ...fields.already, ...sizeField(0, 400, mm(0)), more: true },
    target: {
      ...fields.target,
      ...sizeField(50, 500, usualTarget(region)),
      more: true,
      when: (values: LooseValues) => !isR && isFull(values),
    },
    zone: {
      ...fields.zone,
      ...count(1, 8, 4),
      more: true,
      when: (values: LooseValues) => isR && isFull(values),
    },
    edition: {
      kind: 'choice',
      ...fields.edition,
      more: true,
      when: (values: LooseValues) => isR && isFull(values),
    },
    film: {
      kind: 'toggle',
      ...fields.film,
      usual: false,
      more: true,
      when: (values: LooseValues) =>
        shelf['vapour-film'].form !== 'not-sold' && values['insulate'] !== 'none',
    },
    load: {
      kind: 'number',
      ...fields.load,
      usual: {
        metric: Math.round(usualLoad),
        imperial: roundDecimal(usualLoad / KILOS_PER_PSF, 1),
      },
      least: 1,
      most: 500,
      read: readLoad,
      fromUsual: () => usualLoad,
      more: true,
    },
    eaves: { ...fields.eaves, ...sizeField(0, 3000, mm(0)), more: true },
    length: {
      ...fields.length,
      ...sizeField(400, 3000, sold?.length ?? SAWN_PANEL.length),
      more: true,
    },
    width: {
      ...fields.width,
      ...sizeField(200, 1500, sold?.width ?? SAWN_PANEL.width),
      more: true,
    },
    panelsAPack: {
      ...fields.panelsAPack,
      ...count(1, 50, sold?.packs[0].holds ?? 1),
      more: true,
      when: () => sold !== undefined,
    },
    hatches: { ...fields.hatches, ...count(0, 4, 1), more: true },
    downlights: { ...fields.downlights, ...count(0, 60, 0), more: true },
    pipes: { ...fields.pipes, ...sizeField(0, 100_000, mm(0)), scale: 'room', more: true },
    ladder: {
      kind: 'toggle',
      ...fields.ladder,
      usual: false,
      more: true,
      when: () => shelf['loft-ladder'].form !== 'not-sold',
    },
  } as const;
};

export type Inputs = JobInputs<typeof en, 'room' | 'ground', ReturnType<typeof fieldsIn>>;
