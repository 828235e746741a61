import type { Room, Wall } from '../../../measure/places/place.ts';
import { boundsOf, type Point } from '../../../measure/outline/polygon.ts';

/** Drawn width of trim as a share of the room, so that its ends are visible. */
const BAND = 0.035;

export const bandOf = ({ floor }: Room): number => {
  const { x0, y0, x1, y1 } = boundsOf(floor);
  return Math.max(x1 - x0, y1 - y0) * BAND;
};

/** A wall on the plan of its room. */
export interface OnPlan {
  /** Point at a distance along the wall from its left end and at a distance into the room. */
  readonly point: (on: number, off: number) => Point;
  /** True if it is vertical on the plan. */
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
    // Walls are clockwise with y down, so the room is right of each.
    point: (on, off) => ({
      x: Math.round(from.x + x * on - y * off),
      y: Math.round(from.y + y * on + x * off),
    }),
    isUpright: Math.abs(y) > Math.abs(x),
  };
}
