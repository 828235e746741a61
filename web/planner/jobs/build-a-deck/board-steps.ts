import { edgePlies, stairEdge, type Flights, type Guard } from './layout.ts';
import {
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { variantAtLeast, type PackVariant } from '../../stock/shelf.ts';
import { freeSides, skirtRuns } from '../../takeoff/deck/deck-edge.ts';
import { DECK_DEFAULTS, inLengths } from '../../takeoff/deck/deck.ts';
import {
  downToMark,
  gatherPieces,
  pieceCount,
  pieceRun,
  type Piece,
  screwed,
  tapeMark,
} from '../../takeoff/material.ts';
import { HANDRAIL_METRIC } from '../../takeoff/structure/deck/deck-metric-guard.ts';
import { HANDRAIL_US } from '../../takeoff/structure/deck/deck-us-stairs.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { step, ladderAbove, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { treatedWhy } from '../kit/treated-wood.ts';
import {
  BOLTS_A_POST,
  blocksOf,
  hangerBoard,
  hangerUprights,
  headPosts,
  newels,
  piecesOnTape,
  railBays,
  END_SCREWS,
  endScrews,
  houseGap,
  packerFor,
  washerFor,
  screws,
  sideScrews,
  times,
  BOARDS,
  FOOT_SLABS,
  GUARD,
  JOISTS,
  RIMS,
  STAIRS,
  type DeckLines,
  type DeckJob,
} from './lines.ts';

/** Spare boards for split ends and bad cuts: more for angled cuts (trade practice). */
const SPARE = { straight: 0.05, diagonal: 0.1 } as const;

/** More of the screw is in the joist than in the board. */
const deckScrew = ({ deck }: DeckJob) => ({
  like: { length: length(Math.round(2.25 * deck.board.thickness)) },
});

/** One board for each riser, two for each tread of decking. */
function stairBoards({ deck }: DeckJob): readonly Piece[] {
  const { flights } = deck;
  if (flights === undefined) return [];
  const { stairs, count, tread, risers, wide } = flights;
  return [
    ...(risers > 0 ? [times(count * risers, 'riser', wide)] : []),
    ...(tread === undefined ? [times(2 * count * stairs.treads, 'tread', wide)] : []),
  ];
}

/** Boards of the deck and of its stairs are sawn from the same lengths. */
function boardLine(inputs: DeckJob) {
  const { bill, deck, values } = inputs;
  const { boards, board, boardProduct } = deck;
  const share = values.lay === 'diagonal' ? SPARE.diagonal : SPARE.straight;
  const longest = boards.boards.reduce((most, one) => Math.max(most, one.length), 0);
  const spare = longest === 0 ? 0 : Math.ceil((pieceRun(boards.boards) * share) / longest);
  return bill.lengths(boardProduct, {
    section: board,
    pieces: piecesOnTape(
      [...boards.boards, ...stairBoards(inputs), times(spare, 'spare', longest)],
      inputs.region,
    ),
    // Composite holds no preservative.
    why:
      boardProduct === 'deck-board'
        ? treatedWhy(boards.why.boards, inputs.words.why.noArsenic, inputs)
        : boards.why.boards,
  });
}

/** A skirt round the free sides, screwed twice every 400 mm, and the depth of its screws in the rim. */
const SKIRT_SCREWS = mm(400);
const SKIRT_ROWS = 2;
const SKIRT_EMBED = mm(25);
/** Air under a skirt near the ground, and the narrowest strip that is ripped for one. */
const SKIRT_AIR = { metric: mm(20), us: inches(0.75) } as const;
const LEAST_SKIRT = mm(50);
/** Head of an M12 bolt with some room, which stands out from the rim with its washer (ISO 4014; 1/2 in is alike). */
const BOLT_HEAD = mm(9);

/** The posts of a guard, boards, the skirt, stairs and rails. */
export function deckBoardSteps(inputs: DeckJob, lines: DeckLines): Sparse<JobStep> {
  const { deck } = inputs;
  const { flights, guard } = deck;
  const boards = boardLine(inputs);
  return [
    guard !== undefined && guardPostStep(inputs, lines, guard),
    boardStep(inputs, lines, boards),
    // The stringers hang on the bare rim.
    flights !== undefined && stairStep(inputs, lines, flights, boards),
    skirtStep(inputs, lines),
    (guard !== undefined || flights?.stairs.handrail === true) && railStep(inputs, lines),
  ];
}

type BoardLine = ReturnType<typeof boardLine>;

/** Widths of rows that are ripped, as the tape shows them. */
function rippedText({ words, deck, region, locale }: DeckJob): string | false {
  const { first, last } = deck.boards.ripped;
  if (first === undefined && last === undefined) return false;
  const mark = tapeMark(region);
  const shown = (wide: Length = mm(0)): string =>
    formatLength(length(Math.round(wide / mark) * mark), locale);
  const rows = first === undefined ? 'last' : last === undefined ? 'first' : 'both';
  return words.steps.boards.ripped(rows, shown(first), shown(last));
}

/** Room round a guard post for water and for wood that swells, mm (trade practice). */
const NOTCH_ROOM = 5;

function boardStep(inputs: DeckJob, { glasses, mask }: DeckLines, line: BoardLine): JobStep {
  const { bill, words, locale, place, values, deck, region } = inputs;
  const { steps, why } = words;
  const { boards } = deck;
  const gap = formatLength(DECK_DEFAULTS.gap[values.material], locale);
  const off = formatLength(houseGap(inputs), locale);
  const isComposite = values.material === 'composite';
  const { screwsACrossing } = DECK_DEFAULTS;
  const isBeside = values.stands !== 'alone';
  // A diagonal deck starts in its middle, and a ripped edge has no groove.
  const isStarted = isComposite && !deck.isDiagonal && boards.ripped.first === undefined;
  const mark = tapeMark(region);
  return step('boards', steps.boards, {
    ...(deck.isDiagonal && { check: steps.boards.slantedCheck }),
    detail: locale.format.sentences(
      compact([
        ...(deck.isDiagonal
          ? [steps.boards.slanted, isBeside && steps.boards.slantedHouse(off)]
          : [isBeside ? steps.boards.house(off) : steps.boards.alone]),
        isComposite
          ? isStarted
            ? steps.boards.clips(gap)
            : steps.boards.clipped(gap, deck.isDiagonal ? 'yes' : 'no')
          : steps.boards.detail(gap, screwsACrossing),
        deck.isDiagonal && steps.boards.slantedEnds(isComposite ? 'yes' : 'no', screwsACrossing),
        boards.shared >= mark &&
          steps.boards.shared(
            formatLength(downToMark(boards.shared, region), locale),
            deck.isDiagonal ? 'corner' : 'edge',
          ),
        rippedText(inputs),
        boards.joints.length > 0 && steps.boards[deck.isDiagonal ? 'diagonal' : 'doubled'],
        isComposite && boards.joints.length > 0 && steps.boards.grows(gap),
        deck.guard !== undefined && steps.boards.notched(formatRoundSize(NOTCH_ROOM, locale)),
        // A skirt on packers leaves room.
        isComposite && skirtPackers(inputs) === 0 ? steps.boards.trimShort(gap) : steps.boards.trim,
      ]),
    ),
    minutes: minutesFor(toSquareMetres(place.area), 3),
    work: works(
      needs(JOISTS, 'framed'),
      deck.guard !== undefined && needs(GUARD, 'fixed'),
      does('plank', BOARDS),
      { dust: 'wood', loads: [JOISTS] },
    ),
    takes: [
      line,
      // Hidden clips hold all rows but the first, which has its own, and the last, which is screwed; so is a ripped first.
      ...(isComposite
        ? [
            bill.pack('deck-clips', boards.clips, why.clips),
            isStarted && bill.pack('starter-clips', boards.outer.first, why.starters),
            bill.each(
              'deck-screws',
              {
                each: screwsACrossing,
                places: (isStarted ? 0 : boards.outer.first) + boards.outer.last,
              },
              isStarted ? why.lastRow : why.outerRows,
              deckScrew(inputs),
            ),
          ]
        : [bill.pack('deck-screws', boards.screws, boards.why.screws, deckScrew(inputs))]),
      glasses,
      mask,
    ],
    tools: [
      'circular-saw',
      'drill',
      'wood-bits',
      'square',
      'tape-measure',
      'ear-defenders',
      'knee-pads',
      'chalk-line',
      deck.guard !== undefined && 'jigsaw',
    ],
  });
}

/** Packers on top of each other behind a skirt, which bolt heads and washers hold off its rims. */
const skirtPackers = (inputs: DeckJob): number =>
  inputs.deck.guard === undefined
    ? 0
    : Math.ceil((BOLT_HEAD + washerFor(inputs).thick) / packerFor(inputs));

const skirtOff = (inputs: DeckJob): Length => length(skirtPackers(inputs) * packerFor(inputs));

/** The skirt: its section and runs, its width as it is fitted, and how far it stands off the rims. */
export function skirtOf(inputs: DeckJob, off = skirtOff(inputs)) {
  const { values, region, deck, shelf, bill } = inputs;
  const [section] = shelf['fascia-board'].variants;
  const [{ width: post }] = shelf['deck-post'].variants;
  const longest = bill.longest('fascia-board', section);
  const { count = 0, stairs } = deck.flights ?? {};
  const runs = skirtRuns(
    freeSides(deck.plan, values.stands !== 'alone', { thick: section.thickness, longest, off }),
    { flights: count, stairs: stairs?.width ?? mm(0) },
    headPosts(inputs) > 0 ? post : mm(0),
  );
  const free = values.height - SKIRT_AIR[region === 'us' ? 'us' : 'metric'];
  const room = downToMark(free, region);
  const isOpen = deck.frame.kind === 'low' && room >= LEAST_SKIRT;
  const isRipped = isOpen && room < section.width;
  const wide = isRipped ? room : section.width;
  return { section, runs, off, longest, room, isOpen, isRipped, wide };
}

function skirtStep(inputs: DeckJob, { mask, glasses }: DeckLines): JobStep {
  const { bill, words, locale, region, values, deck } = inputs;
  const { steps, why } = words;
  const { section, runs, off, longest, room, isOpen, isRipped, wide } = skirtOf(inputs);
  const run = runs.reduce((sum, one) => sum + one.run, 0);
  const metres = toMm(length(run)) / 1000;
  const held = Math.ceil(run / SKIRT_SCREWS) + runs.length;
  const air = length(values.height - wide);
  const places = { each: SKIRT_ROWS, places: held };
  const packers = skirtPackers(inputs);
  const packer = formatLength(packerFor(inputs), locale);
  const thick = section.thickness + off;
  return step('skirt', steps.skirt, {
    detail: locale.format.sentences(
      compact([
        isRipped && steps.skirt.rip(formatLength(room, locale)),
        isOpen
          ? steps.skirt.low(formatLength(downToMark(air, region), locale))
          : steps.skirt.raised,
        off > 0 && steps.skirt.bolts(formatLength(off, locale)),
        deck.flights !== undefined && steps.skirt.stairs,
      ]),
    ),
    check: isOpen ? steps.skirt.check : steps.skirt.straight,
    minutes: minutesFor(metres, 6),
    work: works(
      needs(BOARDS, 'planked'),
      deck.flights !== undefined && needs(STAIRS, 'framed'),
      does('board', RIMS),
      { dust: 'wood' },
    ),
    takes: [
      mask,
      glasses,
      bill.lengths('fascia-board', {
        section,
        pieces: piecesOnTape(
          runs.map((one) => inLengths('fascia', one.run, longest)),
          region,
        ),
        why: why.skirt,
      }),
      off > 0 &&
        bill.each('packers', { each: packers, places: held }, (each, at) =>
          why.skirtPackers(each, at, packer),
        ),
      bill.fixings(
        'exterior-screws',
        screwed(length(thick), SKIRT_EMBED, mm(4), places),
        why.skirtScrews,
      ),
    ],
    tools: ['circular-saw', 'drill', ladderAbove(values.height)],
  });
}

function guardPostStep(inputs: DeckJob, lines: DeckLines, { posts, apart }: Guard): JobStep {
  const { bill, words, locale, region, shelf } = inputs;
  const { steps, why } = words;
  const isUs = region === 'us';
  const ties = isUs && shelf['tension-tie'].form === 'packs' ? posts : 0;
  const { postsAcross = 0 } = inputs.deck.guard ?? {};
  return step('guard-posts', steps.guardPosts, {
    detail: locale.format.sentences(
      compact([
        steps.guardPosts.detail(formatRoundSize(toMm(apart), locale), BOLTS_A_POST),
        edgePlies(inputs.deck.frame) > 1 && postsAcross > 0 && steps.guardPosts.beams,
        ties > 0 && steps.guardPosts.ties,
      ]),
    ),
    minutes: 30 * posts,
    work: works(needs(JOISTS, 'framed'), does('fix', GUARD), { dust: 'wood' }),
    takes: [
      lines.guardPosts,
      lines.mask,
      lines.glasses,
      lines.guardBolts,
      lines.timber,
      endScrews(inputs, { each: 4, places: blocksOf(inputs) }, why.blockScrews),
      bill.pack('tension-tie', ties, why.guardTies(ties)),
    ],
    tools: ['drill', 'wood-bits', 'spanner', 'level-long', 'clamps', 'circular-saw', 'hammer'],
    gates: ['height'],
  });
}

/** A bracket's sheet, and its screws in the wood (makers: 4 × 40 mm, #8 × 1-1/4 in). */
const BRACKET = mm(2);
const BRACKET_EMBED = { metric: mm(35), us: mm(29) } as const;

/** Screws of a board of the stairs in each notched stringer, and of a riser in the edge of its tread (trade practice). */
const SCREWS_A_STRINGER = 2;
const RISER_SCREWS = 4;

/** Screws in an upright behind the rim, half of them in the hanger board (trade practice). */
const HANGER_SCREWS = 8;
/** Screws in a block between an upright and the hanger board (trade practice). */
const BLOCK_SCREWS = 4;

/** Brackets under a tread of planks, and at the head of a stringer. */
function stairStep(
  inputs: DeckJob,
  { timber, seal, mask, glasses, guardPosts, guardBolts }: DeckLines,
  flights: Flights,
  boards: BoardLine,
): JobStep {
  const { bill, words, locale, deck } = inputs;
  const { steps, why } = words;
  const { stairs, count, tread } = flights;
  const blocks = stairEdge(deck).plies - 1;
  const edge = blocks > 0 ? 'beam' : 'rim';
  const heads = headPosts(inputs);
  const mark = tapeMark(inputs.region);
  const shown = (size: number): string => formatLength(length(size), locale);
  const stringers = flights.stringers.ok ? flights.stringers.value : 0;
  // A board narrower than the rise laps the whole edge of its tread, or its screws would split it.
  const open = Math.max(0, flights.riser - deck.board.width);
  const [{ width: leg = mm(0) }] = inputs.shelf['angle-bracket'].variants;
  // The leg of a bracket has no room between the lowest tread and its slab.
  const isScrewed = tread !== undefined && stairs.rise - tread.thickness < leg;
  const bracketed = tread === undefined ? 0 : stairs.treads - Number(isScrewed);
  const brackets = count * (4 * bracketed + 2 * stringers);
  return step('stairs', steps.stairs, {
    detail: locale.format.sentences(
      compact([
        hangerBoard(inputs) !== undefined &&
          (blocks > 0 ? steps.stairs.underBeam(blocks) : steps.stairs.hanger),
        steps.stairs.detail(
          stairs.risers,
          // Whole marks of the tape: the rest is less than risers may differ.
          shown(Math.round(stairs.rise / mark) * mark),
          shown(stairs.going),
        ),
        tread === undefined && steps.stairs.notched(shown(deck.board.thickness)),
        steps.stairs.stand(hangerBoard(inputs) === undefined ? edge : 'board'),
        tread === undefined
          ? steps.stairs.boarded
          : steps.stairs.planks(
              shown(tread.thickness),
              shown(tread.width),
              flights.risers === 0 ? 'none' : open > 0 ? 'open' : 'top',
              shown(open),
            ),
        isScrewed && steps.stairs.screwed(END_SCREWS),
        flights.risers > 0 &&
          deck.board.width > flights.riser &&
          steps.stairs.ripped(shown(flights.riser)),
        heads > 0 && steps.stairs.heads(BOLTS_A_POST),
      ]),
    ),
    minutes: count * (120 + 20 * stairs.treads),
    work: works(
      needs(FOOT_SLABS, 'concreted'),
      needs(JOISTS, 'framed'),
      needs(RIMS, 'bare'),
      does('frame', STAIRS),
      { dust: 'wood', loads: [FOOT_SLABS] },
    ),
    takes: [
      stairBoards(inputs).length > 0 && boards,
      seal,
      mask,
      glasses,
      bill.each(
        'deck-screws',
        tread === undefined
          ? { each: SCREWS_A_STRINGER, places: stringers * pieceCount(stairBoards(inputs)) }
          : { each: RISER_SCREWS, places: pieceCount(stairBoards(inputs)) },
        tread === undefined ? why.stairScrews : why.riserScrews,
        deckScrew(inputs),
      ),
      timber,
      bill.pack('angle-bracket', brackets, why.treadBrackets(brackets, bracketed)),
      bill.fixings(
        'exterior-screws',
        screwed(BRACKET, BRACKET_EMBED[inputs.region === 'us' ? 'us' : 'metric'], mm(4), {
          each: 4,
          places: brackets,
        }),
        why.bracketScrews,
      ),
      endScrews(
        inputs,
        { each: END_SCREWS, places: isScrewed ? 4 * count : 0 },
        why.treadScrews,
        flights.stringer,
      ),
      sideScrews(
        inputs,
        { each: HANGER_SCREWS + BLOCK_SCREWS * blocks, places: hangerUprights(inputs) },
        why.hangerScrews,
      ),
      ...(heads > 0 ? [guardPosts, guardBolts] : []),
    ],
    tools: [
      'circular-saw',
      tread === undefined && 'hand-saw',
      'drill',
      'square',
      'tape-measure',
      'level-long',
      'clamps',
      heads > 0 && 'spanner',
      heads > 0 && 'wood-bits',
    ],
  });
}

/** Distance from the middle of a round handrail to its post, with what is mitred off (makers' brackets; IRC R311.7.8.4). */
const RETURN = inches(4);

/** Height of the bottom rail above the boards: a ball of 100 mm does not pass. */
export const UNDER_RAIL = { metric: mm(80), us: inches(3) } as const;

/** Depth of a baluster's screw in its end grain, through the rail (trade practice). */
const BALUSTER_HOLD = mm(25);

/** A baluster that reaches from rail to rail; else the longest of the shop. */
function balusterFor({ shelf }: DeckJob, least: Length): PackVariant {
  const { variants } = shelf['deck-baluster'];
  const longest = variants.reduce((a, b) => ((b.length ?? 0) > (a.length ?? 0) ? b : a));
  return variantAtLeast(variants, 'length', least) ?? longest;
}

function railStep(inputs: DeckJob, { guardPosts, guardBolts, mask, glasses }: DeckLines): JobStep {
  const { bill, words, locale, deck, region, shelf } = inputs;
  const { steps, why } = words;
  const { flights, guard } = deck;
  const shown = (size: number): string => formatLength(length(size), locale);
  const [section] = shelf.handrail.variants;
  const longest = bill.longest('handrail', section);
  const handrail = flights?.stairs.handrail === true ? flights : undefined;
  // A 2 × 4 is too large for a hand (IRC R311.7.8.5: 4 to 6-1/4 in round).
  const round = shelf['stair-rail'];
  const isRound = round.form === 'lengths';
  const onSlope = ({ slope }: Flights): Length => length(Math.min(slope, longest));
  const onStairs =
    handrail === undefined || guard === undefined ? 0 : 4 * handrail.stairs.treads * handrail.count;
  const pieces = gatherPieces([
    ...(guard?.bays ?? []).map((clear) => times(2, 'guard-rail', Math.min(clear, longest))),
    ...(handrail === undefined
      ? []
      : [
          ...(isRound ? [] : [times(2 * handrail.count, 'handrail', onSlope(handrail))]),
          // Under the balusters of an open side, and over them if the handrail is another.
          ...(guard === undefined
            ? []
            : [times((isRound ? 4 : 2) * handrail.count, 'guard-rail', onSlope(handrail))]),
        ]),
  ]);
  const both = handrail === undefined ? why.guardRails : why.rails;
  const posts = newels(inputs);
  const flightCount = handrail?.count ?? 0;
  // Rails lie flat.
  const close = UNDER_RAIL[region === 'us' ? 'us' : 'metric'];
  const upright = length(Math.max(0, (guard?.height ?? 0) - 2 * section.thickness - close));
  const railsWhy = guard === undefined ? why.handrails : both;
  const spindles = (guard?.balusters ?? 0) + onStairs;
  const height = region === 'us' ? HANDRAIL_US : HANDRAIL_METRIC;
  return step('rails', guard === undefined ? steps.rails.alone : steps.rails, {
    detail: locale.format.sentences(
      compact([
        guard !== undefined &&
          steps.rails.detail(
            shown(guard.height),
            shown(close),
            shown(upright),
            formatRoundSize(toMm(guard.opening), locale),
          ),
        posts > 0 &&
          steps.rails.newels(posts, BOLTS_A_POST, posts > 2 * flightCount ? 'yes' : 'no'),
        handrail !== undefined && (isRound ? steps.rails.round : steps.rails.both),
        handrail !== undefined && steps.rails.handrail(shown(height.from), shown(height.to)),
        handrail !== undefined && guard !== undefined && steps.rails.stairs,
      ]),
    ),
    minutes: Math.max(60, 30 * (guard?.bays.length ?? 0)),
    work: works(
      guard !== undefined && needs(GUARD, 'fixed'),
      handrail !== undefined && needs(STAIRS, 'framed'),
      does('fix', 'part:rails'),
      { dust: 'wood' },
    ),
    takes: [
      mask,
      glasses,
      pieces.length > 0 &&
        bill.lengths('handrail', {
          section,
          pieces,
          why: railsWhy,
        }),
      ...(handrail !== undefined && round.form === 'lengths'
        ? [
            bill.lengths('stair-rail', {
              section: round.variants[0],
              pieces: [
                times(2 * handrail.count, 'handrail', onSlope(handrail)),
                times(4 * handrail.count, 'handrail', RETURN),
              ],
              why: why.handrails,
            }),
            screws(inputs, { each: 2, places: 4 * handrail.count }, inches(2.5), why.returnScrews),
            bill.each(
              'stair-rail-bracket',
              {
                // One at each post, the guard's too.
                each: railBays(region, handrail) + 1,
                places: 2 * handrail.count,
              },
              why.railBrackets,
            ),
          ]
        : []),
      bill.pack('deck-baluster', spindles, why.balusters(spindles, shown(upright)), {
        variant: balusterFor(inputs, upright),
      }),
      ...(posts > 0 ? [guardPosts, guardBolts] : []),
      bill.fixings(
        'exterior-screws',
        screwed(section.thickness, BALUSTER_HOLD, mm(4), {
          each: 4,
          places: spindles + pieceCount(pieces),
        }),
        why.railScrews,
      ),
    ],
    tools: [
      'circular-saw',
      'drill',
      'level-short',
      'tape-measure',
      posts > 0 && 'spanner',
      posts > 0 && 'wood-bits',
    ],
    gates: ['height'],
  });
}
