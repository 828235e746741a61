import type { Edge } from '../../measure/outline/polygon.ts';

/** Where an outline ends a row: the surface lies `after` the line or `before` it. */
export interface EndLine {
  readonly at: number;
  readonly surface: 'after' | 'before';
}

/** Pieces that meet a line: where they begin, from the start, and how far they reach. */
export interface RowPiece {
  readonly from: number;
  readonly size: number;
}

/** What is laid over and over, and how narrow a cut one may be. */
export interface RowRule {
  /** After which the pieces repeat, joint included. */
  readonly pitch: number;
  /** The narrowest cut that is wanted; nothing is shifted where all are at least as wide. */
  readonly least: number;
  /** The pieces of one pitch; every one of them meets every line. */
  readonly pieces: readonly RowPiece[];
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

/** The narrowest piece that the lines leave when laying starts at `start`; a whole one where none is cut. */
export function narrowestCut(lines: readonly EndLine[], start: number, rule: RowRule): number {
  let narrowest = Math.max(...rule.pieces.map(({ size }) => size));
  for (const line of lines) {
    for (const { from, size } of rule.pieces) {
      const low = start + from;
      // Of the pieces that reach over the line, the one that it leaves least of.
      const left = mod(line.surface === 'after' ? low + size - line.at : line.at - low, rule.pitch);
      if (left > EXACT && left < size) narrowest = Math.min(narrowest, left);
    }
  }
  return narrowest;
}

/** Ends of rows held against starts: about 40 sides that face each other. */
const MOST_COMPARED = 1_000_000;

/** Less than half a step is rounding and no piece. */
const EXACT = 0.5;

/** A start, the narrowest piece that it leaves, and that which the wished one would have, where it is another. */
export interface RowStart {
  readonly start: number;
  readonly narrowest: number;
  readonly sliver?: number;
}

/**
 * Where to start laying: as wished, unless that leaves a sliver. Then the layout is shifted so that a
 * piece cut at one end and one cut at another come out alike, for the two ends and pieces for which
 * the narrowest cut is widest: for a row between two walls, centred on a joint or on a piece. An outline with so many
 * ends that comparing them all would hold up the page is laid as wished.
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
