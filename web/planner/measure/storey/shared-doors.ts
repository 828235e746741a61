import type { Opening, SharedOpening } from '../places/place.ts';
import { length, mm } from '../units/units.ts';
import { entryOf } from '../units/entry-of.ts';
import { facingWalls, wallsOfRoom, type FacingWalls, type PlacedWall } from './facing-walls.ts';
import { againstWall, pointAt, type PlacedRoom } from './lay-out.ts';

/** A door or other opening of a room on one of its walls; windows are never shared. */
export interface Door {
  readonly wall: PlacedWall;
  readonly opening: Opening;
  /** True if its position on the wall was entered; otherwise it is drawn at a free position. */
  readonly isFixed: boolean;
}

/** A door that counts on its own side only: its position is unknown, or only a part of it faces the other room. */
export interface LoneDoor {
  readonly door: Door;
  readonly other: PlacedRoom;
  readonly why: 'nowhere' | 'partly';
}

export interface SharedDoors {
  /** Openings in a room's walls that belong to doors of other rooms, by room id. */
  readonly shared: ReadonlyMap<string, readonly SharedOpening[]>;
  /** Doors that were measured on both sides. */
  readonly twice: readonly (readonly [Door, Door])[];
  readonly lone: readonly LoneDoor[];
  /** True if there are too many walls to compare: then no door is shared. */
  readonly isTooLarge: boolean;
}

/** Tolerance of a door over the end of the wall on its other side: walls are measured to some millimetres. */
const OVER = mm(20);

const doorsOn = (wall: PlacedWall): readonly Door[] =>
  (entryOf(wall.room.measured.openings, wall.name) ?? []).flatMap((opening): Door[] =>
    opening.kind === 'window' ? [] : [{ wall, opening, isFixed: wall.room.fixed.has(opening.id) }],
  );

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ opening: { at, width } }: Door): Span => ({ from: at, to: at + width });

/** Range that a door takes of the wall on its other side. */
function spanBehind({ wall, opening }: Door, behind: PlacedWall): Span {
  const { at, width } = opening;
  return {
    from: againstWall(behind, pointAt(wall, at + width, 0)).along,
    to: againstWall(behind, pointAt(wall, at, 0)).along,
  };
}

const common = (a: Span, b: Span): number => Math.min(a.to, b.to) - Math.max(a.from, b.from);

/** Equal doors on both sides of a wall: first those at the same position, then those without a position. */
function samePairs(
  { one, other, from, to }: FacingWalls,
  doors: ReadonlyMap<PlacedWall, readonly Door[]>,
  taken: ReadonlySet<Door>,
): readonly (readonly [Door, Door])[] {
  const free = (wall: PlacedWall): readonly Door[] =>
    doors.get(wall)?.filter((door) => !taken.has(door)) ?? [];
  const mine = free(one).filter((door) => !door.isFixed || common(spanOf(door), { from, to }) > 0);
  const theirs = free(other).filter(
    (door) => !door.isFixed || common(spanBehind(door, one), { from, to }) > 0,
  );
  const pairs: (readonly [Door, Door])[] = [];
  const pair = (isSame: (a: Door, b: Door) => boolean): void => {
    for (const a of mine) {
      if (pairs.some(([known]) => known === a)) continue;
      const b = theirs.find(
        (door) => pairs.every(([, known]) => known !== door) && isSame(a, door),
      );
      if (b !== undefined) pairs.push([a, b]);
    }
  };
  pair((a, b) => a.isFixed && b.isFixed && common(spanOf(a), spanBehind(b, one)) > 0);
  pair((a, b) => !a.isFixed || !b.isFixed);
  return pairs;
}

const byId = (a: PlacedWall, b: PlacedWall): number => (a.room.id < b.room.id ? -1 : 1);

/** The nearest wall behind a door that covers all of it; of two rooms at one place, whatever their order, the same. */
function wallBehind(door: Door, facing: readonly FacingWalls[]): PlacedWall | undefined {
  const span = spanOf(door);
  const whole = facing.filter(({ from, to }) => span.from >= from - OVER && span.to <= to + OVER);
  return whole.toSorted((a, b) => a.apart - b.apart || byId(a.other, b.other))[0]?.other;
}

/**
 * Doors that two rooms share on their storey: a door belongs to both sides of its wall and is stored on one. A door
 * without a position counts on its own side only, so that no wall gets too small.
 */
export function sharedDoors(rooms: readonly PlacedRoom[]): SharedDoors {
  const walls = new Map(rooms.map((room) => [room, wallsOfRoom(room)]));
  const facing = facingWalls(walls);
  const doors = new Map([...walls.values()].flat().map((wall) => [wall, doorsOn(wall)]));
  const order = new Map(rooms.map((room, i) => [room, i]));
  const twice: (readonly [Door, Door])[] = [];
  const taken = new Set<Door>();
  for (const pair of facing ?? []) {
    if ((order.get(pair.one.room) ?? 0) > (order.get(pair.other.room) ?? 0)) continue;
    for (const same of samePairs(pair, doors, taken)) {
      twice.push(same);
      for (const door of same) taken.add(door);
    }
  }
  const free = [...doors.values()].flat().filter((door) => !taken.has(door));
  const given = giveAway(
    free,
    Map.groupBy(facing ?? [], ({ one }) => one),
  );
  return { ...given, twice, isTooLarge: facing === undefined };
}

/** Gives each door to the room behind it, or reports why not. */
function giveAway(
  doors: readonly Door[],
  facing: ReadonlyMap<PlacedWall, readonly FacingWalls[]>,
): Pick<SharedDoors, 'shared' | 'lone'> {
  const shared = new Map<string, SharedOpening[]>();
  const lone: LoneDoor[] = [];
  for (const door of doors) {
    const behind = facing.get(door.wall) ?? [];
    const wall = door.isFixed ? wallBehind(door, behind) : undefined;
    if (wall !== undefined) {
      const { id } = wall.room;
      const list = shared.get(id) ?? [];
      shared.set(id, list);
      list.push(seenFrom(wall, door));
      continue;
    }
    const why = door.isFixed ? 'partly' : 'nowhere';
    const touched = behind.find((one) => !door.isFixed || common(spanOf(door), one) > OVER);
    if (touched !== undefined) lone.push({ door, other: touched.other.room, why });
  }
  return { shared, lone };
}

/** The same door seen from behind, within the wall there. */
function seenFrom(wall: PlacedWall, door: Door): SharedOpening {
  const { room } = door.wall;
  const { from } = spanBehind(door, wall);
  const last = Math.floor(wall.long) - door.opening.width;
  const at = length(Math.max(0, Math.min(Math.round(from), last)));
  const { opening } = door;
  const owner = { place: room.id, name: room.name, opening: opening.id };
  return { ...opening, id: `${room.id}/${opening.id}`, wall: wall.name, at, from: owner };
}
