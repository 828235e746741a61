import { UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import {
  formatLength,
  inches,
  length,
  litres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest, type Section } from '../../stock/shelf.ts';
import { footingConcrete, type DeckFrame } from '../../takeoff/deck/deck-frame.ts';
import {
  type Material,
  type PackedMaterial,
  gatherPieces,
  pieceCount,
  type Piece,
  EMBED,
  fixingOf,
  PACKED,
  screwed,
  type Counted,
  type Joint,
  upToMark,
} from '../../takeoff/material.ts';
import { found, type StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { howToMix } from '../../takeoff/structure/outdoors/concrete.ts';
import { GUARD_BOLT, plateWasher } from '../../takeoff/structure/deck/guard-posts.ts';
import { HANDRAIL_METRIC } from '../../takeoff/structure/deck/deck-metric-guard.ts';
import { WALL_PLATE } from '../../takeoff/structure/deck/deck-metric.ts';
import { ledgerSpacing } from '../../takeoff/structure/deck/deck-us-ledger.ts';
import { HANDRAIL_US } from '../../takeoff/structure/deck/deck-us-stairs.ts';
import { formatSides } from '../kit/format-sizes.ts';
import { safetyKit } from '../kit/steps/step.ts';
import { endPreserver, treatedWhy, type SawnEnds } from '../kit/treated-wood.ts';
import type { Inputs } from './fields.ts';
import { edgePlies, guardCountry, stairEdge, type Deck } from './layout.ts';
import type { Target } from '../kit/contract.ts';

/** The deck covers its outline: another job that lays something there is warned about. */
export const GROUND: Target = 'ground';
/** Footings with their bases, or slabs on mortar. */
export const FOOTINGS: Target = 'part:footings';
/** Slabs at the feet of stairs. */
export const FOOT_SLABS: Target = 'part:foot-slabs';
export const LEDGER: Target = 'part:ledger';
export const BEAMS: Target = 'part:beams';
export const JOISTS: Target = 'part:joists';
export const BOARDS: Target = 'part:boards';
export const GUARD: Target = 'part:guard-posts';
/** Outer faces of the rims of the free sides. */
export const RIMS: Target = 'part:rims';
export const STAIRS: Target = 'part:stairs';

/** Blocks of joist timber next to a guard post: its push reaches the next joists (IRC R507.10; trade practice). */
const BLOCKS = 2;
export const blocksOf = ({ deck }: DeckJob): number => BLOCKS * (deck.guard?.posts ?? 0);

export interface DeckJob extends Inputs {
  readonly deck: Deck;
}

export const times = (count: number, name: string, size: number): Piece => ({
  name,
  length: length(size),
  quantity: count,
});

/** Concrete slab at the foot of a flight: one square metre, 100 mm thick. */
export const FOOT = litres(100);

/** Litres under posts and stairs. */
export const concreteOf = ({ deck }: DeckJob): number =>
  (deck.frame.kind === 'raised' ? footingConcrete(deck.frame.raised) : 0) +
  (deck.flights?.count ?? 0) * FOOT;

/** True if the concrete of the footings, with what is ordered to spare, comes ready-mixed. */
export const isDelivered = (inputs: DeckJob): boolean =>
  inputs.deck.frame.kind === 'raised' &&
  howToMix(litres(((1 + UNEVEN_GROUND.share) * concreteOf(inputs)) / 1000)) === 'ready-mix';

/** Concrete for footings, or only for the foot of stairs. */
function concreteLine(inputs: DeckJob): readonly PackedMaterial[] {
  const { bill, words, deck, locale } = inputs;
  const { why } = words;
  const flights = deck.flights?.count ?? 0;
  const amount = concreteOf(inputs);
  if (deck.frame.kind === 'low')
    return bill.pack('concrete-mix', amount, why.foot(flights), { slack: UNEVEN_GROUND });
  const { footing, posts } = deck.frame.raised;
  const shown = (size: Length): string => formatLength(size, locale);
  return bill.pack(
    isDelivered(inputs) ? 'ready-mix' : 'concrete-mix',
    amount,
    why.concrete(posts, shown(footing.wide), shown(footing.deep), flights),
    { slack: UNEVEN_GROUND },
  );
}

/** The one thickness of all flat packers of a deck (makers sell bags of it; mixed tubs hold few). */
export const PACKER = { metric: mm(5), us: inches(0.25) } as const;
export const packerFor = ({ region }: Pick<DeckJob, 'region'>): Length =>
  region === 'us' ? PACKER.us : PACKER.metric;

/**
 * Room between house and deck for water: a ledger's packers, or at least as much; boards over a ledger that is fixed
 * behind siding keep a quarter of an inch (DCA 6 and makers' guides).
 */
export const houseGap = ({ region, values }: DeckJob): Length =>
  region !== 'us' ? PACKED : inches(values.stands === 'ledger' ? 0.25 : 0.5);

/** True if the boards are flush with the back of the frame at the house. */
export const isFrameOff = ({ region, values }: DeckJob): boolean =>
  values.stands === 'beside' || (values.stands === 'ledger' && region !== 'us');

/** Clearance of a hanger board above the ground. */
const HANGER_CLEAR = mm(20);

/** Height of a stringer's head that a bracket holds (trade practice). */
const HEAD_HELD = mm(90);

/**
 * Board under the rim for the heads of the stringers, which start a riser below the boards (DCA 6 figure 29): the
 * deepest that fits above the ground, at most as deep as they are.
 */
export function hangerBoard({ deck, shelf, values }: DeckJob): Section | undefined {
  const { flights, board } = deck;
  const { deep } = stairEdge(deck);
  if (flights === undefined) return undefined;
  // A low riser and a deep edge: the stringers hang on the edge itself.
  if (deep - flights.stairs.rise >= HEAD_HELD) return undefined;
  const room = values.height - board.thickness - deep - HANGER_CLEAR;
  const { thickness } = (deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised).joist;
  // As thick as the rim, so that both faces are flush before the uprights, if that holds a head.
  const isFlush = (one: Section): boolean => one.thickness === thickness && one.width >= HEAD_HELD;
  const [deepest] = shelf['structural-timber'].variants
    .filter(({ width }) => width <= room && width <= flights.stringer.width)
    .toSorted((a, b) => Number(isFlush(b)) - Number(isFlush(a)) || b.width - a.width);
  return deepest;
}

/** Uprights behind rim and hanger board, one at each stringer. */
export const hangerUprights = (inputs: DeckJob): number => {
  const { flights } = inputs.deck;
  return flights?.stringers.ok === true && hangerBoard(inputs) !== undefined
    ? flights.stringers.value * flights.count
    : 0;
};

/** Pieces as a tape shows them, none too short. */
export const piecesOnTape = (
  pieces: readonly Piece[],
  region: Inputs['region'],
): readonly Piece[] =>
  gatherPieces(pieces.map((one) => ({ ...one, length: upToMark(one.length, region) })));

/** All treated timber of the frame and the stairs. */
function timberParts(inputs: DeckJob): readonly (readonly [Section, readonly Piece[]])[] {
  const { deck, shelf } = inputs;
  const parts: (readonly [Section, readonly Piece[]])[] = [];
  if (deck.frame.kind === 'low') parts.push([deck.frame.low.joist, deck.frame.low.pieces]);
  else {
    const { joist, beam, pieces, beams, braces } = deck.frame.raised;
    const [lightest] = shelf['structural-timber'].variants;
    parts.push([joist, pieces], [beam.section, beams]);
    if (braces !== undefined)
      parts.push([lightest, [times(braces.along + braces.across, 'brace', braces.long)]]);
  }
  const { joist: edge } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  parts.push([edge, [times(blocksOf(inputs), 'noggin', deck.spacing - edge.thickness)]]);
  const { flights } = deck;
  if (flights !== undefined) {
    const stringers = flights.stringers.ok ? flights.stringers.value * flights.count : 0;
    parts.push([flights.stringer, [times(stringers, 'stringer', flights.slope)]]);
    const hanger = hangerBoard(inputs);
    if (hanger !== undefined) {
      const { deep, plies } = stairEdge(deck);
      const upright = deep + hanger.width;
      // An upright behind a beam is farther back than one behind a rim.
      const blocks = hangerUprights(inputs) * (plies - 1);
      parts.push(
        [hanger, [times(flights.count, 'hanger-board', flights.stairs.width)]],
        [edge, [times(hangerUprights(inputs), 'hanger-upright', upright)]],
        [edge, [times(blocks, 'hanger-block', hanger.width)]],
      );
    }
    if (flights.tread !== undefined) {
      const { stairs, wide, count, tread } = flights;
      parts.push([tread, [times(2 * stairs.treads * count, 'tread', wide)]]);
    }
  }
  return parts;
}

/** Timber by its section: pieces of one section are cut from the same boards. */
function timberLines(inputs: DeckJob): readonly Material[] {
  const { bill, words } = inputs;
  const parts = timberParts(inputs);
  const sections = [...new Set(parts.map(([section]) => section))];
  return sections.flatMap((section) => {
    const pieces = piecesOnTape(
      parts.flatMap(([one, own]) => (one === section ? own : [])),
      inputs.region,
    );
    return bill.lengths('structural-timber', {
      section,
      pieces,
      why: treatedWhy(words.why.timber(pieceCount(pieces)), words.why.noArsenic, inputs),
    });
  });
}

/** Length of a guard post: past the rim to which it is bolted. */
const guardPost = ({ deck }: DeckJob): Length => {
  const joist = deck.frame.kind === 'low' ? deck.frame.low.joist : deck.frame.raised.joist;
  return length((deck.guard?.height ?? 0) + deck.board.thickness + joist.width);
};

/** Greatest distance of the posts of stairs; in the US each holds a bracket of the handrail (makers: 48 in). */
const POSTS_APART = { us: inches(48), metric: mm(1500) } as const;
const isUs = (region: Inputs['region']): keyof typeof POSTS_APART =>
  region === 'us' ? 'us' : 'metric';

/** Bays of a handrail from its post at the foot of the stairs to the one at the head. */
export const railBays = (
  region: Inputs['region'],
  { slope, stairs }: NonNullable<Deck['flights']>,
): number => Math.max(1, Math.ceil((slope - stairs.going) / POSTS_APART[isUs(region)]));

/** Posts of stairs with a handrail, on both sides: at the foot, and between it and the head of a long flight. */
export const newels = ({ deck, region }: DeckJob): number =>
  deck.flights?.stairs.handrail === true
    ? 2 * deck.flights.count * railBays(region, deck.flights)
    : 0;

/** Posts at the head of handrails, if no guard has them. */
export const headPosts = ({ deck }: DeckJob): number =>
  deck.flights?.stairs.handrail === true && deck.guard === undefined ? 2 * deck.flights.count : 0;

/** Handrail above the boards (IRC R311.7.8.1: 34 to 38 in; elsewhere 900 to 1000 mm). */
const HEAD = { metric: mm(950), us: HANDRAIL_US.to } as const;

const headPost = ({ deck, region }: DeckJob): Length =>
  length(HEAD[isUs(region)] + deck.board.thickness + stairEdge(deck).deep);

/** Length of a newel at the lowest nosing, from the slab to the highest that a handrail may be. */
const newel = ({ deck: { flights }, region }: DeckJob): Length =>
  length((flights?.stairs.rise ?? 0) + (region === 'us' ? HANDRAIL_US : HANDRAIL_METRIC).to);

/** Posts of guard and stairs. */
const guardPosts = (inputs: DeckJob): readonly Piece[] => [
  times(inputs.deck.guard?.posts ?? 0, 'guard-post', guardPost(inputs)),
  times(newels(inputs), 'guard-post', newel(inputs)),
  times(headPosts(inputs), 'guard-post', headPost(inputs)),
];

/** Posts of the frame. */
const framePosts = ({ deck: { frame } }: DeckJob): readonly Piece[] =>
  frame.kind === 'low' || frame.raised.onPiers
    ? []
    : [times(frame.raised.posts, 'post', frame.raised.postHeight)];

/** Posts of the frame, and of guard and stairs; of one section they are one line. */
function postLines(inputs: DeckJob) {
  const { bill, words, deck, shelf } = inputs;
  const [slim] = shelf['deck-post'].variants;
  const guards = guardPosts(inputs);
  const line = (section: Section, pieces: readonly Piece[]): readonly Material[] =>
    bill.lengths('deck-post', {
      section,
      pieces: piecesOnTape(pieces, inputs.region),
      why: words.why.posts(pieceCount(pieces)),
    });
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const own = framePosts(inputs);
  if (raised === undefined || raised.post === slim) {
    const all = line(slim, [...own, ...guards]);
    return { posts: all, guardPosts: all };
  }
  return { posts: line(raised.post, own), guardPosts: line(slim, guards) };
}

/** Joint with a bolt and a nut. */
export const bolted = (through: number, thick: Length, each: number, places: number): Joint => ({
  through: length(through),
  embed: mm(0),
  nut: true,
  thick,
  each,
  places,
});

/** Bolted down by four studs in the UK and China, by one in the US; in the Union a base is set in the concrete. */
const STUDS = { uk: 4, us: 1, eu: 0, cn: 4 } as const;

/** Angle brackets that hold a beam down on a pier, one on each side with a stud (trade practice). */
export const PIER_BRACKETS = 2;
/** Hole of such a bracket for a stud M12 or a bolt of 1/2 in (makers). */
export const BRACKET_HOLE = { metric: mm(13), us: inches(9 / 16) } as const;

/** The plate of a base, and how deep a bolt is cast in (IRC R403.1.6: 7 in). */
const BASE_PLATE = mm(5);
const CAST_IN = inches(7);

/** Studs of 12 mm that a tube of 300 ml sets, 8 to 10 ml each (makers' tables for holes of 14 × 110 mm). */
const A_TUBE = 30;

/** Studs of the ledger, which the US screws on. */
export const ledgerStuds = ({ deck, region }: DeckJob): number => {
  const { ledger } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  return region === 'us' || ledger === 0 ? 0 : Math.ceil(ledger / WALL_PLATE.anchorEvery) + 1;
};

/** Two rows are four diameters apart, and as far from both edges (EN 1995-1-1, bolts of 12 mm). */
const TWO_ROWS = mm(3 * 4 * 12);

/** Rows of fasteners in the ledger: a narrow one takes them along its middle. */
export const ledgerRows = ({ deck, region }: DeckJob): 'one' | 'two' => {
  const { joist } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  return region === 'us' || joist.width >= TWO_ROWS ? 'two' : 'one';
};

const stud = (through: number, embed: Length, each: number, places: number): Joint => ({
  ...bolted(through, mm(12), each, places),
  embed,
});

/** Studs of bases and ledger. Outside the US each is set in a drilled hole with resin; in the US it is cast in. */
function anchorLines(inputs: DeckJob) {
  const { bill, deck, words, region, locale } = inputs;
  const { why } = words;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const posts = raised?.posts ?? 0;
  const onPiers = raised?.onPiers === true;
  const studs = onPiers ? PIER_BRACKETS : STUDS[region];
  const bases = studs * posts;
  const ledger = ledgerStuds(inputs);
  const { joist } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const drilled = region === 'us' ? 0 : bases + ledger;
  const bit = drilled > 0 ? 1 : 0;
  return {
    baseStuds: bill.fixings(
      'anchor-studs',
      stud(BASE_PLATE, region === 'us' ? CAST_IN : EMBED.resin, studs, posts),
      onPiers ? why.pierAnchors : why.baseAnchors,
    ),
    ledgerStuds: bill.fixings(
      'anchor-studs',
      stud(joist.thickness + PACKED, EMBED.resin, 1, ledger),
      why.ledgerAnchors(formatLength(WALL_PLATE.anchorEvery, locale), ledgerRows(inputs)),
    ),
    isBaseDrilled: region !== 'us' && bases > 0,
    drilled: [
      bill.pack('chemical-anchor', Math.ceil(drilled / A_TUBE), why.resin(drilled)),
      bill.pack('masonry-drill-bit', bit, why.bit, { like: { width: mm(14) } }),
      bill.pack('silica-mask', bit, why.silica),
    ],
  };
}

/** Outdoor screws of the nearest length. */
export const screws = (
  { bill }: DeckJob,
  counted: Counted,
  long: Length,
  why: (each: number, places: number) => string,
) => bill.each('exterior-screws', counted, why, { like: { length: long } });

/** Distance between fasteners of a ledger: the maker's table in the US, resin anchors elsewhere. */
export function ledgerApart({ deck, values, region }: DeckJob): StructuralAnswer<Length> {
  if (region !== 'us') return found('uk-deck-post', WALL_PLATE.anchorEvery);
  const joistSpan = deck.frame.kind === 'raised' ? deck.frame.raised.span : mm(0);
  return ledgerSpacing({ joistSpan, load: values.load, rim: 'lumber' }, 'ledger-screw');
}

export const BOLTS_A_POST = 2;

/** Plate washers of the guard's bolts. */
export const washerFor = ({ home }: Pick<Inputs, 'home'>) =>
  plateWasher(guardCountry(home.country));

/** Posts of the guard are bolted twice to the rim, those of stairs to a stringer. */
function guardBolts(inputs: DeckJob): readonly Material[] {
  const { deck, bill, words, shelf } = inputs;
  const { why } = words;
  const [slim] = shelf['deck-post'].variants;
  const rim = (deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised).joist;
  const stringer = deck.flights?.stringer ?? rim;
  const posts = deck.guard?.posts ?? 0;
  const ends = newels(inputs);
  const heads = headPosts(inputs);
  const edge = length(edgePlies(deck.frame) * rim.thickness);
  const onBeams = edge > rim.thickness ? (deck.guard?.postsAcross ?? 0) : 0;
  // A plate washer under the head and one under the nut; in the US a tie holds the post instead.
  const { side, thick } = washerFor(inputs);
  const washers = shelf['post-bolts'].form === 'packs' ? 2 * thick : 0;
  const joint = ({ thickness }: Pick<Section, 'thickness'>, places: number): Joint =>
    bolted(slim.thickness + thickness + washers, GUARD_BOLT, BOLTS_A_POST, places);
  return [
    ...bill.fixings('post-bolts', joint(rim, posts - onBeams), (each, places) =>
      washers === 0
        ? why.guardBolts(each, places)
        : why.plateWashers(each, places, formatSides(side, side, inputs.locale)),
    ),
    ...bill.fixings('post-bolts', joint({ thickness: edge }, onBeams), why.beamBolts),
    ...bill.fixings('post-bolts', joint(stringer, ends), why.newelBolts),
    ...bill.fixings(
      'post-bolts',
      joint({ thickness: length(stairEdge(deck).plies * rim.thickness) }, heads),
      why.headBolts,
    ),
  ];
}

/** Nail of caps and bases in the US: 16d; eight in a base (makers’ tables). */
export const CODE_NAIL = inches(3.5);
const BASE_NAILS = 8;

/** Hold of a screw in end grain (US: DCA 6, three of #10 × 3-1/2 in through 1-1/2 in; elsewhere trade practice). */
const END_HOLD = { us: inches(2), metric: mm(50) } as const;

/** Screws through a rim, joist or stringer into the end of another piece (DCA 6). */
export const END_SCREWS = 3;

/** Those screws: the shortest sold that hold. */
export function endScrews(
  { bill, deck, shelf, region }: DeckJob,
  counted: Counted,
  why: (each: number, places: number) => string,
  through: Pick<Section, 'thickness'> = (deck.frame.kind === 'low'
    ? deck.frame.low
    : deck.frame.raised
  ).joist,
) {
  const least = length(through.thickness + END_HOLD[isUs(region)]);
  const isLong = shelf['exterior-screws'].variants.some((one) => (one.length ?? 0) >= least);
  const product = isLong ? 'exterior-screws' : 'structural-screws';
  const variant = variantAtLeast(shelf[product].variants, 'length', least);
  return bill.each(product, counted, why, { variant });
}

/** Hold of a screw through one piece of wood in the side of the next (trade practice: six diameters; US: 1 in). */
const SIDE_HOLD = { us: inches(1), metric: mm(30) } as const;
/** Wood past its point, so that the next piece lies flat. */
const PAST_POINT = mm(2);

/** Screws through a piece of the frame into the side of another as thick, whose points stay inside. */
export function sideScrews(
  inputs: DeckJob,
  counted: Counted,
  why: (each: number, places: number) => string,
): readonly PackedMaterial[] {
  const { bill, deck, shelf } = inputs;
  const { thickness } = (deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised).joist;
  const joint = {
    ...screwed(thickness, SIDE_HOLD[isUs(inputs.region)], mm(4), counted),
    most: length(2 * thickness - PAST_POINT),
  };
  const isSold = fixingOf(shelf['exterior-screws'].variants, joint).ok;
  return bill.fixings(isSold ? 'exterior-screws' : 'structural-screws', joint, why);
}

/** Fixings of a post in its base: bolts through an anchor's two plates, screws in a bolted base. */
export function baseFixings(
  inputs: DeckJob,
  { post, posts, onPiers }: DeckFrame,
): readonly Material[] {
  if (onPiers) return [];
  const { bill, words, shelf } = inputs;
  const anchors = shelf['post-anchor'];
  if (inputs.region === 'us')
    return bill.each('hanger-nails', { each: BASE_NAILS, places: posts }, words.why.baseNails, {
      like: { length: CODE_NAIL },
    });
  if (anchors.form !== 'packs')
    return screws(inputs, { each: 4, places: posts }, mm(70), words.why.baseScrews);
  const plates = variantNearest(anchors.variants, 'width', post.width).thickness ?? mm(5);
  const joint = bolted(post.thickness + 2 * plates, ANCHOR_BOLT, BOLTS_A_POST, posts);
  return bill.fixings('carriage-bolts', joint, words.why.baseBolts);
}

/** Bolt for the holes of an H anchor (makers). */
const ANCHOR_BOLT = mm(10);

/** Bases of posts: in the EU an anchor in the concrete, elsewhere a bolted base. */
function baseLine({ bill, words, deck, shelf }: DeckJob): readonly PackedMaterial[] {
  if (deck.frame.kind === 'low') return [];
  const { posts, post, onPiers } = deck.frame.raised;
  if (onPiers) return [];
  const product = shelf['post-anchor'].form === 'packs' ? 'post-anchor' : 'post-base';
  return bill.pack(product, posts, words.why.bases(posts), { like: { width: post.width } });
}

/** Both ends of every piece of treated wood; composite boards need none. */
function sawnEnds(inputs: DeckJob): readonly SawnEnds[] {
  const { deck, shelf } = inputs;
  const [slim] = shelf['deck-post'].variants;
  const post = deck.frame.kind === 'low' ? slim : deck.frame.raised.post;
  const boards = deck.boardProduct === 'deck-board' ? deck.boards.boards : [];
  const parts = [
    ...timberParts(inputs),
    [post, framePosts(inputs)] as const,
    [slim, guardPosts(inputs)] as const,
    [deck.board, boards] as const,
  ];
  return parts.map(([section, pieces]) => [section, 2 * pieceCount(pieces)]);
}

/** Lines that several steps take. */
export const deckLines = (inputs: DeckJob) => ({
  ...safetyKit(inputs, 'work-gloves'),
  ...postLines(inputs),
  ...anchorLines(inputs),
  timber: timberLines(inputs),
  bases: baseLine(inputs),
  concrete: concreteLine(inputs),
  guardBolts: guardBolts(inputs),
  // For steps that saw: an end that is built in cannot be reached later.
  seal: endPreserver(inputs, sawnEnds(inputs), inputs.words.why.preserver),
});

export type DeckLines = ReturnType<typeof deckLines>;
