import type { Edge } from './polygon.ts';

/** A stretch inside a surface, in grid steps. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where an upright line (`x`) or a level one (`y`) runs inside a surface whose sides are given: the
 * stretches, in order. A line along a side is inside where the surface lies beyond it, towards
 * larger numbers. Exact for right-angled surfaces; else rounded to the grid.
 */
export function spansAt(edges: readonly Edge[], axis: 'x' | 'y', at: number): Span[] {
  const crossings: number[] = [];
  for (const { a, b } of edges) {
    const [from, to] = axis === 'x' ? [a.x, b.x] : [a.y, b.y];
    if (from > at === to > at) continue;
    const [low, high] = axis === 'x' ? [a.y, b.y] : [a.x, b.x];
    crossings.push(Math.round(low + ((high - low) * (at - from)) / (to - from)));
  }
  crossings.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    spans.push({ from: crossings[i] ?? 0, to: crossings[i + 1] ?? 0 });
  }
  return spans;
}
