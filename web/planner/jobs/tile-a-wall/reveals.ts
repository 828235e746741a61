import { boundsOf, boxRing, type PolygonRings } from '../../measure/outline/polygon.ts';
import type { Opening, Wall } from '../../measure/places/place.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { compact } from '../kit/contract.ts';

/** Sides, sills and heads of the windows in tiles. */
export interface WindowEdges {
  /** Edges of the tiles on the wall. */
  readonly runs: readonly Length[];
  /** Corners between a side and a sill or head. */
  readonly corners: number;
  /** Those faces of the openings that are tiled; `sidesUp`: sides whose head is above the tiles. */
  readonly parts: readonly ('sill' | 'sides' | 'sidesUp' | 'head')[];
  /** What is tiled inside the openings. */
  readonly regions: readonly PolygonRings[];
}

/** Part of an opening's width in a stretch of wall. */
export const within = ({ at, width }: Opening, x0: number, x1: number): number =>
  Math.max(0, Math.min(at + width, x1) - Math.max(at, x0));

/**
 * Edges of the windows of a wall in tiles on a region of it, in openings of that depth. Tiles that end beside the
 * middle of an opening line it from side to side.
 */
export function windowEdges(wall: Wall, region: PolygonRings, depth: Length): WindowEdges {
  const { x0, x1, y0, y1 } = boundsOf(region);
  const openings = region.length > 0 ? wall.openings : [];
  const all = openings.flatMap((opening) => {
    const { kind, at, sill, height, width } = opening;
    const head = sill + height;
    const high = length(Math.min(y1, head) - Math.max(y0, sill));
    const reached = length(within(opening, x0, x1));
    if (kind !== 'window' || high <= 0 || reached <= 0) return [];
    const isLined = depth > 0;
    const [from, to] = isLined ? [0, wall.shape.length] : [x0, x1];
    const wide = isLined ? width : reached;
    const sides = [at > from, at + width < to].filter(Boolean).map(() => high);
    const [hasSill, hasHead] = [sill > y0, head < y1];
    const ends = [hasSill, hasHead].filter(Boolean).map(() => wide);
    const parts = compact([
      hasSill && ('sill' as const),
      sides.length > 0 && (hasHead ? ('sides' as const) : ('sidesUp' as const)),
      hasHead && ('head' as const),
    ]);
    return [{ sides, ends, parts }];
  });
  const boxes = all.flatMap(({ sides, ends }) => [
    ...sides.map((y) => ({ x0: mm(0), y0: mm(0), x1: depth, y1: y })),
    ...ends.map((x) => ({ x0: mm(0), y0: mm(0), x1: x, y1: depth })),
  ]);
  return {
    runs: all.flatMap(({ sides, ends }) => [...sides, ...ends]),
    corners: all.reduce((sum, { sides, ends }) => sum + sides.length * ends.length, 0),
    parts: all.flatMap(({ parts }) => parts),
    regions: depth > 0 ? boxes.map((box) => [boxRing(box)]) : [],
  };
}
