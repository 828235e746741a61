import { formatArea, formatLength } from '../../measure/format-length.ts';
import {
  area,
  inches,
  length,
  litres,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant, Section } from '../../stock/shelf.ts';
import { footingConcrete } from '../../takeoff/deck-frame.ts';
import { inLengths } from '../../takeoff/deck-members.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces, pieceCount, pieceRun, type Piece } from '../../takeoff/piece.ts';
import { found, type Answer } from '../../takeoff/structure/answer.ts';
import { howToMix } from '../../takeoff/structure/concrete.ts';
import { WALL_PLATE } from '../../takeoff/structure/deck-metric.ts';
import {
  HOLD_DOWNS,
  ledgerFasteners,
  ledgerSpacing,
} from '../../takeoff/structure/deck-us-ledger.ts';
import { beddingGrams, granularGrams } from '../../takeoff/structure/granular.ts';
import { formatReason } from '../kit/format-reason.ts';
import { roundWeight } from '../kit/round-size.ts';
import { roundSize } from '../kit/round-size.ts';
import type { Asked, Deck } from './layout.ts';
import { TUBE } from './rules-us.ts';

/** A deck with all that it was asked with. */
export interface Whole extends Asked {
  readonly deck: Deck;
}

const times = (count: number, name: string, size: number): Piece => ({
  name,
  length: length(size),
  quantity: count,
});

/** Everything that is built in or used up, in the order of the steps. */
export const deckBill = (asked: Whole): readonly Material[] => [
  ...setOut(asked),
  ...groundLines(asked),
  ...(asked.deck.frame.kind === 'low' ? padLines(asked) : footingLines(asked)),
  ...timberLines(asked),
  ...postLines(asked),
  ...frameFixings(asked),
  ...anchorLines(asked),
  ...ledgerLines(asked),
  ...boardLines(asked),
  ...skirtLines(asked),
  ...guardLines(asked),
  ...stairLines(asked),
  ...finishLines(asked),
];

function setOut({ bill, words, place }: Whole): Material[] {
  const { why } = words;
  return [
    // Round the deck, and both diagonals.
    ...bill.packs('string-line', { amount: toMm(place.perimeter) * 2, why: why.string }),
    ...bill.packs('marking-pegs', { amount: 8, why: why.pegs }),
    ...bill.packs('work-gloves', { amount: 1, why: why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: why.glasses }),
    ...bill.packs('dust-mask', { amount: 1, why: why.mask }),
  ];
}

/** Gravel over the membrane, its laps, and pins a square metre (trade practice). */
const GRAVEL = mm(50);
const LAPS = 1.15;
const PINS = 4;

function groundLines({ bill, words, place, locale }: Whole): Material[] {
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  return [
    ...bill.packs('weed-membrane', {
      amount: metres * LAPS * 1000,
      why: words.why.membrane(shown),
    }),
    ...bill.packs('membrane-pins', { amount: Math.ceil(metres * PINS), why: words.why.pins }),
    ...bill.packs('gravel', {
      amount: granularGrams(place.area, GRAVEL, 'gravel'),
      why: words.why.gravel(roundSize(toMm(GRAVEL), locale), shown),
    }),
  ];
}

/** The bed of mortar under a slab, all round a little wider than it (trade practice). */
const BED = mm(50);

function padLines({ bill, words, deck }: Whole): Material[] {
  if (deck.frame.kind !== 'low') return [];
  const { low, pads } = deck.frame;
  const bedded = area(
    low.pads * rectangle(pads.slab.length ?? mm(300), pads.slab.width ?? mm(300)),
  );
  const bed = beddingGrams(bedded, BED);
  return [
    ...bill.packs('paving-slab', {
      amount: low.pads,
      variant: pads.slab,
      why: words.why.slabs(low.pads),
    }),
    ...bill.packs('cement', { amount: bed.cement, why: words.why.bed }),
    ...bill.packs('sharp-sand', { amount: bed.sand, why: words.why.bed }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.cementGloves }),
    ...bill.packs('deck-pedestal', {
      amount: low.pads,
      variant: pads.pedestal,
      why: words.why.pedestals(low.pads),
    }),
  ];
}

/** At the foot of a flight: a slab of a square metre, 100 mm thick. */
const FOOT = litres(100);
/** Of what is mixed by hand or delivered, a tenth stays in holes that are never neat. */
const UNEVEN = 0.1;

/** Litres under posts and stairs. */
const concreteOf = ({ deck }: Whole): number =>
  (deck.frame.kind === 'raised' ? footingConcrete(deck.frame.raised) : 0) +
  (deck.flights?.count ?? 0) * FOOT;

function footingLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf, locale } = asked;
  if (deck.frame.kind !== 'raised') return [];
  const { footing, posts } = deck.frame.raised;
  const [wide, deep] = [footing.wide, footing.deep].map((size) => formatLength(size, locale));
  const why = words.why.concrete(posts, wide ?? '', deep ?? '', deck.flights?.count ?? 0);
  const amount = concreteOf(asked);
  const product = howToMix(litres(amount / 1000)) === 'ready-mix' ? 'ready-mix' : 'concrete-mix';
  const tubes = shelf['tube-form'];
  return [
    ...bill.packs(product, {
      amount,
      slack: { amount: Math.ceil(amount * UNEVEN), for: 'uneven' },
      why,
    }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.cementGloves }),
    ...(tubes.form === 'lengths' && footing.tube > 0
      ? bill.lengths('tube-form', {
          section: variantNearest(tubes.variants, 'width', TUBE),
          pieces: [inLengths('tube', footing.tube, mm(1200))].map((one) => ({
            ...one,
            quantity: one.quantity * posts,
          })),
          why: words.why.tubes(posts),
        })
      : []),
  ];
}

/** Braces at 45°, so far down the post, both ways along it. */
const BRACE = mm(850);
const braces = ({ deck }: Whole): number =>
  deck.frame.kind === 'raised' && deck.frame.raised.braced ? 2 * deck.frame.raised.posts : 0;

/** All treated timber, by its section: pieces of one section are cut from the same boards. */
function timberLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf } = asked;
  const parts: (readonly [Section, readonly Piece[]])[] = [];
  if (deck.frame.kind === 'low') parts.push([deck.frame.low.joist, deck.frame.low.pieces]);
  else {
    const { joist, beam, pieces, beams } = deck.frame.raised;
    const [lightest] = shelf['structural-timber'].variants;
    parts.push([joist, pieces], [beam.section, beams]);
    parts.push([lightest, [times(braces(asked), 'brace', BRACE)]]);
  }
  const { flights } = deck;
  if (flights !== undefined) {
    const stringers = flights.stringers.ok ? flights.stringers.value * flights.count : 0;
    parts.push([flights.stringer, [times(stringers, 'stringer', flights.slope)]]);
    if (flights.tread !== undefined) {
      const treads = 2 * flights.stairs.treads * flights.count;
      parts.push([flights.tread, [times(treads, 'tread', flights.stairs.width)]]);
    }
  }
  const sections = [...new Set(parts.map(([section]) => section))];
  return sections.flatMap((section) => {
    const pieces = gatherPieces(parts.flatMap(([one, own]) => (one === section ? own : [])));
    return bill.lengths('structural-timber', {
      section,
      pieces,
      why: words.why.timber(pieceCount(pieces)),
    });
  });
}

/** How far a guard's post reaches below the boards: past the rim that it is bolted to. */
const guardPost = ({ deck }: Whole): Length => {
  const joist = deck.frame.kind === 'low' ? deck.frame.low.joist : deck.frame.raised.joist;
  return length((deck.guard?.height ?? 0) + deck.board.thickness + joist.width);
};

/** Of stairs with a handrail: one on each side of the foot. */
const newels = ({ deck }: Whole): number =>
  deck.flights?.stairs.handrail === true ? 2 * deck.flights.count : 0;

/** Over the foot's tread, and down to the slab. */
const NEWEL = mm(1100);

function postLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf } = asked;
  const [slim] = shelf['deck-post'].variants;
  const guards = [
    times(deck.guard?.posts ?? 0, 'guard-post', guardPost(asked)),
    times(newels(asked), 'guard-post', NEWEL),
  ];
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const own = raised === undefined ? [] : [times(raised.posts, 'post', raised.postHeight)];
  const slimHolds = raised === undefined || raised.post === slim;
  const line = (section: Section, pieces: readonly Piece[]): Material[] =>
    bill.lengths('deck-post', {
      section,
      pieces: gatherPieces(pieces),
      why: words.why.posts(pieceCount(pieces)),
    });
  return [
    ...(slimHolds || raised === undefined
      ? line(slim, [...own, ...guards])
      : [...line(raised.post, own), ...line(slim, guards)]),
    ...baseLines(asked),
  ];
}

/** Bolted down by four studs in the UK and China, by one in the US; in the Union a base is set in the concrete. */
const STUDS = { uk: 4, us: 1, eu: 0, cn: 4 } as const;

function baseLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf } = asked;
  if (deck.frame.kind !== 'raised') return [];
  const { posts, post } = deck.frame.raised;
  return [
    ...bill.packs('post-base', {
      amount: posts,
      variant: variantNearest(shelf['post-base'].variants, 'width', post.width),
      why: words.why.bases(posts),
    }),
    ...screws(asked, 4 * posts, mm(70), words.why.baseScrews(posts)),
  ];
}

/** A tube of resin sets twenty studs (makers' tables for 12 mm studs, an estimate). */
const A_TUBE = 20;

/** Studs of the ledger, which the US screws on. */
const ledgerStuds = ({ deck, region }: Whole): number => {
  const { ledger } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  return region === 'us' || ledger === 0 ? 0 : Math.ceil(ledger / WALL_PLATE.anchorEvery) + 1;
};

/** Studs of bases and ledger; outside the US, where they are cast in, each is set in a drilled hole with resin. */
function anchorLines(asked: Whole): Material[] {
  const { bill, shelf, deck, words, region, locale } = asked;
  const posts = deck.frame.kind === 'raised' ? deck.frame.raised.posts : 0;
  const bases = STUDS[region] * posts;
  const ledger = ledgerStuds(asked);
  const drilled = region === 'us' ? 0 : bases + ledger;
  return [
    ...bill.packs('anchor-studs', { amount: bases, why: words.why.baseAnchors(posts) }),
    ...bill.packs('anchor-studs', {
      amount: ledger,
      why: words.why.ledgerAnchors(formatLength(WALL_PLATE.anchorEvery, locale)),
    }),
    ...bill.packs('chemical-anchor', {
      amount: Math.ceil(drilled / A_TUBE),
      why: words.why.resin(drilled),
    }),
    ...bill.packs('masonry-drill-bit', {
      amount: drilled > 0 ? 1 : 0,
      variant: variantNearest(shelf['masonry-drill-bit'].variants, 'width', mm(14)),
      why: words.why.bit,
    }),
    ...bill.packs('silica-mask', { amount: drilled > 0 ? 1 : 0, why: words.why.silica }),
  ];
}

const screws = ({ bill, shelf }: Whole, amount: number, long: Length, why: string): Material[] =>
  bill.packs('exterior-screws', {
    amount,
    variant: variantNearest(shelf['exterior-screws'].variants, 'length', long),
    why,
  });

/** A hanger that takes the joist: as wide, and no deeper than it but for the label's rounding. */
const hangerFor = ({ shelf }: Whole, { width, thickness }: Section): PackVariant | undefined =>
  shelf['joist-hanger'].variants
    .filter(
      (one) =>
        Math.abs((one.width ?? 0) - thickness) <= mm(6) && (one.length ?? 0) <= width + mm(6),
    )
    .toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0))[0];

/** Nails a hanger and a tie (makers' sheets: 10 to 14, 8 to 10). */
const HANGER_NAILS = 12;
const TIE_NAILS = 10;

function frameFixings(asked: Whole): Material[] {
  const { deck, bill, words, region } = asked;
  const low = deck.frame.kind === 'low' ? deck.frame.low : undefined;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const { joists, noggins, hung, joist } = low ??
    raised ?? { joists: 0, noggins: 0, hung: 0, joist: deck.board };
  const ends = Math.max(0, 2 * joists - hung);
  const hanger = hangerFor(asked, joist);
  const crossings = raised?.crossings ?? 0;
  const nails = (hanger === undefined ? 0 : HANGER_NAILS * hung) + TIE_NAILS * crossings;
  return [
    ...screws(asked, 3 * ends, mm(80), words.why.endScrews(ends)),
    ...screws(asked, 4 * noggins, mm(80), words.why.nogginScrews(noggins)),
    ...(hanger === undefined
      ? bill.packs('angle-bracket', { amount: 2 * hung, why: words.why.hangers(hung) })
      : bill.packs('joist-hanger', {
          amount: hung,
          variant: hanger,
          why: words.why.hangers(hung),
        })),
    ...bill.packs('hurricane-tie', { amount: crossings, why: words.why.ties(crossings) }),
    ...bill.packs('hanger-nails', { amount: nails, why: words.why.hangerNails }),
    ...(raised === undefined ? [] : beamFixings(asked, region === 'us')),
    ...bill.packs('joist-tape', {
      amount: tapeOf(asked),
      why: words.why.tape,
    }),
  ];
}

/** Over the tops of joists and of beams that boards would lie on. */
const tapeOf = ({ deck }: Whole): number => {
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const pieces = deck.frame.kind === 'low' ? deck.frame.low.pieces : deck.frame.raised.pieces;
  const tops = pieceRun(pieces.filter(({ name }) => name !== 'noggin'));
  return toMm(length(tops + (raised?.flush === true ? raised.beamRun : 0)));
};

/** Plies held together in two rows: screws at 600 mm, nails at 16 in (trade practice; IRC R507.5 as built). */
const ROWS = { metric: mm(600), us: inches(16) } as const;

function beamFixings(asked: Whole, isUs: boolean): Material[] {
  const { deck, bill, words, shelf } = asked;
  if (deck.frame.kind !== 'raised') return [];
  const { beamRun, beam, posts } = deck.frame.raised;
  const joints = beam.plies - 1;
  const each = 2 * joints * (Math.ceil(beamRun / (isUs ? ROWS.us : ROWS.metric)) + 1);
  const plies = isUs
    ? bill.packs('galvanised-nails', {
        amount: each,
        variant: variantNearest(shelf['galvanised-nails'].variants, 'length', inches(3)),
        why: words.why.plies,
      })
    : bill.packs('structural-screws', {
        amount: each,
        variant: variantNearest(shelf['structural-screws'].variants, 'length', mm(100)),
        why: words.why.plies,
      });
  const connector = shelf['beam-connector'];
  return [
    ...plies,
    ...(connector.form === 'packs'
      ? bill.packs('beam-connector', {
          amount: posts,
          variant: variantNearest(connector.variants, 'width', deck.frame.raised.post.width),
          why: words.why.connectors(posts),
        })
      : bolts(asked, 2 * posts, BOLTS.beam, words.why.postBolts(posts))),
    ...bolts(asked, 2 * braces(asked), BOLTS.brace, words.why.braceBolts(braces(asked))),
  ];
}

/** So thick at least, where the region keeps it, and of the length that is nearest. */
function bolts(
  { bill, shelf }: Whole,
  amount: number,
  [thick, long]: readonly [Length, Length],
  why: string,
): Material[] {
  const [first, ...rest] = shelf['carriage-bolts'].variants;
  const [one = first, ...others] = [first, ...rest].filter((bolt) => (bolt.width ?? 0) >= thick);
  return bill.packs('carriage-bolts', {
    amount,
    variant: variantNearest([one, ...others], 'length', long),
    why,
  });
}

/** What two boards and a post are bolted with, a post to the rim, a brace to its post (trade practice). */
const BOLTS = {
  beam: [mm(12), mm(200)],
  guard: [mm(12), mm(150)],
  brace: [mm(9), mm(150)],
} as const;

/** From fastener to fastener along a ledger: the maker's table in the US, resin anchors elsewhere. */
export function ledgerApart({ deck, values, region }: Whole): Answer<Length> {
  if (region !== 'us') return found('uk-deck-post', WALL_PLATE.anchorEvery);
  const joistSpan = deck.frame.kind === 'raised' ? deck.frame.raised.span : mm(0);
  return ledgerSpacing({ joistSpan, load: values.load, rim: 'lumber' }, 'ledger-screw');
}

/** Holds the ledger off the wall, and the deck to the house against being pulled sideways. */

function ledgerLines(asked: Whole): Material[] {
  const { deck, bill, words, shelf, region, locale } = asked;
  const frame = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  if (frame.ledger === 0) return [];
  const flashing = shelf.flashing;
  const water =
    flashing.form === 'lengths'
      ? bill.lengths('flashing', {
          section: flashing.variants[0],
          pieces: [
            inLengths(
              'flashing',
              frame.ledger * 1.1,
              bill.longest('flashing', flashing.variants[0]),
            ),
          ],
          why: words.why.flashing,
        })
      : [];
  if (region !== 'us') {
    return [
      ...bill.packs('packers', { amount: ledgerStuds(asked), why: words.why.packers }),
      ...water,
    ];
  }
  const apart = ledgerApart(asked);
  return [
    ...(apart.ok
      ? bill.packs('structural-screws', {
          amount: ledgerFasteners(frame.ledger, apart.value),
          why: words.why.ledgerScrews(formatLength(apart.value, locale)),
        })
      : []),
    ...bill.packs('tension-tie', {
      amount: HOLD_DOWNS.count,
      why: words.why.holdDowns(HOLD_DOWNS.count, roundWeight(HOLD_DOWNS.kilos, locale)),
    }),
    ...water,
  ];
}

/** Of the boards, for a split end or a bad cut: more where ends are sawn at an angle (trade practice). */
const SPARE = { straight: 0.05, diagonal: 0.1 } as const;

function boardLines(asked: Whole): Material[] {
  const { bill, words, deck, values, locale } = asked;
  const { boards, board, boardProduct, flights } = deck;
  const count = pieceCount(boards.boards);
  const share = values.lay === 'diagonal' ? SPARE.diagonal : SPARE.straight;
  const longest = boards.boards.reduce((most, one) => Math.max(most, one.length), 0);
  const stairs = flights === undefined ? [] : stairBoards(asked);
  const frame = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const isComposite = values.material === 'composite';
  const onStairs = pieceCount(stairs);
  // Hidden clips hold all rows but the first, which has its own, and the last, which is screwed.
  const clips = isComposite ? boards.screws / 2 : 0;
  return [
    ...bill.lengths(boardProduct, {
      section: board,
      pieces: [...boards.boards, ...stairs, times(Math.ceil(count * share), 'spare', longest)],
      why: formatReason(boards.why.boards, locale),
    }),
    ...bill.packs('deck-clips', { amount: clips, why: words.why.clips }),
    ...bill.packs('starter-clips', {
      amount: isComposite ? frame.joists : 0,
      why: words.why.starters,
    }),
    ...deckScrews(
      asked,
      isComposite ? 2 * frame.joists : boards.screws,
      isComposite ? words.why.lastRow : formatReason(boards.why.screws, locale),
    ),
    ...deckScrews(asked, 4 * onStairs, words.why.stairScrews),
  ];
}

const deckScrews = ({ bill, shelf, deck }: Whole, amount: number, why: string): Material[] =>
  bill.packs('deck-screws', {
    amount,
    variant: variantNearest(
      shelf['deck-screws'].variants,
      'length',
      length(Math.round(2.25 * deck.board.thickness)),
    ),
    why,
  });

/** Risers of one board each, and treads of two where they are of decking. */
function stairBoards({ deck }: Whole): readonly Piece[] {
  const { flights } = deck;
  if (flights === undefined) return [];
  const { stairs, count, tread } = flights;
  return [
    times(count * stairs.risers, 'riser', stairs.width),
    ...(tread === undefined ? [times(2 * count * stairs.treads, 'tread', stairs.width)] : []),
  ];
}

/** A skirt round the free sides, screwed twice every 400 mm. */
const SKIRT_SCREWS = mm(400);

function skirtLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf } = asked;
  const [section] = shelf['fascia-board'].variants;
  const longest = bill.longest('fascia-board', section);
  const run = deck.sides.reduce((sum, side) => sum + side, 0);
  return [
    ...bill.lengths('fascia-board', {
      section,
      pieces: gatherPieces(deck.sides.map((side) => inLengths('fascia', side, longest))),
      why: words.why.skirt,
    }),
    ...screws(
      asked,
      2 * (Math.ceil(run / SKIRT_SCREWS) + deck.sides.length),
      mm(50),
      words.why.skirtScrews,
    ),
  ];
}

function guardLines(asked: Whole): Material[] {
  const { bill, words, deck, shelf, region } = asked;
  const { guard, flights } = deck;
  const rails = shelf.handrail.variants[0];
  const longest = bill.longest('handrail', rails);
  const handrail = flights?.stairs.handrail === true ? flights : undefined;
  const onStairs =
    handrail === undefined || guard === undefined ? 0 : 4 * handrail.stairs.treads * handrail.count;
  const pieces = gatherPieces([
    ...(guard?.bays ?? []).map((clear) => times(2, 'guard-rail', Math.min(clear, longest))),
    ...(handrail === undefined
      ? []
      : [times(2 * handrail.count, 'handrail', Math.min(handrail.slope, longest))]),
  ]);
  const spindles = (guard?.balusters ?? 0) + onStairs;
  const posts = (guard?.posts ?? 0) + newels(asked);
  const ties = shelf['tension-tie'].form === 'packs' ? (guard?.posts ?? 0) : 0;
  return [
    ...bill.lengths('handrail', { section: rails, pieces, why: words.why.rails }),
    ...bill.packs('deck-baluster', { amount: spindles, why: words.why.balusters(spindles) }),
    ...bolts(asked, 2 * posts, BOLTS.guard, words.why.guardBolts(posts)),
    ...(region === 'us'
      ? bill.packs('tension-tie', { amount: ties, why: words.why.guardTies(ties) })
      : []),
    ...screws(asked, 4 * spindles + 4 * pieceCount(pieces), mm(70), words.why.railScrews),
  ];
}

/** Brackets under a tread of planks, and at the head of a stringer. */
function stairLines(asked: Whole): Material[] {
  const { bill, words, deck } = asked;
  const { flights } = deck;
  if (flights === undefined) return [];
  const stringers = flights.stringers.ok ? flights.stringers.value : 0;
  const treads = flights.tread === undefined ? 0 : 4 * flights.stairs.treads;
  const brackets = flights.count * (treads + 2 * stringers);
  const amount = flights.count * FOOT;
  return [
    ...(deck.frame.kind === 'low'
      ? bill.packs('concrete-mix', { amount, why: words.why.foot(flights.count) })
      : []),
    ...bill.packs('angle-bracket', { amount: brackets, why: words.why.treadBrackets(brackets) }),
    ...screws(asked, 4 * brackets, mm(40), words.why.bracketScrews(brackets)),
  ];
}

/** A litre seals the ends of 25 m² (trade practice). */
const finishLines = ({ bill, words, place }: Whole): Material[] =>
  bill.packs('wood-preserver', {
    amount: (toSquareMetres(place.area) * 1000) / 25,
    why: words.why.preserver,
  });
