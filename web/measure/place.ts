import { wallsOf } from './outline.ts';
import { wallRegion, type WallOpening } from './outline-wall.ts';
import { boundsOf, regionArea, type Region, type Ring } from './polygon.ts';
import { WALLS, wallLength, type Opening, type Room } from './room.ts';
import { length, mm, type Area, type Length } from './units.ts';

/** A wall of a measured room, seen from inside. */
export interface PlaceWall {
  readonly id: string;
  readonly length: Length;
  readonly height: Length;
  /** Less its openings; (0, 0) is its lower left corner. */
  readonly region: Region;
  readonly doors: readonly WallOpening[];
  readonly windows: readonly WallOpening[];
  /** The corner at its right end. */
  readonly end: 'inside' | 'outside';
}

/** A room with everything known that a job needs. */
export interface RoomPlace {
  readonly kind: 'room';
  readonly id: string;
  readonly name: string;
  readonly floor: Region;
  readonly walls: readonly PlaceWall[];
}

/** A piece of ground, a deck or a loft: an area, and its outline unless it is round. */
export interface GroundPlace {
  readonly kind: 'ground';
  readonly id: string;
  readonly name: string;
  readonly area: Area;
  readonly region: Region | undefined;
}

/** A line, as of a fence: straight stretches one after the other. */
export interface RunPlace {
  readonly kind: 'run';
  readonly id: string;
  readonly name: string;
  readonly runs: readonly { readonly length: Length; readonly joined: boolean }[];
}

/** Whatever a person measures once and does any number of jobs on. */
export type Place = RoomPlace | GroundPlace | RunPlace;

export const groundOf = (id: string, name: string, outline: Ring): GroundPlace => ({
  kind: 'ground',
  id,
  name,
  area: regionArea([outline]),
  region: [outline],
});

const USUAL_SILL = mm(900);

/** A rectangular room as measured: openings whose place is not known stand evenly along their wall. */
export function placeOfRoom(id: string, name: string, room: Room): RoomPlace {
  const floor: Ring = [
    { x: 0, y: 0 },
    { x: room.length, y: 0 },
    { x: room.length, y: room.width },
    { x: 0, y: room.width },
  ];
  const corners = wallsOf(floor);
  const walls = WALLS.map((wall, i): PlaceWall => {
    const long = wallLength(wall, room) ?? length(0);
    const own = room.openings.filter((opening) => opening.wall === wall);
    const placed = spread(own, long, room.height);
    const region = wallRegion({ length: long, height: room.height }, placed);
    const of = (kind: Opening['kind']): WallOpening[] =>
      placed.filter((_, at) => own[at]?.kind === kind);
    return {
      id: wall,
      length: long,
      height: room.height,
      region: region.ok ? region.value : [],
      doors: of('door'),
      windows: of('window'),
      end: corners[i]?.end ?? 'inside',
    };
  });
  return { kind: 'room', id, name, floor: [floor], walls };
}

/** Openings along a wall with equal room between them; windows hang, but never over the wall's top. */
function spread(openings: readonly Opening[], long: Length, high: Length): WallOpening[] {
  const taken = openings.reduce((sum, opening) => sum + opening.width, 0);
  const between = Math.floor((long - taken) / (openings.length + 1));
  let at = 0;
  return openings.map(({ id, kind, width, height }) => {
    at += between;
    const sill = kind === 'door' ? 0 : Math.max(0, Math.min(USUAL_SILL, high - height));
    const placed = { id, at: length(at), sill: length(sill), width, height };
    at += width;
    return placed;
  });
}

/** The longer way of a surface. */
export function longerWay(region: Region): 'x' | 'y' {
  const { x0, y0, x1, y1 } = boundsOf(region);
  return x1 - x0 >= y1 - y0 ? 'x' : 'y';
}
