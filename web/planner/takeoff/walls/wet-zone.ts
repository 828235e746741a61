import { wallRegion } from '../../measure/outline/outline-wall.ts';
import { doorways, type Wall } from '../../measure/places/place.ts';
import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { length, type Length } from '../../measure/units/units.ts';

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
}

/** A point on a wall; the zone reaches from it both ways. */
interface Middle {
  readonly wall: Wall;
  readonly at: number;
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

/**
 * Zone of `run` along the walls, all in `around`, the walls of the place in order. An alcove is found first: the
 * shortest wall without a door that fits between two others. Otherwise the zone is in a corner, or at the left end.
 */
export function wetZone(
  around: readonly Wall[],
  walls: readonly Wall[],
  run: Length,
  past: Length,
): WetZone {
  const chain = chainOf(around, walls);
  const middle = middleOf(chain, walls, run);
  if (middle === undefined) return { along: new Map(), wide: new Map() };
  const reach = reachOf(chain, middle, run);
  return {
    along: stretchesOf(chain, middle, reach),
    wide: stretchesOf(chain, middle, { left: reach.left + past, right: reach.right + past }),
  };
}

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

function middleOf({ next }: Chain, walls: readonly Wall[], run: Length): Middle | undefined {
  const byDoors = walls.toSorted((a, b) => doorways(a).length - doorways(b).length);
  const [alcove] = walls
    .filter((wall) => wall.shape.length < run && doorways(wall).length === 0)
    .filter((wall) => next(wall, 'left') !== undefined && next(wall, 'right') !== undefined)
    .toSorted((a, b) => a.shape.length - b.shape.length);
  if (alcove !== undefined) return { wall: alcove, at: alcove.shape.length / 2 };
  const corner = byDoors.find((wall) => next(wall, 'right') !== undefined);
  if (corner !== undefined) return { wall: corner, at: corner.shape.length };
  const [only] = byDoors;
  return only && { wall: only, at: Math.min(run, only.shape.length) / 2 };
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
  const left = Math.min(most.left, Math.max(run / 2, run - most.right));
  const right = Math.min(most.right, run - left);
  const shared = ways.left.find(
    ({ wall, from }) =>
      from < left && ways.right.some((one) => one.wall.id === wall.id && one.from < right),
  );
  const start = ways.right.find(({ wall }) => wall.id === shared?.wall.id)?.from;
  return start === undefined ? { left, right } : { left: run - start, right: start };
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
  { wall, at }: Middle,
  reach: Reach,
): ReadonlyMap<string, WallStretch> {
  const found = new Map<string, WallStretch>();
  const add = (one: Wall, from: number, to: number): void => {
    const before = found.get(one.id);
    const x0 = Math.max(0, Math.min(from, before?.x0 ?? from));
    const x1 = Math.min(one.shape.length, Math.max(to, before?.x1 ?? to));
    if (x1 > x0) found.set(one.id, { x0: length(Math.round(x0)), x1: length(Math.round(x1)) });
  };
  add(wall, at - reach.left, at + reach.right);
  for (const way of ['left', 'right'] as const) {
    let rest = reach[way] - (way === 'left' ? at : wall.shape.length - at);
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
