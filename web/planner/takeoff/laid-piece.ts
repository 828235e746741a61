import { perimeterOf } from '../measure/outline/outline.ts';
import { type PolygonRings, boundsOf, type Box } from '../measure/outline/polygon.ts';
import type { Look, Product } from '../stock/products.ts';
import { length, type Length } from '../measure/units/units.ts';

/** A tile, board or plank, or a part of one, at its position on the surface. */
export interface LaidPiece {
  readonly shape: PolygonRings;
  readonly whole: boolean;
  /** Index of the bought piece; parts cut from one have the same index. */
  readonly from: number;
  /** Product, if it differs from that of the drawing. */
  readonly of?: Product;
  /** Material, if it differs from that of its product. */
  readonly look?: Look;
  /** Length that it is cut in, if that is not the longer side of its shape. */
  readonly cut?: Length;
  /** True if it is far behind others, as the back of a cabinet is; drawn darker. */
  readonly isBehind?: true;
}

const outline = (shape: PolygonRings): number =>
  shape.reduce((sum, ring) => sum + perimeterOf(ring), 0);

/** Joints between the pieces that cover a surface: each is an edge of two of them. */
export const jointRun = (laid: readonly LaidPiece[], surface: PolygonRings): Length =>
  length(
    Math.max(0, laid.reduce((sum, { shape }) => sum + outline(shape), 0) - outline(surface)) / 2,
  );

/** Placed pieces of a surface: complete ones, and cuts without a source yet. */
export interface Placed {
  readonly whole: readonly PolygonRings[];
  readonly cut: readonly { readonly shape: PolygonRings }[];
}

/** Numbers the pieces of all surfaces: complete ones first, then cuts by their source. */
export function numberPieces(surfaces: readonly Placed[], from: readonly number[]): LaidPiece[][] {
  const wholes = surfaces.reduce((sum, surface) => sum + surface.whole.length, 0);
  let next = 0;
  let cut = 0;
  return surfaces.map((surface) => [
    ...surface.whole.map((shape) => ({ shape, whole: true, from: next++ })),
    ...surface.cut.map(({ shape }) => ({ shape, whole: false, from: wholes + (from[cut++] ?? 0) })),
  ]);
}

export const LAID_EDGES = ['left', 'right', 'low', 'high'] as const;
/** `low`: the minimum of y, which is the foot of a wall and the upper end of a plan. */
export type LaidEdge = (typeof LAID_EDGES)[number];

/** Width of the pieces along an edge, at their narrowest; and one such piece in the middle of the edge. */
export interface EdgeCut {
  readonly edge: LaidEdge;
  readonly wide: Length;
  readonly box: Box;
}

const isUpright = (edge: LaidEdge): boolean => edge === 'left' || edge === 'right';

const touches = (box: Box, all: Box, edge: LaidEdge): boolean => {
  switch (edge) {
    case 'left':
      return box.x0 <= all.x0;
    case 'right':
      return box.x1 >= all.x1;
    case 'low':
      return box.y0 <= all.y0;
    case 'high':
      return box.y1 >= all.y1;
  }
};

/** Pieces at the four outermost edges of a layout. Axis-parallel patterns only: diagonal edges have points only. */
export function edgeCuts(pieces: readonly LaidPiece[]): readonly EdgeCut[] {
  const boxes = pieces.map(({ shape }) => boundsOf(shape));
  if (boxes.length === 0) return [];
  const all = boundsOf(pieces.flatMap(({ shape }) => shape));
  const centre = { x: (all.x0 + all.x1) / 2, y: (all.y0 + all.y1) / 2 };
  return LAID_EDGES.flatMap((edge): EdgeCut[] => {
    const across = ({ x0, x1, y0, y1 }: Box): number => (isUpright(edge) ? x1 - x0 : y1 - y0);
    const off = ({ x0, x1, y0, y1 }: Box): number =>
      Math.abs(isUpright(edge) ? (y0 + y1) / 2 - centre.y : (x0 + x1) / 2 - centre.x);
    const there = boxes.filter((box) => touches(box, all, edge));
    const least = Math.min(...there.map(across));
    const [box] = there.filter((one) => across(one) === least).toSorted((a, b) => off(a) - off(b));
    return box === undefined ? [] : [{ edge, wide: length(Math.round(least)), box }];
  });
}
