import { wallLetter } from '../places/place-input.ts';
import { mm } from '../units/units.ts';
import { againstWall, planWall, posedRing, type PlanWall, type PlacedRoom } from './lay-out.ts';

/** A wall of a placed room, or a part of one at a feature, at its position on the storey. */
export interface PlacedWall extends PlanWall {
  readonly room: PlacedRoom;
  readonly name: string;
}

/** Two walls that are the two sides of one. */
export interface FacingWalls {
  readonly one: PlacedWall;
  readonly other: PlacedWall;
  /** Range of the other wall along this one. */
  readonly from: number;
  readonly to: number;
  /** Distance between their surfaces. */
  readonly apart: number;
}

/** Maximum thickness of a wall in a house unless the user entered one. */
export const THICKEST = mm(500);
/** Rooms measured separately may overlap by this. */
const OVERLAP = mm(100);
/** Minimum common length of walls that face each other. */
const LEAST_STRETCH = mm(100);
/** Cosine of the maximum angle between them: 1.5°. */
const TURNED = Math.cos((1.5 * Math.PI) / 180);

export const wallsOfRoom = (room: PlacedRoom): readonly PlacedWall[] =>
  room.measured.plan.parts.flatMap(({ name }, i) => {
    const wall = planWall(room.ring, i);
    return wall === undefined ? [] : [{ ...wall, room, name }];
  });

/** Measured walls of a room without features; rooms are placed by these. */
export const sidesOfRoom = (room: PlacedRoom): readonly PlacedWall[] => {
  const ring = posedRing(room.pose, room.measured.outline.ring ?? []);
  return ring.flatMap((_, i) => {
    const wall = planWall(ring, i);
    return wall === undefined ? [] : [{ ...wall, room, name: wallLetter(i) }];
  });
};

/** Entered thickness between two rooms, if it exceeds the usual one. */
function thickestBetween(a: PlacedRoom, b: PlacedRoom): number {
  const typed = [
    [a, b],
    [b, a],
  ].flatMap(([one, other]) => {
    const beside = one?.measured.beside;
    return beside !== undefined && beside.room === other?.id ? [beside.thickness] : [];
  });
  return Math.max(THICKEST, ...typed.map((thick) => thick + OVERLAP));
}

/** Common range of two walls that face each other within `thickest`; undefined if they do not. */
export function facing(
  one: PlacedWall,
  other: PlacedWall,
  thickest: number,
): FacingWalls | undefined {
  if (one.way.x * other.way.x + one.way.y * other.way.y > -TURNED) return undefined;
  const [start, end] = [againstWall(one, other.to), againstWall(one, other.from)];
  const [from, to] = [Math.max(0, start.along), Math.min(one.long, end.along)];
  if (to - from < LEAST_STRETCH) return undefined;
  const share = ((from + to) / 2 - start.along) / (end.along - start.along);
  const apart = start.out + (end.out - start.out) * share;
  return apart < 0 - OVERLAP || apart > thickest ? undefined : { one, other, from, to, apart };
}

const box = ({ ring }: PlacedRoom) => ({
  x0: Math.min(...ring.map(({ x }) => x)),
  y0: Math.min(...ring.map(({ y }) => y)),
  x1: Math.max(...ring.map(({ x }) => x)),
  y1: Math.max(...ring.map(({ y }) => y)),
});

/** Limit of comparisons of two walls; a house needs some thousands. */
const MOST = 1_000_000;

interface Near {
  readonly own: readonly PlacedWall[];
  readonly others: readonly PlacedWall[];
  readonly thickest: number;
}

/** Pairs of rooms of one group that are near enough to share a wall, each pair twice. */
function nearRooms(walls: ReadonlyMap<PlacedRoom, readonly PlacedWall[]>): readonly Near[] {
  const known = [...walls].map(([room, own]) => ({ room, walls: own, box: box(room) }));
  return known.flatMap((a) =>
    known.flatMap((b): readonly Near[] => {
      if (a === b || a.room.group !== b.room.group || a.room.storey !== b.room.storey) return [];
      const thickest = thickestBetween(a.room, b.room);
      const isFar =
        a.box.x0 - b.box.x1 > thickest ||
        b.box.x0 - a.box.x1 > thickest ||
        a.box.y0 - b.box.y1 > thickest ||
        b.box.y0 - a.box.y1 > thickest;
      return isFar ? [] : [{ own: a.walls, others: b.walls, thickest }];
    }),
  );
}

/**
 * All walls that two rooms of one group share; each pair twice, once per side. Undefined if there are too many to
 * compare while the user types.
 */
export function facingWalls(
  walls: ReadonlyMap<PlacedRoom, readonly PlacedWall[]>,
): readonly FacingWalls[] | undefined {
  const near = nearRooms(walls);
  const work = near.reduce((sum, { own, others }) => sum + own.length * others.length, 0);
  if (work > MOST) return undefined;
  return near.flatMap(({ own, others, thickest }) =>
    own.flatMap((one) => others.flatMap((other) => facing(one, other, thickest) ?? [])),
  );
}
