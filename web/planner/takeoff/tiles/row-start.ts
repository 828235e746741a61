import type { RingEdge } from '../../measure/outline/polygon.ts';
import type { AtLeastOne } from '../../stock/shelf.ts';

/** End of a row at an outline: the surface is `after` or `before` the line. */
export interface EndLine {
  readonly at: number;
  readonly surface: 'after' | 'before';
}

/** Pieces that meet a line: their start and their length. */
export interface RowPiece {
  readonly from: number;
  readonly size: number;
}

/** Repeating pieces, and the minimum width of a cut one. */
export interface RowRule {
  /** Period of the pieces, including the joint. */
  readonly pitch: number;
  /** Minimum width of a cut; nothing is shifted if all are at least this wide. */
  readonly least: number;
  /** Pieces of one period; each of them meets every line. */
  readonly pieces: readonly RowPiece[];
}

/** Sides of a surface that end rows along an axis; slanted sides end none. */
export function endLines(edges: readonly RingEdge[], axis: 'x' | 'y'): EndLine[] {
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

/** The narrowest piece that the lines leave if the layout starts at `start`; a complete one if none is cut. */
export function narrowestCut(lines: readonly EndLine[], start: number, rule: RowRule): number {
  let narrowest = Math.max(...rule.pieces.map(({ size }) => size));
  for (const line of lines) {
    for (const { from, size } of rule.pieces) {
      const low = start + from;
      // The piece across the line with the smallest rest.
      const left = mod(line.surface === 'after' ? low + size - line.at : line.at - low, rule.pitch);
      if (left > EXACT && left < size) narrowest = Math.min(narrowest, left);
    }
  }
  return narrowest;
}

/** Limit of comparisons of row ends and starts: about 40 opposite sides. */
const MOST_COMPARED = 1_000_000;

/** Less than half a step is a rounding error. */
const EXACT = 0.5;

/** A start, its narrowest piece, and the narrowest piece of the wished start if it differs. */
export interface RowStart {
  readonly start: number;
  readonly narrowest: number;
  readonly sliver?: number;
}

/**
 * Start of the layout: as wished, unless that leaves a sliver. Then the layout is shifted so that two cut pieces at two
 * ends become equal, for the pair with the widest narrowest cut: for a row between two walls, centred on a joint or on
 * a piece. An outline with too many ends to compare starts as wished.
 */
export function startWithoutSlivers(
  lines: readonly EndLine[],
  wished: number,
  rule: RowRule,
): RowStart {
  const sliver = narrowestCut(lines, wished, rule);
  let best: RowStart = { start: wished, narrowest: sliver };
  if (best.narrowest >= rule.least) return best;
  const alike = rule.pieces.flatMap((a) => rule.pieces.map((b) => a.from + b.from + a.size));
  const lefts = lines.filter((line) => line.surface === 'after');
  const rights = lines.filter((line) => line.surface === 'before');
  const pairs = lefts.length * rights.length * alike.length;
  if (pairs * lines.length * rule.pieces.length > MOST_COMPARED) return best;
  for (const left of lefts) {
    for (const right of rights) {
      for (const sum of alike) {
        const middle = (left.at + right.at - sum) / 2;
        for (const start of [middle + rule.pitch / 2, middle].map(Math.round)) {
          const narrowest = narrowestCut(lines, start, rule);
          if (narrowest > best.narrowest) best = { start, narrowest, sliver };
        }
      }
    }
  }
  return best;
}

/** Starts that end a row with the narrowest allowed cut, tried for one outline. */
const MOST_ENDS = 2;

/**
 * Starts without a too narrow cut, with the one of `startWithoutSlivers` first. The others leave a cut of exactly
 * `least` at the far end of a row: a longer row with a wider cut there, cut down at its start.
 */
export function startsWithoutSlivers(
  lines: readonly EndLine[],
  wished: number,
  rule: RowRule,
): AtLeastOne<RowStart> {
  const best = startWithoutSlivers(lines, wished, rule);
  const { sliver } = best;
  if (sliver === undefined) return [best];
  const least = Math.min(rule.least, best.narrowest);
  const starts = lines
    .filter(({ surface }) => surface === 'before')
    .flatMap(({ at }) => rule.pieces.map(({ from }) => Math.floor(at - least - from - wished)))
    .map((by) => wished + mod(by, rule.pitch) - rule.pitch);
  const others = [...new Set(starts)]
    .map((start) => ({ start, narrowest: narrowestCut(lines, start, rule), sliver }))
    .filter(({ narrowest }) => narrowest >= least - EXACT)
    .slice(0, MOST_ENDS);
  return [best, ...others];
}
