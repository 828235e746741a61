import {
  cornerAngles,
  doorways,
  wallsOfPlace,
  type Place,
  type Room,
  type Wall,
} from '../../../measure/places/place.ts';
import { length, type Length } from '../../../measure/units/units.ts';
import { isCoped, mitreOf } from '../../../takeoff/structure/indoors/skirting.ts';
import type { TrimEnd, TrimWall } from '../../../takeoff/walls/trim.ts';

const trimEnd = (end: Wall['end'], angle: number): TrimEnd => {
  if (end === 'inside') return isCoped(angle) ? 'inside' : 'splayed';
  return end === 'free' ? 'square' : end;
};

/** Doorways of a wall, each with its frame on both sides. */
export const doorsAlong = (wall: Wall, frame: Length): TrimWall['doors'] =>
  doorways(wall).map((door) => {
    // Trim runs to the reveal of an opening without a door, and of a window that reaches the floor.
    const beside = door.kind === 'door' ? frame : 0;
    const from = Math.max(0, door.at - beside);
    return { at: length(from), width: length(door.at + door.width + beside - from) };
  });

/** Number of ends of a wall in which it meets one that is not among `treated`; a single wall has two. */
export function endsThatStay(place: Place, treated: readonly Wall[], wall: Wall): number {
  const all = wallsOfPlace(place);
  const at = all.indexOf(wall);
  return [all.at(at - 1), all[(at + 1) % all.length]].filter(
    (next) => next === undefined || next === wall || !treated.includes(next),
  ).length;
}

/** The walls of a room as trim runs along them: between doorways, each with its frame on both sides. */
export function trimWalls(room: Room, walls: readonly Wall[], frame: Length): readonly TrimWall[] {
  const angles = cornerAngles(room);
  return walls.map((wall): TrimWall => {
    const at = room.walls.indexOf(wall);
    const before = room.walls.at(at - 1);
    const [first, last] = [angles.at(at - 1) ?? 90, angles[at] ?? 90];
    const start = before === undefined ? 'square' : trimEnd(before.end, first);
    return {
      length: wall.shape.length,
      // Trim turns an outside corner only if the wall before has trim.
      start: start === 'outside' && !walls.some((one) => one === before) ? 'square' : start,
      end: trimEnd(wall.end, last),
      mitre: { start: mitreOf(first), end: mitreOf(last) },
      doors: doorsAlong(wall, frame),
    };
  });
}
