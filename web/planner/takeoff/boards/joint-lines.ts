import { edgesOf, type Point, type PolygonRings } from '../../measure/outline/polygon.ts';
import { mm } from '../../measure/units/units.ts';

export type JointLine = readonly [from: Point, to: Point];

/** Lines that end this near to each other continue as one across the joint between two neighbours. */
const OVER = mm(8);
/** Maximum number of lines to draw for one surface, the longest first. */
export const MOST_LINES = 4000;

/** Directions that differ by less are equal. */
const FINE = 1e5;

/** Segments on one straight line, measured from the point nearest to (0, 0). */
interface Track {
  readonly dx: number;
  readonly dy: number;
  readonly away: number;
  readonly runs: (readonly [from: number, to: number])[];
}

/**
 * Edges of laid pieces as few long lines: collinear edges of neighbours are merged, so a floor of a thousand tiles in
 * rows has one line per row.
 */
export function jointLines(pieces: readonly PolygonRings[]): readonly JointLine[] {
  const tracks = new Map<string, Track>();
  for (const { a, b } of pieces.flatMap(edgesOf)) {
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    if (long === 0) continue;
    // Both directions are the same line.
    const back = b.x < a.x || (b.x === a.x && b.y < a.y);
    const [from, to] = back ? [b, a] : [a, b];
    const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
    const away = Math.round(a.y * dx - a.x * dy);
    const key = `${Math.round(dx * FINE)} ${Math.round(dy * FINE)} ${away}`;
    const track = tracks.get(key) ?? { dx, dy, away, runs: [] };
    track.runs.push([from.x * dx + from.y * dy, to.x * dx + to.y * dy]);
    tracks.set(key, track);
  }
  return [...tracks.values()]
    .flatMap(merged)
    .toSorted((one, other) => longOf(other) - longOf(one))
    .slice(0, MOST_LINES);
}

const longOf = ([from, to]: JointLine): number => Math.hypot(to.x - from.x, to.y - from.y);

function merged({ dx, dy, away, runs }: Track): readonly JointLine[] {
  const whole: [number, number][] = [];
  for (const [from, to] of runs.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1] + OVER) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  const point = (along: number): Point => ({
    x: along * dx - away * dy,
    y: along * dy + away * dx,
  });
  return whole.map(([from, to]) => [point(from), point(to)]);
}
