import { entryOf } from '../units/entry-of.ts';
import type { Opening, OpeningOwner } from '../places/place.ts';

/** An opening measured in another room, in the coordinates of a wall of this one. */
export interface SharedOpening extends Opening {
  /** Letter of the wall. */
  readonly wall: string;
  readonly from: OpeningOwner;
}

/** Shared openings without a place: above the ceiling, or at an opening of the room itself. */
export const leftOutOf = (
  openings: Readonly<Record<string, readonly Opening[]>>,
  shared: readonly SharedOpening[],
): readonly SharedOpening[] =>
  shared.filter((one) => entryOf(openings, one.wall)?.every(({ id }) => id !== one.id) ?? true);
