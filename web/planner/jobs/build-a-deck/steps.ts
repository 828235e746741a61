import {
  formatArea,
  formatLength,
  toArea,
  length,
  mm,
  litres,
  rectangle,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { variantNearest, type Section } from '../../stock/shelf.ts';
import type { DeckFrame } from '../../takeoff/deck/deck-frame.ts';
import { DECK_DEFAULTS } from '../../takeoff/deck/deck.ts';
import { downToMark, type Material, screwed, upToMark } from '../../takeoff/material.ts';
import { howToMix } from '../../takeoff/structure/outdoors/concrete.ts';
import { beddingGrams, granularGrams } from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep, compact, type Sparse, type Made } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import {
  pointsToPeg,
  rolledLines,
  servicesStep,
  UNEVEN_GROUND,
  setOutWork,
  triedBy,
} from '../kit/steps/groundwork.ts';
import { cementGloves, DAY, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { deckBoardSteps } from './board-steps.ts';
import { deckFrameSteps } from './frame-steps.ts';
import {
  concreteOf,
  deckLines,
  houseGap,
  isDelivered,
  isFrameOff,
  PACKER,
  BOARDS,
  FOOT_SLABS,
  FOOTINGS,
  GROUND,
  times,
  type DeckLines,
  type DeckJob,
} from './lines.ts';
import { TUBE } from './rules-us.ts';

/** Minutes until concrete carries load (cement makers: two days), and until mortar does. */
const SET = { footing: 2 * DAY, bed: DAY } as const;

export function deckSteps(inputs: DeckJob): Sparse<JobStep> {
  const { words, place } = inputs;
  const lines = deckLines(inputs);
  const metres = toSquareMetres(place.area);
  return [
    ...groundSteps(inputs, lines),
    ...deckFrameSteps(inputs, lines),
    ...deckBoardSteps(inputs, lines),
    step('finish', words.steps.finish, {
      minutes: minutesFor(metres, 20),
      work: works(needs(BOARDS, 'planked'), does('wash', BOARDS), does('preserve', BOARDS)),
      takes: [lines.seal],
      tools: ['bucket', 'broom', 'hose'],
      gates: ['fire'],
    }),
  ];
}

/** Gravel over the membrane, its laps, and pins a square metre (trade practice). */
const GRAVEL = mm(50);
const LAP = mm(150);
const PINS = 4;

function groundSteps(inputs: DeckJob, lines: DeckLines): Sparse<JobStep> {
  const { bill, words, locale, place, deck, region, values } = inputs;
  const { steps, why } = words;
  const isAlone = values.stands === 'alone';
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const long = (size: number): string => formatRoundSize(size, locale);
  return [
    step('plan', steps.plan, {
      detail: isAlone ? steps.plan.alone : steps.plan.detail(long(region === 'us' ? 100 : 150)),
      minutes: 60,
      gates: ['permit'],
      tools: ['tape-measure'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, {
      detail: locale.format.sentences(
        compact([
          steps.setOut.detail(long(900), long(1200), long(1500)),
          isFrameOff(inputs) && steps.setOut.house(formatLength(houseGap(inputs), locale)),
        ]),
      ),
      check: steps.setOut.check(triedBy(place), long(5)),
      minutes: 60,
      work: setOutWork(place, GROUND),
      takes: [
        // Round the deck, and both diagonals.
        bill.pack('string-line', toMm(place.perimeter) * 2, why.string(triedBy(place))),
        bill.pack('marking-pegs', 2 * pointsToPeg(place), why.pegs),
      ],
      tools: ['tape-measure', 'hammer', 'square'],
    }),
    step('strip', steps.strip, {
      detail: (isAlone ? steps.strip.alone : steps.strip.detail)(
        long(toMm(DECK_DEFAULTS.stripped.metric)),
      ),
      ...(isAlone && { check: steps.strip.runs }),
      minutes: minutesFor(metres, 4),
      work: works(needs(GROUND, 'traced', 'marked'), does('dig', GROUND)),
      takes: [lines.gloves],
      tools: ['spade', 'rake', 'wheelbarrow', 'level-long'],
      gates: ['digging', 'lifting'],
    }),
    deck.frame.kind === 'low' ? padStep(inputs, lines) : footingStep(inputs, lines),
    step('cover', steps.cover, [long(toMm(LAP)), long(toMm(GRAVEL))], {
      // Membrane and gravel go down while the concrete sets.
      after: ['strip'],
      minutes: minutesFor(metres, 10),
      work: works(needs(GROUND, 'dug'), does('underlay', GROUND)),
      takes: [
        rolledLines(
          inputs,
          'weed-membrane',
          place.region,
          { lap: LAP, past: mm(0) },
          (strips, wide) => why.membrane(strips, formatLength(wide, locale), long(toMm(LAP))),
        ),
        bill.pack('membrane-pins', Math.ceil(metres * PINS), why.pins),
        bill.pack(
          'gravel',
          granularGrams(place.area, GRAVEL, 'gravel'),
          why.gravel(long(toMm(GRAVEL)), shown),
        ),
      ],
      tools: ['utility-knife', 'rake', 'wheelbarrow', 'hammer'],
    }),
  ];
}

function padStep(inputs: DeckJob, { concrete, glasses }: DeckLines): JobStep | false {
  const { bill, words, locale, deck } = inputs;
  if (deck.frame.kind !== 'low') return false;
  const { why } = words;
  const { pads, low } = deck.frame;
  const { slab } = pads;
  const bedded = toArea(low.slabs * rectangle(slab.length ?? mm(300), slab.width ?? mm(300)));
  const mortar = beddingGrams(bedded, pads.bed);
  const mixed = litres(toSquareMetres(bedded) * toMm(pads.bed) + concreteOf(inputs) / 1000);
  return step('pads', words.steps.pads, {
    detail: locale.format.sentences(
      compact([
        words.steps.pads[low.drawn.slabs.length > 0 ? 'rows' : 'detail'](
          formatRoundSize(toMm(pads.bed), locale),
        ),
        topsText(inputs),
        footText(inputs),
      ]),
    ),
    minutes: 15 * low.slabs,
    work: works(needs(GROUND, 'traced', 'dug'), {
      makes: [
        { target: FOOTINGS, state: 'bedded', cures: { minutes: SET.bed, kind: 'hardening' } },
        ...(deck.flights === undefined ? [] : [FOOT_SLAB]),
      ],
    }),
    takes: [
      bill.pack(
        'paving-slab',
        low.slabs,
        low.drawn.slabs.length > 0 ? why.slabRows(low.slabs) : why.slabs(low.slabs),
        { variant: slab },
      ),
      bill.pack('cement', mortar.cement, why.bed, { slack: UNEVEN_GROUND }),
      bill.pack('sharp-sand', mortar.sand, why.bed, { slack: UNEVEN_GROUND }),
      concrete,
      cementGloves(inputs),
      glasses,
    ],
    tools: [
      'spade',
      'wheelbarrow',
      'tamper',
      'level-long',
      'club-hammer',
      'bucket',
      howToMix(mixed) !== 'barrow' && 'mixer',
    ],
    gates: ['lifting'],
  });
}

/** Tops of the slabs under the finished boards, so that the pedestals on them reach the joists. */
function topsText({ words, locale, deck, region }: DeckJob): string | false {
  if (deck.frame.kind !== 'low') return false;
  const { pads, low } = deck.frame;
  const over = deck.board.thickness + low.joist.width;
  const { width: least = mm(0), thickness: most = mm(0) } = pads.pedestal;
  return words.steps.pads.tops(
    formatLength(upToMark(length(over + least), region), locale),
    formatLength(downToMark(length(over + most), region), locale),
  );
}

const FOOT_SLAB: Made = {
  target: FOOT_SLABS,
  state: 'concreted',
  cures: { minutes: SET.footing, kind: 'hardening' },
};

/** The slab on which stringers stand is poured with the footings, and carries them once it is hard. */
const footText = ({ words, deck, locale }: DeckJob): string | false =>
  deck.flights !== undefined &&
  words.steps.footings.foot(
    deck.flights.count,
    formatRoundSize(1000, locale),
    formatRoundSize(100, locale),
  );

/** The boards round a pier: the fewest rows that reach its top, then the lowest. */
function formOf({ shelf }: DeckJob, above: Length): { section: Section; high: number } {
  const rowsOf = ({ width }: Section): number => Math.max(1, Math.ceil(above / width));
  const [first, ...rest] = shelf['formwork-board'].variants;
  const section = rest.reduce((best, one) => {
    const fewer = rowsOf(best) - rowsOf(one);
    return fewer > 0 || (fewer === 0 && one.width < best.width) ? one : best;
  }, first);
  return { section, high: rowsOf(section) };
}

/** Screws of a row of boards round a pier, two in each corner, and of a row on another, one in each. */
const FORM_SCREWS = 8;
const ON_ANOTHER = 4;
const FORM_EMBED = mm(25);

/** Four boards round the concrete of each footing above the ground without turf. */
function pierForms(
  inputs: DeckJob,
  { footing, posts }: DeckFrame,
  above: Length,
): Sparse<readonly Material[]> {
  const { bill, words } = inputs;
  const { why } = words;
  const { section, high } = formOf(inputs, above);
  return [
    bill.lengths('formwork-board', {
      section,
      pieces: [
        times(2 * posts * high, 'form', footing.wide),
        times(2 * posts * high, 'form', footing.wide + 2 * section.thickness),
      ],
      why: why.pierForms(posts, high),
    }),
    bill.fixings(
      'exterior-screws',
      screwed(section.thickness, FORM_EMBED, mm(4), {
        each: FORM_SCREWS * high + ON_ANOTHER * (high - 1),
        places: posts,
      }),
      why.formScrews,
    ),
  ];
}

/** True if two footings overlap: each part of an outline has posts at both ends of its beams. */
const isCrowded = ({ drawn, footing }: DeckFrame): boolean =>
  drawn.posts.some((a, i) =>
    drawn.posts
      .slice(i + 1)
      .some((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < footing.wide),
  );

function footingStep(
  inputs: DeckJob,
  { concrete, bases, baseStuds, isBaseDrilled, glasses }: DeckLines,
): JobStep | false {
  const { bill, words, locale, deck, place, region, shelf } = inputs;
  if (deck.frame.kind === 'low') return false;
  const { why, steps } = words;
  const { footing, posts, onPiers, clear, postHeight } = deck.frame.raised;
  const shown = (size: number): string => formatLength(length(size), locale);
  const shared = isCrowded(deck.frame.raised) && steps.footings.shared;
  const isTubed = region === 'us' && footing.tube > 0;
  const top = onPiers ? clear - (isTubed ? 0 : PACKER.metric) : clear - postHeight;
  const above = length(top + DECK_DEFAULTS.stripped[region === 'us' ? 'us' : 'metric']);
  const [wide, deep, thick, up] = [
    shown(footing.wide),
    shown(footing.deep),
    shown(footing.thick),
    shown(above),
  ] as const;
  const on = onPiers ? 'beams' : region === 'us' ? 'bolts' : 'posts';
  const dig = isTubed
    ? steps.footings[onPiers ? 'tubed' : 'piers'](wide, deep, thick, up)
    : steps.footings.raised(wide, deep, up, formOf(inputs, above).high, on);
  const sold = shelf['tube-form'];
  const tubeSection =
    sold.form === 'lengths' ? variantNearest(sold.variants, 'width', TUBE) : undefined;
  const longest = tubeSection ? bill.longest('tube-form', tubeSection) : footing.tube;
  const whole = Math.floor(footing.tube / longest);
  // A tube a little longer than those sold takes a short piece more.
  const tubes = [
    { name: 'tube', length: longest, quantity: whole * posts },
    { name: 'tube', length: length(footing.tube - whole * longest), quantity: posts },
  ].filter((one) => one.length > 0 && one.quantity > 0);
  return step('footings', steps.footings, {
    detail: locale.format.sentences(
      compact([
        isDelivered(inputs) && steps.footings.ordered,
        dig,
        isTubed && footing.tube > longest && steps.footings.spliced,
        shared,
        footText(inputs),
      ]),
    ),
    check: steps.footings[onPiers ? 'level' : 'check'](triedBy(place)),
    minutes: 75 * posts,
    work: works(needs(GROUND, 'traced', 'dug'), {
      makes: [
        {
          target: FOOTINGS,
          state: 'concreted',
          cures: { minutes: SET.footing, kind: 'hardening' },
        },
        ...(deck.flights === undefined ? [] : [FOOT_SLAB]),
      ],
    }),
    takes: [
      cementGloves(inputs),
      glasses,
      bases,
      concrete,
      tubeSection !== undefined &&
        isTubed &&
        bill.lengths('tube-form', {
          section: tubeSection,
          pieces: tubes,
          knifed: true,
          why: locale.format.sentences(compact([why.tubes(posts), shared])),
        }),
      ...(isTubed ? [] : pierForms(inputs, deck.frame.raised, above)),
      !isBaseDrilled && baseStuds,
    ],
    tools: [
      'post-hole-digger',
      'spade',
      'bar',
      ...(isDelivered(inputs) ? (['wheelbarrow', 'planks'] as const) : (['mixer'] as const)),
      'level-long',
      onPiers && 'long-straightedge',
      'tamper',
      ...(isTubed ? (['utility-knife'] as const) : (['hand-saw', 'drill'] as const)),
    ],
    gates: ['digging', 'lifting'],
  });
}
