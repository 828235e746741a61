import { inches, length, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';

/**
 * End of a piece of skirting: cut square into a corner, coped over the previous piece, mitred round an outside corner,
 * scarfed along a wall.
 */
export type SkirtingEnd = 'butt' | 'cope' | 'mitre' | 'scarf' | 'square';

/** Angle of a mitre round a right corner and of a scarf, degrees off square. */
export const HALF_RIGHT = 45;
/** Inside corners within this of a right angle are coped: plaster is seldom more exact, degrees. */
const NEARLY_RIGHT = 5;

/** Cutting angle of both pieces at a corner, degrees off square: half of the deviation from straight. */
export const mitreOf = (angle: number): number => Math.abs(180 - angle) / 2;

/** True if an inside corner is near enough to a right angle for coping. */
export const isCoped = (angle: number): boolean => Math.abs(angle - 90) <= NEARLY_RIGHT;

/**
 * Additional length of an end along the back: 0 at inside corners, where one piece is square and the other coped, or
 * both are mitred; at an outside mitre the profile's thickness times the tangent of the mitre, which is 1 at a right
 * corner; the thickness at a scarf of 45°.
 */
export function endAdds(end: SkirtingEnd, thickness: Length, mitre: number = HALF_RIGHT): Length {
  if (end === 'scarf') return thickness;
  return end === 'mitre'
    ? length(Math.round(thickness * Math.tan((mitre * Math.PI) / 180)))
    : length(0);
}

/** Bought longer, so that a bad cut can be repeated. */
export const ROUGH_CUT = mm(50);
/** Least that comes off a length whose end is cut square. */
const SQUARED = mm(10);

/**
 * Length to cut roughly for a piece of this size: longer by `more`, but no longer than the shortest length for sale that
 * the piece comes out of. A door's leg of 82 1/2 in is cut from the 84 in made for it.
 */
export function roughLength(size: Length, more: Length, sold: readonly Length[]): Length {
  const fits = sold.filter((one) => one >= size + SQUARED);
  return length(Math.min(size + more, fits.length > 0 ? Math.min(...fits) : Math.max(...sold)));
}
/** Minimum distance of a scarf from a corner, over a stud. */
export const SCARF_FROM_CORNER = mm(600);
/** Between lining and architrave. */
export const REVEAL = mm(6);

/** The same as the tapes of a region show them. */
export const revealIn = (region: Region): Length => (region === 'us' ? inches(1 / 4) : REVEAL);
export const roughCutIn = (region: Region): Length => (region === 'us' ? inches(2) : ROUGH_CUT);
export const scarfIn = (region: Region): Length =>
  region === 'us' ? inches(24) : SCARF_FROM_CORNER;

export interface Architrave {
  readonly leg: Length;
  readonly head: Length;
}

/** One side of a door: legs = opening + reveal + width; head = opening + 2 × (reveal + width). */
export const architrave = (
  opening: { readonly width: Length; readonly height: Length },
  width: Length,
  reveal: Length = REVEAL,
): Architrave => ({
  leg: length(opening.height + reveal + width),
  head: length(opening.width + 2 * (reveal + width)),
});

/** Spacing of steel studs in regions that build partitions of them: they hold screws, not nails. */
export const STEEL_STUDS: Readonly<Record<Region, Length | undefined>> = {
  uk: undefined,
  us: undefined,
  eu: mm(625),
  cn: mm(400),
};
