import { TUBE } from './rules-us.ts';
import { en as enModel } from '../../../language/en/model.ts';
import { boundsOf, type Box, type Point } from '../../measure/outline/polygon.ts';
import {
  formatDimension,
  formatLength,
  length,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { deckBlocks } from '../../takeoff/deck/deck-blocks.ts';
import { solidAt, type Solid, type Triple } from '../../scene/scene.ts';
import type { JobDrawing } from '../kit/contract.ts';
import type { DeckJob } from './lines.ts';

/** Heights of the lower and the upper face. */
interface Level {
  readonly low: number;
  readonly high: number;
}

/** Vector by which the exploded view lifts a share of the deck. */
export function liftOf({ region }: DeckJob['place'], share: number): Triple {
  const { x0, x1, y0, y1 } = boundsOf(region);
  return [0, 0, share * 0.4 * Math.max(x1 - x0, y1 - y0)];
}

/** Joists over beams and posts or pads. */
export const frameSolids = (inputs: DeckJob): readonly Solid[] => {
  const { frame } = inputs.deck;
  const apart = liftOf(inputs.place, 0.4);
  return frame.kind === 'low'
    ? lowSolids(inputs, frame, apart)
    : raisedSolids(inputs, frame.raised, apart);
};

/** The bodies in words, with their drawings. */
export function deckSays(inputs: DeckJob, drawings: readonly JobDrawing[]): readonly string[] {
  const { place, values, deck, locale } = inputs;
  const { x0, x1, y0, y1 } = boundsOf(place.region);
  const model = locale.words('model', enModel);
  const [boards, frame] = drawings;
  return [
    model.size(
      formatDimension(length(x1 - x0), locale),
      formatDimension(length(y1 - y0), locale),
      formatLength(values.height, locale),
    ),
    ...[boards?.says, frame?.says].flatMap((one) => one ?? []),
    ...(deck.flights === undefined ? [] : [model.noStairs]),
  ];
}

/** A box of the plan, in which the boards run along x, between two levels. */
export function member(
  { deck }: DeckJob,
  box: Box,
  { low, high }: Level,
  more: Parameters<typeof solidAt>[2] = {},
): Solid {
  const { x0, y0, x1, y1 } = deck.upright
    ? { x0: box.y0, y0: box.x0, x1: box.y1, y1: box.x1 }
    : box;
  return solidAt([x0, 0 - y1, low], [x1 - x0, y1 - y0, high - low], more);
}

/** Moves joists on one line next to each other, within their block. */
function sideBySide(joists: readonly Box[], blocks: readonly Box[]): readonly Box[] {
  const seen = new Map<string, number>();
  return joists.map((box) => {
    const key = `${box.x0} ${box.y0}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const thick = box.x1 - box.x0;
    const isLast = blocks.some(({ x1, y0, y1 }) => x1 === box.x1 && y0 === box.y0 && y1 === box.y1);
    const by = before * (isLast ? 0 - thick : thick);
    return { ...box, x0: box.x0 + by, x1: box.x1 + by };
  });
}

/** Joists between the boards across their ends, and those: a rim, or at the house a ledger. */
function joistsAndRims(blocks: readonly Box[], drawn: readonly Box[], thick: Length) {
  const joists = sideBySide(drawn, blocks).map((box) => ({
    ...box,
    y0: box.y0 + thick,
    y1: box.y1 - thick,
  }));
  const rims = blocks.flatMap((block) => [
    { ...block, y1: block.y0 + thick },
    { ...block, y0: block.y1 - thick },
  ]);
  return { joists, rims: acrossJoists(rims, joists) };
}

const square = ({ x, y }: Point, side: number): Box => ({
  x0: Math.round(x - side / 2),
  y0: Math.round(y - side / 2),
  x1: Math.round(x + side / 2),
  y1: Math.round(y + side / 2),
});

/** Moves a box along y into its block. */
function within(box: Box, blocks: readonly Box[]): Box {
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  const block = blocks.find(
    ({ x0, x1, y0, y1 }) => middle.x >= x0 && middle.x <= x1 && middle.y >= y0 && middle.y <= y1,
  );
  if (block === undefined) return box;
  const by = Math.max(0, block.y0 - box.y0) - Math.max(0, box.y1 - block.y1);
  return { ...box, y0: box.y0 + by, y1: box.y1 + by };
}

/** Drawn width of a pedestal. */
const PEDESTAL = mm(150);

function lowSolids(
  inputs: DeckJob,
  { low, pads }: Extract<DeckJob['deck']['frame'], { kind: 'low' }>,
  apart: Triple,
): readonly Solid[] {
  const { deck, values } = inputs;
  const blocks = deckBlocks(deck.plan);
  const high = values.height - deck.board.thickness;
  const level = { low: high - low.joist.width, high };
  const frame = joistsAndRims(blocks, low.drawn.joists, low.joist.thickness);
  const side = Math.min(pads.slab.length ?? mm(300), pads.slab.width ?? mm(300));
  const slab = { low: 0 - (pads.slab.thickness ?? mm(40)), high: 0 };
  return [
    ...(
      [
        ['rim', frame.rims],
        ['joist', frame.joists],
        ['noggin', acrossJoists(low.drawn.noggins, frame.joists)],
      ] as const
    ).flatMap(([piece, boxes]) =>
      boxes.map((box) => member(inputs, box, level, { apart, ...timber(piece) })),
    ),
    ...low.drawn.slabs.map((box) =>
      member(inputs, box, slab, { product: 'paving-slab', step: 'pads' }),
    ),
    ...low.drawn.pads.flatMap((pad) => {
      const slabBox = within(square(pad, side), blocks);
      const middle = { x: (slabBox.x0 + slabBox.x1) / 2, y: (slabBox.y0 + slabBox.y1) / 2 };
      const foot = { low: 0, high: level.low };
      return [
        ...(low.drawn.slabs.length > 0
          ? []
          : [member(inputs, slabBox, slab, { product: 'paving-slab', step: 'pads' })]),
        ...(level.low > 0
          ? [
              member(inputs, square(middle, Math.min(side / 2, PEDESTAL)), foot, {
                product: 'deck-pedestal',
                step: 'pads',
              }),
            ]
          : []),
      ];
    }),
  ];
}

/** Rims and noggins cut to the joists that they would meet, and moved next to a beam that is level with them. */
const acrossJoists = (
  members: readonly Box[],
  joists: readonly Box[],
  beams: readonly Box[] = [],
): readonly Box[] =>
  members.map((whole) => {
    const thick = whole.y1 - whole.y0;
    let { x0, x1, y0, y1 } = whole;
    const meets = (one: Box): boolean => x0 < one.x1 && x1 > one.x0 && y0 < one.y1 && y1 > one.y0;
    for (const beam of beams) {
      if (!meets(beam)) continue;
      y0 = y0 + y1 < beam.y0 + beam.y1 ? beam.y0 - thick : beam.y1;
      y1 = y0 + thick;
    }
    for (const joist of joists) {
      if (!meets(joist)) continue;
      if (joist.x0 <= x0) x0 = joist.x1;
      else x1 = joist.x0;
    }
    return { x0, x1, y0, y1 };
  });

/** Step that adds each piece of the frame. */
const STEPS = {
  ledger: 'ledger',
  rim: 'joists',
  joist: 'joists',
  noggin: 'noggins',
  beam: 'beams',
};

/** A piece of the frame of treated timber. */
const timber = (piece: keyof typeof STEPS) =>
  ({ product: 'structural-timber', piece, step: STEPS[piece] }) as const;

type Raised = Extract<DeckJob['deck']['frame'], { kind: 'raised' }>['raised'];

function raisedSolids(inputs: DeckJob, raised: Raised, apart: Triple): readonly Solid[] {
  const { deck, values } = inputs;
  const { joist, beam, drawn, flush, postHeight, clear, post, footing } = raised;
  const blocks = deckBlocks(deck.plan);
  const high = values.height - deck.board.thickness;
  const level = { low: high - joist.width, high };
  const frame = joistsAndRims(blocks, drawn.joists, joist.thickness);
  const ledgers = raised.ledger > 0 ? frame.rims.filter(({ y0 }) => y0 === houseOf(blocks)) : [];
  const rims = flush ? [] : frame.rims.filter((rim) => !ledgers.includes(rim));
  const joists = flush
    ? sideBySide(drawn.joists, blocks).flatMap((box) =>
        betweenBeams(box, [...ledgers, ...drawn.beams]),
      )
    : frame.joists;
  const hung = [...rims, ...joists];
  const onBeams = { low: clear, high: clear + beam.section.width };
  return [
    ...(
      [
        ['ledger', ledgers],
        ['rim', rims],
        ['joist', joists],
        ['noggin', acrossJoists(drawn.noggins, hung, flush ? drawn.beams : [])],
      ] as const
    ).flatMap(([piece, boxes]) =>
      boxes.map((box) => member(inputs, box, level, { apart, ...timber(piece) })),
    ),
    ...drawn.beams.flatMap((box) =>
      pliesOf(box, beam.plies).map((ply) =>
        member(inputs, ply, onBeams, { ...(flush && { apart }), ...timber('beam') }),
      ),
    ),
    ...drawn.posts.flatMap((at) => {
      const middle = { x: at.x, y: underBeam(at, drawn.beams) };
      return [
        raised.onPiers
          ? member(
              inputs,
              square(middle, footing.tube > 0 ? TUBE : footing.wide),
              { low: 0, high: clear },
              { look: 'concrete', step: 'footings' },
            )
          : member(
              inputs,
              square(middle, post.width),
              { low: clear - postHeight, high: clear },
              { product: 'deck-post', piece: 'post', step: 'beams' },
            ),
        member(
          inputs,
          square(middle, footing.wide),
          { low: 0 - footing.deep, high: raised.onPiers ? 0 : clear - postHeight },
          { look: 'concrete', step: 'footings' },
        ),
      ];
    }),
  ];
}

const houseOf = (blocks: readonly Box[]): number => Math.min(...blocks.map(({ y0 }) => y0));

/** The boards of a beam on edge, side by side. */
const pliesOf = (box: Box, plies: number): readonly Box[] =>
  Array.from({ length: plies }, (_, i) => ({
    ...box,
    y0: box.y0 + (i * (box.y1 - box.y0)) / plies,
    y1: box.y0 + ((i + 1) * (box.y1 - box.y0)) / plies,
  }));

/** A joist in pieces that hang from beam to beam, and from a ledger. */
function betweenBeams(joist: Box, beams: readonly Box[]): readonly Box[] {
  const crossed = beams
    .filter(({ x0, x1 }) => x0 < joist.x1 && x1 > joist.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  const ends = [...crossed.map(({ y0 }) => y0), joist.y1];
  return ends.flatMap((y1, i) => {
    const y0 = crossed[i - 1]?.y1 ?? joist.y0;
    return Math.min(y1, joist.y1) > y0 ? [{ ...joist, y0, y1: Math.min(y1, joist.y1) }] : [];
  });
}

/** The middle of the beam that a post is under. */
function underBeam({ x, y }: Point, beams: readonly Box[]): number {
  const middles = beams
    .filter(({ x0, x1 }) => x >= x0 && x <= x1)
    .map(({ y0, y1 }) => (y0 + y1) / 2);
  return middles.toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y))[0] ?? y;
}
