import type { Room } from '../../measure/places/place.ts';
import { edgesOf, type RingEdge } from '../../measure/outline/polygon.ts';
import { mm } from '../../measure/units/units.ts';
import { jointLines, type JointLine } from '../boards/joint-lines.ts';

/** An edge this near to a wall runs along it: corners are rounded. */
const BESIDE = mm(2);

/** True if the middle of an edge is on the line of another. */
function isAlong({ a, b }: RingEdge, wall: RingEdge): boolean {
  const [x, y] = [(a.x + b.x) / 2 - wall.a.x, (a.y + b.y) / 2 - wall.a.y];
  const [wx, wy] = [wall.b.x - wall.a.x, wall.b.y - wall.a.y];
  const long = Math.hypot(wx, wy);
  const along = (x * wx + y * wy) / long;
  return Math.abs(wx * y - wy * x) / long < BESIDE && along > 0 - BESIDE && along < long + BESIDE;
}

/** Lines at which planes of a ceiling meet, on the plan: each once. */
export function ceilingBends({
  planes,
  floor,
}: Pick<Room, 'planes' | 'floor'>): readonly JointLine[] {
  if (planes.length < 2) return [];
  const walls = edgesOf(floor);
  const inner = planes
    .flatMap(({ under }) => edgesOf(under))
    .filter((edge) => !walls.some((wall) => isAlong(edge, wall)));
  return jointLines(inner.map(({ a, b }) => [[a, b]]));
}
