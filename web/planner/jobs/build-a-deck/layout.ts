import { downToMark, tapeMark } from '../../takeoff/material.ts';
import { longerWay } from '../../measure/places/place.ts';
import { transpose, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import {
  variantAtLeast,
  variantNearest,
  type PackVariant,
  type Section,
  type Shelf,
} from '../../stock/shelf.ts';
import { DECK_DEFAULTS, layDeck, type DeckLayout } from '../../takeoff/deck/deck.ts';
import { deckBlocks, joistRuns, type JoistSpacing } from '../../takeoff/deck/deck-blocks.ts';
import {
  areStairsAcross,
  freeSides,
  layGuard,
  type FreeSide,
  type GuardLayout,
} from '../../takeoff/deck/deck-edge.ts';
import { layFrame, type DeckFrame, type FrameRules } from '../../takeoff/deck/deck-frame.ts';
import { layLowFrame, type LowFrame, type SlabRows } from '../../takeoff/deck/deck-low.ts';
import { beyond, found, type StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { bearerSpan, LOW_FRAMES, NOGGIN_ROWS } from '../../takeoff/structure/deck/deck-metric.ts';
import {
  guardFor,
  guardIn,
  stairsMetric,
  type GuardCountry,
} from '../../takeoff/structure/deck/deck-metric-guard.ts';
import {
  GUARD_US,
  needsGuardUs,
  stairsUs,
  stringersUs,
  type Stairs,
} from '../../takeoff/structure/deck/deck-us-stairs.ts';
import { guardPostsApart, LEAST_RIM } from '../../takeoff/structure/deck/guard-posts.ts';
import { mayStandOnBlocks } from '../../takeoff/structure/deck/deck-us-supports.ts';
import type { Country } from '../../takeoff/structure/gates.ts';
import { long } from '../../takeoff/why.ts';
import type { Inputs, DeckValues } from './fields.ts';
import { metricRules } from './rules-metric.ts';
import { leastLedger, usRules } from './rules-us.ts';

/** Supports of a low frame. */
export interface Pads {
  readonly slab: PackVariant;
  readonly pedestal: PackVariant;
  /** Thickness of the mortar under the slabs; with less, the pedestals do not reach the joists. */
  readonly bed: Length;
}

export interface Guard extends GuardLayout {
  readonly height: Length;
  /** Ball that must not pass. */
  readonly opening: Length;
  /** Greatest distance of its posts. */
  readonly apart: Length;
}

export interface Flights {
  readonly count: number;
  readonly stairs: Stairs;
  /** Stringers under the treads of one flight. */
  readonly stringers: StructuralAnswer<number>;
  readonly stringer: Section;
  /** Length of a stringer along its slope. */
  readonly slope: Length;
  /** Length of treads and risers: between the stringers, or over notched ones. */
  readonly wide: Length;
  /** Risers of one flight, and the greatest height of one. */
  readonly risers: number;
  readonly riser: Length;
  /** Section of a tread of two planks; undefined for treads of deck boards. */
  readonly tread: Section | undefined;
}

export type Frame =
  | { readonly kind: 'low'; readonly low: LowFrame; readonly pads: Pads }
  | { readonly kind: 'raised'; readonly raised: DeckFrame };

/** All that a deck is made of. */
export interface Deck {
  readonly board: Section;
  readonly boardProduct: 'deck-board' | 'composite-board';
  readonly spacing: Length;
  readonly upright: boolean;
  readonly isDiagonal: boolean;
  /** Plan with the boards along x and the house at the least y. */
  readonly plan: PolygonRings;
  readonly boards: DeckLayout;
  readonly frame: Frame;
  /** The sides that no house closes. */
  readonly sides: readonly FreeSide[];
  readonly guard: Guard | undefined;
  readonly flights: Flights | undefined;
}

export type DeckAnswer =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly stops: StructuralAnswer<never> & { readonly ok: false } }
  | { readonly ok: false; readonly lowest: Length };

/** Thinner boards are for walls: none of the tables of spacing has them. */
const THINNEST = mm(24);

/** The board of the region's shops that is nearest to the width wanted. */
export function boardOf(
  shelf: Shelf,
  { material, boardWidth }: Pick<DeckValues, 'material' | 'boardWidth'>,
): Section {
  const [first, ...rest] =
    shelf[material === 'composite' ? 'composite-board' : 'deck-board'].variants;
  const thick = [first, ...rest].filter(
    ({ thickness }) => material === 'composite' || thickness >= THINNEST,
  );
  const [one = first, ...others] = thick;
  return variantNearest([one, ...others], 'width', boardWidth);
}

export const spacingOf = ({ lay, straightSpacing, diagonalSpacing }: DeckValues): Length =>
  lay === 'diagonal' ? diagonalSpacing : straightSpacing;

/** Lays out a deck. Boards come first, because each of their joints needs a joist. */
export function deckOf(inputs: Inputs): DeckAnswer {
  const { place, values, shelf, bill } = inputs;
  const board = boardOf(shelf, values);
  const boardProduct = values.material === 'composite' ? 'composite-board' : 'deck-board';
  const lay = values.lay === 'longer' ? longerWay(place.region) : values.lay;
  const upright = lay === 'y';
  const isDiagonal = lay === 'diagonal';
  const plan = upright ? transpose(place.region) : place.region;
  const spacing = spacingOf(values);
  const low = lowOf(inputs, spacing, board);
  const [thinnest] = shelf['structural-timber'].variants;
  const { thickness: joistThick } = low?.joist ?? thinnest;
  const boards = layDeck(place.region, {
    lay,
    boardWidth: board.width,
    boardGap: DECK_DEFAULTS.gap[values.material],
    joistSpacing: spacing,
    joistThick,
    longest: bill.longest(boardProduct, board),
    screwsACrossing: DECK_DEFAULTS.screwsACrossing,
    clipped: values.material === 'composite',
  });
  const framed = frameOf(inputs, {
    blocks: deckBlocks(plan),
    low,
    spacing: { every: spacing, thick: joistThick },
    board,
    doubled: isDiagonal ? [] : boards.joints,
  });
  if (!framed.ok) return framed;
  const sides = freeSides(plan, values.stands !== 'alone');
  const flights = flightsOf(inputs, board);
  const { frame } = framed;
  const guard = guardOf(inputs, { sides, frame, board, flights: flights?.count ?? 0 });
  return {
    ok: true,
    deck: {
      board,
      boardProduct,
      spacing,
      upright,
      isDiagonal,
      plan,
      boards,
      frame,
      sides,
      guard,
      flights,
    },
  };
}

type FramedAnswer =
  | { readonly ok: true; readonly frame: Frame }
  | Exclude<DeckAnswer, { readonly ok: true }>;

interface Framed {
  readonly blocks: readonly Box[];
  readonly low: Low | undefined;
  readonly spacing: JoistSpacing & { readonly every: Length };
  readonly board: Section;
  readonly doubled: readonly number[];
}

function frameOf(inputs: Inputs, { blocks, low, spacing, board, doubled }: Framed): FramedAnswer {
  const { values, bill, shelf } = inputs;
  const runs = joistRuns(blocks, spacing);
  const ledger = values.stands === 'ledger';
  if (low !== undefined) {
    const frame = layLowFrame(blocks, runs, {
      joist: low.joist,
      padEvery: low.padEvery,
      nogginEvery: NOGGIN_ROWS,
      doubled,
      ledger,
      longest: bill.longest('structural-timber', low.joist),
      rows: rowsUnder(low.pads.slab, spacing.every),
    });
    return { ok: true, frame: { kind: 'low', low: frame, pads: low.pads } };
  }
  const rules = rulesOf(inputs, spacing.every);
  if (!rules.ok) return { ok: false, stops: rules };
  const [section] = shelf['structural-timber'].variants;
  const raised = layFrame(blocks, runs, rules.value, {
    doubled,
    ledger,
    height: values.height,
    board: board.thickness,
    longest: bill.longest('structural-timber', rules.value.joists[0]?.section ?? section),
    least: leastJoist(inputs),
  });
  return raised.ok ? { ok: true, frame: { kind: 'raised', raised: raised.frame } } : raised;
}

/** Joists deep enough for a ledger of the US, or for the bolts of guard posts in the rim. */
function leastJoist(inputs: Inputs): Section | undefined {
  const { shelf, region, values } = inputs;
  const isGuarded = guardRule(inputs) !== undefined;
  if (region === 'us')
    return isGuarded || values.stands === 'ledger' ? leastLedger(shelf) : undefined;
  const deep = shelf['structural-timber'].variants.filter(({ width }) => width >= LEAST_RIM.metric);
  return isGuarded ? deep.toSorted((a, b) => a.width - b.width)[0] : undefined;
}

function rulesOf({ region, shelf, values }: Inputs, spacing: Length): StructuralAnswer<FrameRules> {
  const { soil, frost, wood, load } = values;
  return region === 'us'
    ? usRules({ shelf, spacing, soil, frost, group: wood, load })
    : metricRules({ shelf, spacing, soil, frost });
}

/** US: what blocks carry at 1500 psf is ten times this; a joist of 2x6 spans farther (IRC R507.3 exception, R507.6). */
const PADS_US = inches(48);

/**
 * The sections that a low frame may be of, 2x6 in the US, the one that needs fewest pads first. With a railing the
 * first is deep enough for the bolts of its posts, if the deck is high enough for that.
 */
function lowJoists(inputs: Inputs, board: Section): readonly Section[] {
  const { region, shelf, values } = inputs;
  const { variants } = shelf['structural-timber'];
  const names: readonly string[] = region === 'us' ? ['2 × 6'] : LOW_FRAMES[region];
  const usual = names.flatMap((name) => variants.filter(({ label }) => label === name));
  if (guardRule(inputs) === undefined) return usual;
  const least = LEAST_RIM[region === 'us' ? 'us' : 'metric'];
  const deep = variants
    .filter(({ width }) => width >= least && values.height - board.thickness - width >= 0)
    .toSorted((a, b) => a.width - b.width);
  return [...deep.slice(0, 1), ...usual];
}

/** Deepest bearer of the table; a deeper one reaches at least as far. */
const DEEPEST_BEARER = mm(120);

const padEvery = ({ region }: Inputs, joist: Section, spacing: Length): StructuralAnswer<Length> =>
  region === 'us'
    ? found('irc-r507.3.1', PADS_US)
    : bearerSpan(
        { ...joist, width: length(Math.min(joist.width, DEEPEST_BEARER)) },
        joist.grade === 'C24' ? 'c24' : 'c16',
        spacing,
      );

interface Low {
  readonly joist: Section;
  readonly pads: Pads;
  readonly padEvery: Length;
}

/** Frame directly on the ground, if the deck is low enough. */
function lowOf(inputs: Inputs, spacing: Length, board: Section): Low | undefined {
  for (const joist of lowJoists(inputs, board)) {
    const pads = padsOf(inputs, joist, spacing, board);
    const every = padEvery(inputs, joist, spacing);
    if (pads !== undefined && every.ok) return { joist, pads, padEvery: every.value };
  }
  return undefined;
}

/** Slabs and pedestals, if the deck is low enough and needs no footing. */
function padsOf(
  { place, values, shelf, region }: Inputs,
  joist: Section,
  spacing: Length,
  board: Section,
): Pads | undefined {
  const blocks = mayStandOnBlocks({
    attached: values.stands === 'ledger',
    area: place.area,
    floorAboveGround: values.height,
  });
  if (region === 'us' && !blocks) return undefined;
  const slab = slabUnder(shelf, spacing);
  const under = values.height - board.thickness - joist.width;
  const { thickness: slabThick = mm(0) } = slab;
  const { variants } = shelf['deck-pedestal'];
  // Slabs level with the ground, or on it: then their bed fills what was stripped.
  const pedestal =
    variantAtLeast(variants, 'thickness', length(Math.max(0, under))) ??
    variantAtLeast(variants, 'thickness', length(under - slabThick));
  if (pedestal === undefined) return undefined;
  const top = under - (pedestal.thickness ?? 0);
  const fill =
    Math.ceil(
      (top - slabThick + DECK_DEFAULTS.stripped[region === 'us' ? 'us' : 'metric']) / BED_STEP,
    ) * BED_STEP;
  return { slab, pedestal, bed: length(Math.max(DECK_DEFAULTS.bed, fill)) };
}

/** The bed's thickness is a multiple of this, as one measures it with a rule. */
const BED_STEP = mm(5);

/** Soil between neighbouring slabs. */
const BETWEEN_SLABS = mm(50);
/** Foot of an adjustable pedestal (makers' sheets: 150 to 200). */
const PEDESTAL_FOOT = mm(200);

const narrow = ({ length: side = mm(0), width = mm(0) }: PackVariant): number =>
  Math.min(side, width);
const size = ({ length: side = mm(0), width = mm(0) }: PackVariant): number => side * width;

/** Slabs that have no room for one another under neighbouring joists are edge to edge in rows. */
const rowsUnder = (slab: PackVariant, spacing: Length): SlabRows | undefined =>
  narrow(slab) + BETWEEN_SLABS <= spacing
    ? undefined
    : {
        along: length(Math.max(slab.length ?? 0, slab.width ?? 0)),
        across: length(narrow(slab)),
        foot: PEDESTAL_FOOT,
      };

/** The largest slab that leaves room for its neighbour under the next joist. */
function slabUnder(shelf: Shelf, spacing: Length): PackVariant {
  const [first, ...rest] = shelf['paving-slab'].variants;
  const all = [first, ...rest].filter((slab) => narrow(slab) >= PEDESTAL_FOOT);
  const fits = all.filter((slab) => narrow(slab) + BETWEEN_SLABS <= spacing);
  const [largest] = fits.toSorted((a, b) => size(b) - size(a));
  // If joists are close, slabs are in rows.
  const [smallest] = all.toSorted((a, b) => narrow(a) - narrow(b));
  return largest ?? smallest ?? first;
}

/** Countries with known guard rules; others use the most cautious rule of their region. */
export function guardCountry(country: Country): GuardCountry {
  if (country === 'de' || country === 'fr' || country === 'cn') return country;
  return country === 'gb' || country === 'ie' || country === 'au' ? 'gb' : 'de-by';
}

/** A hair less than an opening that must not let a sphere of its size through. */
const CLOSER = mm(5);
const POSTS_APART = mm(1500);

/** Guard that the drop requires or that the user wants. */
function guardRule({ values, region, home }: Inputs) {
  const { height, railing } = values;
  const country = guardCountry(home.country);
  const us = railing || needsGuardUs(height) ? GUARD_US : undefined;
  const metric = railing ? guardIn(country) : guardFor(country, height);
  return region === 'us' ? us : metric;
}

interface Guarded {
  readonly sides: readonly FreeSide[];
  readonly frame: Frame;
  readonly board: Section;
  readonly flights: number;
}

/** Plies of the edge: one of a rim, those of a beam if the joists hang between beams. */
export const edgePlies = (frame: Frame): number =>
  frame.kind === 'raised' && frame.raised.flush ? frame.raised.beam.plies : 1;

/** Boards and depth of the edge on which stairs hang: those of a beam if all flights are at one. */
export function stairEdge({ frame, sides, flights }: Deck): { plies: number; deep: Length } {
  const { joist } = frame.kind === 'raised' ? frame.raised : frame.low;
  const isBeam =
    flights !== undefined &&
    edgePlies(frame) > 1 &&
    areStairsAcross(sides, { flights: flights.count, stairs: flights.stairs.width });
  const beam = isBeam && frame.kind === 'raised' ? frame.raised.beam.section.width : mm(0);
  return {
    plies: isBeam ? edgePlies(frame) : 1,
    deep: length(Math.max(joist.width, beam)),
  };
}

function guardOf(inputs: Inputs, { sides, frame, board, flights }: Guarded): Guard | undefined {
  const { values, region, home, shelf } = inputs;
  const [post] = shelf['deck-post'].variants;
  const [baluster] = shelf['deck-baluster'].variants;
  const rule = guardRule(inputs);
  if (rule === undefined) return undefined;
  const opening = 'opening' in rule ? rule.opening : rule.openingLessThan;
  const { width: rim, thickness: thick } = (frame.kind === 'raised' ? frame.raised : frame.low)
    .joist;
  // A railing on a frame too low for deep rims is not a guard that the drop requires.
  const apart =
    'postSpacing' in rule
      ? rule.postSpacing
      : rim >= LEAST_RIM.metric && region !== 'us'
        ? guardPostsApart(guardCountry(home.country), {
            rim,
            above: length(rule.height + board.thickness),
            most: POSTS_APART,
          })
        : POSTS_APART;
  const layout = layGuard(sides, {
    postSpacing: apart,
    post: post.width,
    baluster: baluster.width ?? mm(40),
    gap: length(opening - CLOSER),
    flights,
    stairs: stairsOf(inputs).width,
    closed: values.stands === 'alone',
    rims: { across: length(edgePlies(frame) * thick), along: thick },
    mark: tapeMark(region),
  });
  return { ...layout, height: rule.height, opening, apart };
}

const stairsOf = ({ region, values, home }: Inputs): Stairs =>
  region === 'us'
    ? stairsUs(values.height)
    : stairsMetric(values.height, guardCountry(home.country));

/** Stringers under treads of planks, which need none in the middle. A longer flight needs a landing. */
export const UNDER_PLANKS = 2;
const LONGEST_STRINGER = mm(3600);
/** Most gap between the two boards of a tread, and over their edges. */
const TREAD_GAP = mm(10);

/** Flights from the ground to the deck; a deck of one step has none. */
function flightsOf(inputs: Inputs, board: Section): Flights | undefined {
  const { values, region, shelf, bill } = inputs;
  const stairs = stairsOf(inputs);
  if (values.stairs === 0 || stairs.treads === 0) return undefined;
  const { variants } = shelf['structural-timber'];
  const [first, ...rest] = variants;
  const deepest = rest.reduce((a, b) => (b.width > a.width ? b : a), first);
  const isUs = region === 'us';
  const mark = tapeMark(region);
  const slope = length(
    Math.ceil((Math.hypot(stairs.run, values.height) + stairs.going) / mark) * mark,
  );
  const longest = length(Math.min(LONGEST_STRINGER, bill.longest('structural-timber', deepest)));
  const between = stairs.width - UNDER_PLANKS * deepest.thickness;
  return {
    count: values.stairs,
    stairs,
    wide: length(isUs ? stairs.width : between),
    // Behind each tread of planks but the highest; before each notch, above the board of the tread below.
    risers: isUs ? stairs.risers : stairs.treads - 1,
    riser: downToMark(length(stairs.rise - (isUs ? board.thickness : 0)), region),
    stringers: isUs
      ? stringersUs(stairs, values.material === 'composite' ? 'composite' : 'wood')
      : slope > longest
        ? beyond('flight-reach', 'engineer', 'span', long(longest))
        : found('flight-reach', UNDER_PLANKS),
    stringer: deepest,
    slope,
    tread: isUs
      ? undefined
      : variantAtLeast(variants, 'width', length(Math.ceil((stairs.going - TREAD_GAP) / 2))),
  };
}
