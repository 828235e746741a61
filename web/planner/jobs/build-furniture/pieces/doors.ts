import { part, type Edge, type Part } from '../panel.ts';
import type { Inside } from './inside.ts';

/** All four edges of a front are seen. */
export const ROUND: readonly Edge[] = ['x0', 'x1', 'z0', 'z1'];

/** Where fronts lie: over the carcass less half a gap all round, or in its opening less a whole one. */
export function frontArea({ design, x0, x1, z0, z1, floor }: Inside) {
  const { fronts, gap, width, height } = design;
  const half = Math.floor(gap / 2);
  return fronts === 'inset'
    ? { x0: x0 + gap, x1: x1 - gap, z0: z0 + gap, z1: z1 - gap }
    : { x0: half, x1: width - half, z0: floor + half, z1: height - half };
}

/** So many equal parts of a run with gaps between them, each rounded down. */
export const shareOf = (run: number, count: number, gap: number, grain: number): number =>
  Math.floor((run - (count - 1) * gap) / count / grain) * grain;

/** Doors side by side, hung at either side. */
export function doorsOf(inside: Inside): readonly Part[] {
  const { design } = inside;
  const { doors, gap, board, grain } = design;
  const { x0, x1, z0, z1 } = frontArea(inside);
  const wide = shareOf(x1 - x0, doors, gap, grain);
  return Array.from({ length: doors }, (_, i) =>
    part('door', {
      // What rounding leaves is in the gap between them.
      at: [i === doors - 1 && doors > 1 ? x1 - wide : x0 + i * (wide + gap), 0, z0],
      size: [wide, board, z1 - z0],
      grain: 2,
      stage: 'fronts',
      apart: [0, -1.9, 0],
      banded: ROUND,
    }),
  );
}
