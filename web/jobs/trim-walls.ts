import { doorways, type Room, type Wall } from '../measure/place.ts';
import { length, type Length } from '../measure/units.ts';
import type { TrimEnd, TrimWall } from '../takeoff/trim.ts';

const trimEnd = (end: Wall['end']): TrimEnd => (end === 'free' ? 'square' : end);

/** The walls of a room as trim runs along them: between doorways, each with its frame on both sides. */
export const trimWalls = (room: Room, walls: readonly Wall[], frame: Length): readonly TrimWall[] =>
  walls.map((wall): TrimWall => {
    const before = room.walls.at(room.walls.indexOf(wall) - 1);
    const start = before === undefined ? 'square' : trimEnd(before.end);
    return {
      length: wall.shape.length,
      // Round an outside corner only where the wall before has trim too.
      start: start === 'outside' && !walls.some((one) => one === before) ? 'square' : start,
      end: trimEnd(wall.end),
      doors: doorways(wall).map((door) => {
        const at = Math.max(0, door.at - frame);
        return { at: length(at), width: length(door.at + door.width + frame - at) };
      }),
    };
  });
