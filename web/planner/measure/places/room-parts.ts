import type { Locale } from '../../../language/locale.ts';
import type { SharedOpening } from './place.ts';
import type { OpeningInput, RoomInput } from './place-input.ts';
import { usualOpening, type SizedOpening } from './read-openings.ts';

/**
 * Parts of a room that jobs can ask for, in addition to its outline and the width of its doors; `slope`: the slopes of
 * its ceiling.
 */
export const ROOM_PARTS = [
  'height',
  'slope',
  'doors',
  'doorPlaces',
  'doorHeights',
  'windows',
] as const;
export type RoomPart = (typeof ROOM_PARTS)[number];
export type RoomParts = ReadonlySet<RoomPart>;

export const WHOLE_ROOM: RoomParts = new Set(ROOM_PARTS);

/** Requested parts of this room: if slopes matter and it has some, also its height. */
export const partsOfRoom = ({ slopes }: RoomInput, parts: RoomParts): RoomParts =>
  parts.has('slope') && slopes.length > 0 ? new Set([...parts, 'height']) : parts;

/** True if people walk through it: a door, or a window down to the floor. */
export const isDoorway = ({ kind, sill }: Pick<OpeningInput, 'kind' | 'sill'>): boolean =>
  kind !== 'window' || /^\D*0[\D0]*$/.test(sill);

/** Requested texts of an opening; undefined if none of it matters. */
function askedOpening(opening: OpeningInput, parts: RoomParts): OpeningInput | undefined {
  if (parts.has('windows')) return opening;
  if (!isDoorway(opening) || !parts.has('doors')) return undefined;
  return {
    ...opening,
    at: parts.has('doorPlaces') ? opening.at : '',
    height: parts.has('doorHeights') ? opening.height : '',
  };
}

/** Requested sizes of an opening that another room shares; undefined if none of it matters. */
export function askedShared(
  opening: SharedOpening,
  parts: RoomParts,
  locale: Locale,
): (SizedOpening & Pick<SharedOpening, 'wall'>) | undefined {
  if (parts.has('windows')) return opening;
  if (!parts.has('doors')) return undefined;
  const { kind, at, height } = opening;
  return {
    ...opening,
    at: parts.has('doorPlaces') ? at : undefined,
    height: parts.has('doorHeights') ? height : usualOpening(kind, locale).height,
  };
}

/** The room with only the requested texts: a size that no job uses is neither read nor reported, and stays stored. */
export function askedRoom(input: RoomInput, parts: RoomParts): RoomInput {
  return {
    ...input,
    openings: input.openings.flatMap((one) => askedOpening(one, parts) ?? []),
    slopes: parts.has('height') ? input.slopes : [],
  };
}
