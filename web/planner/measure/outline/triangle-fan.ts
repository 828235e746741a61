import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Point, Ring } from './polygon.ts';
import type { Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** A polygon, or the field that must be wrong. */
export type Fan =
  | { readonly ok: true; readonly value: Ring }
  | { readonly ok: false; readonly reason: string; readonly at: string };

/**
 * A polygon from its sides in order and its diagonals from the first corner to the third, fourth and so on: each
 * diagonal closes a triangle, which is how uneven ground is measured with a tape. The first side runs along x; corners
 * are rounded to the grid, so sides may differ by half a step. Expects three diagonals fewer than sides.
 */
export function triangleFan(
  edges: readonly Length[],
  diagonals: readonly Length[],
  locale: Locale,
): Fan {
  const last = edges.length - 1;
  // Rays from the first corner: the first side, every diagonal, the last side.
  const rays = [edges[0] ?? 0, ...diagonals, edges[last] ?? 0];
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: rays[0] ?? 0, y: 0 },
  ];
  let angle = 0;
  for (let i = 1; i < rays.length; i += 1) {
    const [from, to, across] = [rays[i - 1] ?? 0, rays[i] ?? 0, edges[i] ?? 0];
    if (from >= to + across || to >= from + across || across >= from + to) {
      const at = i < rays.length - 1 ? `diagonals.${i - 1}` : `edges.${i}`;
      return { ok: false, reason: wordsIn(locale).noTriangle, at };
    }
    angle += Math.acos((from ** 2 + to ** 2 - across ** 2) / (2 * from * to));
    if (angle >= 2 * Math.PI) {
      return {
        ok: false,
        reason: wordsIn(locale).roundTwice,
        at: `edges.${i}`,
      };
    }
    corners.push({ x: Math.round(to * Math.cos(angle)), y: Math.round(to * Math.sin(angle)) });
  }
  return { ok: true, value: corners };
}
