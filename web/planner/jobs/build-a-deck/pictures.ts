import { en as enAmounts } from '../../../language/en/amounts.ts';
import type { Locale } from '../../../language/locale.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { formatLength, length, mm } from '../../measure/units/units.ts';
import { flatPieces, type ViewAlongAxis } from '../../scene/flat-view.ts';
import type { Covering, Solid } from '../../scene/scene.ts';
import type { Section } from '../../stock/shelf.ts';
import type { Product } from '../../stock/products.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn } from '../kit/drawings.ts';
import { formatReason, formatSides } from '../kit/format-sizes.ts';
import type { DeckJob } from './lines.ts';
import { liftOf } from './scene.ts';

/** The boards and the frame from above, and a cut through the deck from the house outwards. */
export function deckDrawings(inputs: DeckJob, solids: readonly Solid[]): readonly JobDrawing[] {
  const boards = boardsOf(inputs);
  return [
    boards,
    frameDrawing(inputs, solids),
    sectionDrawing(inputs, { solids, coverings: [boards] }),
  ];
}

/** The boards with the edge of the deck all round. The exploded view lifts them off. */
function boardsOf({ words, place, values, deck, locale }: DeckJob): JobDrawing & Covering {
  return {
    id: 'deck',
    name: words.drawing.boards,
    counts: [deck.boardProduct, 'deck-screws', 'deck-clips', 'starter-clips'],
    surface: place.region,
    seen: 'plan',
    on: 'floor',
    of: deck.boardProduct,
    step: 'boards',
    pieces: deck.boards.laid.map(({ shape, row }) => ({ shape, whole: false, from: row })),
    // Ground runs down the plan, away from the house; in space away from who looks at the front.
    face: { origin: [0, 0, values.height], along: [1, 0, 0], up: [0, -1, 0] },
    back: [0, 0, 0 - deck.board.thickness],
    apart: liftOf(place, 1),
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

function frameDrawing(
  { words, place, deck, locale }: DeckJob,
  solids: readonly Solid[],
): JobDrawing {
  const { frame } = deck;
  const ground = boundsOf(place.region);
  return {
    id: 'joists',
    name: words.drawing.frame,
    counts: FRAME,
    surface: place.region,
    seen: 'plan',
    on: 'floor',
    isView: true,
    // Footings are wider than the deck.
    pieces: flatPieces({ solids }, { from: 'plan' }).pieces.map((piece) => ({
      ...piece,
      shape: clipRegion(piece.shape, ground),
    })),
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

/** Section along the joists through a row of supports. */
function sectionDrawing(
  { words, values, deck, locale }: DeckJob,
  scene: Parameters<typeof flatPieces>[0],
): JobDrawing {
  const { frame, guard, upright } = deck;
  const say = (size: number): string => formatLength(length(Math.round(size)), locale);
  const supports = frame.kind === 'low' ? frame.low.drawn.pads : frame.raised.drawn.posts;
  const lines = supports.map(({ x }) => x).toSorted((a, b) => a - b);
  const at = lines[Math.floor(lines.length / 2)] ?? 0;
  const view: ViewAlongAxis = upright ? { from: 'front', cut: 0 - at } : { from: 'side', cut: at };
  const section = flatPieces(scene, view);
  const { x0, x1, y0 } = boundsOf(section.surface);
  const size = dimensionsIn(locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['deck-post', 'deck-pedestal', 'paving-slab', 'concrete-mix', 'ready-mix', 'handrail'],
    seen: 'wall',
    ...section,
    dimensions: [
      size('top', x0, x1),
      size('left', 0, values.height),
      ...(y0 < 0 ? [size('right', y0, 0)] : []),
    ],
    says: words.drawing.sectionSays(
      say(values.height),
      say(spanOf(deck)),
      locale
        .words('amounts', enAmounts)
        .commas([
          ...partsOf(deck, words, locale),
          ...(guard === undefined ? [] : [words.drawing.guard(say(guard.height))]),
        ]),
    ),
  };
}

/** Distance between two supports of a joist. */
function spanOf({ frame }: DeckJob['deck']): number {
  if (frame.kind === 'raised') return frame.raised.span;
  const [first, ...others] = frame.low.drawn.pads;
  const next = others.find(({ x }) => x === first?.x);
  return first === undefined || next === undefined ? mm(1000) : next.y - first.y;
}

/** Measured sections of the frame: nominal sizes of lumber are larger. */
function partsOf(
  { frame }: DeckJob['deck'],
  { drawing }: DeckJob['words'],
  locale: Locale,
): readonly string[] {
  const sides = ({ thickness, width }: Section): string => formatSides(thickness, width, locale);
  if (frame.kind === 'low') return [drawing.joist(sides(frame.low.joist)), drawing.pad];
  const { joist, beam, post, footing } = frame.raised;
  return [
    drawing.joist(sides(joist)),
    drawing.beam(beam.plies, sides(beam.section)),
    drawing.post(sides(post)),
    drawing.footing(formatLength(footing.wide, locale), formatLength(footing.deep, locale)),
  ];
}
