import { boundsOf, type PolygonRings } from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { length, mm, toMm, type Length } from '../../measure/units/units.ts';

/** A line across a floor, at a distance from the left of the plan (x) or from its top (y), and its length. */
export interface FloorDivision {
  readonly from: 'x' | 'y';
  readonly at: Length;
  readonly long: Length;
}

/** Lines that divide a floor into equal bays each way, one for each part of the floor that a line crosses. */
export function floorDivisions(
  floor: PolygonRings,
  baysOf: (run: Length) => number,
): readonly FloorDivision[] {
  const { x0, x1, y0, y1 } = boundsOf(floor);
  const across = (from: FloorDivision['from'], run: Length): readonly FloorDivision[] => {
    const bays = baysOf(run);
    return Array.from({ length: bays - 1 }, (_, i) =>
      mm(Math.round((toMm(run) * (i + 1)) / bays)),
    ).flatMap((at) => {
      const line =
        from === 'x'
          ? { x0: x0 + at, x1: x0 + at + mm(1), y0, y1 }
          : { x0, x1, y0: y0 + at, y1: y0 + at + mm(1) };
      return connectedParts(clipRegion(floor, line)).map((part) => {
        const box = boundsOf(part);
        return { from, at, long: length(from === 'x' ? box.y1 - box.y0 : box.x1 - box.x0) };
      });
    });
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
