import type { Locale } from '../../../language/locale.ts';
import { measureGround, type MeasuredGround } from './ground.ts';
import { measureWall, type MeasuredWall } from './lone-wall.ts';
import type { PlaceInput } from './place-input.ts';
import { measureRoom, type MeasuredRoom } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import { measureRun, type MeasuredRun } from './run.ts';
import { NOTHING_READ, type Read } from '../units/read-size.ts';
import type { Thing, SharedOpening } from './place.ts';

/** A thing to build; its job asks for the sizes. */
export interface MeasuredThing extends Read {
  readonly kind: 'thing';
  readonly place: Thing;
  readonly missing: readonly string[];
}

/** The valid part of a place; `place` is present once it is complete. */
export type Measured = MeasuredRoom | MeasuredWall | MeasuredGround | MeasuredRun | MeasuredThing;

/** Measures any place from its texts; for a room only the requested parts, with openings shared with other rooms. */
export function measurePlace(
  input: PlaceInput,
  locale: Locale,
  parts?: RoomParts,
  shared?: readonly SharedOpening[],
): Measured {
  switch (input.kind) {
    case 'room':
      return measureRoom(input, locale, parts, shared);
    case 'wall':
      return measureWall(input, locale);
    case 'ground':
      return measureGround(input, locale);
    case 'run':
      return measureRun(input, locale);
    case 'thing':
      return {
        kind: 'thing',
        place: { kind: 'thing', id: input.id, name: input.name.trim() },
        ...NOTHING_READ,
        missing: [],
      };
  }
}
