import type { Box, Point } from '../../measure/outline/polygon.ts';
import {
  length,
  litres,
  mm,
  type Area,
  type Length,
  type Millilitres,
} from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { assert } from '../assert.ts';
import { isAtEnd, type JoistRun } from './deck-blocks.ts';
import { bracesOf, type Braces, buttedRims, cutAtJoints, rimsOf } from './deck-joints.ts';
import { inLengths, isPaired, joistBox, nogginBoxes, nogginPieces, withDoubles } from './deck.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { gatherPieces, pieceCount, type Piece } from '../material.ts';
import type { StructuralAnswer } from '../structure/answer.ts';

/** A joist of the shelf with the span of its table at the deck's spacing. */
export interface FrameJoist {
  readonly section: Section;
  readonly span: Length;
}

/** Two or three boards of one section on edge, side by side. */
export interface FrameBeam {
  readonly section: Section;
  readonly plies: number;
}

/** Load of a beam: the joists on it and their reach. */
export interface BeamLoad {
  /** Span of the joists from beam to beam. */
  readonly span: Length;
  /** Overhang of the joists past the beam; 0 if they continue. */
  readonly overhang: Length;
  /** True if joists are on both sides. */
  readonly inner: boolean;
  readonly postToPost: Length;
}

export interface FramePost {
  readonly section: Section;
  readonly braced: boolean;
}

/** Foundation of a post: a hole full of concrete, or a round footing with a tube form. */
export interface FrameFooting {
  readonly wide: Length;
  readonly deep: Length;
  readonly concrete: Millilitres;
  /** Length of the tube above the footing; 0 if the hole is filled. */
  readonly tube: Length;
  readonly thick: Length;
}

/** Depth of a block, number of its beams, and its spans between supports. */
export interface NogginBlock {
  readonly deep: Length;
  readonly beams: number;
  readonly spans: number;
  readonly span: Length;
}

/** Tables of a region for the frame. */
export interface FrameRules {
  /** Shallowest first. */
  readonly joists: readonly FrameJoist[];
  readonly overhang: (span: Length) => Length;
  /** Least wood first. */
  readonly beams: readonly FrameBeam[];
  readonly beamHolds: (beam: FrameBeam, load: BeamLoad) => StructuralAnswer<boolean>;
  /** `carried`: area of deck that the joists load onto the beam, across it. */
  readonly post: (carried: Area, height: Length) => StructuralAnswer<FramePost>;
  /** True if posts between the ends of a beam are braced too. */
  readonly bracesBetween: boolean;
  /** `above`: height of its concrete above the ground without turf, in which the hole is dug. */
  readonly footing: (carried: Area, above: Length) => StructuralAnswer<FrameFooting>;
  /** Depth of the turf that is taken off. */
  readonly stripped: Length;
  /** Top of a footing under a post above the ground. */
  readonly footingTop: Length;
  /** Rows of noggins in a block. */
  readonly nogginRows: (block: NogginBlock) => number;
}

export interface FrameOptions {
  /** Lines with a second joist for joints of the boards. */
  readonly doubled: readonly number[];
  /** True if joists hang on a ledger along the blocks at the house (minimum of y). */
  readonly ledger: boolean;
  /** Height from the ground to the top of the boards, and thickness of the boards. */
  readonly height: Length;
  readonly board: Length;
  /** The longest joist in the shop. */
  readonly longest: Length;
  readonly least: Section | undefined;
}

/** A frame with the boards along x and the house at the minimum of y. */
export interface DeckFrame {
  readonly joist: Section;
  readonly beam: FrameBeam;
  readonly post: Section;
  readonly postHeight: Length;
  /** Underside of the beams above the ground. */
  readonly clear: Length;
  /** True if beams lie on concrete, because posts between would be too short. */
  readonly onPiers: boolean;
  readonly footing: FrameFooting;
  /** True if beams are at the height of the joists, which hang between them. */
  readonly flush: boolean;
  /** Braces of posts that are so tall as to need them. */
  readonly braces: Braces | undefined;
  readonly span: Length;
  readonly overhang: Length;
  readonly postToPost: Length;
  /** Joists, rims, noggins and ledger. */
  readonly pieces: readonly Piece[];
  readonly ledger: Length;
  readonly beams: readonly Piece[];
  /** Total length of all beams. */
  readonly beamRun: Length;
  readonly posts: number;
  readonly joists: number;
  /** Joints of rims, each with a block behind it. */
  readonly rimJoints: number;
  /** Ends of rims at the side of a joist. */
  readonly buttedRims: number;
  /** Places on beams where two pieces of a joist overlap. */
  readonly laps: number;
  /** Hanging joist ends, and crossings of joists and beams: two where a joist overlaps. */
  readonly hung: number;
  /** Ends among these at the end of a ledger or beam, and those of doubled joists. */
  readonly hungInside: number;
  readonly crossings: number;
  readonly noggins: number;
  readonly drawn: {
    readonly joists: readonly Box[];
    readonly noggins: readonly Box[];
    readonly beams: readonly Box[];
    readonly posts: readonly Point[];
  };
}

/** The frame; or the table's answer beyond its end; or the minimum height for a frame with posts. */
export type FrameAnswer =
  | { readonly ok: true; readonly frame: DeckFrame }
  | { readonly ok: false; readonly stops: StructuralAnswer<never> & { readonly ok: false } }
  | { readonly ok: false; readonly lowest: Length };

/**
 * Maximum joist spans to try, so that joists stay light enough to lift; shorter ones if beams cannot carry the load.
 */
const SPANS = [3050, 2400, 1800].map(mm);
/**
 * Longer ones if they save posts with their footings: joists one size deeper cost less than those, joists of two sizes
 * deeper as much (example prices of the US).
 */
const LONGER_SPANS = [4880, 3660].map(mm);
/** Distances between posts to try, the longest first. */
const POSTS_APART = [2440, 1830, 1220, 915].map(mm);
/** Least height of a beam above the ground. */
const LEAST_CLEAR = mm(50);
/** A shorter post has no room for a base and the connector on it (makers: nailed from 75 to 150 mm up). */
const SHORTEST_POST = mm(200);
/** Overlap of joists that are side by side on a beam because none reaches across. */
export const LAP = mm(300);

/** One block with its beams: `ys` from the block's house side. */
interface Bearing {
  readonly block: Box;
  readonly ledger: boolean;
  readonly span: Length;
  readonly overhang: Length;
  readonly ys: readonly number[];
}

/**
 * Places joists, beams, posts and footings. Beams are below the joists, which overhang them; if the deck is too low for
 * that, joists hang between beams. The complete deck has one joist section and one beam section.
 */
export function layFrame(
  blocks: readonly Box[],
  runs: readonly JoistRun[],
  rules: FrameRules,
  options: FrameOptions,
): FrameAnswer {
  let lowest = Number.POSITIVE_INFINITY;
  for (const flush of [false, true]) {
    const sized = sizeFrame(blocks, rules, options, flush);
    if (!sized.ok) return { ok: false, stops: sized.stops };
    const clear = clearUnder(sized, options);
    if (clear >= LEAST_CLEAR) {
      const stands = standFrame(sized, rules, clear);
      if (!stands.ok) return { ok: false, stops: stands };
      return { ok: true, frame: drawFrame(sized, runs, rules, options, stands.value) };
    }
    lowest = Math.min(lowest, options.height - clear + LEAST_CLEAR);
  }
  return { ok: false, lowest: length(lowest) };
}

/** Room under the beams. */
const clearUnder = ({ joist, beam, flush }: Sized, { height, board }: FrameOptions): Length =>
  length(height - board - Math.max(joist.width, beam.section.width + (flush ? 0 : joist.width)));

interface Sized {
  readonly ok: true;
  readonly flush: boolean;
  readonly joist: Section;
  readonly beam: FrameBeam;
  readonly bearings: readonly Bearing[];
  readonly postsApart: Length;
  readonly loads: readonly BeamLoad[];
}

type Stops = StructuralAnswer<never> & { readonly ok: false };

type SizedAnswer = Sized | { readonly ok: false; readonly stops: Stops };

function sizeFrame(
  blocks: readonly Box[],
  rules: FrameRules,
  options: FrameOptions,
  flush: boolean,
): SizedAnswer {
  const farthest = rules.joists.reduce((most, { span }) => Math.max(most, span), 0);
  const reach = Math.min(farthest, Math.max(LAP, options.longest - 2 * LAP));
  const within = (most: Length): SizedAnswer =>
    sizeWithin(blocks, rules, options, flush, Math.min(most, reach));
  const tried = SPANS.map(within);
  const [first] = tried;
  assert(first !== undefined, 'some span is tried');
  const usual = tried.find((one) => one.ok);
  if (usual?.ok !== true) return first;
  const sizeOf = ({ joist }: Sized): number =>
    rules.joists.findIndex(({ section }) => section === joist);
  const saves = (one: SizedAnswer): boolean => {
    if (!one.ok || sizeOf(one) > sizeOf(usual) + 1 || postsOf(one) >= postsOf(usual)) return false;
    const clear = clearUnder(one, options);
    return clear >= LEAST_CLEAR && standFrame(one, rules, clear).ok;
  };
  return LONGER_SPANS.map(within).find(saves) ?? usual;
}

const postsOf = ({ bearings, postsApart }: Sized): number =>
  bearings.reduce((sum, { block, ys }) => sum + ys.length * (baysOf(block, postsApart) + 1), 0);

function sizeWithin(
  blocks: readonly Box[],
  rules: FrameRules,
  options: FrameOptions,
  flush: boolean,
  most: number,
): SizedAnswer {
  const front = Math.min(...blocks.map(({ y0 }) => y0));
  const bearings = blocks.map((block) =>
    bear(block, options.ledger && block.y0 === front, rules, flush, {
      most,
      longest: options.longest,
    }),
  );
  const joist = joistFor(bearings, rules, options.least);
  let stops: Stops | undefined;
  // Plies of a beam are joined over posts.
  const reached = POSTS_APART.filter((apart) => apart <= options.longest);
  for (const apart of reached.length > 0 ? reached : POSTS_APART.slice(-1)) {
    const loads = loadsOf(bearings, apart);
    for (const beam of rules.beams) {
      if (flush && beam.section.width < joist.width) continue;
      const answers = loads.map((load) => rules.beamHolds(beam, load));
      const stopped = answers.find((one) => !one.ok);
      if (stopped !== undefined && !stopped.ok) stops = stopped;
      else if (answers.every((one) => one.ok && one.value)) {
        return { ok: true, flush, joist, beam, bearings, postsApart: apart, loads };
      }
    }
  }
  assert(stops !== undefined, 'posts close together hold any beam of the table');
  return { ok: false, stops };
}

/** The shallowest joist that spans the distance. */
function joistFor(
  bearings: readonly Bearing[],
  { joists }: FrameRules,
  least: Section | undefined,
): Section {
  const span = Math.max(...bearings.map((one) => one.span));
  const fits = joists.find(
    (one) => one.span >= span && (least === undefined || one.section.width >= least.width),
  );
  assert(fits !== undefined, 'beams stand no farther apart than a joist spans');
  return fits.section;
}

/** True if joists of the shop are long enough: in one piece, or with laps on beams between. */
const isInLengths = (
  { deep, spans, reach }: { readonly deep: number; readonly spans: number; readonly reach: number },
  longest: Length,
): boolean => deep <= longest || (spans > 1 && reach + LAP / 2 <= longest);

/** The minimum number of beams for the joists' span. */
function bear(
  block: Box,
  ledger: boolean,
  rules: FrameRules,
  flush: boolean,
  { most, longest }: { readonly most: number; readonly longest: Length },
): Bearing {
  const deep = block.y1 - block.y0;
  const ends = ledger ? 1 : 2;
  for (let spans = 1; ; spans += 1) {
    // The overhang is at most a quarter of the joists' span.
    const quarter = Math.floor(deep / (4 * spans + ends));
    const past = rules.overhang(length(4 * quarter));
    const overhang = length(flush ? 0 : Math.min(quarter, past));
    const span = length(Math.ceil((deep - ends * overhang) / spans));
    if (span > most || !isInLengths({ deep, spans, reach: span + overhang }, longest)) continue;
    const first = ledger ? 0 : overhang;
    const ys = Array.from({ length: spans + 1 }, (_, i) =>
      Math.min(deep - overhang, first + i * span),
    ).slice(ledger ? 1 : 0);
    return { block, ledger, span, overhang, ys };
  }
}

const baysOf = ({ x0, x1 }: Box, apart: number): number =>
  Math.max(1, Math.ceil((x1 - x0) / apart));

/** Loads of the beams of each block: those at an end, and those between. */
const loadsOf = (bearings: readonly Bearing[], apart: number): BeamLoad[] =>
  bearings.flatMap(({ block, span, overhang, ys, ledger }) => {
    const postToPost = length(Math.ceil((block.x1 - block.x0) / baysOf(block, apart)));
    const end = { span, overhang, inner: false, postToPost };
    const between = spansOf({ ys, ledger }) > 1;
    return between ? [end, { ...end, overhang: length(0), inner: true }] : [end];
  });

interface Stands {
  readonly post: FramePost;
  readonly postHeight: Length;
  readonly clear: Length;
  readonly footing: FrameFooting;
}

/** Maximum width of deck that a beam carries, across it. */
const carriedBy = ({ span, overhang, inner }: BeamLoad): number =>
  inner ? span : span / 2 + overhang;

function standFrame(sized: Sized, rules: FrameRules, clear: Length): StructuralAnswer<Stands> {
  const postHeight = length(clear - rules.footingTop);
  const isBetween = sized.bearings.some(({ block }) => baysOf(block, sized.postsApart) > 1);
  const carried = Math.max(
    ...sized.loads.map((load) => carriedBy(load) * load.postToPost * (isBetween ? 1 : 0.5)),
  );
  const area = Math.ceil(carried) as Area;
  const post = rules.post(area, length(Math.max(0, postHeight)));
  if (!post.ok) return post;
  const top = postHeight < SHORTEST_POST ? clear : rules.footingTop;
  const footing = rules.footing(area, length(top + rules.stripped));
  if (!footing.ok) return footing;
  return { ...post, value: { post: post.value, postHeight, clear, footing: footing.value } };
}

function drawFrame(
  sized: Sized,
  runs: readonly JoistRun[],
  rules: FrameRules,
  options: FrameOptions,
  { post, postHeight, clear, footing }: Stands,
): DeckFrame {
  const { joist, beam, bearings, flush, postsApart } = sized;
  const thick = joist.thickness;
  const blocks = bearings.map(({ block }) => block);
  const whole = withDoubles(runs, options.doubled, thick);
  const joists = whole.map((run) => ({ ...run, bearing: bearingOf(bearings, run.block) }));
  boundFrame(sized, runs, rules);
  const noggins = bearings.flatMap((one) =>
    nogginBoxes(one.block, whole, thick, rowsIn(one, rules)),
  );
  const beamThick = beam.plies * beam.section.thickness;
  const ledgers = bearings.filter((one) => one.ledger).map(({ block }) => block.x1 - block.x0);
  const boxes = whole.map((run) => ({ block: run.block, box: joistBox(run, thick) }));
  const hangs = (block: Box): boolean => bearingOf(bearings, block).ledger;
  const rims = rimsOf(flush ? [] : blocks, { joists: boxes, hangs, longest: options.longest });
  const pieces: Piece[] = [
    ...joists.flatMap(({ bearing }) =>
      joistPieces(bearing, options.longest, thick, beamThick, flush),
    ),
    ...rims.pieces,
    ...rims.blocks,
    ...ledgers.map((wide) => inLengths('ledger', wide, options.longest)),
    ...nogginPieces(noggins),
  ];
  const beamsAt = bearings.flatMap(({ block, ys }) =>
    ys.map((y) => ({ x0: block.x0, x1: block.x1, y: block.y0 + y })),
  );
  const postsUnder = ({ x0, x1 }: Pick<Box, 'x0' | 'x1'>): readonly number[] => {
    const bays = baysOf({ x0, x1, y0: 0, y1: 0 }, postsApart);
    const side = post.section.width;
    return Array.from({ length: bays + 1 }, (_, i) =>
      Math.round(x0 + side / 2 + (i * (x1 - x0 - side)) / bays),
    );
  };
  const bays = blocks.map(
    (one) => (one.x1 - one.x0 - post.section.width) / baysOf(one, postsApart),
  );
  const posts = beamsAt.flatMap((beamAt) => postsUnder(beamAt).map((x) => ({ x, y: beamAt.y })));
  const laps = flush
    ? 0
    : joists.reduce((sum, { bearing }) => sum + lapsOf(bearing, options.longest, thick), 0);
  const hanging = (one: Bearing): number => (flush ? 2 * spansOf(one) : one.ledger ? 1 : 0);
  return {
    joist,
    beam,
    post: post.section,
    postHeight,
    clear,
    onPiers: postHeight < SHORTEST_POST,
    footing,
    flush,
    braces: post.braced
      ? bracesOf({
          beams: beamsAt.length,
          posts: posts.length,
          between: rules.bracesBetween,
          apart: Math.min(...bays, ...bearings.map(({ span }) => span)) - post.section.width,
        })
      : undefined,
    span: length(Math.max(...bearings.map(({ span }) => span))),
    overhang: length(Math.max(...bearings.map(({ overhang }) => overhang))),
    postToPost: length(Math.max(...sized.loads.map((load) => load.postToPost))),
    pieces: gatherPieces(pieces),
    ledger: length(ledgers.reduce((sum, wide) => sum + wide, 0)),
    beams: gatherPieces(
      beamsAt.flatMap((beamAt) => beamPieces(beamAt, postsUnder(beamAt), beam, options.longest)),
    ),
    beamRun: length(beamsAt.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0)),
    posts: posts.length,
    joists: joists.length,
    hung: joists.reduce((sum, { bearing }) => sum + hanging(bearing), 0),
    hungInside: joists
      .filter((run) => isAtEnd(run, blocks) || isPaired(run, whole, thick))
      .reduce((sum, { bearing }) => sum + hanging(bearing), 0),
    laps,
    crossings: flush ? 0 : laps + joists.reduce((sum, { bearing }) => sum + bearing.ys.length, 0),
    noggins: noggins.length,
    rimJoints: pieceCount(rims.blocks),
    buttedRims: flush ? 0 : buttedRims(blocks),
    drawn: {
      joists: boxes.map(({ box }) => box),
      noggins,
      beams: bearings.flatMap((one) =>
        one.ys.map((_, i) => {
          const y0 = one.block.y0 + beamFrom(one, i, beamThick);
          return { x0: one.block.x0, x1: one.block.x1, y0, y1: y0 + beamThick };
        }),
      ),
      posts,
    },
  };
}

/** Throws `TooManyPieces` for a frame with too many parts: each is drawn. */
function boundFrame(
  { bearings, postsApart }: Sized,
  runs: readonly JoistRun[],
  rules: FrameRules,
): void {
  const posts = bearings.reduce(
    (sum, { block, ys }) => sum + ys.length * (baysOf(block, postsApart) + 1),
    0,
  );
  const noggins = bearings.reduce((sum, one) => {
    const own = runs.filter(({ block }) => block === one.block).length;
    return sum + rowsIn(one, rules) * own;
  }, 0);
  // Each post has a footing.
  boundPieces(2 * posts + noggins + runs.length, length(postsApart));
}

const spansOf = ({ ys, ledger }: Pick<Bearing, 'ys' | 'ledger'>): number =>
  ys.length - (ledger ? 0 : 1);

const bearingOf = (bearings: readonly Bearing[], block: Box): Bearing => {
  const found = bearings.find((one) => one.block === block);
  assert(found !== undefined, 'each block has its beams');
  return found;
};

const joistOf = (size: number, quantity: number): Piece => ({
  name: 'joist',
  length: length(size),
  quantity,
});

/** House side of a beam, from that of its block: beams at an edge do not stand out. */
const beamFrom = ({ block, ys }: Bearing, i: number, beamThick: number): number =>
  Math.max(0, Math.min((ys[i] ?? 0) - beamThick / 2, block.y1 - block.y0 - beamThick));

/** Overlaps of a joist that no shop has in one piece: one on each beam between its spans. */
const lapsOf = (bearing: Bearing, longest: Length, thick: Length): number =>
  bearing.block.y1 - bearing.block.y0 - 2 * thick <= longest ? 0 : spansOf(bearing) - 1;

/** Joists of a block: between two rims, from beam to beam if hanging, or overlapping on beams if none is long enough. */
function joistPieces(
  bearing: Bearing,
  longest: Length,
  thick: Length,
  beamThick: number,
  flush: boolean,
): Piece[] {
  const { block, ys, ledger } = bearing;
  const deep = block.y1 - block.y0;
  if (flush) {
    // Beams at an edge are inside the deck, as the ledger is.
    const tops = ys.map((_, i) => beamFrom(bearing, i, beamThick));
    const from = ledger
      ? [thick, ...tops.map((y) => y + beamThick)]
      : tops.map((y) => y + beamThick);
    const to = ledger ? tops : tops.slice(1);
    return to.map((y, i) => joistOf(y - (from[i] ?? 0), 1));
  }
  if (deep - 2 * thick <= longest) return [joistOf(deep - 2 * thick, 1)];
  // Half of a lap is on each side of its beam; rims and the ledger cover the ends.
  const half = LAP / 2;
  const between = ys.slice(ledger ? 0 : 1, -1);
  return [...between, deep - thick - half].map((y, i) =>
    joistOf(y + half - (i === 0 ? thick : (between[i - 1] ?? 0) - half), 1),
  );
}

/** Plies are joined over the middle of posts only. */
function beamPieces(
  { x0, x1 }: Pick<Box, 'x0' | 'x1'>,
  posts: readonly number[],
  { plies }: FrameBeam,
  longest: Length,
): readonly Piece[] {
  return cutAtJoints({ name: 'beam', from: x0, to: x1 }, longest, posts.slice(1, -1)).map(
    (piece) => ({ ...piece, quantity: piece.quantity * plies }),
  );
}

const rowsIn = (bearing: Bearing, { nogginRows }: FrameRules): number =>
  nogginRows({
    deep: length(bearing.block.y1 - bearing.block.y0),
    beams: bearing.ys.length,
    spans: spansOf(bearing),
    span: bearing.span,
  });

/** Concrete below all posts. */
export const footingConcrete = ({ posts, footing }: DeckFrame): Millilitres =>
  litres((posts * footing.concrete) / 1000);
