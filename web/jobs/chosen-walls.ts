import type { PlaceWall, RoomPlace } from '../measure/place.ts';

/** The walls that were chosen, in the room's order; all of them where none was. */
export function chosenWalls(room: RoomPlace, chosen: readonly string[]): readonly PlaceWall[] {
  const walls = room.walls.filter((wall) => chosen.includes(wall.id));
  return walls.length === 0 ? room.walls : walls;
}
