import { wallRegion } from '../../measure/outline/outline-wall.ts';
import { doorways, type Wall } from '../../measure/places/place.ts';
import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';

/** A stretch of a wall, from its left end. */
export interface WallStretch {
  readonly x0: Length;
  readonly x1: Length;
}

/** Walls around a shower or bath, by letter: the part along it and the part to waterproof. */
export interface WetZone {
  /** Parts along the shower or bath. */
  readonly along: ReadonlyMap<string, WallStretch>;
  /** The same parts plus a margin past the open ends, limited by the walls. */
  readonly wide: ReadonlyMap<string, WallStretch>;
  /** True if the shower or bath crosses a doorway wherever it is. */
  readonly isBlocked: boolean;
}

/** A point on a wall. */
interface Middle {
  readonly wall: Wall;
  readonly at: number;
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

/** A possible place of the zone: it reaches from the middle in both directions. */
interface Spot extends Middle {
  readonly reach: Reach;
}

/**
 * Zone of `run` along the walls, all in `around`, the walls of the place in order, and clear of doorways if it can be.
 * An alcove is found first: the shortest wall that fits between two others. Otherwise the zone is in a corner, or
 * along one wall.
 */
export function wetZone(
  around: readonly Wall[],
  walls: readonly Wall[],
  run: Length,
  past: Length,
): WetZone {
  const chain = chainOf(around, walls);
  const crosses = (spot: Spot, by: number): boolean => {
    const found = stretchesOf(chain, spot, by);
    return walls.some((wall) => isCrossed(wall, found.get(wall.id)));
  };
  const kinds = spotsOf(chain, walls, run).map((spots) => {
    const clear = spots.filter((spot) => !crosses(spot, 0));
    return clear.find((spot) => !crosses(spot, past)) ?? clear[0];
  });
  const free = kinds.find((spot) => spot !== undefined);
  const spot = free ?? spotsOf(chain, walls, run).flat()[0];
  if (spot === undefined) return { along: new Map(), wide: new Map(), isBlocked: false };
  return {
    along: stretchesOf(chain, spot, 0),
    wide: stretchesOf(chain, spot, past),
    isBlocked: free === undefined,
  };
}

/** A stretch may touch a doorway. */
const isCrossed = (wall: Wall, stretch: WallStretch | undefined): boolean =>
  stretch !== undefined &&
  doorways(wall).some(
    ({ at, width }) => stretch.x0 < at + width - TOUCH && stretch.x1 > at + TOUCH,
  );
const TOUCH = mm(1);

/** The next wall round an inside corner, to the left or right, if it is one of the walls. */
interface Chain {
  readonly next: (wall: Wall, way: keyof Reach) => Wall | undefined;
}

function chainOf(around: readonly Wall[], walls: readonly Wall[]): Chain {
  const isOne = (wall: Wall | undefined): wall is Wall =>
    wall !== undefined && walls.some(({ id }) => id === wall.id);
  return {
    next: (wall, way) => {
      const i = around.findIndex(({ id }) => id === wall.id);
      const other = around.at(way === 'right' ? (i + 1) % around.length : i - 1);
      const corner = way === 'right' ? wall : other;
      return isOne(other) && other.id !== wall.id && corner?.end === 'inside' ? other : undefined;
    },
  };
}

/** Places to try, one list for each kind, the best kind first. */
function spotsOf(chain: Chain, walls: readonly Wall[], run: Length): readonly (readonly Spot[])[] {
  const byDoors = walls.toSorted((a, b) => doorways(a).length - doorways(b).length);
  const alcoves = walls
    .filter((wall) => wall.shape.length < run && doorways(wall).length === 0)
    .filter((wall) => chain.next(wall, 'left') !== undefined)
    .filter((wall) => chain.next(wall, 'right') !== undefined)
    .toSorted((a, b) => a.shape.length - b.shape.length)
    .map((wall): Middle => ({ wall, at: wall.shape.length / 2 }));
  const corners = byDoors
    .filter((wall) => chain.next(wall, 'right') !== undefined)
    .map((wall): Middle => ({ wall, at: wall.shape.length }));
  const even = (middle: Middle): Spot => ({ ...middle, reach: reachOf(chain, middle, run) });
  return [
    alcoves.map(even),
    corners.map(even),
    corners.flatMap((middle) => besideDoors(chain, middle, run)),
    byDoors
      .filter((wall) => wall.shape.length >= run || isAlone(chain, wall))
      .flatMap((wall) => betweenDoors(wall, run)),
    byDoors.slice(0, 1).map((wall) => even({ wall, at: Math.min(run, wall.shape.length) / 2 })),
  ];
}

/** A corner with more of the run on the side where the next doorway is farther. */
function besideDoors(chain: Chain, middle: Middle, run: Length): readonly Spot[] {
  const most = { left: clearOf(chain, middle, 'left'), right: clearOf(chain, middle, 'right') };
  return most.left + most.right < run ? [] : [{ ...middle, reach: divided(most, run) }];
}

const isAlone = ({ next }: Chain, wall: Wall): boolean =>
  next(wall, 'left') === undefined && next(wall, 'right') === undefined;

/** Along one wall, from its left end or from a doorway. */
function betweenDoors(wall: Wall, run: Length): readonly Spot[] {
  const half = Math.min(run, wall.shape.length) / 2;
  return [0, ...doorways(wall).map(({ at, width }) => at + width)]
    .filter((from) => from + 2 * half <= wall.shape.length)
    .toSorted((a, b) => a - b)
    .map((from) => ({ wall, at: from + half, reach: { left: half, right: half } }));
}

/**
 * Half of the run in each direction; if one direction has too little wall, the rest is in the other. In a ring of walls
 * both may end on one wall: its part is then all on the left, since a wall has one stretch.
 */
function reachOf(chain: Chain, middle: Middle, run: Length): Reach {
  const ways = { left: wallsOn(chain, middle, 'left'), right: wallsOn(chain, middle, 'right') };
  const most = {
    left: farthest(middle, 'left', ways.left),
    right: farthest(middle, 'right', ways.right),
  };
  const { left, right } = divided(most, run);
  const shared = ways.left.find(
    ({ wall, from }) =>
      from < left && ways.right.some((one) => one.wall.id === wall.id && one.from < right),
  );
  const start = ways.right.find(({ wall }) => wall.id === shared?.wall.id)?.from;
  return start === undefined ? { left, right } : { left: run - start, right: start };
}

function divided(most: Reach, run: Length): Reach {
  const left = Math.min(most.left, Math.max(run / 2, run - most.right));
  return { left, right: Math.min(most.right, run - left) };
}

/** Wall from a point to the next doorway. */
function clearOf({ next }: Chain, { wall, at }: Middle, way: keyof Reach): number {
  let far = 0;
  const seen = new Set<string>();
  for (let one: Wall | undefined = wall; one !== undefined && !seen.has(one.id);) {
    seen.add(one.id);
    const long = one.shape.length;
    const from = one.id === wall.id ? at : way === 'left' ? long : 0;
    const gaps = doorways(one)
      .map((door) => (way === 'left' ? from - door.at - door.width : door.at - from))
      .filter((gap) => gap >= 0);
    if (gaps.length > 0) return far + Math.min(...gaps);
    far += way === 'left' ? from : long - from;
    one = next(one, way);
  }
  return far;
}

/** A wall and the distance at which it begins, from the middle along the walls. */
interface WallOnWay {
  readonly wall: Wall;
  readonly from: number;
}

const ownPart = ({ wall, at }: Middle, way: keyof Reach): number =>
  way === 'left' ? at : wall.shape.length - at;

/** The other walls that follow in one direction. */
function wallsOn({ next }: Chain, middle: Middle, way: keyof Reach): readonly WallOnWay[] {
  const found: WallOnWay[] = [];
  const seen = new Set([middle.wall.id]);
  let from = ownPart(middle, way);
  let one = next(middle.wall, way);
  for (; one !== undefined && !seen.has(one.id); one = next(one, way)) {
    seen.add(one.id);
    found.push({ wall: one, from });
    from += one.shape.length;
  }
  return found;
}

function farthest(middle: Middle, way: keyof Reach, others: readonly WallOnWay[]): number {
  const last = others.at(-1);
  return last === undefined ? ownPart(middle, way) : last.from + last.wall.shape.length;
}

function stretchesOf(
  { next }: Chain,
  { wall, at, reach }: Spot,
  past: number,
): ReadonlyMap<string, WallStretch> {
  const found = new Map<string, WallStretch>();
  const add = (one: Wall, from: number, to: number): void => {
    const before = found.get(one.id);
    const x0 = Math.max(0, Math.min(from, before?.x0 ?? from));
    const x1 = Math.min(one.shape.length, Math.max(to, before?.x1 ?? to));
    if (x1 > x0) found.set(one.id, { x0: length(Math.round(x0)), x1: length(Math.round(x1)) });
  };
  add(wall, at - reach.left - past, at + reach.right + past);
  for (const way of ['left', 'right'] as const) {
    let rest = reach[way] + past - (way === 'left' ? at : wall.shape.length - at);
    for (let one = next(wall, way); one !== undefined && rest > 0; one = next(one, way)) {
      if (one.id === wall.id) break;
      const long = one.shape.length;
      add(one, way === 'left' ? long - rest : 0, way === 'left' ? long : rest);
      rest -= long;
    }
  }
  return found;
}

/** Surface of a wall without what is behind a tub or tray as high as `rim`. */
export function withoutTub(wall: Wall, tub: WallStretch | undefined, rim: Length): PolygonRings {
  if (tub === undefined || rim === 0) return wall.region;
  const hidden = {
    id: 'tub',
    at: tub.x0,
    sill: length(0),
    width: length(tub.x1 - tub.x0),
    height: rim,
  };
  const less = wallRegion(wall.shape, [...wall.openings, hidden]);
  return less.ok ? less.value : wall.region;
}

/** Part of a surface in a stretch between two heights. */
export function partOf(
  region: PolygonRings,
  stretch: WallStretch | undefined,
  y0: Length,
  y1: Length,
): PolygonRings {
  if (stretch === undefined || region.length === 0 || y1 <= y0) return [];
  const bounds = boundsOf(region);
  return clipRegion(region, { ...stretch, y0, y1: Math.min(bounds.y1, y1) });
}
