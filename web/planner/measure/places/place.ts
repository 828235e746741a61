import { entryOf } from '../units/entry-of.ts';
import {
  boundsOf,
  regionArea,
  type Point,
  type PolygonRings,
  type Ring,
} from '../outline/polygon.ts';
import type { WallOpening, WallShape } from '../outline/outline-wall.ts';
import type { Area, Length } from '../units/units.ts';

/** Where a job can be done. A project measures each place once. */
export type PlaceKind = 'room' | 'wall' | 'ground' | 'run' | 'thing';

export type OpeningKind = 'door' | 'window' | 'opening';

/** Room in which an opening was measured, if it is on the other side of the wall. */
export interface OpeningOwner {
  /** Id and name of the room. */
  readonly place: string;
  readonly name: string;
  /** Id of the opening there. */
  readonly opening: string;
}

/** A door, window or other opening, from the wall's left end and the floor. */
export interface Opening extends WallOpening {
  readonly kind: OpeningKind;
  /** True if any of its sizes is the usual one and not measured. */
  readonly usual: boolean;
  /** Present if its position is not measured: in the middle of its space. */
  readonly isSpread?: true;
  /** Absent for the room's own opening. */
  readonly from?: OpeningOwner;
}

/** A wall seen from inside its room (or from its front): x from its left end, y up from the floor. */
export interface Wall {
  /** A letter: A, B, C, … clockwise on the plan. A wall that is a place by itself is A. */
  readonly id: string;
  readonly shape: WallShape;
  readonly openings: readonly Opening[];
  /** Surface without its openings. */
  readonly region: PolygonRings;
  /** Area of `region`. */
  readonly area: Area;
  /** How it meets the next wall: in a corner, round an outside corner, or not at all. */
  readonly end: 'inside' | 'outside' | 'free';
}

interface PlaceBase {
  readonly id: string;
  readonly name: string;
}

/** A plane of a ceiling: level, or rising from its low side. */
export interface CeilingPlane {
  /** Region below it, on the plan. */
  readonly under: PolygonRings;
  /** Area of the plane itself. */
  readonly area: Area;
  /** Height above the floor; for a slope at its low side. */
  readonly height: Length;
  /** Absent if level. */
  readonly slope?: {
    /** A side of the plan, or the letter of a wall. */
    readonly low: string;
    /** Unit vector along the low side, left to right when facing it, and a point of that side. */
    readonly along: Point;
    readonly at: Point;
    /** Rise per unit of distance from the low side. */
    readonly rise: number;
  };
}

/**
 * A room. On the plan, wall A runs along x from (0, 0) and y points away from it into the room; the walls follow
 * clockwise seen from above, so that each is seen left to right from inside, and the next one joins its right end.
 */
export interface Room extends PlaceBase {
  readonly kind: 'room';
  readonly floor: PolygonRings;
  readonly walls: readonly Wall[];
  /** Cover the floor once; the level plane is last. */
  readonly planes: readonly CeilingPlane[];
  /** Area of all planes: the floor's area, or more under a slope. */
  readonly ceiling: Area;
  /** Maximum height. */
  readonly height: Length;
}

/** A single wall: one to build, or the only wall that matters. */
export interface LoneWall extends PlaceBase {
  readonly kind: 'wall';
  readonly wall: Wall;
}

/** An area of ground. A circle's region is a polygon for drawing; its area is exact. */
export interface Ground extends PlaceBase {
  readonly kind: 'ground';
  readonly shape: 'right-angled' | 'circle' | 'polygon';
  readonly region: PolygonRings;
  readonly area: Area;
  readonly perimeter: Length;
}

/** A line such as a fence or an edging: straight stretches; each starts at the end of the previous one. */
export interface Run extends PlaceBase {
  readonly kind: 'run';
  readonly stretches: readonly Length[];
  readonly length: Length;
}

/** Something to build; the job asks for its sizes. */
export interface Thing extends PlaceBase {
  readonly kind: 'thing';
}

/** A completely measured place. */
export type Place = Room | LoneWall | Ground | Run | Thing;
export type PlaceOf<Kind extends PlaceKind> = Extract<Place, { readonly kind: Kind }>;

/** Walls of a place, in order; none for ground or a run. */
export function wallsOfPlace(place: Place): readonly Wall[] {
  if (place.kind === 'room') return place.walls;
  return place.kind === 'wall' ? [place.wall] : [];
}

/** Openings of a wall that people walk through: skirting and studs leave them out. */
export const doorways = (wall: Wall): readonly Opening[] =>
  wall.openings.filter(({ sill }) => sill === 0);

/**
 * Interior angle at the end of each wall, degrees: 90 in a right corner, 270 at a right corner that juts in. Exact for
 * right corners.
 */
export const cornerAngles = ({ floor }: Room): readonly number[] => anglesOfRing(floor[0] ?? []);

/** Interior angles of an outline with its inside on the right, y down. */
export function anglesOfRing(ring: Ring): readonly number[] {
  return ring.map((from, i) => {
    const corner = ring[(i + 1) % ring.length] ?? from;
    const to = ring[(i + 2) % ring.length] ?? from;
    const [ax, ay] = [corner.x - from.x, corner.y - from.y];
    const [bx, by] = [to.x - corner.x, to.y - corner.y];
    return 180 - (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
  });
}

/** True if a part of its ceiling is not level. */
export const isSloped = ({ planes }: Room): boolean =>
  planes.some(({ slope }) => slope !== undefined);

export const floorArea = (room: Room): Area => regionArea(room.floor);

/** The longer axis of a surface. */
export function longerWay(region: PolygonRings): 'x' | 'y' {
  const { x0, y0, x1, y1 } = boundsOf(region);
  return x1 - x0 >= y1 - y0 ? 'x' : 'y';
}

/** An opening measured in another room, in the coordinates of a wall of this one. */
export interface SharedOpening extends Opening {
  /** Letter of the wall. */
  readonly wall: string;
  readonly from: OpeningOwner;
}

/** Shared openings without a place: above the ceiling, or at an opening of the room itself. */
export const leftOutOf = (
  openings: Readonly<Record<string, readonly Opening[]>>,
  shared: readonly SharedOpening[],
): readonly SharedOpening[] =>
  shared.filter((one) => entryOf(openings, one.wall)?.every(({ id }) => id !== one.id) ?? true);
