import type { OpeningInput, RoomInput } from './place-input.ts';

/** What can be asked of a room besides its outline and the width of its doors; `slope`: how its ceiling slopes. */
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

/** What is asked of this room: where slopes matter and it has some, its height too. */
export const partsOfRoom = ({ slopes }: RoomInput, parts: RoomParts): RoomParts =>
  parts.has('slope') && slopes.length > 0 ? new Set([...parts, 'height']) : parts;

/** Every door and window fits under the highest ceiling that a room may have. */
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
export function askedRoom(input: RoomInput, parts: RoomParts): RoomInput {
  const isHigh = parts.has('height');
  return {
    ...input,
    height: isHigh ? input.height : ANY_HEIGHT,
    openings: input.openings.flatMap((one) => askedOpening(one, parts) ?? []),
    slopes: isHigh ? input.slopes : [],
  };
}
