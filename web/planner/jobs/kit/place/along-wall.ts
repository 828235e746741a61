import type { Room, Wall } from '../../../measure/places/place.ts';
import { boundsOf, type Point } from '../../../measure/outline/polygon.ts';

/** How wide trim is drawn on a plan, as a share of the room: as thin as it is, nobody would see its ends. */
const BAND = 0.035;

export const bandOf = ({ floor }: Room): number => {
  const { x0, y0, x1, y1 } = boundsOf(floor);
  return Math.max(x1 - x0, y1 - y0) * BAND;
};

/** A wall on the plan of its room. */
export interface OnPlan {
  /** The point so far along the wall from its left end, and so far into the room. */
  readonly point: (on: number, off: number) => Point;
  /** Whether it runs up the plan rather than across. */
  readonly isUpright: boolean;
}

export function alongWall({ floor, walls }: Room, wall: Wall | undefined): OnPlan | undefined {
  const ring = floor[0] ?? [];
  const at = walls.findIndex((one) => one === wall);
  const [from, to] = [ring[at], ring[(at + 1) % ring.length]];
  if (from === undefined || to === undefined) return undefined;
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / long, (to.y - from.y) / long];
  return {
    // Walls follow clockwise with y down, so the room lies to the right of each.
    point: (on, off) => ({
      x: Math.round(from.x + x * on - y * off),
      y: Math.round(from.y + y * on + x * off),
    }),
    isUpright: Math.abs(y) > Math.abs(x),
  };
}
