import { mm } from '../../measure/units/units.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import type { PanelOptions, PanelStrip, PanelWall } from './panelling.ts';
import { joined, without } from './strip-runs.ts';

/** Boards between two corners or doorways. */
export interface BoardStretch {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Width of the first board: less than a whole one if a strip of board would be too narrow. */
  readonly first: number;
}

/** A narrower strip of board beside a frame breaks when it is sawn (our estimate). */
const SLIVER = mm(20);

type Span = Pick<PanelOptions, 'width' | 'from' | 'to' | 'grid'>;

/** Stretches between corners and openings as high as the boards. */
export const boardStretches = (wall: PanelWall, { width, from, to, grid }: Span) =>
  without(
    wall.uprights.from,
    wall.uprights.to,
    wall.openings
      .filter(({ y0, y1 }) => y0 <= from && to <= y1)
      .map(({ x0, x1 }) => ({ from: x0, to: x1 })),
  ).map(([start, end]): BoardStretch => {
    const whole = Math.ceil((end - start) / width);
    const last = end - start - (whole - 1) * width;
    const isSliver = whole > 1 && last < width / 2;
    const even = isSliver ? Math.round((width + last) / 2 / grid) * grid : width;
    const edges = wall.openings
      .filter(({ x0, x1, y0, y1 }) => y0 < to && from < y1 && x0 < end && start < x1)
      .flatMap(({ x0, x1 }) => [
        { at: x0, isLeft: true },
        { at: x1, isLeft: false },
      ])
      .filter(({ at }) => at > start && at < end);
    /** Narrowest strip beside an opening and at the end, for a first board of this width. */
    const narrowest = (first: number): number =>
      Math.min(
        ...[...edges, { at: end, isLeft: true }].map(({ at, isLeft }) => {
          const rest = (((at - start - first) % width) + width) % width;
          return rest === 0 || isLeft ? rest || width : width - rest;
        }),
      );
    const steps = whole > 1 && edges.length > 0 && narrowest(even) < SLIVER ? width / 2 / grid : 0;
    const first = Array.from({ length: Math.floor(steps) }, (_, i) => width - i * grid).reduce(
      (best, one) => (narrowest(one) > narrowest(best) ? one : best),
      even,
    );
    return { from: start, to: end, count: 1 + Math.ceil((end - start - first) / width), first };
  });

/** Upright boards side by side: each as long as its position allows. */
export function layUprightBoards(wall: PanelWall, options: PanelOptions): readonly PanelStrip[] {
  const { width, from, to } = options;
  return boardStretches(wall, options).flatMap((stretch) => {
    boundPieces(stretch.count, width);
    return Array.from({ length: stretch.count }).flatMap((_, i) => {
      const x = stretch.from + (i === 0 ? 0 : stretch.first + (i - 1) * width);
      const end = Math.min(stretch.from + stretch.first + i * width, stretch.to);
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
  });
}
