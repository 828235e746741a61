import { entryOf } from '../units/entry-of.ts';
import type { OpeningInput } from '../places/place-input.ts';
import type { Opening, OpeningOwner } from '../places/place.ts';
import { toMm, type Length } from '../units/units.ts';

/** An opening that was measured in another room, as this one would have measured it. */
export interface SharedOpening {
  readonly input: OpeningInput;
  readonly from: OpeningOwner;
  /** Whether any of its sizes is the usual one. */
  readonly usual: boolean;
}

/** A length as it is read again, to the last step of the grid. */
const exactly = (value: Length): string => `${toMm(value)} mm`;

/** An opening as the room on its other side has it: on this wall of that room, so far from the wall's left end. */
export const sharedOpening = (
  { id, kind, width, height, sill, usual }: Opening,
  { place, name }: Pick<OpeningOwner, 'place' | 'name'>,
  wall: string,
  at: Length,
): SharedOpening => ({
  input: {
    id: `${place}/${id}`,
    kind,
    wall,
    width: exactly(width),
    height: exactly(height),
    at: exactly(at),
    sill: exactly(sill),
  },
  from: { place, name, opening: id },
  usual,
});

/** Says of each opening that is shared whose it is. */
export const withOwners = (
  openings: readonly Opening[],
  shared: readonly SharedOpening[],
): readonly Opening[] =>
  shared.length === 0
    ? openings
    : openings.map((opening) => {
        const owned = shared.find(({ input }) => input.id === opening.id);
        return owned === undefined ? opening : { ...opening, usual: owned.usual, from: owned.from };
      });

/** What is wrong with the room's own sizes: a shared opening is mended where it was measured. */
export const ownProblems = (
  problems: Readonly<Record<string, string>>,
  shared: readonly SharedOpening[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => !shared.some(({ input }) => field.startsWith(`openings.${input.id}.`)),
    ),
  );

/** The shared openings that found no place: they are above the ceiling, or where the room has one of its own. */
export const leftOutOf = (
  openings: Readonly<Record<string, readonly Opening[]>>,
  shared: readonly SharedOpening[],
): readonly SharedOpening[] =>
  shared.filter(
    ({ input }) => entryOf(openings, input.wall)?.every(({ id }) => id !== input.id) ?? true,
  );
