import { regionArea } from '../../measure/outline/polygon.ts';
import { formatArea, formatLength, length, mm, type Length } from '../../measure/units/units.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  airOverBays,
  loftLoad,
  panelSpan,
  PRESSED,
} from '../../takeoff/structure/indoors/loft-rules.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { loftDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, SAWN_PANEL, type Inputs } from './fields.ts';
import { boardedOf, loftOf, shortfall, type Loft } from './layout.ts';
import type { LoftPanel } from './panels.ts';
import { loftSteps } from './steps.ts';

/** Board and insulate a loft: wool as deep as required, and a floor that does not press it. */
export const job = defineJob({
  card,
  uses: [],
  words: messages,
  fields: fieldsIn,
  takeOff(given) {
    const { place, words, locale, shelf } = given;
    const hasLadder = given.values.ladder && shelf['loft-ladder'].form !== 'not-sold';
    const inputs: Inputs = { ...given, values: { ...given.values, ladder: hasLadder } };
    const surface = place.kind === 'room' ? place.floor : place.region;
    if (place.kind === 'ground' && place.shape !== 'right-angled') {
      return { problems: { joists: words.rightAngled } };
    }
    const shown = figures(words.figures, { loft: formatArea(regionArea(surface), locale) });
    const boarded = boardedOf(inputs, surface);
    if (boarded.length === 0) {
      return { figures: shown, problems: { eaves: words.nothingLeft } };
    }
    const loft = loftOf(inputs, surface, boarded);
    if (outOfSheet(inputs, loft.panel)?.sawn === 0) {
      return { figures: shown, problems: { length: words.tooLarge } };
    }
    const warnings = warningsOf(inputs, loft);
    if (!loft.leg.ok) return { figures: shown, steps: [], drawings: [], warnings };
    return {
      figures: [
        ...shown,
        ...figures(words.figures, {
          panels: String(loft.layout.sheets),
          legs: loft.raised && String(loft.raised.legs),
          floor: formatLength(length(loft.under + loft.panel.thickness), locale),
        }),
      ],
      steps: loftSteps(inputs, loft),
      drawings: loftDrawings(inputs, loft),
      warnings,
    };
  },
});

/** Where panels are sawn from sheets: how many come out of one, and how many would without cuts and trimmed edges. */
function outOfSheet({ shelf, bill }: Inputs, panel: Pick<LoftPanel, 'length' | 'width'>) {
  if (shelf['loft-board'].form !== 'not-sold') return undefined;
  const [line] = bill.sheets('plywood', {
    thickness: shelf.plywood.variants[0],
    panels: [{ name: 'loft-panel', ...panel, quantity: 1, turns: true }],
    why: '',
  });
  const most = (kerf: number, lost: number): number => {
    const along = (side: Length, part: Length): number =>
      Math.max(0, Math.floor((side - lost + kerf) / (part + kerf)));
    const both = (a: Length, b: Length): number => along(a, panel.length) * along(b, panel.width);
    const stock = line?.stock ?? [];
    return Math.max(
      0,
      ...stock.flatMap((one) => [both(one.length, one.width), both(one.width, one.length)]),
    );
  };
  return { sawn: most(line?.kerf ?? 0, 2 * (line?.trim ?? 0)), bare: most(0, 0) };
}

/** Panels a little too large for the saw: of the usual size more come out of a sheet. */
function tightPanels(inputs: Inputs, { panel }: Loft): readonly Warning[] {
  const { words, locale } = inputs;
  const out = outOfSheet(inputs, panel);
  const usual = outOfSheet(inputs, SAWN_PANEL)?.sawn ?? 0;
  if (out === undefined || out.sawn >= Math.min(out.bare, usual)) return [];
  const [long, wide] = [SAWN_PANEL.length, SAWN_PANEL.width].map((side) =>
    formatLength(side, locale),
  ) as [string, string];
  const message = words.tight(out.sawn, long, wide, usual);
  const fix = { field: 'length', value: long, also: { width: wide } };
  return [{ rule: 'loft-sheet', severity: 'warn', field: 'length', message, fix }];
}

const stop = (rule: string, field: string, message: string): Warning => ({
  rule,
  severity: 'stop',
  field,
  message,
});

/** A joist of 150 is 145 to 147 when it is sawn and dry: its air counts as the full 50. */
const SAWN = mm(5);

/** Runners on legs lie closer than joists that are too far apart for panels. */
function wideJoists(
  { values, words, locale, shelf }: Inputs,
  span: StructuralAnswer<Length>,
): readonly Warning[] {
  const [warning] = warningOf(span, 'stop', 'spacing', locale);
  if (warning === undefined) return [];
  const isRaised = values.raise === 'none' && shelf['loft-leg'].form === 'not-sold';
  if (!isRaised || span.ok || span.beyond.what !== 'spacing') return [warning];
  const fix = { field: 'raise', value: 'legs', also: { insulate: 'both' } };
  return [{ ...warning, message: words.wideJoists, fix }];
}

/** Limits of load, panel span and leg height, and wool that a floor on its joists would press. */
function warningsOf(inputs: Inputs, loft: Loft): readonly Warning[] {
  const { values, words, locale, region } = inputs;
  const load = loftLoad(values.load, values.roof);
  const isMade = loft.raised?.made === true;
  const spans = isMade ? [] : [panelSpan(values.spacing, loft.panel.thickness)];
  const isStraight = values.raise === 'none' && loft.deep > 0;
  const over = airOverBays(region);
  const pressed = isStraight && loft.deep > values.joistDepth + PRESSED;
  const isClose = isStraight && over > 0 && loft.deep + over - SAWN > values.joistDepth;
  const air = formatLength(over, locale);
  const short = shortfall(inputs, loft.wool);
  const shown = (value: number): string =>
    region === 'us' ? `R-${Math.round(value)}` : formatLength(mm(value), locale);
  return [
    ...(values.roof === 'trussed' ? [stop('loft-load', 'roof', words.trussed)] : []),
    ...(load.ok ? [] : [stop('loft-load', 'load', words.tooHeavy(locale.made === 'imperial'))]),
    ...spans.flatMap((span) => wideJoists(inputs, span)),
    ...tightPanels(inputs, loft),
    ...warningOf(loft.leg, 'stop', 'target', locale),
    ...(pressed ? [stop('loft-air', 'raise', words.pressed(formatLength(loft.deep, locale)))] : []),
    ...(isClose && !pressed
      ? [{ ...stop('loft-air', 'raise', words.noAir(air)), severity: 'warn' } as const]
      : []),
    ...(short === undefined
      ? []
      : [
          {
            rule: 'loft-wool',
            severity: 'warn',
            field: 'insulate',
            message: words.short(shown(short.has), shown(short.target)),
            fix: { field: 'insulate', value: 'both', also: { raise: 'legs' } },
          } as const,
        ]),
  ];
}
