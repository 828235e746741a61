import { length, mm } from '../../../measure/units/units.ts';
import { downTo } from '../../../takeoff/walls/shelves.ts';
import { sideBays } from '../../../takeoff/structure/outdoors/raised-bed.ts';
import { part, type FurniturePart } from '../parts.ts';
import { NO_FITTINGS, type Design, type Laid } from '../piece.ts';

/** Height of the floor's cleats, and the gap between boards for drainage. */
export const CLEATS_UP = mm(20);
const DRAIN = mm(8);
/** Greatest distance of cleats (decking boards span 400 to 600 mm). */
const CLEATS = mm(600);
/** A strip narrower than this cannot be sawn off safely: two boards share it. */
const NARROWEST = mm(30);

/** Widths of the boards that fill a width with gaps: full boards, the last one ripped. */
function stripsOf(total: number, board: number, gap: number): readonly number[] {
  const count = Math.max(1, Math.ceil((total + gap) / (board + gap)));
  const rest = total - (count - 1) * (board + gap);
  const whole = (amount: number): readonly number[] => Array.from({ length: amount }, () => board);
  if (rest >= NARROWEST || count === 1) return [...whole(count - 1), rest];
  const half = Math.floor((board + rest) / 2);
  return [...whole(count - 2), board + rest - half, half];
}

type Bay = Readonly<Record<'at' | 'wide', number>>;

/** Spaces between the posts of a long side: wet compost bends a longer one outwards. */
function baysOf(design: Design): readonly Bay[] {
  const { width, deck, post, grain } = design;
  const from = deck.thickness + post.thickness;
  const run = width - 2 * from;
  const count = sideBays(length(run), deck.thickness, length(soilDepth(design)));
  const wide = downTo((run - (count - 1) * post.thickness) / count, grain);
  return Array.from({ length: count }, (_, i) => {
    const at = from + i * (wide + post.thickness);
    // The last bay takes the rounding.
    return { at, wide: i === count - 1 ? width - from - at : wide };
  });
}

/**
 * Floor of the planter: a strip between the posts on each long side, full boards from end to end in the middle, over
 * cleats on the posts and between them: wet compost bends boards that lie on their ends alone.
 */
function floorOf(design: Design, bays: readonly Bay[]): readonly FurniturePart[] {
  const { width, depth, deck, post } = design;
  const t = deck.thickness;
  const common = { stage: 'back', grain: 0, stock: 'deck', apart: [0, 0, 0.25] } as const;
  const up = CLEATS_UP + post.width;
  const edges = bays.flatMap(({ at, wide }) =>
    [t, depth - t - post.width].map((y) =>
      part('slat', { ...common, at: [at, y, up], size: [wide, post.width, t] }),
    ),
  );
  const from = t + post.width + DRAIN;
  let y = from;
  const middle = stripsOf(depth - 2 * from, deck.width, DRAIN).map((wide) => {
    const at = y;
    y += wide + DRAIN;
    return part('slat', { ...common, at: [t, at, up], size: [width - 2 * t, wide, t] });
  });
  const cleatsAt = bays.flatMap(({ at, wide }) => {
    const run = wide - post.thickness;
    const spans = Math.max(1, Math.ceil(run / CLEATS));
    return Array.from({ length: spans + 1 }, (_, i) => Math.round(at + (i * run) / spans));
  });
  const cleats = cleatsAt.map((x) =>
    part('cleat', {
      ...common,
      at: [x, t, CLEATS_UP],
      size: [post.thickness, depth - 2 * t, post.width],
      grain: 1,
      stock: 'post',
      apart: [0, 0, -0.5],
    }),
  );
  return [...cleats, ...edges, ...middle];
}

/** Left free of soil under the rim: a hand. */
const RIM = mm(80);

/** Depth of the soil, from the floor to a hand below the rim; in a low planter at least half of what there is. */
export function soilDepth({ height, deck, post }: Design): number {
  const room = height - (CLEATS_UP + post.width + deck.thickness);
  return Math.max(room / 2, room - RIM);
}

/** Boards on edge round posts from the ground up, with a floor between them. */
export function planter(design: Design): Laid {
  const { width, height, depth, deck, post } = design;
  const t = deck.thickness;
  const inner = { wide: width - 2 * t, deep: depth - 2 * t };
  if (inner.wide < 4 * post.thickness + mm(50)) return { field: 'width', why: 'narrow' };
  if (inner.deep < 2 * (post.width + DRAIN) + NARROWEST) return { field: 'depth', why: 'shallow' };
  const slatTop = CLEATS_UP + post.width + t;
  if (height < slatTop + mm(80)) return { field: 'height', why: 'low' };
  // The narrow ones lowest.
  let z = 0;
  const rows = stripsOf(height, deck.width, 0)
    .toReversed()
    .flatMap((high) => {
      const at = z;
      z += high;
      const common = { stock: 'deck' } as const;
      const long = (y: number, way: -1 | 1): FurniturePart =>
        part('long-board', {
          ...common,
          at: [0, y, at],
          size: [width, t, high],
          grain: 0,
          stage: 'frame',
          apart: [0, 0.8 * way, 0],
        });
      const short = (x: number, way: -1 | 1): FurniturePart =>
        part('short-board', {
          ...common,
          at: [x, t, at],
          size: [t, inner.deep, high],
          grain: 1,
          stage: 'close',
          apart: [0.4 * way, 0, 0],
        });
      return [long(0, -1), long(depth - t, 1), short(0, -1), short(width - t, 1)];
    });
  const bays = baysOf(design);
  const posts = [t, ...bays.map(({ at, wide }) => at + wide)].flatMap((x) =>
    [t, depth - t - post.width].map((y) =>
      part('post', {
        at: [x, y, 0],
        size: [post.thickness, post.width, height],
        grain: 2,
        stock: 'post',
        stage: 'frame',
        apart: [0, 0, 0.6],
      }),
    ),
  );
  return { ...NO_FITTINGS, parts: [...rows, ...posts, ...floorOf(design, bays)] };
}
