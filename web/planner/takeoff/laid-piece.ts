import type { PolygonRings } from '../measure/outline/polygon.ts';
import type { Look, Product } from '../stock/products.ts';

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
  /** True if it is far behind others, as the back of a cabinet is; drawn darker. */
  readonly isBehind?: true;
}

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
