import { boundPieces } from '../boards/most-pieces.ts';
import type { PanelOptions, PanelStrip, PanelWall } from './panelling.ts';
import { joined, without } from './strip-runs.ts';

/** Upright boards side by side from the left end: each as long as its position allows, the last one ripped. */
export function layUprightBoards(wall: PanelWall, options: PanelOptions): readonly PanelStrip[] {
  const { width, from, to } = options;
  const count = Math.ceil(wall.length / width);
  boundPieces(count, width);
  return Array.from({ length: count }, (_, i) => i * width).flatMap((x) => {
    const end = Math.min(x + width, wall.length);
    // A board that an opening only notches is bought complete; one across it is cut around it.
    const taken = wall.openings
      .filter(({ x0, x1 }) => x0 <= x && end <= x1)
      .map(({ y0, y1 }) => ({ from: y0, to: y1 }));
    return without(from, to, taken).flatMap(([bottom, top]) =>
      joined(bottom, top, options).map(([y, high]): PanelStrip => ({
        name: 'stile',
        x,
        y,
        width: end - x,
        height: high - y,
      })),
    );
  });
}
