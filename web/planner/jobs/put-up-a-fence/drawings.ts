import { formatDimension, formatLength } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import type { FenceStretch } from '../../takeoff/fence/lay-fence.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import { holeWidth } from '../../takeoff/structure/outdoors/fence-rules.ts';
import type { Fence, FenceParts } from './layout.ts';

/** Each stretch as it stands, and one post with its hole, cut through. */
export const fenceDrawings = (asked: Fence): readonly JobDrawing[] => [
  ...asked.fence.stretches.map((stretch, i) => elevation(asked, stretch, i)),
  section(asked),
];

/** What stands along a stretch. */
const STANDING = [
  'fence-post',
  'concrete-post',
  'post-cap',
  'gravel-board',
  'concrete-gravel-board',
  'fence-panel',
  'fence-rail',
  'feather-edge',
  'pickets',
  'capping-rail',
  'gate',
] as const satisfies readonly Product[];
/** What holds a post. */
const SET = ['post-mix', 'gravel', 'post-anchor'] as const satisfies readonly Product[];

function elevation(asked: Fence, stretch: FenceStretch, i: number): JobDrawing {
  const { parts, depth, words, locale, fence } = asked;
  const side = parts.side;
  const long = (stretch.posts.at(-1) ?? 0) + side;
  const below = parts.anchored ? 0 : depth;
  const post = parts.concretePost ? 'concrete-post' : 'fence-post';
  const posts = stretch.posts.map((at) =>
    block(at, 0 - below, side, parts.height + below, true, post),
  );
  const between = stretch.bays.flatMap(({ clear, is }, bay): readonly LaidPiece[] => {
    const from = (stretch.posts[bay] ?? 0) + side;
    if (clear <= 0) return [];
    return is === 'gate'
      ? [block(from, 0, clear, parts.height, true, 'gate')]
      : baySeen(parts, from, clear, is === 'whole');
  });
  const gates = stretch.bays.flatMap(({ clear, is }, bay) =>
    is === 'gate'
      ? [
          {
            at: { x: (stretch.posts[bay] ?? 0) + side + clear / 2, y: parts.height / 2 },
            text: words.drawing.gate,
          },
        ]
      : [],
  );
  const name = fence.stretches.length === 1 ? words.drawing.fence : words.drawing.stretch(i + 1);
  return {
    id: `stretch-${i}`,
    name,
    counts: STANDING,
    surface: [
      boxRing({ x0: 0, y0: 0, x1: long, y1: parts.height }),
      boxRing({ x0: 0, y0: 0 - depth, x1: long, y1: 0 }),
    ],
    seen: 'wall',
    on: { stretch: i },
    pieces: [...posts, ...between],
    notes: gates,
    says: words.drawing.says(
      name,
      formatDimension(length(long), locale),
      stretch.bays.filter(({ is }) => is !== 'gate').length,
      stretch.posts.length,
    ),
  };
}

/** How high the boards of a panel are, as most are made. */
const SLAT = mm(150);

/** One bay from the front: its gravel board, and its panel or its boards and their gaps. */
function baySeen(
  parts: FenceParts,
  from: number,
  clear: Length,
  whole: boolean,
): readonly LaidPiece[] {
  const { infill, gravelBoard: low, height } = parts;
  const board = parts.concretePost ? 'concrete-gravel-board' : 'gravel-board';
  const foot = low > 0 ? [block(from, 0, clear, low, true, board)] : [];
  if (!('board' in infill)) {
    const slats = Math.max(1, Math.round((height - low) / SLAT));
    const high = (height - low) / slats;
    const panel = Array.from({ length: slats }, (_, i) =>
      block(from, low + i * high, clear, high, whole, 'fence-panel'),
    );
    return [...foot, ...panel];
  }
  const isPicket = infill.kind === 'picket';
  const wide = infill.kind === 'picket' ? infill.board : infill.board - infill.lap;
  const step = infill.kind === 'picket' ? wide + infill.gap : wide;
  const count = Math.max(1, Math.floor((clear + step - wide) / step));
  const product = isPicket ? 'pickets' : 'feather-edge';
  const boards = Array.from({ length: count }, (_, i) =>
    block(from + i * step, low, Math.min(wide, clear - i * step), height - low, true, product),
  );
  return [...foot, ...boards];
}

/** A post in its hole: height, depth, hole and post with their sizes. */
function section(asked: Fence): JobDrawing {
  const { parts, depth, words, locale } = asked;
  const side = parts.side;
  const hole = holeWidth(side);
  const shown = (size: number): string => formatLength(length(size), locale);
  const wide = (hole - side) / 2;
  const foot = parts.anchored ? 0 - side : 0 - depth;
  const from = hole + mm(50);
  const sizes = {
    height: shown(parts.height),
    depth: shown(depth),
    hole: shown(hole),
    post: shown(side),
  };
  return {
    id: 'section',
    name: words.drawing.section,
    counts: SET,
    surface: [
      boxRing({ x0: wide, y0: 0, x1: wide + side, y1: parts.height }),
      boxRing({ x0: wide + side, y0: 0, x1: from, y1: parts.height }),
      boxRing({ x0: 0, y0: 0 - depth, x1: hole, y1: 0 }),
    ],
    seen: 'wall',
    pieces: [
      block(
        wide,
        parts.anchored ? mm(50) : foot,
        side,
        parts.height - (parts.anchored ? mm(50) : foot),
        true,
        parts.concretePost ? 'concrete-post' : 'fence-post',
      ),
      block(
        wide + side,
        parts.gravelBoard,
        from - wide - side,
        parts.height - parts.gravelBoard,
        true,
        'fence-panel',
      ),
      ...(parts.anchored
        ? [block(0, 0 - depth, hole, depth)]
        : [block(0, 0 - depth, wide, depth), block(wide + side, 0 - depth, wide, depth)]),
    ],
    notes: [
      { at: { x: wide + side / 2, y: parts.height * 0.6 }, text: words.drawing.post(sizes.post) },
      { at: { x: from, y: parts.height / 2 }, text: sizes.height },
      { at: { x: hole / 2, y: 0 - depth / 2 }, text: words.drawing.hole(sizes.hole, sizes.depth) },
    ],
    says: words.drawing.sectionSays(sizes.height, sizes.post, sizes.hole, sizes.depth),
  };
}
