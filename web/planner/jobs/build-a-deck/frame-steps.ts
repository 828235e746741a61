import { formatLength, inches, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { PackVariant, Section } from '../../stock/shelf.ts';
import { LAP, type DeckFrame } from '../../takeoff/deck/deck-frame.ts';
import { inLengths } from '../../takeoff/deck/deck.ts';
import type { LowFrame } from '../../takeoff/deck/deck-low.ts';
import {
  type Material,
  PACKED,
  pieceRun,
  screwed,
  type Joint,
  tapeMark,
  upToMark,
} from '../../takeoff/material.ts';
import {
  HOLD_DOWNS,
  LEDGER_EDGES,
  ledgerFasteners,
} from '../../takeoff/structure/deck/deck-us-ledger.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundSize, formatRoundWeight } from '../kit/format-sizes.ts';
import { PEGS_TAKEN_UP } from '../kit/steps/groundwork.ts';
import { step, does, ladderAbove, needs, works } from '../kit/steps/step.ts';
import {
  baseFixings,
  CODE_NAIL,
  END_SCREWS,
  endScrews,
  PIER_BRACKETS,
  PACKER,
  ledgerApart,
  ledgerRows,
  ledgerStuds,
  screws,
  houseGap,
  sideScrews,
  BRACKET_HOLE,
  BEAMS,
  FOOTINGS,
  GROUND,
  JOISTS,
  LEDGER,
  RIMS,
  type DeckLines,
  type DeckJob,
} from './lines.ts';

/** Slack of a joist in its hanger (makers: about 3 mm). */
const HANGER_SLACK = mm(3);
/** Between the height of a hanger and of the joist by which it is named (137 for 145). */
const NAMED_WITHIN = mm(8);

/** A hanger as wide as the joist and no deeper, within the label's rounding. */
const hangerFor = (
  variants: readonly PackVariant[],
  { width, thickness }: Section,
): PackVariant | undefined =>
  variants
    .filter(({ width: wide = mm(0), length: high = mm(0) }) => {
      const slack = wide - thickness;
      return slack >= 0 && slack <= HANGER_SLACK && high <= width + mm(6);
    })
    .toSorted((a, b) => (b.length ?? 0) - (a.length ?? 0))[0];

/**
 * Hangers of the joists. The outer flange of one at the end of a ledger or beam would have nothing behind it, and two of
 * a doubled pair have no room next to each other: these are of a kind with flanges turned in, or two brackets each.
 */
function hangerLines({ bill, words, shelf, deck, locale }: DeckJob): {
  readonly nails: number;
  /** Hung ends without room for an outer flange, and what holds them. */
  readonly inside: number;
  readonly ends: 'brackets' | 'turned';
  readonly areBrackets: boolean;
  readonly takes: readonly (readonly Material[])[];
} {
  const { why } = words;
  const { hung, hungInside, joist } =
    deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const hanger = hangerFor(shelf['joist-hanger'].variants, joist);
  const inner = shelf['end-hanger'];
  const turned = inner.form === 'packs' ? hangerFor(inner.variants, joist) : undefined;
  const bracketed = {
    each: 2,
    places: hanger === undefined ? hung : turned === undefined ? hungInside : 0,
  };
  const inFrom = hanger === undefined || turned === undefined ? 0 : hungInside;
  const plain = hung - bracketed.places - inFrom;
  const lines = (
    product: 'joist-hanger' | 'end-hanger',
    places: number,
    said: (each: number, ends: number) => string,
    variant: PackVariant | undefined,
  ): readonly Material[] => {
    if (variant === undefined) return [];
    const isLower = (variant.length ?? joist.width) < joist.width - NAMED_WITHIN;
    const says = (each: number, ends: number): string =>
      locale.format.sentences(compact([said(each, ends), isLower && why.lowHanger]));
    return bill.each(product, { each: 1, places }, says, { variant });
  };
  return {
    nails: HANGER_NAILS * (plain + inFrom) + BRACKET_NAILS * bracketed.each * bracketed.places,
    inside: hungInside,
    ends: hanger === undefined || turned === undefined ? 'brackets' : 'turned',
    areBrackets: hanger === undefined && hung > 0,
    takes: [
      bill.each('angle-bracket', bracketed, why.hangers),
      lines('joist-hanger', plain, why.hangers, hanger),
      lines('end-hanger', inFrom, why.endHangers, turned),
    ],
  };
}

/** Nails a hanger, a bracket and a tie (makers' sheets: 10 to 14, 8, 8 to 10). */
const HANGER_NAILS = 12;
const BRACKET_NAILS = 8;
const TIE_NAILS = 10;
/** Screws that hold two lapped joists together (trade practice). */
const LAP_SCREWS = 4;
/** Screws in a block behind the joint of a rim: four at either side of it, two at either end (trade practice). */
const RIM_SCREWS = 12;
/** More screws through the head of a pedestal on which two pieces of a joist meet: each has as many as a whole one. */
const JOINT_SCREWS = 2;
/** Screws through the head of a pedestal into the joist (makers). */
const PEDESTAL_SCREWS = 2;

export function deckFrameSteps(inputs: DeckJob, lines: DeckLines): Sparse<JobStep> {
  const { bill, words, deck } = inputs;
  const { steps, why } = words;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const { noggins, ledger } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const isTaped = bill.sold('joist-tape') !== undefined;
  return [
    ledger > 0 && ledgerStep(inputs, lines),
    raised !== undefined && beamStep(inputs, lines, raised),
    joistStep(inputs, lines, ledger > 0),
    // Short joists need no noggins.
    (noggins > 0 || isTaped) &&
      step('noggins', noggins > 0 ? steps.noggins : steps.noggins.taped, {
        ...(isTaped ? {} : steps.noggins.bare),
        minutes: Math.max(15, 5 * noggins),
        work: works(
          needs(JOISTS, 'framed'),
          noggins > 0 && works(does('fix', 'part:noggins'), { dust: 'wood', loads: [FOOTINGS] }),
        ),
        takes: [
          ...(noggins > 0 ? [lines.timber, ...sawn(lines)] : []),
          endScrews(inputs, { each: 4, places: noggins }, why.nogginScrews),
          bill.pack('joist-tape', tapeOf(inputs), why.tape),
        ],
        tools: [
          ...(noggins > 0 ? (['circular-saw', 'drill', 'hammer'] as const) : []),
          isTaped && 'utility-knife',
          ladderAbove(inputs.values.height),
        ],
      }),
  ];
}

/** Tape on the tops of joists and of beams under boards, mm. */
const tapeOf = ({ deck }: DeckJob): number => {
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const pieces = deck.frame.kind === 'low' ? deck.frame.low.pieces : deck.frame.raised.pieces;
  const tops = pieceRun(pieces.filter(({ name }) => name !== 'noggin'));
  return toMm(length(tops + (raised?.flush === true ? raised.beamRun : 0)));
};

/** Ties that keep a deck at its house, each with a rod into the floor behind the ledger (IRC R507.9.2). */
function holdDownLines({ bill, words, locale }: DeckJob): Sparse<readonly Material[]> {
  const { count, kilos } = HOLD_DOWNS;
  const { why } = words;
  // A tie on the joist of the deck and one on that of the floor, joined by a rod.
  return [
    bill.pack('tension-tie', 2 * count, why.holdDowns(count, formatRoundWeight(kilos, locale))),
    bill.pack('threaded-rod', count, why.rods),
  ];
}

/** Lines of every step that saws treated timber. */
const sawn = ({ seal, mask, glasses }: DeckLines) => [seal, mask, glasses];

/** True if two joists carry each joint of the boards. */
const hasDoubles = ({ boards, isDiagonal }: DeckJob['deck']): boolean =>
  !isDiagonal && boards.joints.length > 0;

function joistStep(inputs: DeckJob, lines: DeckLines, hasLedger: boolean): JobStep {
  const { bill, words, locale, deck } = inputs;
  const { steps, why } = words;
  const low = deck.frame.kind === 'low' ? deck.frame : undefined;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const { joists, hung, rimJoints, buttedRims } =
    deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const jointed = low?.low.jointed ?? 0;
  const ends = Math.max(0, 2 * joists - hung);
  const isTied = hasLedger && inputs.region === 'us';
  const hangers = hangerLines(inputs);
  const { crossings = 0, laps = 0 } = raised ?? {};
  const nails = hangers.nails + TIE_NAILS * crossings;
  const isFlush = raised?.flush === true;
  const where = !hasLedger ? 'beams' : isFlush ? 'both' : 'ledger';
  const pedestalsWhy = ({ pads, drawn }: LowFrame): string =>
    drawn.slabs.length > 0 ? why.pedestalRows(pads) : why.pedestals(pads);
  return step('joists', steps.joists, {
    ...(isFlush && { title: steps.joists.flush.title }),
    detail: locale.format.sentences(
      compact([
        (isFlush ? steps.joists.flush.detail : steps.joists.detail)(
          formatLength(deck.spacing, locale),
          hasDoubles(deck) ? 'yes' : 'no',
        ),
        raised === undefined && steps.joists.pedestals,
        hangers.areBrackets && steps.joists.bracketed,
        crossings > 0 && steps.joists.crossed(inputs.region === 'us' ? 'tie' : 'bracket'),
        (hung > 0 || crossings > 0) && steps.joists.hangers,
        jointed > 0 && steps.joists.joints(JOINT_SCREWS),
        rimJoints > 0 && steps.joists.rimJoints,
        buttedRims > 0 && steps.joists.rimEnds(buttedRims, END_SCREWS),
        raised?.braces !== undefined && steps.joists.braces,
        laps > 0 && steps.joists.laps(formatRoundSize(toMm(LAP), locale)),
        hangers.inside > 0 && steps.joists.ends(hangers.ends, where),
        hangers.inside > 0 && hasDoubles(deck) && steps.joists.pairs(hangers.ends),
        isTied && steps.joists.holdDowns,
        steps.soak,
        steps.joists.pegs,
      ]),
    ),
    ...(raised === undefined && { after: ['pads', 'cover', ...(hasLedger ? ['ledger'] : [])] }),
    minutes: 12 * joists,
    work: works(
      needs(GROUND, 'underlaid'),
      raised === undefined ? needs(FOOTINGS, 'bedded') : needs(BEAMS, 'framed'),
      hasLedger && needs(LEDGER, 'fixed'),
      does('frame', JOISTS),
      { makes: [{ target: RIMS, state: 'bare' }], dust: 'wood', loads: [FOOTINGS] },
      PEGS_TAKEN_UP,
    ),
    takes: [
      lines.timber,
      ...sawn(lines),
      endScrews(inputs, { each: END_SCREWS, places: ends }, why.endScrews),
      endScrews(inputs, { each: END_SCREWS, places: buttedRims }, why.rimEndScrews),
      sideScrews(inputs, { each: LAP_SCREWS, places: laps }, why.lapScrews),
      sideScrews(inputs, { each: RIM_SCREWS, places: rimJoints }, why.rimJointScrews),
      screws(inputs, { each: JOINT_SCREWS, places: jointed }, mm(40), why.jointScrews),
      low &&
        screws(inputs, { each: PEDESTAL_SCREWS, places: low.low.pads }, mm(40), why.pedestalScrews),
      low &&
        bill.pack('deck-pedestal', low.low.pads, pedestalsWhy(low.low), {
          variant: low.pads.pedestal,
        }),
      ...hangers.takes,
      braceScrews(inputs, raised?.braces?.across ?? 0, why.braceScrews.joist),
      bill.pack('hurricane-tie', crossings, why.ties(crossings)),
      ...(isTied ? holdDownLines(inputs) : []),
      bill.pack('hanger-nails', nails, why.hangerNails),
    ],
    tools: [
      'circular-saw',
      'drill',
      'hammer',
      'string-line',
      'level-long',
      'square',
      isTied && 'spanner',
      ladderAbove(inputs.values.height),
    ],
    gates: ['lifting'],
  });
}

function ledgerStep(inputs: DeckJob, lines: DeckLines): JobStep {
  const { words, locale, region, values, deck } = inputs;
  const { ledger } = words.steps;
  const apart = ledgerApart(inputs);
  const isUs = region === 'us';
  const top = length(values.height - deck.board.thickness);
  return step('ledger', ledger, {
    detail: locale.format.sentences(
      compact([
        // Packers leave a gap on masonry: water runs through, and nothing has to cover it.
        (isUs ? ledger.detail : ledger.packed)(
          formatLength(apart.ok ? apart.value : mm(400), locale),
          ledgerRows(inputs),
          formatLength(upToMark(top, region), locale),
          formatLength(houseGap(inputs), locale),
        ),
        ledgerStuds(inputs) === 0 ? ledger.framed : ledger.resin,
        isUs &&
          ledger.edges(
            formatLength(LEDGER_EDGES.end, locale),
            formatLength(LEDGER_EDGES.edge, locale),
          ),
      ]),
    ),
    after: ['strip'],
    minutes: 120,
    work: works(needs(GROUND, 'dug'), does('fix', LEDGER), {
      dust: ledgerStuds(inputs) > 0 ? 'silica' : 'wood',
    }),
    takes: [
      lines.timber,
      lines.ledgerStuds,
      ...(ledgerStuds(inputs) > 0 ? lines.drilled : []),
      ...ledgerLines(inputs),
      lines.mask,
      lines.glasses,
    ],
    tools: [
      'drill',
      'level-long',
      'spanner',
      ledgerStuds(inputs) > 0 && 'caulk-gun',
      'tape-measure',
      // Siding is sawn and prised off, flashing is cut.
      isUs && 'circular-saw',
      isUs && 'pry-bar',
      isUs && 'tin-snips',
      ledgerStuds(inputs) > 0 && 'sds-drill',
      ledgerStuds(inputs) > 0 && 'hole-cleaner',
      ladderAbove(values.height),
    ],
    gates: ['bearing', 'cables', ledgerStuds(inputs) > 0 && 'silica'],
  });
}

/**
 * Sheathing behind the ledger, the rim that holds its screws, and their diameter (makers' tables: 15/64 in and
 * more).
 */
const SHEATHING = inches(0.5);
const RIM = inches(1.5);
const LEDGER_SCREW = inches(15 / 64);

/** Overlaps of flashing (trade practice). */
const FLASHED = 1.1;

/** Holds the ledger off the wall and dry; the US screws it on, and ties it back. */
function ledgerLines(inputs: DeckJob): Sparse<readonly Material[]> {
  const { deck, bill, words, shelf, region, locale } = inputs;
  const { why } = words;
  if (region !== 'us')
    return [
      bill.pack(
        'packers',
        Math.ceil(PACKED / PACKER.metric) * ledgerStuds(inputs),
        why.packers(formatLength(PACKER.metric, locale), formatLength(houseGap(inputs), locale)),
      ),
    ];
  const { ledger, joist } = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const apart = ledgerApart(inputs);
  const { flashing } = shelf;
  const water =
    flashing.form === 'lengths' &&
    bill.lengths('flashing', {
      section: flashing.variants[0],
      pieces: [
        inLengths(
          'flashing',
          Math.ceil((ledger * FLASHED) / tapeMark(region)) * tapeMark(region),
          bill.longest('flashing', flashing.variants[0]),
        ),
      ],
      why: why.flashing,
    });
  return [
    apart.ok &&
      bill.fixings(
        'structural-screws',
        screwed(length(joist.thickness + SHEATHING), RIM, LEDGER_SCREW, {
          each: 1,
          places: ledgerFasteners(ledger, apart.value),
        }),
        why.ledgerScrews(formatLength(apart.value, locale)),
      ),
    water,
  ];
}

/** Plies held together in two rows: screws at 600 mm, nails at 16 in (trade practice; IRC R507.5 as built). */
const ROWS = { metric: mm(600), us: inches(16) } as const;

/** Packers that keep a beam off the concrete, one at each edge. */
const PIER_PACKERS = 2;

/** Leg of an angle bracket with a hole for a stud (makers: 90 mm; smaller ones have holes for screws only). */
const PIER_BRACKET = mm(90);

const beamWide = ({ beam }: Pick<DeckFrame, 'beam'>): Length =>
  length(beam.plies * beam.section.thickness);

/** The cap for the post, and among those the one for the beam. */
function connectorFor({ shelf }: DeckJob, { post, beam }: DeckFrame): PackVariant {
  const wide = beamWide({ beam });
  const off = (one: PackVariant): number =>
    1000 * Math.abs((one.width ?? 0) - post.width) + Math.abs((one.thickness ?? wide) - wide);
  const [first, ...rest] = shelf['beam-connector'].variants;
  return rest.reduce((best, one) => (off(one) < off(best) ? one : best), first);
}

/** Nails of a post cap, half of them in the beam (makers' sheets of adjustable caps: 14 to 16). */
const CAP_NAILS = 16;
/** Screws at each end of a brace, what they pass of its mitre, and their hold in post, beam or joist (trade practice). */
const BRACE_SCREWS = 2;
const BRACE_THROUGH = mm(50);
const BRACE_EMBED = mm(50);

const braceScrews = (
  { bill }: DeckJob,
  places: number,
  why: (each: number, places: number) => string,
): readonly Material[] =>
  bill.fixings(
    'structural-screws',
    screwed(BRACE_THROUGH, BRACE_EMBED, mm(6), { each: 2 * BRACE_SCREWS, places }),
    why,
  );

/** Screw from one ply into the next. Its tip stays inside the last ply. */
const plyScrews = ({ plies, section }: DeckFrame['beam'], places: number): Joint => ({
  ...screwed(length((plies - 1) * section.thickness), PLY_EMBED, mm(6), { each: 1, places }),
  most: length(plies * section.thickness),
});
const PLY_EMBED = mm(30);

function beamStep(inputs: DeckJob, lines: DeckLines, raised: DeckFrame): JobStep {
  const { words, locale, bill, region } = inputs;
  const { steps, why } = words;
  const { posts, braces, beam, beamRun, onPiers } = raised;
  const isUs = region === 'us';
  const plies = 2 * (beam.plies - 1) * (Math.ceil(beamRun / (isUs ? ROWS.us : ROWS.metric)) + 1);
  const hole = formatLength(BRACKET_HOLE[isUs ? 'us' : 'metric'], locale);
  const packer = formatLength(PACKER.metric, locale);
  const nailed = onPiers
    ? { each: BRACKET_NAILS * (PIER_BRACKETS / 2), places: posts }
    : { each: CAP_NAILS, places: posts };
  return step('beams', steps.beams, {
    ...(onPiers && { title: steps.beams.alone, check: steps.beams.level }),
    detail: locale.format.sentences(
      compact([
        ...(lines.isBaseDrilled && !onPiers ? [steps.beams.bases, steps.ledger.resin] : []),
        onPiers
          ? steps.beams.onPiers(PIER_BRACKETS, isUs ? 'cast' : 'drilled', hole, packer)
          : steps.beams.detail,
        onPiers && lines.isBaseDrilled && steps.ledger.resin,
        braces !== undefined &&
          steps.beams.braces(
            posts === braces.across ? 'none' : braces.along > braces.across ? 'both' : 'ends',
            BRACE_SCREWS,
          ),
        steps.soak,
      ]),
    ),
    after: ['footings', 'cover'],
    minutes: 45 * posts,
    work: works(needs(FOOTINGS, 'concreted'), needs(GROUND, 'underlaid'), does('frame', BEAMS), {
      dust: 'wood',
      loads: [FOOTINGS],
    }),
    takes: [
      !onPiers && lines.posts,
      ...sawn(lines),
      lines.timber,
      lines.bases,
      baseFixings(inputs, raised),
      lines.baseStuds,
      ...(lines.isBaseDrilled ? lines.drilled : []),
      isUs
        ? bill.pack('galvanised-nails', plies, why.plies, { like: { length: inches(3) } })
        : bill.fixings('structural-screws', plyScrews(beam, plies), why.plies),
      ...(onPiers
        ? [
            bill.each(
              'angle-bracket',
              { each: PIER_BRACKETS, places: posts },
              (each, places) => why.pierBrackets(each, places, hole),
              { like: { width: PIER_BRACKET } },
            ),
            !isUs &&
              bill.each('packers', { each: PIER_PACKERS, places: posts }, (each, places) =>
                why.pierPackers(each, places, packer),
              ),
          ]
        : // No bolt passes beam and post: a cap connects them.
          [
            bill.pack(
              'beam-connector',
              posts,
              why.connectors(posts, formatLength(beamWide(raised), locale)),
              {
                variant: connectorFor(inputs, raised),
              },
            ),
          ]),
      bill.each('hanger-nails', nailed, onPiers ? why.pierNails : why.capNails, {
        like: { length: onPiers || !isUs ? mm(35) : CODE_NAIL },
      }),
      braceScrews(inputs, braces?.along ?? 0, why.braceScrews.beam),
    ],
    tools: [
      'circular-saw',
      'drill',
      'spanner',
      'level-long',
      'string-line',
      'clamps',
      'hammer',
      !isUs && !onPiers && 'wood-bits',
      lines.isBaseDrilled && 'sds-drill',
      lines.isBaseDrilled && 'hole-cleaner',
      lines.isBaseDrilled && 'caulk-gun',
      ladderAbove(inputs.values.height),
    ],
    gates: ['lifting', lines.isBaseDrilled && 'silica'],
  });
}
