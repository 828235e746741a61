import type { OpeningInput, RoomInput } from './place-input.ts';

/** What can be asked of a room besides its outline and the width of its doors; `slope`: whether its ceiling has one. */
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

/** Every door, window and slope fits under the highest ceiling that a room may have. */
const ANY_HEIGHT = '12 m';

/** What of an opening is asked; undefined where all of it does not matter. */
function askedOpening(opening: OpeningInput, parts: RoomParts): OpeningInput | undefined {
  if (parts.has('windows')) return opening;
  if (opening.kind === 'window' || !parts.has('doors')) return undefined;
  return {
    ...opening,
    at: parts.has('doorPlaces') ? opening.at : '',
    height: parts.has('doorHeights') ? opening.height : '',
  };
}

/**
 * The room with nothing typed but what is asked: a size that no job uses is neither read nor complained of, and stays
 * where it was typed.
 */
export function askedRoom({ slope, ...input }: RoomInput, parts: RoomParts): RoomInput {
  const isHigh = parts.has('height');
  const asked: RoomInput = {
    ...input,
    height: isHigh ? input.height : ANY_HEIGHT,
    openings: input.openings.flatMap((one) => askedOpening(one, parts) ?? []),
  };
  if (slope === undefined || !(isHigh || parts.has('slope'))) return asked;
  return { ...asked, slope: isHigh ? slope : { ...slope, height: ANY_HEIGHT } };
}
