import { length, mm, type Length } from '../../measure/units.ts';

/** How a piece of skirting ends: cut square into a corner, coped over the piece before, mitred round an outside corner, scarfed along a wall. */
export type SkirtingEnd = 'butt' | 'cope' | 'mitre' | 'scarf' | 'square';

/**
 * What an end adds to the wall's length along the back: nothing at inside corners, where one piece is
 * square and the other coped over it; the profile's thickness at a mitre, and where a piece laps over the next
 * with a scarf at 45°.
 */
export const endAdds = (end: SkirtingEnd, thickness: Length): Length =>
  end === 'mitre' || end === 'scarf' ? thickness : length(0);

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
