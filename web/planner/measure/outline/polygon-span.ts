import type { RingEdge } from './polygon.ts';

/** An interval inside a surface, grid steps. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Intervals of a vertical (`x`) or horizontal (`y`) line inside a surface given by its sides, in order. A line along a
 * side is inside if the surface continues towards larger numbers. Exact for right-angled surfaces; otherwise rounded to
 * the grid.
 */
export function spansAt(edges: readonly RingEdge[], axis: 'x' | 'y', at: number): Interval[] {
  const crossings: number[] = [];
  for (const { a, b } of edges) {
    const [from, to] = axis === 'x' ? [a.x, b.x] : [a.y, b.y];
    if (from > at === to > at) continue;
    const [low, high] = axis === 'x' ? [a.y, b.y] : [a.x, b.x];
    crossings.push(Math.round(low + ((high - low) * (at - from)) / (to - from)));
  }
  crossings.sort((a, b) => a - b);
  const spans: Interval[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    spans.push({ from: crossings[i] ?? 0, to: crossings[i + 1] ?? 0 });
  }
  return spans;
}
