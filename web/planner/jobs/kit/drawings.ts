import { en } from '../../../language/en/job-plan.ts';
import type { Locale } from '../../../language/locale.ts';
import { heightsOf } from '../../measure/outline/outline-wall.ts';
import type { Wall } from '../../measure/places/place.ts';
import { boxRing, type PolygonRings } from '../../measure/outline/polygon.ts';
import {
  formatArea,
  formatDimension,
  formatLength,
  formatDepth,
  length,
  rectangle,
  type Area,
  type Length,
  mm,
} from '../../measure/units/units.ts';
import type { Product } from '../../stock/products.ts';
import type { LaidPiece, EdgeCut } from '../../takeoff/laid-piece.ts';
import type { Surface } from '../../scene/scene.ts';
import type { Dimension, JobDrawing, Drawing, Note } from './contract.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** A text at a point of a drawing. */
export const noteAt = (x: number, y: number, text: string): Note => ({ at: { x, y }, text });

/** A rectangle as a piece; what is sawn to its size is cut, whatever is left of its board. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  whole = false,
  of?: Product,
): LaidPiece => ({
  shape: [boxRing({ x0: x, y0: y, x1: x + width, y1: y + height })],
  whole,
  // Neighbouring blocks differ a little in shade.
  from: Math.round(x / 64) + 7 * Math.round(y / 64),
  ...(of === undefined ? {} : { of }),
});

/** Sizes around a projection, each with the distance of its ends as text. */
export const dimensionsIn =
  (locale: Locale) =>
  (side: Dimension['side'], from: number, to: number): Dimension => ({
    side,
    from,
    to,
    text: formatLength(length(Math.round(to - from)), locale),
  });

/** A floor or a piece of ground of which only the area counts. */
export const areaDrawing = (
  id: string,
  name: string,
  counts: readonly Product[],
  surface: PolygonRings,
  covered: Area,
  locale: Locale,
  on: Surface = 'floor',
): JobDrawing => ({
  id: `area ${id}`,
  name,
  counts,
  surface,
  seen: 'plan',
  on,
  pieces: [],
  says: wordsIn(locale).area(name, formatArea(covered, locale)),
});

/** A wall of which only the area counts: its sides multiplied, less its openings. */
export function wallDrawing(wall: Wall, counts: readonly Product[], locale: Locale): JobDrawing {
  const { shape, openings } = wall;
  const holes = openings.map(({ at, sill, width, height, kind }) => {
    const covered = formatArea(rectangle(width, height), locale);
    const said = noteAt(at + width / 2, sill + height / 2, `− ${covered}`);
    return { note: said, kind, area: covered };
  });
  return {
    id: wall.id,
    name: wordsIn(locale).wall(wall.id),
    counts,
    surface: wall.region,
    seen: 'wall',
    on: { wall: wall.id },
    pieces: [],
    notes: holes.map((hole) => hole.note),
    says: wordsIn(locale).wallArea(
      wall.id,
      formatDimension(shape.length, locale),
      heightsOf(shape).map((one) => formatDimension(one, locale)),
      holes.map(({ kind, area }) => wordsIn(locale).holes[kind](area)),
      formatArea(wall.area, locale),
    ),
  };
}

/** Each edge’s width, along a piece there. */
export const edgeDimensions = (cuts: readonly EdgeCut[], locale: Locale): readonly Dimension[] =>
  cuts.map(({ edge, wide, box: { x0, y0, x1, y1 } }) => ({
    ...(edge === 'left' || edge === 'right'
      ? { side: 'top', from: x0, to: x1 }
      : { side: 'right', from: y0, to: y1 }),
    text: formatLength(wide, locale),
  }));

/** The same as a sentence. */
export const describeEdges = (
  cuts: readonly EdgeCut[],
  seen: Drawing['seen'],
  locale: Locale,
): string => {
  const { edges } = locale.words('jobPlan', en);
  return edges.widths(
    cuts.map(({ edge, wide }) => edges.sized(edges[seen][edge], formatLength(wide, locale))),
  );
};

/** Reason why boards do not begin with a full one in the corner. */
export const describeShift = (sliver: Length | undefined, locale: Locale): readonly string[] =>
  sliver === undefined
    ? []
    : [locale.words('jobPlan', en).moved.board(formatLength(sliver, locale))];

/** A filled layer, from the top. */
interface FilledLayer {
  /** Products of the layer. */
  readonly products: readonly Product[];
  readonly name: string;
  readonly depth: Length;
}

/** Width of ground in a section. */
const ACROSS = mm(300);

/** Section through the ground, to scale; undefined without layers. */
export function layersDrawing(all: readonly FilledLayer[], locale: Locale): JobDrawing | undefined {
  const layers = all.filter(({ depth }) => depth > 0);
  if (layers.length === 0) return undefined;
  const deep = layers.reduce((sum, { depth }) => sum + depth, 0);
  let top = deep;
  const filled = layers.map(({ depth, name, products }, i) => {
    top -= depth;
    const text = wordsIn(locale).layer(name, formatDepth(depth, locale));
    return {
      piece: block(0, top, ACROSS, depth, i === 0, products[0]),
      size: { side: 'right', from: top, to: top + depth, text } as const,
    };
  });
  return {
    id: 'section',
    name: wordsIn(locale).section,
    counts: layers.flatMap(({ products }) => products),
    surface: [boxRing({ x0: 0, y0: 0, x1: ACROSS, y1: deep })],
    seen: 'wall',
    pieces: filled.map(({ piece }) => piece),
    dimensions: filled.map(({ size }) => size),
    says: wordsIn(locale).layers(filled.map(({ size }) => size.text)),
  };
}
