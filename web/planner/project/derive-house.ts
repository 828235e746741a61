import type { Locale } from '../../language/locale.ts';
import type { PlaceInput, RoomInput } from '../measure/places/place-input.ts';
import type { RoomPart, RoomParts } from '../measure/places/room-parts.ts';
import { layOut, type HouseRoom, type PlacedRoom } from '../measure/storey/lay-out.ts';
import { sharedDoors, type SharedDoors } from '../measure/storey/shared-doors.ts';
import type { SharedOpening } from '../measure/places/place.ts';
import type { Memo } from '../memo.ts';
import type { Project } from '../schema/project.ts';
import { placeNameIn, type Naming } from '../names.ts';
import { goodOf, measure } from './read-typed.ts';

/** The rooms of a project in their positions, and the openings that they share. */
export interface House extends SharedDoors {
  /** Measured rooms, storey by storey. */
  readonly rooms: readonly PlacedRoom[];
}

type Rooms = Pick<Project, 'places' | 'good'> & Partial<Pick<Project, 'jobs'>>;

/** Everything else that a house depends on. */
export interface HouseOptions {
  readonly locale: Locale;
  readonly memo: Memo;
  /** Words for rooms without a name. */
  readonly naming: Naming;
}

const NOTHING: SharedDoors['shared'] = new Map();

/** Storeys whose names differ only in case or spaces are the same storey. */
export const storeyKey = ({ storey = '' }: Pick<RoomInput, 'storey'>): string =>
  storey.trim().replace(/\s+/g, ' ').toLowerCase();

export const roomsOf = ({ places }: Pick<Project, 'places'>): readonly RoomInput[] =>
  places.filter((place) => place.kind === 'room');

function houseRoom(input: RoomInput, project: Rooms, options: HouseOptions): HouseRoom[] {
  const { locale, memo, naming } = options;
  const measured = measure(input, locale, memo, { good: goodOf(project.good, input.id) });
  if (measured.kind !== 'room') return [];
  const fixed = input.openings.filter(({ at }) => at.trim() !== '').map(({ id }) => id);
  const name = placeNameIn(project, input.id, naming);
  return [{ id: input.id, name, storey: storeyKey(input), fixed: new Set(fixed), measured }];
}

/** The same list for equal openings, so that the room is not measured again. */
const sameList = (
  of: PlaceInput,
  list: readonly SharedOpening[],
  memo: Memo,
): readonly SharedOpening[] => memo.of(['shared-openings', of, JSON.stringify(list)], () => list);

function makeHouse(project: Rooms, options: HouseOptions): House {
  const rooms = layOut(roomsOf(project).flatMap((input) => houseRoom(input, project, options)));
  const doors = sharedDoors(rooms);
  const shared = project.places.flatMap((input) => {
    const list = doors.shared.get(input.id);
    return list === undefined ? [] : [[input.id, sameList(input, list, options.memo)] as const];
  });
  return { ...doors, rooms, shared: new Map(shared) };
}

/** Positions of the rooms of a project and the doors that they share. */
export function deriveHouse(project: Rooms, options: HouseOptions): House {
  const { places, good, jobs = [] } = project;
  const { locale, memo, naming } = options;
  const nameKey = jobs.map(({ slug, place }) => `${slug} ${place}`).join();
  return memo.of(['house', places, good, locale, naming, nameKey], () =>
    makeHouse(project, options),
  );
}

/** Parts of a room that its neighbours need: a door in a shared wall belongs to both rooms. */
const DOOR_PARTS: readonly RoomPart[] = ['doors', 'doorPlaces', 'doorHeights'];

/** Rooms that have a neighbour. */
export const neighboursIn = (project: Pick<Project, 'places'>): ReadonlySet<string> =>
  new Set(
    roomsOf(project).flatMap(({ id, beside }) => (beside === undefined ? [] : [id, beside.room])),
  );

export const withDoors = (parts: RoomParts): RoomParts => new Set([...parts, ...DOOR_PARTS]);

/** Shared openings by room. Costs nothing while no room has a neighbour. */
export function sharedIn(project: Rooms, options: HouseOptions): SharedDoors['shared'] {
  const isPlaced = roomsOf(project).some(({ beside }) => beside !== undefined);
  return isPlaced ? deriveHouse(project, options).shared : NOTHING;
}
