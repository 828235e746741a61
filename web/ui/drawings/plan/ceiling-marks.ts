import { unfolded } from '../../../planner/measure/places/ceiling.ts';
import { isSloped, type CeilingPlane, type Room } from '../../../planner/measure/places/place.ts';
import { boundsOf, type Point } from '../../../planner/measure/outline/polygon.ts';
import { ceilingBends } from '../../../planner/takeoff/ceilings/ceiling-bends.ts';
import type { CeilingMarks } from './ceiling-lines.tsx';

/** Ends of a slope's arrow as shares of the slope from its low side, clear of wall letters and of the middle. */
const FROM = 0.42;
const TO = 0.24;

/** An arrow down a slope, in the middle of its width. */
function fallOf(plane: CeilingPlane): readonly (readonly [Point, Point])[] {
  const { slope } = plane;
  if (slope === undefined) return [];
  const { along, at, rise } = slope;
  const { x0, x1, y0, y1 } = boundsOf(unfolded(plane));
  const steep = Math.hypot(1, rise);
  const point = (share: number): Point => {
    const [u, v] = [(x0 + x1) / 2, (y0 + (y1 - y0) * share) / steep];
    return { x: at.x + along.x * u - along.y * v, y: at.y + along.y * u + along.x * v };
  };
  return [[point(FROM), point(TO)]];
}

/** Lines of a room's ceiling on its plan; undefined for a level ceiling. */
export const ceilingMarks = (room: Room | undefined): CeilingMarks | undefined =>
  room !== undefined && isSloped(room)
    ? { bends: ceilingBends(room), falls: room.planes.flatMap(fallOf) }
    : undefined;
