import type { Locale } from '../../language/locale.ts';
import type { PlaceInput, RoomInput } from '../measure/places/place-input.ts';
import type { RoomPart, RoomParts } from '../measure/places/room-parts.ts';
import { layOut, type HouseRoom, type PlacedRoom } from '../measure/storey/lay-out.ts';
import { sharedDoors, type SharedDoors } from '../measure/storey/shared-doors.ts';
import type { SharedOpening } from '../measure/storey/shared-opening.ts';
import type { Project } from '../schema/project.ts';
import { placeName } from './names.ts';
import { measure } from './from-typed.ts';
import { goodOf } from './last-good.ts';

/** The rooms of a project where they stand, and what they share. */
export interface House extends SharedDoors {
  /** Those that are measured, storey by storey. */
  readonly rooms: readonly PlacedRoom[];
}

type Rooms = Pick<Project, 'places' | 'good'>;

interface Known {
  readonly locale: Locale;
  readonly good: Project['good'];
  readonly house: House;
}

/** The last answer for the places of a project, which never change in place. */
const houses = new WeakMap<readonly PlaceInput[], Known>();
/** What a room shared last: the same list while it is alike, so that nothing is measured again. */
const lists = new WeakMap<PlaceInput, readonly SharedOpening[]>();

const NOTHING: SharedDoors['shared'] = new Map();

/** Two storeys are one where their names differ in case or spaces alone. */
export const storeyKey = ({ storey = '' }: Pick<RoomInput, 'storey'>): string =>
  storey.trim().replace(/\s+/g, ' ').toLowerCase();

export const roomsOf = ({ places }: Pick<Project, 'places'>): readonly RoomInput[] =>
  places.filter((place) => place.kind === 'room');

function houseRoom(input: RoomInput, project: Rooms, locale: Locale): HouseRoom[] {
  const measured = measure(input, goodOf(project.good, input.id), locale);
  if (measured.kind !== 'room') return [];
  const fixed = input.openings.filter(({ at }) => at.trim() !== '').map(({ id }) => id);
  const name = placeName(project, input.id);
  return [{ id: input.id, name, storey: storeyKey(input), fixed: new Set(fixed), measured }];
}

function sameList(of: PlaceInput, list: readonly SharedOpening[]): readonly SharedOpening[] {
  const before = lists.get(of);
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(list)) return before;
  lists.set(of, list);
  return list;
}

function makeHouse(project: Rooms, locale: Locale): House {
  const rooms = layOut(roomsOf(project).flatMap((input) => houseRoom(input, project, locale)));
  const doors = sharedDoors(rooms);
  const shared = project.places.flatMap((input) => {
    const list = doors.shared.get(input.id);
    return list === undefined ? [] : [[input.id, sameList(input, list)] as const];
  });
  return { ...doors, rooms, shared: new Map(shared) };
}

/** Works out where the rooms of a project stand and which doors they share. */
export function deriveHouse(project: Rooms, locale: Locale): House {
  const known = houses.get(project.places);
  if (known?.locale === locale && known.good === project.good) return known.house;
  const house = makeHouse(project, locale);
  houses.set(project.places, { locale, good: project.good, house });
  return house;
}

/** What a room is asked of its doors where another stands beside it: they are its doors too. */
const DOOR_PARTS: readonly RoomPart[] = ['doors', 'doorPlaces', 'doorHeights'];

/** Rooms that stand beside another, or have one beside them. */
export const neighboursIn = (project: Pick<Project, 'places'>): ReadonlySet<string> =>
  new Set(
    roomsOf(project).flatMap(({ id, beside }) => (beside === undefined ? [] : [id, beside.room])),
  );

/** What the jobs on a room with neighbours ask of it, and what those do. */
export const withDoors = (parts: RoomParts): RoomParts => new Set([...parts, ...DOOR_PARTS]);

/** What the rooms of a project share, by room; without a word of how they stand that is nothing, and costs nothing. */
export function sharedIn(project: Rooms, locale: Locale): SharedDoors['shared'] {
  const isSaid = roomsOf(project).some(({ beside }) => beside !== undefined);
  return isSaid ? deriveHouse(project, locale).shared : NOTHING;
}
