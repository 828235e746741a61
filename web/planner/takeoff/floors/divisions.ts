import { boundsOf, edgesOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, toMm, type Length } from '../../measure/units/units.ts';

/** A line across a floor, at a distance from the left of the plan (x) or from its top (y), and its length. */
export interface FloorDivision {
  readonly from: 'x' | 'y';
  readonly at: Length;
  readonly long: Length;
}

/** Narrowest strip of floor between a line and a wall (trade practice); a bay may be as much too long. */
const LEAST_STRIP = mm(100);

/**
 * Lines that divide a floor into equal bays each way, one for each part of the floor that a line crosses. A line that
 * would run close to a wall begins at the corner of that wall instead.
 */
export function floorDivisions(
  floor: PolygonRings,
  baysOf: (run: Length) => number,
): readonly FloorDivision[] {
  const { x0, x1, y0, y1 } = boundsOf(floor);
  const across = (from: FloorDivision['from'], run: Length): readonly FloorDivision[] => {
    const bays = baysOf(run);
    const low = from === 'x' ? x0 : y0;
    const walls = edgesOf(floor).flatMap(({ a, b }) =>
      a[from] === b[from] ? [a[from] - low] : [],
    );
    const linesAt = (start: number, at: Length): readonly FloorDivision[] => {
      const box = { x0, x1, y0, y1, [`${from}0`]: start, [`${from}1`]: start + mm(1) };
      return connectedParts(clipRegion(floor, box)).map((part) => {
        const within = boundsOf(part);
        const long = from === 'x' ? within.y1 - within.y0 : within.x1 - within.x0;
        return { from, at, long: length(long) };
      });
    };
    const runOf = (lines: readonly FloorDivision[]): number =>
      lines.reduce((sum, { long }) => sum + long, 0);
    return Array.from({ length: bays - 1 }, (_, i) => {
      const even = mm(Math.round((toMm(run) * (i + 1)) / bays));
      const at = length(walls.find((wall) => Math.abs(wall - even) < LEAST_STRIP) ?? even);
      // Along a wall there is no joint: the floor on one side of the line ends there.
      const [before, after] = [linesAt(low + at - mm(1), at), linesAt(low + at, at)];
      return runOf(before) < runOf(after) ? before : after;
    }).flat();
  };
  return [...across('x', length(x1 - x0)), ...across('y', length(y1 - y0))];
}

/** Parts of a floor between its division lines, each connected, from the top and left of the plan. */
export function floorFields(
  floor: PolygonRings,
  lines: readonly FloorDivision[],
): readonly PolygonRings[] {
  const bounds = boundsOf(floor);
  const bays = (from: FloorDivision['from'], low: number, high: number) => {
    const cuts = lines.filter((line) => line.from === from).map(({ at }) => low + at);
    const ends = [...new Set([low, ...cuts, high])].toSorted((a, b) => a - b);
    return ends.slice(1).map((end, i) => [ends[i] ?? low, end] as const);
  };
  return bays('y', bounds.y0, bounds.y1).flatMap(([y0, y1]) =>
    bays('x', bounds.x0, bounds.x1).flatMap(([x0, x1]) =>
      connectedParts(clipRegion(floor, { x0, x1, y0, y1 })),
    ),
  );
}
