import type { Locale } from '../../language/locale.ts';
import type { BesideInput, PlaceInput } from '../../planner/measure/places/place-input.ts';
import { facing, sidesOfRoom, THICKEST } from '../../planner/measure/storey/facing-walls.ts';
import { againstWall, type PlacedRoom } from '../../planner/measure/storey/lay-out.ts';
import { length, toMm } from '../../planner/measure/units/units.ts';
import { removePlace } from './edit.ts';
import type { Project } from '../../planner/schema/project.ts';
import { houseOptions } from '../settings/page-names.ts';
import { deriveHouse } from '../../planner/project/derive-house.ts';

const inMm = (steps: number): string => `${Math.round(toMm(length(steps)) * 10) / 10} mm`;

/** Position of a room next to another; undefined if they share no wall. */
function besideNow(room: PlacedRoom, other: PlacedRoom): BesideInput | undefined {
  const shared = sidesOfRoom(other).flatMap((theirs) =>
    sidesOfRoom(room).flatMap((own) => facing(theirs, own, THICKEST) ?? []),
  );
  const widest = shared.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (widest === undefined) return undefined;
  const { along, out } = againstWall(widest.one, widest.other.to);
  return {
    room: other.id,
    wall: widest.other.name,
    theirs: widest.one.name,
    offset: `${along < 0 ? '-' : ''}${inMm(Math.abs(along))}`,
    thickness: inMm(Math.max(0, out)),
  };
}

/**
 * Where the rooms that stood beside a removed one stand now: each beside another one of its storey with which it shares
 * a wall, so that it stays in its place. One without such a wall still names the room that is gone.
 */
function neighboursWithout(
  project: Project,
  id: string,
  locale: Locale,
): ReadonlyMap<string, BesideInput> {
  const { rooms } = deriveHouse(project, houseOptions(locale));
  const group = rooms.find((room) => room.id === id)?.group;
  const others = rooms.filter((room) => room.id !== id && room.group === group);
  /** Whom a room hangs on, in the end: one that stood beside the removed room, or the first of them all. */
  const headOf = (room: PlacedRoom): PlacedRoom => {
    const beside = others.find((one) => one.id === room.measured.beside?.room);
    return beside === undefined || room.fault !== undefined ? room : headOf(beside);
  };
  const found = new Map<string, BesideInput>();
  const waiting = new Set(others.filter(({ measured }) => measured.beside?.room === id));
  const standing = new Set(others.filter((room) => !waiting.has(headOf(room))));
  const stand = (head: PlacedRoom): void => {
    waiting.delete(head);
    for (const room of others) if (headOf(room) === head) standing.add(room);
  };
  while (waiting.size > 0) {
    const next = [...waiting].flatMap((head) => {
      const beside = [...standing].map((room) => besideNow(head, room)).find((one) => one);
      return beside === undefined ? [] : [{ head, beside }];
    })[0];
    const [first] = waiting;
    if (next !== undefined) found.set(next.head.id, next.beside);
    const head = next?.head ?? first;
    if (head !== undefined) stand(head);
  }
  return found;
}

/** Removes a place with its jobs; rooms that stood beside it stay where they are, as far as a wall tells where that is. */
export const removeFromHouse =
  (id: string, locale: Locale) =>
  (project: Project): Project => {
    const found = neighboursWithout(project, id, locale);
    const stays = (place: PlaceInput): PlaceInput => {
      const beside = found.get(place.id);
      return place.kind === 'room' && beside !== undefined ? { ...place, beside } : place;
    };
    const after = removePlace(id)(project);
    return found.size === 0 ? after : { ...after, places: after.places.map(stays) };
  };
