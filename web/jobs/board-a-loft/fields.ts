import type { Locale } from '../../language/locale.ts';
import { parseNumber } from '../../measure/parse-number.ts';
import { roundDecimal } from '../../measure/round-decimal.ts';
import { inches, mm, type Length, type Result } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { WOOL } from '../../takeoff/structure/loft-rules.ts';
import type { Asked as AskedFor, AskedOf } from '../kit/contract.ts';
import type { LengthSpec, LooseValues } from '../kit/fields.ts';
import type { en } from './en.ts';

/** Joists that most lofts of a region have. */
const USUAL_JOIST: Readonly<Record<Region, Readonly<Record<'spacing' | 'joistDepth', Length>>>> = {
  uk: { spacing: mm(400), joistDepth: mm(100) },
  us: { spacing: inches(16), joistDepth: inches(5.5) },
  eu: { spacing: mm(600), joistDepth: mm(160) },
  cn: { spacing: mm(400), joistDepth: mm(100) },
};

/** Panels sawn four from a sheet of 2440 × 1220, so that they pass through a hatch. */
const SAWN_PANEL = { length: mm(1200), width: mm(595) } as const;

/** The wool in all, as labels of the region state it. */
const usualTarget = (region: Region): Length => (region === 'us' ? mm(300) : WOOL[region]);

const size = (usual: Length, least: number, most: number) =>
  ({ kind: 'length', usual, least: mm(least), most: mm(most) }) as const satisfies Omit<
    LengthSpec,
    'label'
  >;

const tally = (usual: number, most: number) =>
  ({ kind: 'number', usual, least: 0, most, whole: true, more: true }) as const;

/** kg/m² in a pound a square foot. */
const KILOS_PER_PSF = 4.882_43;

/** What is to be stored on a m², in kilograms, typed in the units of the region. */
function readLoad(text: string, locale: Locale): Result<number> {
  const read = parseNumber(text, { least: 1, most: 500 }, locale);
  return read.ok && locale.made === 'imperial'
    ? { ok: true, value: read.value * KILOS_PER_PSF }
    : read;
}

const isFull = ({ insulate }: LooseValues): boolean => insulate === 'both';

/** Panels are what shops of the region keep first, until another pack is in hand. */
export const fieldsIn = ({ words, region, shelf }: AskedFor<typeof en>) => {
  const { fields } = words;
  const usual = USUAL_JOIST[region];
  const isR = region === 'us';
  const board = shelf['loft-board'];
  const sold = board.form === 'not-sold' ? undefined : board.variants[0];
  const usualLoad = isR ? 5 * KILOS_PER_PSF : 25;
  return {
    spacing: { ...fields.spacing, ...size(usual.spacing, 200, 1000) },
    joists: { kind: 'choice', ...fields.joists },
    joistDepth: { ...fields.joistDepth, ...size(usual.joistDepth, 50, 400) },
    insulate: { kind: 'choice', ...fields.insulate },
    roof: { kind: 'choice', ...fields.roof },
    raise: { kind: 'choice', ...fields.raise, more: true },
    already: { ...fields.already, ...size(mm(0), 0, 400), more: true },
    target: {
      ...fields.target,
      ...size(usualTarget(region), 50, 500),
      more: true,
      when: (values: LooseValues) => !isR && isFull(values),
    },
    zone: {
      kind: 'number',
      ...fields.zone,
      usual: 4,
      least: 1,
      most: 8,
      whole: true,
      more: true,
      when: (values: LooseValues) => isR && isFull(values),
    },
    edition: {
      kind: 'choice',
      ...fields.edition,
      more: true,
      when: (values: LooseValues) => isR && isFull(values),
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
    eaves: { ...fields.eaves, ...size(mm(0), 0, 3000), more: true },
    length: { ...fields.length, ...size(sold?.length ?? SAWN_PANEL.length, 400, 3000), more: true },
    width: { ...fields.width, ...size(sold?.width ?? SAWN_PANEL.width, 200, 1500), more: true },
    panelsAPack: {
      kind: 'number',
      ...fields.panelsAPack,
      usual: sold?.packs[0].holds ?? 1,
      least: 1,
      most: 50,
      whole: true,
      more: true,
      when: () => sold !== undefined,
    },
    hatches: { ...fields.hatches, ...tally(1, 4) },
    downlights: { ...fields.downlights, ...tally(0, 60) },
    pipes: { ...fields.pipes, ...size(mm(0), 0, 100_000), scale: 'room', more: true },
    ladder: {
      kind: 'toggle',
      ...fields.ladder,
      usual: false,
      more: true,
      when: () => shelf['loft-ladder'].form !== 'not-sold',
    },
  } as const;
};

export type Asked = AskedOf<typeof en, 'room' | 'ground', ReturnType<typeof fieldsIn>>;
