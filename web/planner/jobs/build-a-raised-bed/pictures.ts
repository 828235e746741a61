import { formatLength } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { length } from '../../measure/units/units.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import { BELOW_RIM } from '../../takeoff/structure/outdoors/raised-bed.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, layersDrawing } from '../kit/drawings.ts';
import type { Sparse } from '../kit/compact.ts';
import type { Inputs } from './fields.ts';
import type { Bed } from './layout.ts';

/** The bed from above and from its long side, board by board, and a cut through what fills it. */
export function bedDrawings({ words, locale }: Inputs, bed: Bed): Sparse<JobDrawing> {
  const { product, screws } = bed.wood;
  const shown = (size: Parameters<typeof formatLength>[0]): string => formatLength(size, locale);
  const surface = (high: number) => [boxRing({ x0: 0, y0: 0, x1: bed.length, y1: high })];
  return [
    {
      id: 'plan',
      name: words.drawing.plan,
      counts: [product, 'fence-post', screws],
      surface: surface(bed.width),
      seen: 'plan',
      pieces: planPieces(bed),
      says: words.drawing.planSays(shown(bed.length), shown(bed.width), bed.posts),
    },
    {
      id: 'side',
      name: words.drawing.side,
      counts: [product],
      surface: surface(bed.height),
      seen: 'wall',
      pieces: sidePieces(bed),
      says: words.drawing.sideSays(bed.rows, shown(bed.height)),
    },
    layersDrawing(
      [
        { products: [], name: words.drawing.rim, depth: BELOW_RIM },
        {
          products: ['topsoil', 'compost', 'sharp-sand'],
          name: words.drawing.fill,
          depth: bed.fill,
        },
        { products: ['gravel'], name: words.drawing.stone, depth: bed.stone },
      ],
      locale,
    ),
  ];
}

/** Equal parts of a run from `start`, as far as they go. */
const parts = (start: number, run: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => [
    Math.round(start + (run * i) / count),
    Math.round(start + (run * (i + 1)) / count),
  ]);

function planPieces(bed: Bed): readonly LaidPiece[] {
  const { thickness: t } = bed.wood.section;
  const { width: p } = bed.post;
  // Posts from one corner to the other, both included.
  const posts = (run: number, bays: number): readonly number[] =>
    Array.from({ length: bays + 1 }, (_, i) => Math.round(t + ((run - 2 * t - p) * i) / bays));
  const inward = [t, bed.width - t - p];
  const along = [t, bed.length - t - p];
  return [
    ...parts(0, bed.length, bed.long.boards).flatMap(([x0, x1]) => [
      block(x0, 0, x1 - x0, t),
      block(x0, bed.width - t, x1 - x0, t),
    ]),
    ...parts(t, bed.width - 2 * t, bed.short.boards).flatMap(([y0, y1]) => [
      block(0, y0, t, y1 - y0),
      block(bed.length - t, y0, t, y1 - y0),
    ]),
    ...posts(bed.length, bed.long.bays).flatMap((x) => inward.map((y) => block(x, y, p, p, true))),
    ...posts(bed.width, bed.short.bays)
      .slice(1, -1)
      .flatMap((y) => along.map((x) => block(x, y, p, p, true))),
  ];
}

/** Row by row from the ground: every second row shows the ends of the short sides. */
function sidePieces(bed: Bed): readonly LaidPiece[] {
  const { thickness: t, width } = bed.wood.section;
  return Array.from({ length: bed.rows }, (_, row) => {
    const y = row * width;
    if (row % 2 === 0) {
      return parts(0, bed.length, bed.long.boards).map(([x0, x1]) =>
        block(x0, y, x1 - x0, width, true),
      );
    }
    return [
      block(0, y, t, width),
      ...parts(t, length(bed.length - 2 * t), bed.long.boards).map(([x0, x1]) =>
        block(x0, y, x1 - x0, width, true),
      ),
      block(bed.length - t, y, t, width),
    ];
  }).flat();
}
