import { boundsOf, type PolygonRings as Shape } from '../../measure/outline/polygon.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { variantNearest, type PackVariant } from '../../stock/shelf.ts';
import { layBoards } from '../../takeoff/boards/board-starts.ts';
import { spacingOnBoards, type BoardLayout } from '../../takeoff/boards/boards.ts';
import { mostUnder } from '../../takeoff/structure/indoors/loft-rules.ts';
import { long } from '../../takeoff/why.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import type { Inputs } from './fields.ts';

/**
 * Part of a panel's stated size that the tongue takes: German panels of 2050 × 615 cover 2040 × 605
 * (hausjournal.net).
 */
const TONGUE: Readonly<Record<Region, Length>> = { uk: mm(0), us: mm(0), eu: mm(10), cn: mm(0) };

/** True if panels have tongues: loft boards, not sheets of plywood. */
export const isTongued = ({ region }: Pick<Inputs, 'region'>): boolean =>
  region === 'uk' || region === 'eu';

export interface LoftPanel {
  readonly length: Length;
  readonly width: Length;
  readonly thickness: Length;
}

export function panelOf({ values, shelf, region, locale }: Inputs): LoftPanel {
  const entry = shelf['loft-board'];
  const cover = TONGUE[region];
  const sides = { length: length(values.length - cover), width: length(values.width - cover) };
  const sold = panelVariant({ values, shelf, locale });
  if (sold === undefined || entry.form === 'not-sold') return { ...sides, thickness: mm(18) };
  const nearest = variantNearest(entry.variants, 'width', values.width);
  return { ...sides, thickness: sold.thickness ?? nearest.thickness ?? mm(18) };
}

export interface LaidPanels {
  /** As it is laid: whole, or sawn in the shop where panels come of larger sheets. */
  readonly panel: LoftPanel;
  readonly layout: BoardLayout;
  /** Distance of joists or runners under the panels. */
  readonly every: Length;
  /** Length sawn off each panel so that it ends on a joist; 0 if none. */
  readonly sawn: Length;
  /** Gap between the ends of two panels, so that whole ones end on joists; 0 if none. */
  readonly gap: Length;
}

interface Floor {
  readonly boarded: Shape;
  readonly along: 'x' | 'y';
}

const SCREW_EVERY = mm(300);
/**
 * No narrower strip of panel: it would tip under a foot (trade practice). Without a tongue it is as wide as a
 * floorboard (100 to 150 mm: carpentrycompendium.com), or it bends between its joists.
 */
const LEAST_PANEL: Readonly<Record<Region, Length>> = {
  uk: mm(60),
  us: inches(4),
  eu: mm(60),
  cn: mm(100),
};
/** With this gap, each of two ends has 14 mm of a joist of 38 (an estimate). */
const MOST_GAP = mm(10);

/** Lays panels; their stated length is without the gap. */
function layPanels(
  { bill, region }: Inputs,
  panel: LoftPanel,
  { boarded, along }: Floor,
  { run, every }: { readonly run: Length; readonly every: Length },
): BoardLayout {
  const options = {
    length: run,
    width: panel.width,
    along,
    supports: along === 'x' ? 'y' : 'x',
    spacing: every,
    screwEvery: SCREW_EVERY,
    kerf: bill.kerf,
    least: LEAST_PANEL[region],
  } as const;
  const layout = layBoards([{ region: boarded, options }]);
  return {
    ...layout,
    why: { ...layout.why, with: { ...layout.why.with, length: long(panel.length) } },
  };
}

/** Panels end on runners: as many equal spans as their length needs. */
export function layOnRunners(inputs: Inputs, panel: LoftPanel, floor: Floor): LaidPanels {
  const spans = Math.ceil(panel.length / (mostUnder(panel.thickness) ?? mm(600)));
  const run = length(panel.length - (panel.length % spans));
  const every = length(run / spans);
  const layout = layPanels(inputs, panel, floor, { run, every });
  return { panel, layout, every, sawn: mm(0), gap: mm(0) };
}

/**
 * Between joists tongues alone hold nothing (thediyfix.com): panels end on one, but those that reach from wall to wall.
 * Panels without tongues may leave a gap there.
 */
export function layOnJoists(inputs: Inputs, whole: LoftPanel, floor: Floor): LaidPanels {
  const every = spacingOnBoards(inputs.values.spacing, [whole.length]);
  const { x0, y0, x1, y1 } = boundsOf(floor.boarded);
  const reach = floor.along === 'x' ? x1 - x0 : y1 - y0;
  const bays = Math.round(whole.length / every) * every;
  const lack = bays - whole.length;
  const isWhole = lack >= 0 - mm(0.5) && lack <= (isTongued(inputs) ? 0 : MOST_GAP);
  const isFree = reach <= whole.length || whole.length < every;
  const run = length(isWhole && !isFree ? bays : whole.length);
  const off = length(isFree ? 0 : run % every);
  const gap = length(Math.max(0, run - whole.length));
  // Panels out of larger sheets are sawn once.
  const isSold = panelVariant(inputs) !== undefined;
  const panel = isSold ? whole : { ...whole, length: length(whole.length - off) };
  const layout = layPanels(inputs, panel, floor, { run: isSold ? run : length(run - off), every });
  return { panel, layout, every, sawn: isSold ? off : mm(0), gap };
}

/** The panel for sale of the typed size; undefined where panels are sawn from sheets. */
export function panelVariant({
  values,
  shelf,
  locale,
}: Pick<Inputs, 'values' | 'shelf' | 'locale'>): PackVariant | undefined {
  const entry = shelf['loft-board'];
  const { length: side, width, panelsAPack } = values;
  return entry.form === 'not-sold'
    ? undefined
    : variantOfSides(entry.variants, { length: side, width }, panelsAPack, locale);
}
