import { insetRegion } from '../outline/inset-region.ts';
import { edgesOf, type RingEdge, type Point, type Ring } from '../outline/polygon.ts';
import { mm, type Length } from '../units/units.ts';
import type { PlacedRoom } from './lay-out.ts';

/** Error of rooms measured separately: two rooms may overlap by twice this. */
const ALLOWED = mm(50);

const leftOf = ({ a, b }: RingEdge, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

const cross = (one: RingEdge, two: RingEdge): boolean =>
  leftOf(one, two.a) > 0 !== leftOf(one, two.b) > 0 &&
  leftOf(two, one.a) > 0 !== leftOf(two, one.b) > 0;

/** True if a point is inside edges, by the crossings of a line to its right. */
const isWithin = (edges: readonly RingEdge[], { x, y }: Point): boolean =>
  edges.filter(
    ({ a, b }) => a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y),
  ).length %
    2 ===
  1;

/** Inset that separates the common sides of two rooms at the same position. */
const FARTHER = mm(60);

/** Inset outline; unchanged if the room is too narrow. */
const drawnIn = (ring: Ring, by: Length): readonly RingEdge[] =>
  edgesOf(insetRegion([ring], by) ?? [ring]);

function overlap(one: readonly RingEdge[], two: readonly RingEdge[]): boolean {
  if (one.some((edge) => two.some((other) => cross(edge, other)))) return true;
  const [a, b] = [one[0]?.a, two[0]?.a];
  return (a !== undefined && isWithin(two, a)) || (b !== undefined && isWithin(one, b));
}

/** Limit of comparisons of two sides. */
const MOST = 2_000_000;

/** Rooms of one storey that overlap; rooms of different groups never do. */
export function overlaps(
  rooms: readonly PlacedRoom[],
): readonly (readonly [PlacedRoom, PlacedRoom])[] {
  const known = rooms.map((room) => ({
    room,
    edges: drawnIn(room.ring, ALLOWED),
    inner: drawnIn(room.ring, FARTHER),
  }));
  const pairs = known.flatMap((one, i) =>
    known
      .slice(i + 1)
      .filter(({ room }) => room.group === one.room.group && room.storey === one.room.storey)
      .map((two) => ({ one, two })),
  );
  const work = pairs.reduce((sum, { one, two }) => sum + one.edges.length * two.edges.length, 0);
  if (work > MOST) return [];
  return pairs
    .filter(({ one, two }) => overlap(one.edges, two.inner))
    .map(({ one, two }): readonly [PlacedRoom, PlacedRoom] => [one.room, two.room]);
}
