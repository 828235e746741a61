import type { Locale } from '../../language/locale.ts';
import { wallLetter, type BesideInput, type RoomInput } from '../measure/places/place-input.ts';
import { facing, sidesOfRoom, THICKEST } from '../measure/storey/facing-walls.ts';
import type { PlacedRoom } from '../measure/storey/lay-out.ts';
import { overlaps } from '../measure/storey/overlaps.ts';
import { USUAL_WALL_THICKNESS } from '../measure/storey/read-beside.ts';
import { length, mm, toMm } from '../measure/units/units.ts';
import type { Project } from '../schema/project.ts';
import { deriveHouse } from './derive-house.ts';

/** What is left of a wall for a room to begin at. */
const LEAST = mm(300);

/** Where along a wall a room may begin: with it, or behind what stands there already. */
function starts(there: PlacedRoom, letter: string, rooms: readonly PlacedRoom[]): string[] {
  const wall = sidesOfRoom(there).find(({ name }) => name === letter);
  if (wall === undefined) return [''];
  const ends = rooms
    .filter((room) => room !== there && room.group === there.group)
    .flatMap(sidesOfRoom)
    .flatMap((other) => facing(wall, other, THICKEST) ?? [])
    .map(({ to }) => to + USUAL_WALL_THICKNESS)
    .filter((end) => end < wall.long - LEAST);
  return ['', ...ends.map((end) => `${Math.round(toMm(length(end)))} mm`)];
}

/**
 * How a room may stand beside another: against the first of its walls where it is in nobody's way. A wall of a
 * rectangle takes the one opposite, so that the room keeps its direction.
 */
export function freeBeside(
  project: Pick<Project, 'places' | 'good'>,
  room: RoomInput,
  neighbour: string,
  locale: Locale,
): BesideInput {
  const { rooms } = deriveHouse(project, locale);
  const there = rooms.find(({ id }) => id === neighbour);
  const corners = there?.measured.outline.ring?.length ?? 4;
  const across = Math.floor(room.sides.length / 2);
  const tries = Array.from({ length: corners }, (_, i) => (i + 2) % corners).flatMap((side) => {
    const theirs = wallLetter(side);
    const wall = wallLetter((side + across) % room.sides.length);
    const offsets = there === undefined ? [''] : starts(there, theirs, rooms);
    return offsets.map((offset) => ({ room: neighbour, wall, theirs, offset, thickness: '' }));
  });
  const isFree = (beside: BesideInput): boolean => {
    const places = project.places.map((one) => (one.id === room.id ? { ...room, beside } : one));
    return overlaps(deriveHouse({ ...project, places }, locale).rooms).every((pair) =>
      pair.every(({ id }) => id !== room.id),
    );
  };
  const usual = { room: neighbour, wall: 'A', theirs: 'C', offset: '', thickness: '' };
  return tries.find(isFree) ?? tries[0] ?? usual;
}
