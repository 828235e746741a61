import {
  boundsOf,
  edgesOf,
  transpose,
  type Box,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { mm, type Length } from '../../measure/units/units.ts';
import { HUNG } from '../structure/indoors/hung-ceiling.ts';
import { channelRows, type CeilingStrip } from './hang-ceiling.ts';
import { rowEnds } from './strip-joints.ts';

/** A wall without a strip of its own is shorter than this: the ends of other strips are near. */
const SHORT = mm(150);
/** A wall that is out of square by less has its strip along it. */
const OUT_OF_SQUARE = 0.1;

/** A wall along x: its line where it is nearest to the middle of the room, on that side of the room. */
interface WallAlong {
  readonly x0: number;
  readonly x1: number;
  readonly at: number;
  readonly inward: 1 | -1;
}

const wallsAlong = (surface: PolygonRings): readonly WallAlong[] =>
  edgesOf(surface).flatMap(({ a, b }): WallAlong[] => {
    const run = Math.abs(b.x - a.x);
    if (run < SHORT || Math.abs(b.y - a.y) > OUT_OF_SQUARE * run) return [];
    // The surface is on the left of an edge.
    const isLow = b.x > a.x;
    const at = isLow ? Math.max(a.y, b.y) : Math.min(a.y, b.y);
    return [
      { x0: Math.min(a.x, b.x), x1: Math.max(a.x, b.x), at, inward: isLow ? 1 : -1 } as const,
    ];
  });

/** Parts of a row along x inside the surface. */
const rowOf = (
  surface: PolygonRings,
  y0: number,
  y1: number,
  { x0, x1 }: Pick<Box, 'x0' | 'x1'> = boundsOf(surface),
): readonly Box[] => connectedParts(clipRegion(surface, { x0, x1, y0, y1 })).map(boundsOf);

/** Parts of a row that no other strip covers. */
function freeOf(row: Box, others: readonly Box[]): readonly Box[] {
  const over = others.filter(({ y0, y1 }) => y0 < row.y1 && row.y0 < y1);
  return over.reduce<readonly Box[]>(
    (parts, { x0, x1 }) =>
      parts.flatMap((part) =>
        x1 <= part.x0 || part.x1 <= x0
          ? [part]
          : [
              { ...part, x1: x0 },
              { ...part, x0: x1 },
            ].filter((rest) => rest.x1 - rest.x0 >= SHORT),
      ),
    [row],
  );
}

/**
 * Battens along x: one beside each wall that runs along them, inner walls too, and between these one on each line of the
 * grid, on which boards end. A line that meets the one beside a wall has none, but if the last bay gets longer than
 * `most` it is halved.
 */
export function battenPlaces(
  surface: PolygonRings,
  {
    wide,
    every,
    most,
    support,
  }: Readonly<Record<'wide' | 'every', Length> & Record<'most' | 'support', number>>,
): readonly Box[] {
  const { y0, y1 } = boundsOf(surface);
  const beside = wallsAlong(surface).map(({ at, ...wall }) => {
    const low = wall.inward > 0 ? at : at - wide;
    return { ...wall, y0: low, y1: low + wide };
  });
  const first = Math.ceil((y0 - support) / every);
  const lines = Math.floor((y1 - support) / every) - first + 1;
  const rows = Array.from({ length: lines }, (_, i) => {
    const low = Math.round(support + (first + i) * every - wide / 2);
    const halves = beside.flatMap((wall) => {
      const away = (low - wall.y0) * wall.inward;
      if (away >= wide || every + away <= most) return [];
      const half = Math.round((low + wall.inward * every + wall.y0) / 2);
      return rowOf(surface, half, half + wide, wall);
    });
    return [...rowOf(surface, low, low + wide), ...halves];
  });
  return [...beside, ...rows.flat().flatMap((row) => freeOf(row, beside))];
}

/** Channels along x: those of a plain ceiling, and one near each inner wall that has none within `HUNG.end`. */
export function channelPlaces(surface: PolygonRings, thick: Length): readonly Box[] {
  const { y0, y1 } = boundsOf(surface);
  const places = channelRows(y0, y1, thick).flatMap((at) => rowOf(surface, at, at + thick));
  for (const { x0, x1, at, inward } of wallsAlong(surface)) {
    const isNear = places.some((one) => {
      const away = ((one.y0 + one.y1) / 2 - at) * inward;
      return away > 0 && away <= HUNG.end + mm(1) && one.x0 < x1 && x0 < one.x1;
    });
    const low = Math.round(at + inward * HUNG.end - thick / 2);
    if (!isNear) places.push({ x0, x1, y0: low, y1: low + thick });
  }
  return places;
}

export interface StripStock {
  readonly longest: Length;
  /** True if shops keep no shorter one. */
  readonly isOneLength: boolean;
  /** Distance of the supports on which strips meet, from the surface's edge. */
  readonly every: Length;
  /** Least length of a piece. */
  readonly least: Length;
}

/** Strips along an axis, cut into pieces that are sold; rows that follow have joints apart. */
export function layStrips(
  region: PolygonRings,
  along: 'x' | 'y',
  placesIn: (surface: PolygonRings) => readonly Box[],
  { isOneLength, ...stock }: StripStock,
): readonly CeilingStrip[] {
  const surface = along === 'x' ? region : transpose(region);
  const places = placesIn(surface).toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const lines = [...new Set(places.map(({ y0 }) => y0))];
  const origin = boundsOf(surface).x0;
  const ends = rowEnds(
    places.map(({ x0, x1, y0 }) => ({
      row: lines.indexOf(y0),
      from: x0,
      to: x1,
      origin,
      ...stock,
    })),
    isOneLength,
  );
  return places.flatMap(({ y0, y1 }, i) =>
    (ends[i] ?? []).slice(1).map((end, piece): CeilingStrip => {
      const start = ends[i]?.[piece] ?? end;
      const [long, wide] = [end - start, y1 - y0];
      return along === 'x'
        ? { x: start, y: y0, width: long, height: wide }
        : { x: y0, y: start, width: wide, height: long };
    }),
  );
}
