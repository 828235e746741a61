import { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { parseNumber } from '../../measure/parse-number.ts';
import { regionArea } from '../../measure/polygon.ts';
import { roundDecimal } from '../../measure/round-decimal.ts';
import { length, mm, type Length, type Result } from '../../measure/units.ts';
import type { Locale } from '../../language/locale.ts';
import { LOFT_AIR, loftLoad, panelSpan } from '../../takeoff/structure/loft-rules.ts';
import type { Asked, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LengthSpec, LooseValues } from '../kit/fields.ts';
import { loftBill } from './bill.ts';
import { loftDrawings } from './drawings.ts';
import {
  boardedOf,
  loftOf,
  SAWN_PANEL,
  USUAL_JOIST,
  usualTarget,
  type Asked as LoftAsked,
  type Loft,
} from './layout.ts';
import { loftSteps } from './steps.ts';
import { warningOf } from '../kit/warnings.ts';

const size = (usual: Length, least: number, most: number) =>
  ({ kind: 'length', usual, least: mm(least), most: mm(most) }) as const satisfies Omit<
    LengthSpec,
    'label'
  >;

const tally = (usual: number, most: number) =>
  ({ kind: 'number', usual, least: 0, most, whole: true, more: true }) as const;

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
const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
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

/** Board and insulate a loft: wool to the depth that is asked for, and a floor over it that does not press it. */
export const boardALoft = defineJob({
  slug: 'board-a-loft',
  phase: 'boards',
  places: ['room', 'ground'],
  uses: [],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(given) {
    const { place, words, locale, shelf } = given;
    const hasLadder = given.values.ladder && shelf['loft-ladder'].form !== 'not-sold';
    const asked: LoftAsked = { ...given, values: { ...given.values, ladder: hasLadder } };
    const surface = place.kind === 'room' ? place.floor : place.region;
    const nothing = { figures: [], materials: [], steps: [], drawings: [] };
    if (place.kind === 'ground' && place.shape !== 'right-angled') {
      return { ...nothing, problems: { joists: words.rightAngled } };
    }
    const figures = [
      {
        id: 'loft',
        label: words.figures.loft,
        value: formatArea(regionArea(surface), locale),
      },
    ];
    const boarded = boardedOf(asked, surface);
    if (boarded.length === 0) {
      return { ...nothing, figures, problems: { eaves: words.nothingLeft } };
    }
    const loft = loftOf(asked, surface, boarded);
    if (isTooLarge(asked, loft)) {
      return { ...nothing, figures, problems: { length: words.tooLarge } };
    }
    const warnings = warningsOf(asked, loft);
    if (!loft.leg.ok) return { ...nothing, figures, warnings };
    const materials = loftBill(asked, loft);
    return {
      figures: [
        ...figures,
        { id: 'panels', label: words.figures.panels, value: String(loft.layout.sheets) },
        ...(loft.raised === undefined
          ? []
          : [{ id: 'legs', label: words.figures.legs, value: String(loft.raised.legs) }]),
        {
          id: 'floor',
          label: words.figures.floor,
          value: formatLength(length(loft.under + loft.panel.thickness), locale),
        },
      ],
      materials,
      steps: loftSteps(asked, loft),
      drawings: loftDrawings(
        asked,
        loft,
        materials.map(({ id }) => id),
      ),
      warnings,
    };
  },
});

/** Where panels are sawn from sheets: whether none is large enough. */
function isTooLarge({ shelf, bill }: LoftAsked, { panel }: Loft): boolean {
  if (shelf['loft-board'].form !== 'not-sold') return false;
  const [line] = bill.sheets('plywood', {
    thickness: shelf.plywood.variants[0],
    panels: [{ name: 'loft-panel', ...panel, quantity: 1, turns: true }],
    why: '',
  });
  const trim = 2 * (line?.trim ?? 0);
  const [long, wide] = [Math.max(panel.length, panel.width), Math.min(panel.length, panel.width)];
  return (line?.stock ?? []).every((one) => one.length - trim < long || one.width - trim < wide);
}

/** kg/m² in a pound a square foot. */

const stop = (rule: string, field: string, message: string): Warning => ({
  rule,
  severity: 'stop',
  field,
  message,
});

/** Where a table ends: load, span of panels, height of legs; and wool that a floor on its joists would press. */
function warningsOf(asked: LoftAsked, loft: Loft): readonly Warning[] {
  const { values, words, locale } = asked;
  const load = loftLoad(values.load, values.roof);
  const isMade = loft.raised?.made === true;
  const spans = isMade ? [] : [panelSpan(values.spacing, loft.panel.thickness)];
  const isStraight = values.raise === 'none' && loft.deep > 0;
  const pressed = isStraight && loft.deep > values.joistDepth;
  const isClose = isStraight && loft.deep + LOFT_AIR.overWool > values.joistDepth;
  const air = formatLength(LOFT_AIR.overWool, locale);
  return [
    ...(values.roof === 'trussed' ? [stop('loft-load', 'roof', words.trussed)] : []),
    ...(load.ok ? [] : [stop('loft-load', 'load', words.tooHeavy(locale.made === 'imperial'))]),
    ...spans.flatMap((span) => warningOf(span, 'stop', 'spacing', locale)),
    ...warningOf(loft.leg, 'stop', 'target', locale),
    ...(pressed ? [stop('loft-air', 'raise', words.pressed(formatLength(loft.deep, locale)))] : []),
    ...(isClose && !pressed
      ? [{ ...stop('loft-air', 'raise', words.noAir(air)), severity: 'warn' } as const]
      : []),
  ];
}
