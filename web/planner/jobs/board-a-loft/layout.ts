import { longerWay } from '../../measure/places/place.ts';
import { boundsOf, regionArea, type PolygonRings as Shape } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { length, mm, toMm, type Area, type Length } from '../../measure/units/units.ts';
import { variantNearest, type PackVariant, type Section, type Shelf } from '../../stock/shelf.ts';
import {
  linesOver,
  pointsOn,
  runnerLengths,
  woolLayers,
  type LoftLine,
  type Wool,
  type WoolLayers,
} from '../../takeoff/floors/lay-loft.ts';
import { upToMark, type Panel, type Piece } from '../../takeoff/material.ts';
import {
  ceilingR,
  LADDER_HATCH,
  LEAST_HATCH,
  legFor,
  airOverBays,
  mostUnder,
  PRESSED,
  riseOver,
  rOfWool,
} from '../../takeoff/structure/indoors/loft-rules.ts';
import type { Inputs } from './fields.ts';
import { layOnJoists, layOnRunners, panelOf, type LaidPanels } from './panels.ts';

const WOOL_SOLD = ['loft-insulation', 'wall-insulation'] as const;

/** The wool that is laid in lofts there. */
export const woolProduct = (shelf: Shelf): (typeof WOOL_SOLD)[number] =>
  shelf['loft-insulation'].form === 'not-sold' ? 'wall-insulation' : 'loft-insulation';

interface SoldWool extends Wool {
  readonly variant: PackVariant;
}

/** `R-19` is 19; without such a label its thickness counts. */
function soldWool(shelf: Shelf, isR: boolean): readonly SoldWool[] {
  const entry = shelf[woolProduct(shelf)];
  if (entry.form !== 'packs') return [];
  return entry.variants.map((variant) => {
    const thickness = variant.thickness ?? mm(100);
    const r = Number(/^R-(\d+)$/.exec(variant.label)?.[1]);
    return { variant, thickness, value: isR ? r : toMm(thickness) };
  });
}

/** Supports of a floor over the wool. */
export interface Raised {
  /** Bought, or made of timber with runners on top. */
  readonly made: boolean;
  readonly legs: number;
  /** Height of a leg over its joist. */
  readonly rise: Length;
  /** A bought leg. */
  readonly variant: PackVariant | undefined;
  /** Timber of made legs and runners. */
  readonly section: Section | undefined;
  readonly runners: readonly Length[];
  readonly braces: number;
}

export interface Loft extends LaidPanels {
  readonly surface: Shape;
  readonly area: Area;
  /** Surface without the free strips at the eaves. */
  readonly boarded: Shape;
  /** Direction of the joists. */
  readonly supports: 'x' | 'y';
  readonly joists: readonly LoftLine[];
  readonly wool: WoolLayers<SoldWool>;
  /** All wool, old and new. */
  readonly deep: Length;
  /** Height that the wool needs over the joists; the available height if no leg is that high. */
  readonly wanted: Length;
  readonly leg: ReturnType<typeof legFor>;
  readonly raised: Raised | undefined;
  /** The panels’ underside over the ceiling. */
  readonly under: Length;
}

export const madeOf = (shelf: Shelf): 'stud' | 'batten' =>
  shelf['loft-leg'].form === 'not-sold' && shelf['loft-leg'].instead === 'stud' ? 'stud' : 'batten';

/** The timber of legs and runners: about 40 × 60, a 2 × 4 in the US. */
export function madeSection(shelf: Shelf): Section | undefined {
  const entry = shelf[madeOf(shelf)];
  if (entry.form !== 'lengths') return undefined;
  return variantNearest(entry.variants, 'width', mm(madeOf(shelf) === 'stud' ? 89 : 60));
}

/** Wool this much higher than its joists, with more across it, does no harm (an estimate). */
const STANDS_OUT = mm(20);

/** The wool that is required: R in the US, mm elsewhere. */
function targetOf({ values, region }: Inputs): number {
  // Read from 1 to 8.
  const zone = values.zone as Parameters<typeof ceilingR>[0];
  return region === 'us'
    ? ceilingR(zone, values.edition === 'iecc-2021' ? '2021' : '2024')
    : toMm(values.target);
}

/** The wool of which least is laid: some under a raised floor may stand out of the bays, if that saves any. */
const woolOf = (inputs: Inputs): WoolLayers<SoldWool> => {
  const { joistDepth, insulate, raise } = inputs.values;
  const air = airOverBays(inputs.region);
  if (insulate === 'none') return { between: undefined, across: [] };
  if (raise === 'none') return layersIn(inputs, length(joistDepth + (air > 0 ? 0 - air : PRESSED)));
  const [inside, over] = [0, STANDS_OUT].map((out) =>
    layersIn(inputs, length(joistDepth + out)),
  ) as [WoolLayers<SoldWool>, WoolLayers<SoldWool>];
  return laidIn(inputs, inside) <= laidIn(inputs, over) ? inside : over;
};

/** Thickness of all wool to lay. */
function laidIn(inputs: Inputs, layers: WoolLayers<SoldWool>): number {
  const { between, across: over } = layers;
  const filling = fillingWool(inputs, emptyIn(inputs, layers));
  const fill = emptyIn(inputs, layers) > 0 && filling ? (filling.variant.thickness ?? 0) : 0;
  return over.reduce(
    (sum, one) => sum + one.thickness,
    (between?.thickness ?? 0) + fill / (filling?.layers ?? 1),
  );
}

function layersIn(inputs: Inputs, space: Length): WoolLayers<SoldWool> {
  const { values, shelf, region } = inputs;
  const isR = region === 'us';
  const deep = values.already;
  const sold = soldWool(shelf, isR);
  const worth = (thickness: Length): number => (isR ? rOfWool(thickness) : toMm(thickness));
  const target = targetOf(inputs);
  const layers = woolLayers({
    sold,
    space,
    already: { value: worth(deep), thickness: deep },
    target,
  });
  if (values.insulate === 'between') return { ...layers, across: [] };
  const empty = emptyIn(inputs, layers);
  if (empty === 0) return layers;
  // Wool that fills the bays up to the tops of the joists counts.
  const filled = worth(deep) + (layers.between?.value ?? 0) + worth(empty);
  const { across: over } = woolLayers({
    sold,
    space: mm(0),
    already: { value: filled, thickness: values.joistDepth },
    target,
  });
  return over.length > 0 ? { ...layers, across: over } : layers;
}

/** The wool that fills an empty space with the least waste, whole or slit in two. */
export function fillingWool(
  { shelf, region }: Inputs,
  empty: Length,
): { readonly variant: PackVariant; readonly layers: 1 | 2 } | undefined {
  const [least] = soldWool(shelf, region === 'us')
    .filter(({ thickness }) => thickness >= empty)
    .map(({ variant, thickness }) => ({
      variant,
      thickness,
      layers: thickness >= 2 * empty ? (2 as const) : (1 as const),
    }))
    .toSorted((a, b) => a.thickness / a.layers - b.thickness / b.layers);
  return least;
}

/** Air under wool across the joists that does no harm (an estimate). */
const LEAST_EMPTY = mm(10);

/** Empty space in each bay between the wool there and wool across the joists: air moves in it. */
export const emptyIn = (
  { values }: Pick<Inputs, 'values'>,
  { between, across: over }: Loft['wool'],
): Length => {
  const space = values.joistDepth - values.already - (between?.thickness ?? 0);
  return length(over.length > 0 && space > LEAST_EMPTY ? space : 0);
};

/** A cable with its clip. */
const CABLE = mm(25);

/** Way of the cables: over the wool, beside a joist above it, in it, or without wool. */
export function cableWay({ values }: Inputs, { deep, raised }: Loft) {
  if (deep === 0) return 'bare';
  if (raised !== undefined) return 'over';
  return deep + CABLE <= values.joistDepth ? 'beside' : 'among';
}

/** True if the wool needs a film under it: it fills the bays (DIN 4108-3), and the ceiling has no film yet. */
export const needsFilm = (
  { values, bill }: Inputs,
  { between, across: over }: Loft['wool'],
): boolean =>
  bill.sold('vapour-film') !== undefined &&
  !values.film &&
  (between !== undefined || over.length > 0);

/** Insulation of all wool, and the required one, in mm or R; undefined if no wool is laid or it is enough. */
export function shortfall(inputs: Inputs, { between }: Loft['wool']) {
  const { values, region } = inputs;
  const target = targetOf(inputs);
  const isR = region === 'us';
  const deep = values.already;
  const has = (isR ? rOfWool(deep) : toMm(deep)) + (between?.value ?? 0);
  return values.insulate === 'between' && has < target ? { has, target } : undefined;
}

/** A brace at both ends of the first, the last and every third runner between (an estimate). */
const BRACED = 3;

/** A leg at each corner of a hatch, where panels are cut. */
export const HATCH_LEGS = 4;

/** Hatches that a ladder replaces: a British one slides behind the hatch, others have a door and a frame of their own. */
export const replacedHatches = ({ region, values }: Inputs): number =>
  values.ladder && region !== 'uk' ? Math.min(1, values.hatches) : 0;

/** Short and long side: of a hatch the least that is allowed, of a ladder with a frame of its own the usual. */
export function hatchesOf(inputs: Inputs) {
  const market = inputs.region === 'us' ? 'us' : 'uk';
  const replaced = replacedHatches(inputs);
  return [
    { sides: LADDER_HATCH[market], count: replaced },
    { sides: LEAST_HATCH[market], count: inputs.values.hatches - replaced },
  ].filter(({ count }) => count > 0);
}

/** Thickness of a joist: the next is no nearer to its middle (an estimate). */
const JOIST = mm(45);

interface Stands extends LaidPanels {
  readonly boarded: Shape;
  readonly supports: 'x' | 'y';
  readonly joists: readonly LoftLine[];
}

const across = (axis: 'x' | 'y'): 'x' | 'y' => (axis === 'x' ? 'y' : 'x');

/** A bought leg is on each joist under each edge of a row of panels, and between them under wide rows. */
function boughtLegs({ values, shelf }: Inputs, { joists, panel }: Stands, rise: Length): Raised {
  const apart = panel.width / Math.ceil(panel.width / (mostUnder(panel.thickness) ?? mm(600)));
  const entry = shelf['loft-leg'];
  const variant =
    entry.form === 'packs' ? entry.variants.find((one) => one.thickness === rise) : undefined;
  const legs = pointsOn(joists, apart) + HATCH_LEGS * values.hatches;
  return { made: false, legs, rise, variant, section: undefined, runners: [], braces: 0 };
}

/** Runners lie across the joists, each on a leg at every joist, under the ends of panels and at both sides. */
function madeLegs(inputs: Inputs, stands: Stands, rise: Length): Raised {
  const { values, shelf, bill } = inputs;
  const section = madeSection(shelf);
  const longest = section === undefined ? mm(2400) : bill.longest(madeOf(shelf), section);
  const lines = linesOver(stands.boarded, stands.supports, stands.every, {
    from: stands.layout.supports[0],
    wide: section === undefined ? mm(0) : length(Math.max(section.width, section.thickness)),
    inner: true,
  });
  const braced = 2 * (Math.ceil((lines.length - 1) / BRACED) + 1);
  return {
    made: true,
    legs: pointsOn(lines, values.spacing, JOIST) + HATCH_LEGS * values.hatches,
    rise,
    variant: undefined,
    section,
    runners: [
      ...runnerLengths(lines, values.spacing, longest),
      ...hatchesOf(inputs).flatMap(({ sides, count }) =>
        Array.from({ length: (HATCH_LEGS / 2) * count }, () => sides[1]),
      ),
    ],
    braces: braced,
  };
}

/** Direction of the joists; the short way if unknown. */
const supportsOf = ({ values }: Inputs, surface: Shape): 'x' | 'y' =>
  values.joists === 'shorter' ? across(longerWay(surface)) : values.joists;

/** Surface to board: without the free strips at both ends of the joists. */
export function boardedOf(inputs: Inputs, surface: Shape): Shape {
  const free = inputs.values.eaves;
  if (free === 0) return surface;
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const box =
    supportsOf(inputs, surface) === 'x'
      ? { x0: x0 + free, y0, x1: x1 - free, y1 }
      : { x0, y0: y0 + free, x1, y1: y1 - free };
  return box.x1 <= box.x0 || box.y1 <= box.y0 ? [] : clipRegion(surface, box);
}

/** Everything that is counted, laid out once. */
export function loftOf(inputs: Inputs, surface: Shape, boarded: Shape): Loft {
  const { values, shelf } = inputs;
  const supports = supportsOf(inputs, surface);
  const whole = panelOf(inputs);
  const wool = woolOf(inputs);
  const inBays = values.already + (wool.between?.thickness ?? 0);
  // Wool across the joists lies on them, however little is between them.
  const deep = length(
    wool.across.reduce<number>(
      (sum, { thickness }) => sum + thickness,
      wool.across.length === 0 ? inBays : Math.max(inBays, values.joistDepth),
    ),
  );
  const wanted = values.raise === 'none' ? mm(0) : riseOver(deep, values.joistDepth);
  const legs = shelf['loft-leg'];
  const leg = legFor(
    wanted,
    legs.form === 'packs' ? legs.variants.map(({ thickness = mm(0) }) => thickness) : [],
  );
  const rise = leg.ok ? leg.value : wanted;
  const isMade = legs.form === 'not-sold' && wanted > 0;
  const laid = isMade
    ? layOnRunners(inputs, whole, { boarded, along: supports })
    : layOnJoists(inputs, whole, { boarded, along: across(supports) });
  const stands: Stands = {
    boarded,
    supports,
    ...laid,
    joists: linesOver(boarded, across(supports), values.spacing, { wide: JOIST }),
  };
  const raised =
    wanted === 0
      ? undefined
      : isMade
        ? madeLegs(inputs, stands, rise)
        : boughtLegs(inputs, stands, rise);
  const runner = raised?.section?.thickness ?? mm(0);
  return {
    ...stands,
    surface,
    area: regionArea(surface),
    wool,
    deep,
    wanted,
    leg,
    raised,
    under: length(values.joistDepth + (raised === undefined ? 0 : rise + runner)),
  };
}

/** Overlap of a made leg on its joist. */
export const lapOf = ({ values }: Inputs): Length => length(Math.min(values.joistDepth, mm(90)));

/** Height of a rail over the floor (trade practice: guards of stairs at home). */
export const RAIL_UP = mm(900);
/** Overlap of the lining on the timber round a hatch. */
export const LINING_LAP = mm(50);
/** Screws of a post into its timber, and of a rail at each end (trade practice); least distance in the lining. */
const SCREWS = { post: 4, rail: 2, liningEvery: mm(200) } as const;

/** Timber of rails: what made legs are of, or studs where legs are bought. */
export function railTimber({ shelf }: Inputs): {
  product: 'stud' | 'batten';
  section: Section | undefined;
} {
  const { stud } = shelf;
  return shelf['loft-leg'].form === 'not-sold' || stud.form === 'not-sold'
    ? { product: madeOf(shelf), section: madeSection(shelf) }
    : { product: 'stud', section: stud.variants[0] };
}

/** A post at each corner of a hatch, and rails on its long sides and on one short side. */
export function railPieces(inputs: Inputs, { under, panel }: Loft): readonly Piece[] {
  const { hatches, joistDepth } = inputs.values;
  const over = under - joistDepth + panel.thickness;
  const post = upToMark(over + lapOf(inputs) + RAIL_UP, inputs.region);
  return [
    { name: 'hatch-post', length: post, quantity: HATCH_LEGS * hatches },
    ...hatchesOf(inputs).flatMap(({ sides: [wide, long], count }) => [
      { name: 'hatch-rail', length: long, quantity: 2 * count },
      { name: 'hatch-rail', length: wide, quantity: count },
    ]),
  ];
}

export const railScrews = ({ values }: Inputs): number =>
  (HATCH_LEGS * SCREWS.post + 3 * 2 * SCREWS.rail) * values.hatches;

/** Height from the timber round a hatch to the top of a raised floor. */
export const liningHigh = ({ values, region }: Inputs, { under, panel }: Loft): Length =>
  upToMark(under - values.joistDepth + panel.thickness + LINING_LAP, region);

/** Strips round each hatch; none under a floor on its joists. */
export function liningPanels(inputs: Inputs, loft: Loft): readonly Panel[] {
  if (loft.raised === undefined) return [];
  const width = liningHigh(inputs, loft);
  return hatchesOf(inputs).flatMap(({ sides, count }) =>
    sides.map((side) => ({
      name: 'hatch-lining',
      length: side,
      width,
      quantity: 2 * count,
      turns: true,
    })),
  );
}

export const liningScrews = (inputs: Inputs, loft: Loft): number =>
  liningPanels(inputs, loft).reduce(
    (sum, { length: run, quantity }) => sum + (Math.ceil(run / SCREWS.liningEvery) + 1) * quantity,
    0,
  );

/** Plywood of the lining: that of sawn panels, else about 12 mm. */
export const liningBoard = ({ shelf }: Inputs, { panel }: Loft) =>
  variantNearest(
    shelf.plywood.variants,
    'thickness',
    shelf['loft-board'].form === 'not-sold' ? panel.thickness : mm(12),
  );
