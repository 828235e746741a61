import type { Point } from '../../outline/polygon.ts';
import { joinLines, type LineGraph, type Segment } from './line-graph.ts';

/** Width of the gap of one or two doors, mm. */
const GAP = { least: 500, most: 2000 } as const;
/** Maximum thickness of a wall, mm: a line at its end is its jamb. */
const THICKEST = 400;
/** A shorter line is not a wall, mm. */
const SHORTEST = 100;
/** Maximum number of ends that may be jambs; more are hatching. */
const MOST_ENDS = 1500;

interface End {
  readonly node: number;
  readonly at: Point;
  /** Direction out of the end of the wall. */
  readonly out: Point;
  /** Lengths of the other lines at that end. */
  readonly others: readonly number[];
}

const long = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Ends of walls at which only a jamb or the leaf of a door continues. */
function endsOf({ nodes, joined }: LineGraph): readonly End[] {
  return joined.flatMap((others, node) =>
    [...others].flatMap((from): End[] => {
      const [at, start] = [nodes[node], nodes[from]];
      if (at === undefined || start === undefined || long(start, at) < SHORTEST) return [];
      const off = long(start, at);
      const out = { x: (at.x - start.x) / off, y: (at.y - start.y) / off };
      const rest = [...others].filter((other) => other !== from);
      const lengths = rest.map((other) => long(at, nodes[other] ?? at));
      return lengths.every((length) => length <= GAP.most)
        ? [{ node, at, out, others: lengths }]
        : [];
    }),
  );
}

/** Lines at an end are a jamb, or the leaf of a door as wide as the gap. */
const isJamb = ({ others }: End, gap: number): boolean =>
  others.every((length) => length <= THICKEST || Math.abs(length - gap) <= gap / 10);

/** Width of the gap between two ends that face each other in one line; undefined otherwise. */
function gapBetween(one: End, two: End, near: number): number | undefined {
  const gap = long(one.at, two.at);
  if (gap < GAP.least || gap > GAP.most) return undefined;
  const [x, y] = [(two.at.x - one.at.x) / gap, (two.at.y - one.at.y) / gap];
  const isFacing = one.out.x * x + one.out.y * y > 0.999 && two.out.x * x + two.out.y * y < -0.999;
  const off = Math.abs(one.out.x * y - one.out.y * x) * gap;
  return isFacing && off <= near && isJamb(one, gap) && isJamb(two, gap) ? gap : undefined;
}

/**
 * Lines that close door-sized gaps between walls in one line, with `near` as tolerance: each end with the nearest one
 * that faces it. Empty if there are too many ends.
 */
export function doorGaps(segments: readonly Segment[], near: number): readonly Segment[] {
  const graph = joinLines(segments, near);
  const ends = (graph === undefined ? [] : endsOf(graph)).toSorted((a, b) => a.at.x - b.at.x);
  if (ends.length > MOST_ENDS) return [];
  const pairs: { readonly one: End; readonly two: End; readonly gap: number }[] = [];
  for (const [i, one] of ends.entries()) {
    for (let j = i + 1; j < ends.length; j += 1) {
      const two = ends[j];
      // Sorted along x: no later one is nearer.
      if (two === undefined || two.at.x - one.at.x > GAP.most) break;
      const gap = gapBetween(one, two, near);
      if (gap !== undefined) pairs.push({ one, two, gap });
    }
  }
  const taken = new Set<number>();
  return pairs
    .toSorted((a, b) => a.gap - b.gap)
    .flatMap(({ one, two }) => {
      if (taken.has(one.node) || taken.has(two.node)) return [];
      taken.add(one.node).add(two.node);
      return [{ a: one.at, b: two.at }];
    });
}
