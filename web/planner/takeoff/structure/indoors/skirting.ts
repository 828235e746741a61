import { length, mm, type Length } from '../../../measure/units/units.ts';

/** How a piece of skirting ends: cut square into a corner, coped over the piece before, mitred round an outside corner, scarfed along a wall. */
export type SkirtingEnd = 'butt' | 'cope' | 'mitre' | 'scarf' | 'square';

/** Off square, of a mitre round a right corner and of a scarf. */
export const HALF_RIGHT = 45;
/** Inside corners that are within this of a right one are coped like one: plaster is seldom truer. */
const NEARLY_RIGHT = 5;

/** How far off square both pieces are cut where two walls meet at an angle: half of what it is off straight. */
export const mitreOf = (angle: number): number => Math.abs(180 - angle) / 2;

/** Whether an inside corner is so near a right one that one piece is coped over the other. */
export const isCoped = (angle: number): boolean => Math.abs(angle - 90) <= NEARLY_RIGHT;

/**
 * What an end adds to the wall's length along the back: nothing at inside corners, where one piece is
 * square and the other coped over it or both are mitred; at an outside mitre the profile's thickness times the
 * tangent of the mitre, which is 1 round a right corner; the thickness where a piece laps over the next with
 * a scarf at 45°.
 */
export function endAdds(end: SkirtingEnd, thickness: Length, mitre: number = HALF_RIGHT): Length {
  if (end === 'scarf') return thickness;
  return end === 'mitre'
    ? length(Math.round(thickness * Math.tan((mitre * Math.PI) / 180)))
    : length(0);
}

/** Bought longer than cut, so that a bad cut can be made again. */
export const ROUGH_CUT = mm(50);
/** Joins along a wall stay so far from a corner, over a stud. */
export const SCARF_FROM_CORNER = mm(600);
/** Between lining and architrave. */
export const REVEAL = mm(6);

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
