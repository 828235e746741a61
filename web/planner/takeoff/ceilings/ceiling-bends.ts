import type { Room } from '../../measure/places/place.ts';
import { edgesOf, type Edge } from '../../measure/outline/polygon.ts';
import { mm } from '../../measure/units/units.ts';
import { jointLines, type JointLine } from '../boards/joint-lines.ts';

/** Nearer than this to a wall is along it: corners are rounded. */
const BESIDE = mm(2);

/** Whether the middle of an edge lies on a line of the other's. */
function isAlong({ a, b }: Edge, wall: Edge): boolean {
  const [x, y] = [(a.x + b.x) / 2 - wall.a.x, (a.y + b.y) / 2 - wall.a.y];
  const [wx, wy] = [wall.b.x - wall.a.x, wall.b.y - wall.a.y];
  const long = Math.hypot(wx, wy);
  const along = (x * wx + y * wy) / long;
  return Math.abs(wx * y - wy * x) / long < BESIDE && along > 0 - BESIDE && along < long + BESIDE;
}

/** Where planes of a ceiling meet, on plan: each line once. */
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
