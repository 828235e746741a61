import type { Point } from '../../outline/polygon.ts';

/** A straight piece of a line. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** Nodes at which lines meet, and connected pairs. */
export interface LineGraph {
  readonly nodes: readonly Point[];
  /** Connected nodes, by node. */
  readonly joined: readonly ReadonlySet<number>[];
  /** Distance between the ends joined at a node, by node. */
  readonly gaps: readonly number[];
}

/** Limits for meeting points and pairs of near lines; a house has some hundreds. */
const MOST_MEETINGS = 60_000;
const MOST_PAIRS = 400_000;

/** Number of a cell; two distant cells may share one. */
const cellOf = (column: number, row: number): number => column * 67_108_864 + row;

/** Ends nearer than `near` are one node, at the position of the first. */
class Nodes {
  readonly points: Point[] = [];
  readonly gaps: number[] = [];
  readonly #near: number;
  readonly #cells = new Map<number, number[]>();

  constructor(near: number) {
    this.#near = near;
  }

  at(point: Point): number {
    const [column, row] = [Math.floor(point.x / this.#near), Math.floor(point.y / this.#near)];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        for (const node of this.#cells.get(cellOf(i, j)) ?? []) {
          const off = Math.hypot(
            (this.points[node]?.x ?? 0) - point.x,
            (this.points[node]?.y ?? 0) - point.y,
          );
          if (off > this.#near) continue;
          this.gaps[node] = Math.max(this.gaps[node] ?? 0, off);
          return node;
        }
      }
    }
    const node = this.points.push(point) - 1;
    this.gaps.push(0);
    const cell = this.#cells.get(cellOf(column, row));
    if (cell === undefined) this.#cells.set(cellOf(column, row), [node]);
    else cell.push(node);
    return node;
  }
}

/** Position of a point along a segment, and its distance from it. */
function beside(
  { a, b }: Segment,
  { x, y }: Point,
): { readonly along: number; readonly off: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  return {
    along: ((x - a.x) * dx + (y - a.y) * dy) / (long * long),
    off: Math.abs((x - a.x) * dy - (y - a.y) * dx) / long,
  };
}

/** Position along the first segment at which the second one crosses it; undefined if it does not. */
function crossing(one: Segment, two: Segment): number | undefined {
  const [ax, ay] = [one.b.x - one.a.x, one.b.y - one.a.y];
  const [bx, by] = [two.b.x - two.a.x, two.b.y - two.a.y];
  const sine = ax * by - ay * bx;
  if (Math.abs(sine) < 1e-9 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined;
  const [dx, dy] = [two.a.x - one.a.x, two.a.y - one.a.y];
  const [s, t] = [(dx * by - dy * bx) / sine, (dx * ay - dy * ax) / sine];
  return s > 0 && s < 1 && t > 0 && t < 1 ? s : undefined;
}

const pointAlong = ({ a, b }: Segment, along: number): Point => ({
  x: a.x + (b.x - a.x) * along,
  y: a.y + (b.y - a.y) * along,
});

/**
 * Splits lines at their meeting points (end on end, end on line, crossing) with `near` as tolerance. Undefined if they
 * meet too often for a plan.
 */
export function joinLines(segments: readonly Segment[], near: number): LineGraph | undefined {
  const sorted = segments
    .map((segment) => ({
      ...segment,
      left: Math.min(segment.a.x, segment.b.x),
      right: Math.max(segment.a.x, segment.b.x),
      top: Math.min(segment.a.y, segment.b.y),
      bottom: Math.max(segment.a.y, segment.b.y),
    }))
    .toSorted((one, two) => one.left - two.left);
  const nodes = new Nodes(near);
  const cuts = sorted.map(({ a, b }) => [
    { along: 0, node: nodes.at(a) },
    { along: 1, node: nodes.at(b) },
  ]);
  let [meetings, pairs] = [0, 0];
  for (const [i, one] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const two = sorted[j];
      if (two === undefined || two.left > one.right + near) break;
      if (two.top > one.bottom + near || one.top > two.bottom + near) continue;
      const cut = (at: number, along: number, point: Point): void => {
        meetings += 1;
        cuts[at]?.push({ along, node: nodes.at(point) });
      };
      pairs += 1;
      const across = crossing(one, two);
      if (across !== undefined) {
        const point = pointAlong(one, across);
        cut(i, across, point);
        cut(j, beside(two, point).along, point);
      }
      for (const [at, line, other] of [
        [i, one, two],
        [j, two, one],
      ] as const) {
        for (const end of [other.a, other.b]) {
          const { along, off } = beside(line, end);
          if (off <= near && along > 0 && along < 1) cut(at, along, end);
        }
      }
      if (meetings > MOST_MEETINGS || pairs > MOST_PAIRS) return undefined;
    }
  }
  const joined = nodes.points.map(() => new Set<number>());
  for (const on of cuts) {
    const order = on.toSorted((one, two) => one.along - two.along);
    for (const [k, { node }] of order.entries()) {
      const next = order[k + 1]?.node;
      if (next === undefined || next === node) continue;
      joined[node]?.add(next);
      joined[next]?.add(node);
    }
  }
  return { nodes: nodes.points, joined, gaps: nodes.gaps };
}
