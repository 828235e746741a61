import { wallLetter } from '../places/place-input.ts';
import { boundsOf, type Point, type Ring, type Box } from '../outline/polygon.ts';
import type { MeasuredRoom } from '../places/room.ts';
import { mm } from '../units/units.ts';

/** Positions of boxes in rows, in total about as wide as high. */
export function inRows(boxes: readonly Box[], apart: number): readonly Point[] {
  const sizes = boxes.map(({ x0, y0, x1, y1 }) => ({
    wide: x1 - x0 + apart,
    high: y1 - y0 + apart,
  }));
  const all = sizes.reduce((sum, { wide, high }) => sum + wide * high, 0);
  const most = Math.max(1.4 * Math.sqrt(all), ...sizes.map(({ wide }) => wide));
  const at = { x: 0, y: 0, high: 0 };
  return sizes.map(({ wide, high }) => {
    if (at.x + wide > most) Object.assign(at, { x: 0, y: at.y + at.high, high: 0 });
    const place = { x: at.x, y: at.y };
    Object.assign(at, { x: at.x + wide, high: Math.max(at.high, high) });
    return place;
  });
}

/** A room of a house before it is placed. */
export interface HouseRoom {
  readonly id: string;
  readonly name: string;
  /** Ids of its openings with an entered position. */
  readonly fixed: ReadonlySet<string>;
  /** Equal for two rooms of one storey. */
  readonly storey: string;
  readonly measured: MeasuredRoom;
}

/**
 * Reason why a room is not at its entered position: the neighbour is missing, not measured or on another storey, a wall
 * is missing, or the rooms form a circle.
 */
export type BesideFault =
  | 'gone'
  | 'unmeasured'
  | 'otherStorey'
  | 'ownWall'
  | 'theirWall'
  | 'circle';

/** A placed room on its storey, grid steps with y down; off the grid if rotated. */
export interface PlacedRoom extends HouseRoom {
  readonly pose: Pose;
  readonly ring: Ring;
  /** Rooms with one number are connected wall to wall; the position of other groups is unknown. */
  readonly group: number;
  readonly fault: BesideFault | undefined;
}

/** Outline without features: rooms are placed by these walls. */
const wallOf = ({ outline }: MeasuredRoom, letter: string): PlanWall | undefined => {
  const { ring } = outline;
  const at = ring?.findIndex((_, i) => wallLetter(i) === letter) ?? -1;
  return ring === undefined || at < 0 ? undefined : planWall(ring, at);
};

const isKnown = ({ measured }: HouseRoom): boolean => measured.plan.ring !== undefined;

type Found = { readonly neighbour: HouseRoom } | { readonly fault: BesideFault } | undefined;

/** The neighbour that a room names; undefined if none. */
function neighbourOf(room: HouseRoom, all: ReadonlyMap<string, HouseRoom>): Found {
  const { beside } = room.measured;
  if (beside === undefined) return undefined;
  const neighbour = all.get(beside.room);
  if (neighbour === undefined) return { fault: 'gone' };
  if (neighbour === room) return { fault: 'circle' };
  if (neighbour.storey !== room.storey) return { fault: 'otherStorey' };
  if (!isKnown(neighbour)) return { fault: 'unmeasured' };
  if (wallOf(room.measured, beside.wall) === undefined) return { fault: 'ownWall' };
  if (wallOf(neighbour.measured, beside.theirs) === undefined) return { fault: 'theirWall' };
  return { neighbour };
}

/** First room of a circle; it is placed by itself, so that the statements of the others hold. */
function firstInCircle(
  room: HouseRoom,
  order: readonly HouseRoom[],
  next: (of: HouseRoom) => HouseRoom | undefined,
): boolean {
  const circle = new Set([room]);
  for (let one = next(room); one !== room; one = next(one)) {
    if (one === undefined || circle.has(one)) return false;
    circle.add(one);
  }
  return order.find((one) => circle.has(one)) === room;
}

function poseBeside({ measured }: HouseRoom, neighbour: HouseRoom, theirPose: Pose): Pose {
  const { beside } = measured;
  const own = wallOf(measured, beside?.wall ?? '');
  const theirs = wallOf(neighbour.measured, beside?.theirs ?? '');
  if (beside === undefined || own === undefined || theirs === undefined) return UNMOVED;
  const ring = posedRing(theirPose, [theirs.from, theirs.to]);
  return against(own, planWall(ring, 0) ?? theirs, beside.offset, beside.thickness);
}

/** Distance between unconnected groups of rooms. */
const APART = mm(1000);

/** Places groups side by side in rows; only their position changes. */
function setApart(rooms: readonly PlacedRoom[]): readonly PlacedRoom[] {
  const groups = [...Map.groupBy(rooms, ({ group }) => group)];
  const boxes = groups.map(([, all]) => boundsOf(all.map(({ ring }) => ring)));
  const places = groups.length > 1 ? inRows(boxes, APART) : [];
  const moves = new Map(
    groups.map(([group], i): [number, Point] => {
      const [at = { x: 0, y: 0 }, box] = [places[i], boxes[i]];
      return [group, { x: at.x - (box?.x0 ?? 0), y: at.y - (box?.y0 ?? 0) }];
    }),
  );
  return rooms.map((room) => {
    const by = moves.get(room.group) ?? { x: 0, y: 0 };
    return {
      ...room,
      pose: movedBy(room.pose, by),
      ring: room.ring.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
    };
  });
}

/**
 * Places every measured room of a house on its storey, next to the neighbour that it names, at any angle. A room
 * without a neighbour, or with one that is not found, is placed by itself with its own neighbours; `fault` has the
 * reason. Unmeasured rooms are left out.
 */
export function layOut(rooms: readonly HouseRoom[]): readonly PlacedRoom[] {
  const all = new Map(rooms.map((room) => [room.id, room]));
  const found = new Map(rooms.map((room) => [room, neighbourOf(room, all)]));
  const next = (room: HouseRoom): HouseRoom | undefined => {
    const one = found.get(room);
    return one !== undefined && 'neighbour' in one ? one.neighbour : undefined;
  };
  for (const room of rooms) {
    if (firstInCircle(room, rooms, next)) found.set(room, { fault: 'circle' });
  }
  const placed = new Map<HouseRoom, { readonly pose: Pose; readonly group: number }>();
  /** Neighbours first; a chain may contain all rooms. */
  const place = (room: HouseRoom): { readonly pose: Pose; readonly group: number } => {
    const chain = [room];
    for (let one = next(room); one !== undefined && !placed.has(one); one = next(one)) {
      chain.push(one);
    }
    for (const one of chain.toReversed()) {
      const beside = next(one);
      const there = beside && placed.get(beside);
      placed.set(
        one,
        beside === undefined || there === undefined
          ? { pose: UNMOVED, group: placed.size }
          : { pose: poseBeside(one, beside, there.pose), group: there.group },
      );
    }
    return placed.get(room) ?? { pose: UNMOVED, group: placed.size };
  };
  const known = rooms.filter(isKnown).map((room): PlacedRoom => {
    const { pose, group } = placed.get(room) ?? place(room);
    const one = found.get(room);
    const fault = one !== undefined && 'fault' in one ? one.fault : undefined;
    return { ...room, pose, group, fault, ring: posedRing(pose, room.measured.plan.ring ?? []) };
  });
  return [...Map.groupBy(known, ({ storey }) => storey).values()].flatMap(setApart);
}

/** Transformation of a room's plan into its storey's: rotation, then translation. */
export interface Pose {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

export const UNMOVED: Pose = { cos: 1, sin: 0, x: 0, y: 0 };

export const posed = ({ cos, sin, x, y }: Pose, point: Point): Point => ({
  x: x + cos * point.x - sin * point.y,
  y: y + sin * point.x + cos * point.y,
});

export const posedRing = (pose: Pose, ring: Ring): Ring => ring.map((point) => posed(pose, point));

export const movedBy = (pose: Pose, by: Point): Pose => ({
  ...pose,
  x: pose.x + by.x,
  y: pose.y + by.y,
});

/** A wall on the plan, clockwise with y down: the room is on its right, the outside on its left. */
export interface PlanWall {
  readonly from: Point;
  readonly to: Point;
  readonly long: number;
  /** Unit vector. */
  readonly way: Point;
}

export function planWall(ring: Ring, at: number): PlanWall | undefined {
  const [from, to] = [ring[at], ring[(at + 1) % ring.length]];
  if (from === undefined || to === undefined) return undefined;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return { from, to, long, way: { x: (to.x - from.x) / long, y: (to.y - from.y) / long } };
}

/** Position of a point along a wall from its left end, and its distance outside. */
export function againstWall(
  { from, way }: PlanWall,
  { x, y }: Point,
): { along: number; out: number } {
  const [dx, dy] = [x - from.x, y - from.y];
  return { along: dx * way.x + dy * way.y, out: dx * way.y - dy * way.x };
}

/** Point at a position along a wall and a distance outside. */
export const pointAt = ({ from, way }: PlanWall, along: number, out: number): Point => ({
  x: from.x + way.x * along + way.y * out,
  y: from.y + way.y * along - way.x * out,
});

/**
 * Pose of a plan whose wall is against another in the opposite direction; `along` and `out` give the position of its
 * end.
 */
export function against(own: PlanWall, theirs: PlanWall, along: number, out: number): Pose {
  const end = pointAt(theirs, along, out);
  // Rotates the own direction onto the opposite of theirs.
  const cos = -(own.way.x * theirs.way.x + own.way.y * theirs.way.y);
  const sin = -(own.way.x * theirs.way.y - own.way.y * theirs.way.x);
  const turned = posed({ cos, sin, x: 0, y: 0 }, own.to);
  return { cos, sin, x: end.x - turned.x, y: end.y - turned.y };
}
