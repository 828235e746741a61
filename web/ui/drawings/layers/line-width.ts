import type { Drawing } from '../../../planner/jobs/kit/contract.ts';
import { boundsOf, twiceArea } from '../../../planner/measure/outline/polygon.ts';

const USUAL = 0.75;
/** Maximum share of the area that lines may take; with more, a mosaic would look black. */
const MOST_INK = 0.2;

/**
 * Width of the lines between pieces, in drawing units: thinner for denser lines. The area includes the gaps between
 * separate pieces, such as studs.
 */
export function lineWidth({ pieces, surface }: Drawing, scale: number): number {
  const rings = pieces.flatMap(({ shape }) => shape);
  let lines = 0;
  for (const ring of rings) {
    for (const [i, { x, y }] of ring.entries()) {
      const next = ring[(i + 1) % ring.length] ?? { x, y };
      // Two pieces share a line.
      lines += Math.hypot(next.x - x, next.y - y) / 2;
    }
  }
  if (lines === 0) return USUAL;
  const { x0, y0, x1, y1 } = boundsOf(rings);
  const ground = Math.min((x1 - x0) * (y1 - y0), Math.abs(twiceArea(surface)) / 2);
  return Math.min(USUAL, Math.round((100 * MOST_INK * ground * scale) / lines) / 100);
}
