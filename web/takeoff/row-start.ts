import type { Edge } from '../measure/polygon.ts';

/** Where an outline ends a row: the surface lies `after` the line or `before` it. */
export interface EndLine {
  readonly at: number;
  readonly surface: 'after' | 'before';
}

/** What is laid side by side, from where, and how narrow a cut one may be. */
export interface RowRule {
  /** From one to the next, joint included. */
  readonly pitch: number;
  /** Without the joint. */
  readonly size: number;
  /** The narrowest cut that is wanted; nothing is shifted where all are at least as wide. */
  readonly least: number;
  /** How far rows are moved against each other; every one of them meets every line. */
  readonly shifts: readonly number[];
}

/** The sides of a surface that end rows along an axis; sides at a slant end none. */
export function endLines(edges: readonly Edge[], axis: 'x' | 'y'): EndLine[] {
  const lines: EndLine[] = [];
  for (const { a, b } of edges) {
    if (axis === 'x' && a.x === b.x && a.y !== b.y) {
      lines.push({ at: a.x, surface: b.y < a.y ? 'after' : 'before' });
    }
    if (axis === 'y' && a.y === b.y && a.x !== b.x) {
      lines.push({ at: a.y, surface: b.x > a.x ? 'after' : 'before' });
    }
  }
  return lines;
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** The narrowest piece that the lines leave when laying starts at `start`; a whole one is `size`. */
export function narrowestCut(lines: readonly EndLine[], start: number, rule: RowRule): number {
  let narrowest = rule.size;
  for (const line of lines) {
    for (const shift of rule.shifts) {
      const into = mod(line.at - start - shift, rule.pitch);
      if (into === 0 || into >= rule.size) continue;
      narrowest = Math.min(narrowest, line.surface === 'after' ? rule.size - into : into);
    }
  }
  return narrowest;
}

/**
 * Where to start laying: as wished, unless that leaves a sliver. Then the layout is centred, on a
 * joint or on a piece, between the two ends for which the narrowest cut comes out widest; the best
 * start for a row between two walls is always one of those two.
 */
export function startWithoutSlivers(
  lines: readonly EndLine[],
  wished: number,
  rule: RowRule,
): { readonly start: number; readonly narrowest: number } {
  let best = { start: wished, narrowest: narrowestCut(lines, wished, rule) };
  if (best.narrowest >= Math.min(rule.least, rule.size)) return best;
  for (const left of lines.filter((line) => line.surface === 'after')) {
    for (const right of lines.filter((line) => line.surface === 'before')) {
      const middle = (left.at + right.at) / 2;
      const joint = Math.round(middle + (rule.pitch - rule.size) / 2);
      for (const start of [joint, Math.round(middle - rule.size / 2)]) {
        const narrowest = narrowestCut(lines, start, rule);
        if (narrowest > best.narrowest) best = { start, narrowest };
      }
    }
  }
  return best;
}
