import { formatLength, length } from '../../measure/units/units.ts';
import { flatPieces } from '../../scene/flat-view.ts';
import { lettered, solidAt, type Scene, type Solid } from '../../scene/scene.ts';
import type { Product } from '../../stock/products.ts';
import { BELOW_RIM } from '../../takeoff/structure/outdoors/raised-bed.ts';
import type { Sparse, JobDrawing } from '../kit/contract.ts';
import { dimensionsIn, layersDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { boardsAlong, cappingOf, postMiddle, sidePartsOf, type Bed } from './layout.ts';
import { tiesOf, type Ties } from './ties.ts';

/** The bed board by board, with its posts, its rail and its filling. */
export function bedScene(inputs: Inputs, bed: Bed): Scene {
  const { words, locale } = inputs;
  const shown = (size: Bed['length']): string => formatLength(size, locale);
  const { solids, parts } = lettered(
    [
      ...boardsOf(bed, inputs.region),
      ...postsOf(bed),
      ...tiesIn(inputs, bed),
      ...(bed.cap ? cappingIn(inputs, bed) : []),
    ],
    locale,
  );
  return {
    says: [
      words.drawing.planSays(shown(bed.length), shown(bed.width), bed.posts),
      words.drawing.sideSays(bed.rows, shown(bed.height)),
    ],
    isAlone: true,
    solids: [...solids, ...fillOf(bed)],
    parts,
  };
}

/** Row by row from the ground: in every second row the short sides run through. */
function boardsOf(bed: Bed, region: Inputs['region']): readonly Solid[] {
  const parts = sidePartsOf(region, bed.wood.section, bed.post);
  const { product, section } = bed.wood;
  const { thickness: t, width: high } = section;
  return Array.from({ length: bed.rows }, (_, row) => {
    const z = row * high;
    const put = (x: number, y: number, long: number, deep: number): Solid =>
      solidAt([x, y, z], [long, deep, high], {
        product,
        piece: 'side',
        step: row === 0 ? 'frame' : 'rows',
        apart: [0, 0, row * high],
      });
    const isOdd = row % 2 === 1;
    return [
      ...boardsAlong(bed.long, parts, isOdd, isOdd).flatMap(([x, long]) =>
        [0, bed.width - t].map((y) => put(x, y, long, t)),
      ),
      ...boardsAlong(bed.short, parts, isOdd, !isOdd).flatMap(([y, long]) =>
        [0, bed.length - t].map((x) => put(x, y, t, long)),
      ),
    ];
  }).flat();
}

/** Start of each post of a side. */
function startsOf({ wood, post }: Bed, side: Bed['long']): readonly number[] {
  const parts = { board: wood.section.thickness, post: post.width };
  return Array.from({ length: side.bays + 1 }, (_, i) =>
    Math.round(postMiddle(side, parts, i) - post.width / 2),
  );
}

/** Posts inside the corners, and evenly between them. */
function postsOf(bed: Bed): readonly Solid[] {
  const { thickness: t } = bed.wood.section;
  const { width: p } = bed.post;
  const put = (x: number, y: number, isCorner: boolean): Solid =>
    solidAt([x, y, bed.height - bed.postLength], [p, p, bed.postLength], {
      product: 'fence-post',
      piece: 'post',
      step: isCorner ? 'frame' : 'stakes',
    });
  const longs = startsOf(bed, bed.long);
  return [
    ...longs.flatMap((x, i) =>
      [t, bed.width - t - p].map((y) => put(x, y, i === 0 || i === longs.length - 1)),
    ),
    ...startsOf(bed, bed.short)
      .slice(1, -1)
      .flatMap((y) => [t, bed.length - t - p].map((x) => put(x, y, false))),
  ];
}

/** Boards on edge next to tied posts, across the bed and along it. */
function tiesIn(inputs: Inputs, bed: Bed): readonly Solid[] {
  const { product, section, across, along } = tiesOf(inputs, bed);
  const { thickness: t } = bed.wood.section;
  const { thickness: thin, width: high } = section;
  const rowOf = (row: Ties['across'], side: Bed['long'], over: number, isAcross: boolean) => {
    const starts = startsOf(bed, side);
    // Overlapped boards are next to each other.
    const apart = row.boards > 1 ? (over - 2 * t - row.long) / (row.boards - 1) : 0;
    return row.at.flatMap((at) =>
      Array.from({ length: row.boards }, (_, i) => {
        const beside = (starts[at] ?? 0) + bed.post.width + (i % 2) * thin;
        const from = Math.round(t + i * apart);
        const z = Math.round(row.high - high / 2);
        return solidAt(
          isAcross ? [beside, from, z] : [from, beside, z],
          isAcross ? [thin, row.long, high] : [row.long, thin, high],
          { product, piece: 'tie', step: 'ties' },
        );
      }),
    );
  };
  return [
    ...rowOf(across, bed.long, bed.width, true),
    ...rowOf(along, bed.short, bed.length, false),
  ];
}

/** The rail on the top edge, mitred at the corners. */
function cappingIn(inputs: Inputs, bed: Bed): readonly Solid[] {
  const { section, sides } = cappingOf(inputs, bed);
  const { width: wide, thickness } = section;
  const put = (x: number, y: number, long: number, deep: number): Solid =>
    solidAt([x, y, bed.height], [long, deep, thickness], {
      product: 'deck-board',
      piece: 'capping',
      step: 'cap',
      apart: [0, 0, bed.rows * bed.wood.section.width],
    });
  return [
    ...sides.long.flatMap(([x, long]) => [0, bed.width - wide].map((y) => put(x, y, long, wide))),
    ...sides.short.flatMap(([y, long]) => [0, bed.length - wide].map((x) => put(x, y, wide, long))),
  ];
}

/** Stone and soil between the sides. */
function fillOf(bed: Bed): readonly Solid[] {
  const { thickness: t } = bed.wood.section;
  const layer = (product: Product, step: string, low: number, high: number): readonly Solid[] =>
    high <= low
      ? []
      : [
          solidAt([t, t, low], [bed.length - 2 * t, bed.width - 2 * t, high - low], {
            product,
            step,
          }),
        ];
  return [
    ...layer('gravel', 'stone', 0, bed.stone),
    ...layer('topsoil', 'fill', bed.stone, bed.height - BELOW_RIM),
  ];
}

/** The bed from above and from its long side, and a cut through what fills it. */
export function bedDrawings({ words, locale }: Inputs, bed: Bed, scene: Scene): Sparse<JobDrawing> {
  const { product, screws } = bed.wood;
  const shown = (size: number): string => formatLength(length(size), locale);
  const size = dimensionsIn(locale);
  return [
    {
      id: 'plan',
      name: words.drawing.plan,
      counts: [product, 'fence-post', screws],
      seen: 'plan',
      ...flatPieces(scene, { from: 'plan' }),
      dimensions: [size('top', 0, bed.length), size('left', 0 - bed.width, 0)],
      says: words.drawing.planSays(shown(bed.length), shown(bed.width), bed.posts),
    },
    {
      id: 'side',
      name: words.drawing.side,
      counts: [product],
      seen: 'wall',
      ...flatPieces(scene, { from: 'front' }),
      dimensions: [
        size('top', 0, bed.length),
        size('left', 0, bed.height),
        size('right', bed.height - bed.postLength, 0),
      ],
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
