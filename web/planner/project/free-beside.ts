import { wallLetter, type BesideInput, type RoomInput } from '../measure/places/place-input.ts';
import { facing, sidesOfRoom, THICKEST } from '../measure/storey/facing-walls.ts';
import type { PlacedRoom } from '../measure/storey/lay-out.ts';
import { overlaps } from '../measure/storey/overlaps.ts';
import { USUAL_WALL_THICKNESS } from '../measure/storey/read-beside.ts';
import { length, mm, toMm } from '../measure/units/units.ts';
import type { Project } from '../schema/project.ts';
import { deriveHouse, type HouseOptions } from './derive-house.ts';

/** Shortest rest of a wall that a room may start at. */
const LEAST = mm(300);

/** Offsets along a wall at which a room may start, as typed: its beginning, or the end of another neighbour. */
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
 * First free position of a room next to another one, as the user would type it. A wall of a rectangle gets the opposite
 * wall, so that the room keeps its direction.
 */
export function freeBeside(
  project: Pick<Project, 'places' | 'good'>,
  room: RoomInput,
  neighbour: string,
  options: HouseOptions,
): BesideInput {
  const { rooms } = deriveHouse(project, options);
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
    return overlaps(deriveHouse({ ...project, places }, options).rooms).every((pair) =>
      pair.every(({ id }) => id !== room.id),
    );
  };
  const usual = { room: neighbour, wall: 'A', theirs: 'C', offset: '', thickness: '' };
  return tries.find(isFree) ?? tries[0] ?? usual;
}
