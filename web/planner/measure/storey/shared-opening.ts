import { entryOf } from '../units/entry-of.ts';
import type { OpeningInput } from '../places/place-input.ts';
import type { Opening, OpeningOwner } from '../places/place.ts';
import { toMm, type Length } from '../units/units.ts';

/** An opening measured in another room, in the coordinates of this one. */
export interface SharedOpening {
  readonly input: OpeningInput;
  readonly from: OpeningOwner;
  /** True if any of its sizes is the usual one. */
  readonly usual: boolean;
}

/** A length as text that is read again to the last grid step. */
const exactly = (value: Length): string => `${toMm(value)} mm`;

/** An opening as the room on its other side has it: its wall there and the distance from that wall's left end. */
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

/** Adds the owner to each shared opening. */
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

/** Problems of the room's own sizes: a shared opening is corrected in its own room. */
export const ownProblems = (
  problems: Readonly<Record<string, string>>,
  shared: readonly SharedOpening[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).filter(
      ([field]) => !shared.some(({ input }) => field.startsWith(`openings.${input.id}.`)),
    ),
  );

/** Shared openings without a place: above the ceiling, or at an opening of the room itself. */
export const leftOutOf = (
  openings: Readonly<Record<string, readonly Opening[]>>,
  shared: readonly SharedOpening[],
): readonly SharedOpening[] =>
  shared.filter(
    ({ input }) => entryOf(openings, input.wall)?.every(({ id }) => id !== input.id) ?? true,
  );
