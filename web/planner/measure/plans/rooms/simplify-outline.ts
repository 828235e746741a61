import { anglesOfRing } from '../../places/place.ts';
import type { Point, Ring } from '../../outline/polygon.ts';
import { STEP_RANGE } from '../../units/read-size.ts';
import { toMm } from '../../units/units.ts';
import { MOST_SIDES } from '../../places/wall-features.ts';

/** A corner this near to 180° is straight and cannot be entered, degrees. */
const STRAIGHT = 0.5;
/** A sharper corner is a line there and back, degrees. */
const SHARP = 10;

const SHORTEST = toMm(STEP_RANGE.least);

/** Distance of a point from the line through two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (square || 1);
  const on = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - on * dx, point.y - from.y - on * dy);
}

const around = (ring: Ring, at: number): Point =>
  ring[(at + ring.length) % ring.length] ?? { x: 0, y: 0 };

/** True if a corner must go: its side is too short, or it is almost straight. */
function isIdle(ring: Ring, at: number, angle: number): boolean {
  const [before, corner, after] = [-1, 0, 1].map((by) => around(ring, at + by));
  if (before === undefined || corner === undefined || after === undefined) return true;
  const shortest = Math.min(
    Math.hypot(corner.x - before.x, corner.y - before.y),
    Math.hypot(after.x - corner.x, after.y - corner.y),
  );
  const isCorner = angle > SHARP && angle < 360 - SHARP && Math.abs(angle - 180) >= STRAIGHT;
  return shortest < SHORTEST || !isCorner;
}

/**
 * Removes corners that cannot be measured, and more sides than there are wall letters: first the corner that changes
 * the outline least. `off`: maximum distance of a removed corner from the result, mm.
 */
export function simplifyOutline(outline: Ring): { readonly ring: Ring; readonly off: number } {
  let ring = outline;
  while (ring.length > 3) {
    const now = ring;
    const angles = anglesOfRing(now);
    const corners = now.map((corner, i) => ({
      i,
      off: offLine(corner, around(now, i - 1), around(now, i + 1)),
      isIdle: isIdle(now, i, angles.at(i - 1) ?? 180),
    }));
    const idle = corners.filter((corner) => corner.isIdle);
    const mayGo = idle.length > 0 ? idle : corners;
    if (idle.length === 0 && now.length <= MOST_SIDES) break;
    const goes = mayGo.reduce((least, one) => (one.off < least.off ? one : least));
    ring = now.filter((_, i) => i !== goes.i);
  }
  const off = Math.max(
    ...outline.map((corner) =>
      Math.min(...ring.map((from, i) => offLine(corner, from, around(ring, i + 1)))),
    ),
  );
  return { ring, off };
}
