import { length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';

/** Bed and haunch of concrete under and on each side of an edging, to half its height (trade practice). */
const BED = mm(50);
const HAUNCH_WIDE = mm(100);

/** Trench in which an edging is set in concrete. */
export interface EdgeTrench {
  readonly wide: Length;
  /** Below the top of the edging. */
  readonly deep: Length;
  /** Concrete under the edging. */
  readonly bed: Length;
  /** Outside the outline: the edging and the concrete behind it. */
  readonly outside: Length;
  /** Concrete for a metre, ml: the bed and both wedges. */
  readonly concrete: number;
  /** Soil that fills up behind it over the wedge, ml for a metre. */
  readonly filled: number;
}

/**
 * Trench of an edging of this size: `width` is its height. It is no higher than the dig that it surrounds, here below
 * the top of the edging: soil carries all of its concrete.
 */
export function edgeTrench(
  { width = mm(150), thickness = mm(50) }: Pick<PackVariant, 'width' | 'thickness'>,
  dig: Length,
): EdgeTrench {
  const outside = length(thickness + HAUNCH_WIDE);
  const wide = length(outside + HAUNCH_WIDE);
  const deep = length(Math.max(width + BED, dig));
  const bed = length(deep - width);
  // Half as high as the edging.
  const wedge = (toMm(HAUNCH_WIDE) * toMm(width)) / 4;
  return {
    wide,
    deep,
    bed,
    outside,
    concrete: toMm(wide) * toMm(bed) + 2 * wedge,
    filled: toMm(HAUNCH_WIDE) * toMm(width) - wedge,
  };
}

/** Density of concrete and stone, t/m³ (makers’ data sheets). */
const DENSITY = 2.4;

/** Weight of a slab or of a unit of edging, kg. */
export const unitKilos = ({
  length: long = mm(0),
  width = mm(0),
  thickness = mm(0),
}: Pick<PackVariant, 'length' | 'width' | 'thickness'>): number =>
  (toMm(long) * toMm(width) * toMm(thickness) * DENSITY) / 1e6;

/** Soil from a trench below and outside a dig of another depth, m³ for a run. */
export function trenchCubicMetres({ wide, deep, outside }: EdgeTrench, run: Length, dig: Length) {
  const inside = toMm(length(wide - outside)) * toMm(length(Math.max(0, deep - dig)));
  const beside = toMm(outside) * toMm(length(Math.max(deep, dig)));
  return (toMm(run) * (inside + beside)) / 1e9;
}
