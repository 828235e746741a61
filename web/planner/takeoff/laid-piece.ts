import type { Region } from '../measure/outline/polygon.ts';
import type { Product } from '../stock/products.ts';

/** A tile, board or plank, or a piece of one, in its place on the surface. */
export interface LaidPiece {
  readonly shape: Region;
  readonly whole: boolean;
  /** Which one of those bought it comes from; pieces cut from one have the same number. */
  readonly from: number;
  /** What it is made of, where that is another product than most of its drawing. */
  readonly of?: Product;
}

/** What lies on a surface: whole ones, and cut pieces whose source is still open. */
export interface Placed {
  readonly whole: readonly Region[];
  readonly cut: readonly { readonly shape: Region }[];
}

/** Numbers what is laid on all surfaces: whole ones first, then cuts by the source found for each. */
export function numberPieces(surfaces: readonly Placed[], from: readonly number[]): LaidPiece[][] {
  const wholes = surfaces.reduce((sum, surface) => sum + surface.whole.length, 0);
  let next = 0;
  let cut = 0;
  return surfaces.map((surface) => [
    ...surface.whole.map((shape) => ({ shape, whole: true, from: next++ })),
    ...surface.cut.map(({ shape }) => ({ shape, whole: false, from: wholes + (from[cut++] ?? 0) })),
  ]);
}
