import type { Locale } from '../../../language/locale.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { boxRing, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { Product } from '../../stock/products.ts';
import type { JobDrawing, Note } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import { formatReason, formatSides } from '../kit/format-sizes.ts';
import type { DeckJob } from './lines.ts';
import { shown } from './layout.ts';

/** The boards and the frame from above, and a cut through the deck from the house outwards. */
export const deckDrawings = (inputs: DeckJob): readonly JobDrawing[] => [
  boardsDrawing(inputs),
  frameDrawing(inputs),
  sectionDrawing(inputs),
];

function boardsDrawing({ words, place, deck, locale }: DeckJob): JobDrawing {
  return {
    id: 'deck',
    name: words.drawing.boards,
    counts: [deck.boardProduct, 'deck-screws', 'deck-clips', 'starter-clips'],
    surface: place.region,
    seen: 'plan',
    on: 'floor',
    pieces: deck.boards.laid.map(({ shape, row }) => ({ shape, whole: false, from: row })),
    says: words.drawing.boardsSay(formatReason(deck.boards.why.boards, locale)),
  };
}

/** Products that the frame drawing counts: joists, beams, and their supports. */
const FRAME: readonly Product[] = [
  'structural-timber',
  'joist-hanger',
  'hurricane-tie',
  'paving-slab',
  'deck-pedestal',
  'deck-post',
  'post-base',
  'post-anchor',
];

/** Drawn side of a pad or post. */
const POINT = mm(100);

function frameDrawing(inputs: DeckJob): JobDrawing {
  const { words, place, deck, locale } = inputs;
  const { frame } = deck;
  const points = frame.kind === 'low' ? frame.low.drawn.pads : frame.raised.drawn.posts;
  const joists = frame.kind === 'low' ? frame.low.drawn.joists : frame.raised.drawn.joists;
  const beams = frame.kind === 'low' ? [] : frame.raised.drawn.beams;
  const inside = (box: Box): PolygonRings => shown(clipRegion(deck.plan, box), deck);
  const dots = points.map(({ x, y }) => ({
    x0: Math.round(x - POINT / 2),
    y0: Math.round(y - POINT / 2),
    x1: Math.round(x + POINT / 2),
    y1: Math.round(y + POINT / 2),
  }));
  const pieces = [
    ...joists.map((box, i): LaidPiece => ({ shape: inside(box), whole: false, from: i })),
    ...beams.map((box, i): LaidPiece => ({ shape: inside(box), whole: false, from: i })),
    ...dots.map((box, i): LaidPiece => ({ shape: inside(box), whole: true, from: i })),
  ];
  return {
    id: 'joists',
    name: words.drawing.frame,
    counts: FRAME,
    surface: place.region,
    seen: 'plan',
    on: 'floor',
    pieces: pieces.filter(({ shape }) => shape.length > 0),
    says:
      frame.kind === 'low'
        ? words.drawing.lowSays(frame.low.joists, frame.low.pads)
        : words.drawing.raisedSays(
            frame.raised.joists,
            frame.raised.posts,
            formatLength(frame.raised.footing.wide, locale),
          ),
  };
}

/** Section with boards, joists, beams, posts and footings, each with its size. */
function sectionDrawing(inputs: DeckJob): JobDrawing {
  const { words, values, deck, locale } = inputs;
  const { frame, board, guard } = deck;
  const say = (size: number): string => formatLength(length(Math.round(size)), locale);
  const joist = frame.kind === 'low' ? frame.low.joist : frame.raised.joist;
  const spans = spansOf(inputs);
  const wide = spans.at(-1) ?? mm(1000);
  const top = values.height;
  const under = top - board.thickness - joist.width;
  const parts: LaidPiece[] = [
    block(0, top - board.thickness, wide, board.thickness, true),
    block(0, under, wide, joist.width),
  ];
  const notes: Note[] = [
    {
      at: { x: wide / 2, y: top - board.thickness - joist.width / 2 },
      text: words.drawing.joist(sides(joist, locale)),
    },
    { at: { x: wide, y: top / 2 }, text: words.drawing.height(say(top)) },
  ];
  const surface: Box[] = [{ x0: 0, y0: Math.min(0, under), x1: wide, y1: top }];
  for (const part of supportsOf(inputs, spans, under)) {
    parts.push(...part.pieces);
    notes.push(...part.notes);
    surface.push(...part.surface);
  }
  if (guard !== undefined) {
    const post = inputs.shelf['deck-post'].variants[0].width;
    parts.push(block(wide - post, top, post, guard.height, true));
    surface.push({ x0: wide - post, y0: top, x1: wide, y1: top + guard.height });
    notes.push({
      at: { x: wide - post, y: top + guard.height / 2 },
      text: words.drawing.guard(say(guard.height)),
    });
  }
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['deck-post', 'deck-pedestal', 'paving-slab', 'concrete-mix', 'ready-mix', 'handrail'],
    surface: surface.map(boxRing),
    seen: 'wall',
    pieces: parts,
    notes,
    says: words.drawing.sectionSays(say(top), say(spanOf(inputs))),
  };
}

const spanOf = ({ deck }: DeckJob): Length =>
  deck.frame.kind === 'raised' ? deck.frame.raised.span : length(spansOf({ deck })[1] ?? 0);

/** Positions of the supports and of the deck's end, from the house. */
function spansOf({ deck }: Pick<DeckJob, 'deck'>): readonly number[] {
  const { frame } = deck;
  if (frame.kind === 'raised') {
    const { span, overhang } = frame.raised;
    return [overhang, overhang + span, 2 * overhang + span];
  }
  const first = frame.low.drawn.pads[0];
  const along = frame.low.drawn.pads
    .filter(({ x }) => x === first?.x)
    .map(({ y }) => y - (first?.y ?? 0));
  return along.length < 2 ? [0, mm(1000)] : along;
}

interface Supported {
  readonly pieces: readonly LaidPiece[];
  readonly notes: readonly Note[];
  readonly surface: readonly Box[];
}

function supportsOf(
  inputs: DeckJob,
  spans: readonly number[],
  under: number,
): readonly Supported[] {
  const { deck, words, locale } = inputs;
  const { frame } = deck;
  if (frame.kind === 'low') {
    const slab = frame.pads.slab.thickness ?? mm(40);
    const size = Math.min(frame.pads.slab.length ?? mm(300), frame.pads.slab.width ?? mm(300));
    return spans.map((x, i) => {
      const at = Math.max(0, Math.min(x - size / 2, (spans.at(-1) ?? x) - size));
      return {
        pieces: [
          block(at, 0 - slab, size, slab, true),
          ...(under > 0 ? [block(at + size / 4, 0, size / 2, under)] : []),
        ],
        notes:
          i === 0 ? [{ at: { x: at + size / 2, y: 0 - slab / 2 }, text: words.drawing.pad }] : [],
        surface: [{ x0: at, y0: 0 - slab, x1: at + size, y1: Math.max(0, under) }],
      };
    });
  }
  const { beam, post, postHeight, footing, flush } = frame.raised;
  const say = (size: number): string => formatLength(length(size), locale);
  const thick = beam.plies * beam.section.thickness;
  const beamTop = flush ? under : postHeight + beam.section.width;
  return spans.slice(0, 2).map((x, i) => {
    const middle = Math.max(footing.wide / 2, x);
    const centred = (wide: number): number => middle - wide / 2;
    const beamLow = beamTop - (flush ? 0 : beam.section.width);
    const note = (y: number, text: string): Note => ({ at: { x: middle, y }, text });
    return {
      pieces: [
        ...(flush ? [] : [block(centred(thick), beamLow, thick, beam.section.width)]),
        block(centred(post.width), 0, post.width, postHeight, true),
        block(centred(footing.wide), 0 - footing.deep, footing.wide, footing.deep),
      ],
      notes:
        i === 0
          ? [
              note(
                beamLow + beam.section.width / 2,
                words.drawing.beam(beam.plies, sides(beam.section, locale)),
              ),
              note(postHeight / 2, words.drawing.post(sides(post, locale))),
              note(
                0 - footing.deep / 2,
                words.drawing.footing(say(footing.wide), say(footing.deep)),
              ),
            ]
          : [],
      surface: [
        {
          x0: centred(footing.wide),
          y0: 0 - footing.deep,
          x1: centred(footing.wide) + footing.wide,
          y1: 0,
        },
        {
          x0: centred(Math.max(thick, post.width)),
          y0: 0,
          x1: centred(Math.max(thick, post.width)) + Math.max(thick, post.width),
          y1: beamTop,
        },
      ],
    };
  });
}

/** Measured sides in the user's units: nominal sizes of lumber are larger. */
const sides = ({ thickness, width }: Section, locale: Locale): string =>
  formatSides(thickness, width, locale);
