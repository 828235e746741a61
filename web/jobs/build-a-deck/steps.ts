import { formatLength } from '../../measure/format-length.ts';
import { inches, length, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { LEDGER_EDGES } from '../../takeoff/structure/deck-us-ledger.ts';
import { HANDRAIL_US } from '../../takeoff/structure/deck-us-stairs.ts';
import type { Product } from '../../stock/products.ts';
import { DECK_DEFAULTS } from '../../takeoff/deck.ts';
import type { Material } from '../../takeoff/material.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import type { GateId } from '../kit/gates/gate.ts';
import { roundSize } from '../kit/round-size.ts';
import { ledgerApart, type Whole } from './bill.ts';
import { servicesStep } from '../kit/services-step.ts';

const DAY = 24 * 60;
/** Two days before anything stands on concrete (cement makers); a day for a bed of mortar. */
const SET = { footing: 2 * DAY, bed: DAY } as const;

/** A deck with its bill. */
interface Billed extends Whole {
  readonly materials: readonly Material[];
}

/** Those that this deck is built with: what it has depends on its height, its place and the region. */
const has = ({ materials, bill }: Billed, ...products: readonly Product[]): readonly Product[] =>
  products.filter((product) => materials.some((one) => one.product === bill.sold(product)));

/** From the question at the office to the last sawn end, in the order that the trade keeps. */
export function deckSteps(asked: Billed): readonly Step[] {
  return [
    ...groundSteps(asked),
    ...frameSteps(asked),
    ...boardSteps(asked),
    ...edgeSteps(asked),
    {
      id: 'finish',
      ...asked.words.steps.finish,
      minutes: minutesFor(toSquareMetres(asked.place.area), 20),
      uses: ['wood-preserver'],
      tools: ['bucket'],
      gates: ['fire'],
    },
  ];
}

const drilling = (asked: Billed): readonly GateId[] =>
  has(asked, 'silica-mask').length > 0 ? ['silica'] : [];

function groundSteps(asked: Billed): readonly Step[] {
  const { words, locale, place, deck } = asked;
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const long = (size: number): string => roundSize(size, locale);
  return [
    { id: 'plan', ...steps.plan, minutes: 60, gates: ['permit'], tools: ['tape-measure'] },
    servicesStep(steps.services),
    {
      id: 'set-out',
      title: steps.setOut.title,
      detail: steps.setOut.detail(
        formatLength(mm(900), locale),
        formatLength(mm(1200), locale),
        formatLength(mm(1500), locale),
      ),
      check: steps.setOut.check(long(5)),
      minutes: 60,
      uses: ['string-line', 'marking-pegs'],
      tools: ['tape-measure', 'hammer', 'square'],
    },
    {
      id: 'strip',
      ...steps.strip,
      minutes: minutesFor(metres, 4),
      uses: ['work-gloves'],
      tools: ['spade', 'rake', 'wheelbarrow', 'level-long'],
      gates: ['digging', 'lifting'],
    },
    deck.frame.kind === 'low' ? padStep(asked, deck.frame.low.pads) : footingStep(asked),
    {
      id: 'cover',
      title: steps.cover.title,
      detail: steps.cover.detail(long(150), long(50)),
      check: steps.cover.check,
      // Membrane and gravel go down while the concrete sets.
      after: ['strip'],
      minutes: minutesFor(metres, 10),
      uses: ['weed-membrane', 'membrane-pins', 'gravel'],
      tools: ['utility-knife', 'rake', 'wheelbarrow', 'hammer'],
    },
  ];
}

function padStep({ words, locale }: Whole, pads: number): Step {
  const { pads: text } = words.steps;
  return {
    id: 'pads',
    title: text.title,
    detail: text.detail(roundSize(50, locale)),
    check: text.check,
    safety: text.safety,
    minutes: 15 * pads,
    dryMinutes: SET.bed,
    slower: 'hardening',
    uses: ['paving-slab', 'cement', 'sharp-sand', 'waterproof-gloves'],
    tools: ['spade', 'tamper', 'level-long', 'bucket', 'club-hammer'],
    gates: ['lifting'],
  };
}

function footingStep(asked: Billed): Step {
  const { words, locale, deck, region } = asked;
  const { footings: text } = words.steps;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const shown = (size: number): string => formatLength(length(size), locale);
  const dig = text.detail(shown(raised?.footing.wide ?? 0), shown(raised?.footing.deep ?? 0));
  const hasTubes = region === 'us';
  return {
    id: 'footings',
    title: text.title,
    detail: hasTubes ? locale.format.sentences([dig, text.tubes]) : dig,
    check: text.check,
    safety: text.safety,
    minutes: 75 * (raised?.posts ?? 0),
    dryMinutes: SET.footing,
    slower: 'hardening',
    uses: [
      'waterproof-gloves',
      'post-base',
      ...has(asked, 'concrete-mix', 'ready-mix', 'tube-form', 'anchor-studs'),
    ],
    tools: ['post-hole-digger', 'spade', 'bar', 'mixer', 'level-long', 'tamper'],
    gates: ['digging', 'lifting'],
  };
}

function frameSteps(asked: Billed): readonly Step[] {
  const { words, locale, deck } = asked;
  const { steps } = words;
  const raised = deck.frame.kind === 'raised' ? deck.frame.raised : undefined;
  const frame = deck.frame.kind === 'low' ? deck.frame.low : deck.frame.raised;
  const founded = raised === undefined ? 'pads' : 'footings';
  const ledger = frame.ledger > 0;
  return [
    ...(ledger ? [ledgerStep(asked)] : []),
    ...(raised === undefined ? [] : [beamStep(asked, raised.posts, raised.braced)]),
    {
      id: 'joists',
      title: steps.joists.title,
      detail: locale.format.sentences([
        steps.joists.detail(formatLength(deck.spacing, locale)),
        ...(raised === undefined ? [steps.joists.pedestals] : []),
        ...(frame.hung > 0 || (raised?.crossings ?? 0) > 0 ? [steps.joists.hangers] : []),
      ]),
      check: steps.joists.check,
      ...(raised === undefined ? { after: [founded, 'cover', ...(ledger ? ['ledger'] : [])] } : {}),
      minutes: 12 * frame.joists,
      uses: [
        'structural-timber',
        'exterior-screws',
        ...has(
          asked,
          'deck-pedestal',
          'joist-hanger',
          'angle-bracket',
          'hurricane-tie',
          'hanger-nails',
        ),
      ],
      tools: ['circular-saw', 'drill', 'hammer', 'string-line', 'level-long', 'square'],
      gates: ['lifting'],
    },
    {
      id: 'noggins',
      ...steps.noggins,
      minutes: Math.max(15, 5 * frame.noggins),
      uses: ['structural-timber', 'exterior-screws', ...has(asked, 'joist-tape')],
      tools: ['circular-saw', 'drill', 'hammer'],
    },
  ];
}

function ledgerStep(asked: Billed): Step {
  const { words, locale, region } = asked;
  const { ledger: text } = words.steps;
  const apart = ledgerApart(asked);
  return {
    id: 'ledger',
    title: text.title,
    detail: locale.format.sentences([
      text.detail(formatLength(apart.ok ? apart.value : mm(400), locale)),
      ...(region === 'us'
        ? [
            text.edges(
              formatLength(LEDGER_EDGES.end, locale),
              formatLength(LEDGER_EDGES.edge, locale),
            ),
          ]
        : []),
    ]),
    check: text.check,
    after: ['strip'],
    minutes: 120,
    uses: [
      'structural-timber',
      ...has(
        asked,
        'anchor-studs',
        'chemical-anchor',
        'masonry-drill-bit',
        'silica-mask',
        'packers',
        'structural-screws',
        'tension-tie',
        'flashing',
        'dust-mask',
      ),
    ],
    tools: ['drill', 'level-long', 'spanner', 'caulk-gun', 'tape-measure'],
    gates: ['bearing', 'cables', ...drilling(asked)],
  };
}

function beamStep(asked: Billed, posts: number, braced: boolean): Step {
  const { words, locale } = asked;
  const { beams: text } = words.steps;
  return {
    id: 'beams',
    title: text.title,
    detail: locale.format.sentences([text.detail, ...(braced ? [text.braces] : [])]),
    check: text.check,
    safety: text.safety,
    after: ['footings', 'cover'],
    minutes: 45 * posts,
    uses: [
      'deck-post',
      'structural-timber',
      'exterior-screws',
      'post-base',
      ...has(
        asked,
        'anchor-studs',
        'chemical-anchor',
        'masonry-drill-bit',
        'silica-mask',
        'beam-connector',
        'carriage-bolts',
        'structural-screws',
        'galvanised-nails',
        'safety-glasses',
      ),
    ],
    tools: ['circular-saw', 'drill', 'spanner', 'level-long', 'string-line', 'clamps', 'hammer'],
    gates: ['lifting', ...drilling(asked)],
  };
}

function boardSteps(asked: Billed): readonly Step[] {
  const { words, locale, place, values, deck } = asked;
  const { boards, skirt } = words.steps;
  const gap = formatLength(DECK_DEFAULTS.gap[values.material], locale);
  const isComposite = values.material === 'composite';
  const metres = toSquareMetres(place.area);
  const run = deck.sides.reduce((sum, side) => sum + toMm(side), 0) / 1000;
  return [
    ...(deck.guard === undefined ? [] : [guardPostStep(asked)]),
    {
      id: 'boards',
      title: boards.title,
      detail: isComposite ? boards.clips(gap) : boards.detail(gap),
      check: boards.check,
      safety: boards.safety,
      minutes: minutesFor(metres, 3),
      uses: [
        deck.boardProduct,
        'deck-screws',
        'safety-glasses',
        'dust-mask',
        ...has(asked, 'deck-clips', 'starter-clips'),
      ],
      tools: ['circular-saw', 'drill', 'square', 'tape-measure', 'ear-defenders', 'knee-pads'],
    },
    {
      id: 'skirt',
      title: skirt.title,
      detail: skirt.detail(roundSize(20, locale)),
      check: skirt.check,
      safety: skirt.safety,
      minutes: minutesFor(run, 6),
      uses: ['fascia-board', 'exterior-screws'],
      tools: ['circular-saw', 'drill', 'chalk-line'],
    },
  ];
}

function guardPostStep(asked: Billed): Step {
  const { words, locale, deck, region } = asked;
  const { guardPosts } = words.steps;
  const apart = region === 'us' ? inches(72) : mm(1500);
  return {
    id: 'guard-posts',
    title: guardPosts.title,
    detail: guardPosts.detail(roundSize(toMm(apart), locale)),
    check: guardPosts.check,
    safety: guardPosts.safety,
    minutes: 30 * (deck.guard?.posts ?? 0),
    uses: ['deck-post', 'carriage-bolts', ...has(asked, 'tension-tie')],
    tools: ['drill', 'spanner', 'level-long', 'clamps'],
    gates: ['height'],
  };
}

function edgeSteps(asked: Billed): readonly Step[] {
  const { words, locale, deck, region } = asked;
  const { stairs: text, rails } = words.steps;
  const { flights, guard } = deck;
  const shown = (size: number): string => formatLength(length(size), locale);
  const needsRails = guard !== undefined || flights?.stairs.handrail === true;
  return [
    ...(flights === undefined
      ? []
      : [
          {
            id: 'stairs',
            title: text.title,
            detail: text.detail(
              flights.stairs.risers,
              shown(flights.stairs.rise),
              shown(flights.stairs.going),
            ),
            check: text.check,
            safety: text.safety,
            minutes: flights.count * (120 + 20 * flights.stairs.treads),
            uses: [
              deck.boardProduct,
              'deck-screws',
              ...has(
                asked,
                'concrete-mix',
                'ready-mix',
                'structural-timber',
                'angle-bracket',
                'exterior-screws',
              ),
            ],
            tools: ['circular-saw', 'drill', 'square', 'level-long', 'spade', 'bucket'],
          } satisfies Step,
        ]),
    ...(needsRails
      ? [
          {
            id: 'rails',
            title: rails.title,
            detail: locale.format.sentences([
              rails.detail(shown(guard?.height ?? mm(900)), roundSize(100, locale)),
              ...(region === 'us' && flights !== undefined
                ? [rails.handrail(shown(HANDRAIL_US.from), shown(HANDRAIL_US.to))]
                : []),
            ]),
            check: rails.check,
            safety: rails.safety,
            minutes: Math.max(60, 30 * (guard?.bays.length ?? 0)),
            uses: has(
              asked,
              'handrail',
              'deck-baluster',
              'deck-post',
              'carriage-bolts',
              'exterior-screws',
            ),
            tools: ['circular-saw', 'drill', 'level-short', 'tape-measure'],
            gates: ['height'],
          } satisfies Step,
        ]
      : []),
  ];
}
