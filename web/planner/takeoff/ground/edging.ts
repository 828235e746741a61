import { length, mm, toMm, type Length } from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';

/** Bed and haunch of concrete under and on each side of an edging (trade practice). */
const BED = mm(50);
const HAUNCH_WIDE = mm(100);

/** Trench in which an edging is set in concrete. */
export interface EdgeTrench {
  readonly wide: Length;
  /** Below the top of the edging. */
  readonly deep: Length;
  /** Outside the outline: the edging and the concrete behind it. */
  readonly outside: Length;
}

/** Trench of an edging of this size: `width` is its height. */
export function edgeTrench({
  width = mm(150),
  thickness = mm(50),
}: Pick<PackVariant, 'width' | 'thickness'>): EdgeTrench {
  const outside = length(thickness + HAUNCH_WIDE);
  return { wide: length(outside + HAUNCH_WIDE), deep: length(width + BED), outside };
}

/** Soil from a trench below and outside a dig of another depth, m³ for a run. */
export function trenchCubicMetres({ wide, deep, outside }: EdgeTrench, run: Length, dig: Length) {
  const inside = toMm(length(wide - outside)) * toMm(length(Math.max(0, deep - dig)));
  const beside = toMm(outside) * toMm(length(Math.max(deep, dig)));
  return (toMm(run) * (inside + beside)) / 1e9;
}
