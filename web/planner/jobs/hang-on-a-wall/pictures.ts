import type { Product } from '../../stock/products.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { formatDepth, formatLength, length, mm, toMm } from '../../measure/units/units.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { block, noteAt } from '../kit/drawings.ts';
import type { WallFixing } from '../kit/walls/wall-fixing.ts';
import type { Inputs } from './fields.ts';
import type { Hanging } from './layout.ts';

/** Drawn size of a fixing, larger than a screw so that it is visible. */
const MARK = mm(30);

/** The wall with its cables' zones and the holes in it, and one fixing cut through. */
export const hangDrawings = (inputs: Inputs, hanging: Hanging): Sparse<JobDrawing> => [
  elevation(inputs, hanging),
  hanging.made && section(inputs, hanging, hanging.made),
];

/** Products that the holes count: fixings and their bit. */
const countsOf = (made: Hanging['made']): readonly Product[] =>
  made === undefined ? [] : [...made.parts.map(({ product }) => product), 'masonry-drill-bit'];

function elevation(
  { words, locale }: Inputs,
  { wall, points, zones, between, made }: Hanging,
): JobDrawing {
  const shown = (size: number): string => formatLength(length(Math.round(size)), locale);
  const [first] = points;
  const top = first?.y ?? length(0);
  return {
    id: 'wall',
    name: words.drawing.wall(wall.id),
    counts: countsOf(made),
    surface: wall.region,
    seen: 'wall',
    on: { wall: wall.id },
    isView: true,
    pieces: [
      ...zones.flatMap((zone, from) => {
        const shape = clipRegion(wall.region, zone);
        return shape.length === 0 ? [] : [{ shape, whole: false, from }];
      }),
      ...points.map(({ x, y }) => block(x - MARK / 2, y - MARK / 2, MARK, MARK, true)),
    ],
    notes: [
      ...(first === undefined || between === 0
        ? []
        : [noteAt(first.x + between / 2, top + 3 * MARK, shown(between))]),
      ...(first === undefined ? [] : [noteAt(first.x, top / 2, shown(top))]),
    ],
    says: words.drawing.wallSays(points.length, shown(first?.x ?? 0), shown(top), zones.length),
  };
}

/** Layers from the room inwards, mm; the rest is hollow. */
const LAYERS: Readonly<
  Record<Hanging['kind'], readonly { readonly thick: number; readonly hollow?: true }[]>
> = {
  board: [{ thick: 12.5 }, { thick: 75, hollow: true }],
  stud: [{ thick: 12.5 }, { thick: 89 }],
  masonry: [{ thick: 13 }, { thick: 102 }],
  'soft-block': [{ thick: 13 }, { thick: 125 }],
  'dot-and-dab': [{ thick: 12.5 }, { thick: 15, hollow: true }, { thick: 100 }],
};

/** Height of wall in the section above and below the hole. */
const HALF = mm(40);

/** Layers from the room inwards, with the hole through them. */
function section(
  { words, locale }: Inputs,
  { kind, tiles }: Hanging,
  made: WallFixing,
): JobDrawing {
  const { cuts: wide = made.wide } = made;
  const deep = length(made.deep + tiles);
  const shown = (size: number): string => formatDepth(length(Math.round(size)), locale);
  const layers = [...(tiles > 0 ? [{ thick: toMm(tiles) }] : []), ...LAYERS[kind]];
  const thick = layers.reduce((sum, one) => sum + mm(one.thick), 0);
  let from = 0;
  const pieces = layers.flatMap((layer): LaidPiece[] => {
    const x = from;
    const through = mm(layer.thick);
    from += through;
    if (layer.hollow === true) return [];
    const beyond = Math.max(x, deep);
    return [
      block(x, 0, through, HALF - wide / 2),
      block(x, HALF + wide / 2, through, HALF - wide / 2),
      ...(beyond < from ? [block(beyond, HALF - wide / 2, from - beyond, wide)] : []),
    ];
  });
  return {
    id: 'section',
    name: words.drawing.section,
    counts: countsOf(made),
    surface: [boxRing({ x0: 0, y0: 0, x1: thick, y1: 2 * HALF })],
    seen: 'wall',
    pieces: [...pieces, block(0, HALF - wide / 2, Math.min(deep, thick), wide, true)],
    notes: [noteAt(Math.min(deep, thick) / 2, HALF * 1.6, shown(deep))],
    says: words.drawing.sectionSays(words.walls[kind], shown(deep), shown(wide)),
  };
}
