import type { PlaceOf } from '../../../measure/places/place.ts';
import { toMm } from '../../../measure/units/units.ts';
import type { Material } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';

/** Where an edge is set out from: its corners; a circle, from the ends of a cross. */
const pointsToPeg = ({ shape, region }: PlaceOf<'ground'>): number =>
  shape === 'circle' ? 4 : (region[0]?.length ?? 0);

/** A line around the ground, a fifth longer than it for the knots, and two pegs for each corner, off the edge. */
export const setOutLines = (
  { bill, place }: { readonly bill: Bill; readonly place: PlaceOf<'ground'> },
  why: { readonly string: string; readonly pegs: Parameters<Bill['each']>[2] },
): readonly (readonly Material[])[] => [
  bill.pack('string-line', toMm(place.perimeter) * 1.2, why.string),
  bill.each('marking-pegs', { each: 2, places: pointsToPeg(place) }, why.pegs),
];
