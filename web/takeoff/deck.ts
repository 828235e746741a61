import { boundsOf, edgesOf, fromDiagonal, toDiagonal, transpose } from '../measure/polygon.ts';
import type { Box, Region } from '../measure/polygon.ts';
import { clipRegion, partsOf } from '../measure/polygon-clip.ts';
import { spansAt } from '../measure/polygon-span.ts';
import { length, mm, type Length } from '../measure/units.ts';
import { buttJoints } from './butt-joints.ts';
import { gatherPieces, pieceCount, type Piece } from './piece.ts';
import { count, long, type Why } from './why.ts';

export interface DeckOptions {
  /** Which way the boards run; a diagonal deck's boards rise to the right. */
  readonly lay: 'x' | 'y' | 'diagonal';
  readonly boardWidth: Length;
  readonly boardGap: Length;
  /** From centre to centre of the joists, which run across the boards (along y on a diagonal deck). */
  readonly joistSpacing: Length;
  /** The longest board that can be bought. */
  readonly longest: Length;
  readonly screwsACrossing: number;
}

/** Makers' guides: joists at 400 mm, 300 under a diagonal deck; 5 mm between composite boards, 3 between wet softwood. */
export const DECK_DEFAULTS = {
  joistSpacing: mm(400),
  diagonalSpacing: mm(300),
  gap: { composite: mm(5), softwood: mm(3) },
  screwsACrossing: 2,
} as const;

/** How wide a joist is drawn: it is bought by its length alone. */
const JOIST = mm(47);

export interface LaidDeckBoard {
  readonly shape: Region;
  readonly row: number;
  readonly length: Length;
}

export interface DeckLayout {
  readonly rows: number;
  /** Deck boards and joists, for the cutting engine. */
  readonly boards: readonly Piece[];
  readonly joists: readonly Piece[];
  readonly screws: number;
  readonly laid: readonly LaidDeckBoard[];
  /** Each joist where it stands. */
  readonly framed: readonly Region[];
  readonly why: { readonly boards: Why; readonly joists: Why; readonly screws: Why };
}

/**
 * Lays a deck: rows of boards with a gap between them, butt-jointed on joists where a row is longer
 * than the longest board, the joints of neighbouring rows apart. The last row is ripped. Joists
 * stand at every spacing from the left and at the far end.
 */
export function layDeck(region: Region, options: DeckOptions): DeckLayout {
  const upright = options.lay === 'y';
  const plan = upright ? transpose(region) : region;
  const diagonal = options.lay === 'diagonal';
  const scale = diagonal ? Math.SQRT2 : 1;
  const surface = diagonal ? toDiagonal(plan) : plan;
  const laid: LaidDeckBoard[] = [];
  let screws = 0;
  const rows = rowsOf(boundsOf(surface), options, scale);
  for (const [row, band] of rows.entries()) {
    for (const part of partsOf(clipRegion(surface, band))) {
      const { x0, x1 } = boundsOf(part);
      const supports = supportsFor(band, { from: x0, to: x1 }, boundsOf(plan), options, diagonal);
      const ends = buttJoints({ from: x0, to: x1, supports, row }, options.longest * scale);
      for (const [i, to] of ends.slice(1).entries()) {
        const from = ends[i] ?? x0;
        const shape = clipRegion(part, { ...band, x0: from, x1: to });
        const flat = diagonal ? fromDiagonal(shape) : shape;
        const shown = upright ? transpose(flat) : flat;
        laid.push({ shape: shown, row, length: length(Math.ceil((to - from) / scale)) });
        const crossings = supports.filter((at) => at >= from && at <= to).length;
        screws += options.screwsACrossing * Math.max(2, crossings);
      }
    }
  }
  const boards = gatherPieces(
    laid.map((board) => ({ name: 'deck-board', length: board.length, quantity: 1 })),
  );
  const stand = joistsIn(plan, options.joistSpacing);
  const joists = gatherPieces(
    stand.map(({ y0, y1 }) => ({ name: 'joist', length: length(y1 - y0), quantity: 1 })),
  );
  const framed = stand
    .map((box) => clipRegion(plan, box))
    .map((shape) => (upright ? transpose(shape) : shape));
  const counts = { rows: rows.length, boards, joists, screws };
  return { ...counts, laid, framed, why: explain(counts, options) };
}

/** The rows' places; the last may reach beyond the deck and is ripped. */
function rowsOf(bounds: Box, options: DeckOptions, scale: number): Box[] {
  const width = Math.round(options.boardWidth * scale);
  const pitch = Math.round((options.boardWidth + options.boardGap) * scale);
  const rows: Box[] = [];
  for (let y0 = bounds.y0; y0 < bounds.y1; y0 += pitch) {
    rows.push({ ...bounds, y0, y1: y0 + width });
  }
  return rows;
}

/** Where a row's joists are, along the row; on a diagonal deck they cross its middle at 45°. */
function supportsFor(
  band: Box,
  run: { readonly from: number; readonly to: number },
  plan: Box,
  options: DeckOptions,
  diagonal: boolean,
): number[] {
  const middle = Math.round((band.y0 + band.y1) / 2);
  const along = (x: number): number => (diagonal ? 2 * x + middle : x);
  return joistLines(plan, options.joistSpacing)
    .map(along)
    .filter((at) => at >= run.from && at <= run.to);
}

function joistLines(plan: Box, spacing: number): number[] {
  const lines: number[] = [];
  for (let x = plan.x0; x < plan.x1; x += spacing) lines.push(x);
  return [...lines, plan.x1];
}

/** Every joist as long as the deck is where it stands. */
function joistsIn(plan: Region, spacing: number): Box[] {
  const bounds = boundsOf(plan);
  const edges = edgesOf(plan);
  return joistLines(bounds, spacing).flatMap((x) => {
    // The last joist stands inside the far edge, not beyond it.
    const x0 = Math.min(x, bounds.x1 - JOIST);
    return spansAt(edges, 'x', Math.min(x, bounds.x1 - 1)).map(({ from, to }) => {
      return { x0, y0: from, x1: x0 + JOIST, y1: to };
    });
  });
}

function explain(
  { rows, boards, joists, screws }: Pick<DeckLayout, 'rows' | 'boards' | 'joists' | 'screws'>,
  options: DeckOptions,
): DeckLayout['why'] {
  const number = pieceCount(boards);
  return {
    boards: {
      says: (words) => words.deckBoards(rows, number),
      with: {
        rows: count(rows),
        width: long(options.boardWidth),
        gap: long(options.boardGap),
        boards: count(number),
        longest: long(options.longest),
      },
    },
    joists: {
      says: (words) => words.deckJoists(pieceCount(joists)),
      with: { joists: count(pieceCount(joists)), spacing: long(options.joistSpacing) },
    },
    screws: {
      says: (words) => words.deckScrews,
      with: { screws: count(screws), each: count(options.screwsACrossing) },
    },
  };
}
