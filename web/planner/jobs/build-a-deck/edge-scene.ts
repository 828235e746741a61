import type { FreeSide, GuardRun } from '../../takeoff/deck/deck-edge.ts';
import { mm } from '../../measure/units/units.ts';
import { deckBlocks } from '../../takeoff/deck/deck-blocks.ts';
import type { Box, Point } from '../../measure/outline/polygon.ts';
import type { Product } from '../../stock/products.ts';
import type { Solid } from '../../scene/scene.ts';
import { skirtOf, UNDER_RAIL } from './board-steps.ts';
import type { DeckJob } from './lines.ts';
import { liftOf, member } from './scene.ts';

/** Extent of a body along a side and inwards from it. */
type Extent = readonly [from: number, to: number];

/** Box along a side, from its start and inwards. */
function alongSide(blocks: readonly Box[], { from, to, run }: FreeSide) {
  const [ux, uy] = [(to.x - from.x) / run, (to.y - from.y) / run];
  const isIn = ({ x, y }: Point): boolean =>
    blocks.some(({ x0, x1, y0, y1 }) => x > x0 && x < x1 && y > y0 && y < y1);
  const isLeft = isIn({ x: (from.x + to.x) / 2 + uy, y: (from.y + to.y) / 2 - ux });
  const [nx, ny] = isLeft ? [uy, 0 - ux] : [0 - uy, ux];
  return ([s0, s1]: Extent, [d0, d1]: Extent): Box => {
    const xs = [from.x + ux * s0 + nx * d0, from.x + ux * s1 + nx * d1];
    const ys = [from.y + uy * s0 + ny * d0, from.y + uy * s1 + ny * d1];
    return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  };
}

/** The skirt round a deck, and its guard. Guard posts are drawn from the frame up, which hides their feet. */
export function edgeSolids(inputs: DeckJob): readonly Solid[] {
  const { deck, values, place } = inputs;
  const blocks = deckBlocks(deck.plan);
  // Drawn on the rims, without its packers.
  const { section, wide, runs } = skirtOf(inputs, mm(0));
  const apart = liftOf(place, 0.4);
  const skirt = runs.map(({ side, at, run }) =>
    member(
      inputs,
      alongSide(blocks, side)([at, at + run], [0 - section.thickness, 0]),
      { low: values.height - wide, high: values.height },
      { product: 'fascia-board', step: 'skirt', apart },
    ),
  );
  const guard = (deck.guard?.runs ?? []).flatMap((run) => guardSolids(inputs, run, blocks));
  // Two sides share the post at their corner.
  const places = new Map(guard.map((body) => [body.at.map(Math.round).join(' '), body]));
  return [...skirt, ...places.values()];
}

/** Posts of a stretch of guard inside the rim, and between them two rails with balusters. */
function guardSolids(
  inputs: DeckJob,
  { side, at, run, rim, count, spindles }: GuardRun,
  blocks: readonly Box[],
): readonly Solid[] {
  const { deck, values, place, shelf } = inputs;
  const [{ width: post }] = shelf['deck-post'].variants;
  const [rail] = shelf.handrail.variants;
  const [{ width: spindle = rail.thickness }] = shelf['deck-baluster'].variants;
  const apart = liftOf(place, 1);
  const box = alongSide(blocks, side);
  const put = (product: Product, along: Extent, deep: number, low: number, high: number): Solid =>
    member(
      inputs,
      box(along, [rim + (post - deep) / 2, rim + (post + deep) / 2]),
      { low, high },
      { product, apart, step: product === 'deck-post' ? 'guard-posts' : 'rails' },
    );
  const top = values.height + (deck.guard?.height ?? 0);
  const low = values.height + UNDER_RAIL[inputs.region === 'us' ? 'us' : 'metric'];
  const pitch = (run - post) / count;
  const gap = (pitch - post - spindles * spindle) / (spindles + 1);
  return Array.from({ length: count + 1 }, (_, i) => at + i * pitch).flatMap((start, i) => {
    const [from, to] = [start + post, start + pitch];
    const posts = put('deck-post', [start, from], post, values.height - deck.board.thickness, top);
    if (i === count) return [posts];
    return [
      posts,
      put('handrail', [from, to], rail.width, top - rail.thickness, top),
      put('handrail', [from, to], rail.width, low, low + rail.thickness),
      ...Array.from({ length: spindles }, (_one, n) => {
        const left = from + gap + n * (spindle + gap);
        return put(
          'deck-baluster',
          [left, left + spindle],
          rail.thickness,
          low + rail.thickness,
          top - rail.thickness,
        );
      }),
    ];
  });
}
