import { boxRing, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import type { Opening, Wall } from '../../measure/places/place.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';

/** Sides, sills and heads of the windows in tiles. */
export interface WindowEdges {
  /** Edges of the tiles on the wall. */
  readonly runs: readonly Length[];
  /** Corners between a side and a sill or head. */
  readonly corners: number;
  /** What is tiled inside the openings. */
  readonly regions: readonly PolygonRings[];
}

/** Part of an opening's width in a stretch of wall. */
export const within = ({ at, width }: Opening, x0: number, x1: number): number =>
  Math.max(0, Math.min(at + width, x1) - Math.max(at, x0));

const strip = (x1: number, y1: number): readonly PolygonRings[] =>
  x1 > 0 && y1 > 0 ? [[boxRing({ x0: mm(0), y0: mm(0), x1: length(x1), y1: length(y1) })]] : [];

/** Edges of the windows of a wall in tiles with these bounds, in openings of that depth. */
export function windowEdges({ openings }: Wall, bounds: Box, depth: Length): WindowEdges {
  const all = openings
    .filter(({ kind }) => kind === 'window')
    .map((opening) => edgesOf(opening, bounds));
  return {
    runs: all.flatMap(({ sides, ends }) => [...sides, ...ends]).map((run) => length(run)),
    corners: all.reduce((sum, { sides, ends }) => sum + sides.length * ends.length, 0),
    regions: all.flatMap(({ sides, ends }) => [
      ...sides.flatMap((high) => strip(depth, high)),
      ...ends.flatMap((wide) => strip(wide, depth)),
    ]),
  };
}

interface Edges {
  readonly sides: readonly number[];
  /** Sill and head. */
  readonly ends: readonly number[];
}

function edgesOf(opening: Opening, { x0, x1, y0, y1 }: Box): Edges {
  const { at, sill, height, width } = opening;
  const head = sill + height;
  const high = Math.min(y1, head) - Math.max(y0, sill);
  const wide = within(opening, x0, x1);
  return high <= 0 || wide <= 0
    ? { sides: [], ends: [] }
    : {
        sides: [at > x0, at + width < x1].filter(Boolean).map(() => high),
        ends: [sill > y0, head < y1].filter(Boolean).map(() => wide),
      };
}
