import { mm } from '../../../measure/units.ts';
import { part, type Part } from '../panel.ts';
import type { Design, Laid } from '../piece.ts';

/** The floor's cleats lie so far up, and water runs off between its boards. */
const UP = mm(20);
const DRAIN = mm(8);
/** A strip narrower than this cannot be sawn off safely: two boards share it. */
const NARROWEST = mm(30);

const nothing = { span: mm(0), shelfDepth: mm(0), clear: mm(0), runner: mm(0), doorHeight: mm(0) };

/** Heights of the rows from the ground up: whole boards, the lowest ripped to what is left. */
function rowsOf(height: number, board: number): readonly number[] {
  const whole = Math.floor(height / board);
  const rest = height - whole * board;
  if (rest === 0) return Array.from({ length: whole }, () => board);
  if (rest >= NARROWEST || whole === 0)
    return [rest, ...Array.from({ length: whole }, () => board)];
  const half = Math.floor((board + rest) / 2);
  return [half, ...Array.from({ length: whole - 1 }, () => board), board + rest - half];
}

/** Boards on edge round four posts, on a floor of boards with gaps over two cleats. */
export function planter(design: Design): Laid {
  const { width, height, depth, deck, post } = design;
  const t = deck.thickness;
  const inner = { wide: width - 2 * t, deep: depth - 2 * t };
  if (inner.wide < 2 * post.width + mm(50)) return { field: 'width', why: 'narrow' };
  if (inner.deep < 2 * post.width + mm(20)) return { field: 'depth', why: 'shallow' };
  const cleat = { high: post.width, thick: post.thickness };
  const slatTop = UP + cleat.high + t;
  if (height < slatTop + mm(80)) return { field: 'height', why: 'low' };
  let z = 0;
  const rows = rowsOf(height, deck.width).flatMap((high) => {
    const at = z;
    z += high;
    const common = { stock: 'deck' } as const;
    const long = (y: number, way: -1 | 1): Part =>
      part('long-board', {
        ...common,
        at: [0, y, at],
        size: [width, t, high],
        grain: 0,
        stage: 'frame',
        apart: [0, 0.8 * way, 0],
      });
    const short = (x: number, way: -1 | 1): Part =>
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
  const posts = [t, width - t - post.thickness].flatMap((x) =>
    [t, depth - t - post.width].map((y) =>
      part('post', {
        at: [x, y, slatTop],
        size: [post.thickness, post.width, height - slatTop],
        grain: 2,
        stock: 'post',
        stage: 'frame',
        apart: [0, 0, 0.6],
      }),
    ),
  );
  const cleats = [t, width - t - cleat.thick].map((x) =>
    part('cleat', {
      at: [x, t, UP],
      size: [cleat.thick, inner.deep, cleat.high],
      grain: 1,
      stock: 'post',
      stage: 'back',
      apart: [0, 0, -0.5],
    }),
  );
  // One board alone may have to be ripped narrower.
  const wide = Math.min(deck.width, inner.deep);
  const count = Math.max(1, Math.floor((inner.deep + DRAIN) / (deck.width + DRAIN)));
  const pitch = count === 1 ? 0 : (inner.deep - wide) / (count - 1);
  const slats = Array.from({ length: count }, (_, i) =>
    part('slat', {
      at: [
        t,
        t + (count === 1 ? Math.round((inner.deep - wide) / 2) : Math.round(i * pitch)),
        UP + cleat.high,
      ],
      size: [inner.wide, wide, t],
      grain: 0,
      stock: 'deck',
      stage: 'back',
      apart: [0, 0, 0.25],
    }),
  );
  return { ...nothing, parts: [...rows, ...posts, ...cleats, ...slats] };
}
