import type { Length } from '../measure/units/units.ts';
import type { AtLeastOne, ShelfEntry, NotSold, Section, Variant } from './shelf.ts';

type Side = 'length' | 'width' | 'thickness';

/** The variant with the smallest side of at least this size; undefined if none is large enough. */
export function variantAtLeast<V extends Variant>(
  variants: readonly V[],
  side: Side,
  least: Length,
): V | undefined {
  return variants
    .filter((variant) => (variant[side] ?? 0) >= least)
    .toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0))[0];
}

/** The variant with the side nearest to the wanted size; the first of two equally near ones. */
export function variantNearest<V extends Variant>(
  variants: AtLeastOne<V>,
  side: Side,
  wanted: Length,
): V {
  const off = (variant: V): number => Math.abs((variant[side] ?? 0) - wanted);
  const [first, ...rest] = variants;
  return rest.reduce((best, variant) => (off(variant) < off(best) ? variant : best), first);
}

/** The variant with the nearest number on its label: of 180 and 240, 180 for grit 120. */
export function variantGraded<V extends Variant>(variants: AtLeastOne<V>, wanted: number): V {
  const off = ({ label }: V): number => Math.abs(Number.parseInt(label, 10) - wanted);
  const [first, ...rest] = variants;
  return rest.reduce((best, variant) => (off(variant) < off(best) ? variant : best), first);
}

/** The smallest variant with a side of at least this size, or the nearest if none is large enough. */
export const variantReaching = <V extends Variant>(
  variants: AtLeastOne<V>,
  side: Side,
  least: Length,
): V => variantAtLeast(variants, side, least) ?? variantNearest(variants, side, least);

/** The usual section of a product; undefined if the region does not sell it by length. */
export const firstSection = (entry: ShelfEntry | NotSold): Section | undefined =>
  entry.form === 'lengths' ? entry.variants[0] : undefined;
