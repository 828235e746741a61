import { boundsOf, regionArea, type Point, type Region, type Ring } from '../outline/polygon.ts';
import type { WallOpening, WallShape } from '../outline/outline-wall.ts';
import type { Area, Length } from '../units/units.ts';

/** What a job can be done on. A project measures each place once. */
export type PlaceKind = 'room' | 'wall' | 'ground' | 'run' | 'thing';

export type OpeningKind = 'door' | 'window' | 'opening';

/** Whose opening it is, where it was measured in the room on the other side of the wall. */
export interface OpeningOwner {
  /** The room's id and name. */
  readonly place: string;
  readonly name: string;
  /** The opening's id there. */
  readonly opening: string;
}

/** A door, window or other opening in its place on a wall, from the wall's left end and the floor. */
export interface Opening extends WallOpening {
  readonly kind: OpeningKind;
  /** Whether any of its sizes is the usual one rather than measured. */
  readonly usual: boolean;
  /** Absent for one that the room itself has. */
  readonly from?: OpeningOwner;
}

/** A wall seen from inside its room (or from its front): x from its left end, y up from the floor. */
export interface Wall {
  /** A letter: A, B, C, … clockwise on plan. A wall that is a place of its own is A. */
  readonly id: string;
  readonly shape: WallShape;
  readonly openings: readonly Opening[];
  /** Its surface less its openings. */
  readonly region: Region;
  /** The area of that surface. */
  readonly area: Area;
  /** How it meets the next wall: in a corner of the room, round a corner, or not at all. */
  readonly end: 'inside' | 'outside' | 'free';
}

interface PlaceBase {
  readonly id: string;
  readonly name: string;
}

/** A plane of a ceiling: level, or rising from its low side. */
export interface CeilingPlane {
  /** What lies under it, on plan. */
  readonly under: Region;
  /** Of the plane itself. */
  readonly area: Area;
  /** Above the floor; of a slope, at its low side. */
  readonly height: Length;
  /** Absent where it is level. */
  readonly slope?: {
    /** A side of the plan, or the letter of a wall. */
    readonly low: string;
    /** Along the low side, left to right as one faces it, from a point of it; of length one. */
    readonly along: Point;
    readonly at: Point;
    /** How much it rises for each step away from there. */
    readonly rise: number;
  };
}

/**
 * A room. On plan wall A runs along x from (0, 0) and y goes away from it into the room; its walls
 * follow clockwise as one looks down, so that each is seen left to right from inside, and the next
 * one joins its right end.
 */
export interface Room extends PlaceBase {
  readonly kind: 'room';
  readonly floor: Region;
  readonly walls: readonly Wall[];
  /** Over the whole floor once; that which is level is last. */
  readonly planes: readonly CeilingPlane[];
  /** Of all its planes: the floor's area, or more under a slope. */
  readonly ceiling: Area;
  /** At its highest. */
  readonly height: Length;
}

/** A wall on its own: one to build, or one of which only this wall matters. */
export interface LoneWall extends PlaceBase {
  readonly kind: 'wall';
  readonly wall: Wall;
}

/** A piece of ground. A circle's region is a polygon of many sides for drawing; its area is exact. */
export interface Ground extends PlaceBase {
  readonly kind: 'ground';
  readonly shape: 'right-angled' | 'circle' | 'polygon';
  readonly region: Region;
  readonly area: Area;
  readonly perimeter: Length;
}

/** A line such as a fence or an edging: straight stretches, each from the end of the one before. */
export interface Run extends PlaceBase {
  readonly kind: 'run';
  readonly stretches: readonly Length[];
  readonly length: Length;
}

/** Something to build, whose sizes the job itself asks for. */
export interface Thing extends PlaceBase {
  readonly kind: 'thing';
}

/** A place measured completely. */
export type Place = Room | LoneWall | Ground | Run | Thing;
export type PlaceOf<Kind extends PlaceKind> = Extract<Place, { readonly kind: Kind }>;

/** The walls of a place, in order; none of a ground or a run. */
export function wallsOfPlace(place: Place): readonly Wall[] {
  if (place.kind === 'room') return place.walls;
  return place.kind === 'wall' ? [place.wall] : [];
}

/** The openings of a wall that one walks through: what skirting and studs leave out. */
export const doorways = (wall: Wall): readonly Opening[] =>
  wall.openings.filter(({ sill }) => sill === 0);

/**
 * The angle inside the room at the end of each of its walls, in degrees: 90 in a right corner, 270 round one
 * that juts in, whatever lies between elsewhere. Exact for right ones.
 */
export const cornerAngles = ({ floor }: Room): readonly number[] => anglesOfRing(floor[0] ?? []);

/** The same of an outline that is walked with its inside on the right, y down. */
export function anglesOfRing(ring: Ring): readonly number[] {
  return ring.map((from, i) => {
    const corner = ring[(i + 1) % ring.length] ?? from;
    const to = ring[(i + 2) % ring.length] ?? from;
    const [ax, ay] = [corner.x - from.x, corner.y - from.y];
    const [bx, by] = [to.x - corner.x, to.y - corner.y];
    return 180 - (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
  });
}

/** Whether a part of its ceiling is not level. */
export const isSloped = ({ planes }: Room): boolean =>
  planes.some(({ slope }) => slope !== undefined);

/** The area of a room's floor. */
export const floorArea = (room: Room): Area => regionArea(room.floor);

/** The longer way of a surface. */
export function longerWay(region: Region): 'x' | 'y' {
  const { x0, y0, x1, y1 } = boundsOf(region);
  return x1 - x0 >= y1 - y0 ? 'x' : 'y';
}
