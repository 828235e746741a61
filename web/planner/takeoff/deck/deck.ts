import {
  boundsOf,
  edgesOf,
  fromDiagonal,
  toDiagonal,
  transpose,
  type Box,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { buttJoints } from '../boards/butt-joints.ts';
import { deckBlocks, joistRuns, type JoistRun } from './deck-blocks.ts';
import { countCrossings, supportsOf, type RowCrossings } from './deck-crossings.ts';
import { boundPieces } from '../boards/most-pieces.ts';
import { gatherPieces, pieceCount, type Piece } from '../material.ts';
import { endLines, startWithoutSlivers } from '../tiles/row-start.ts';
import { countOf, long, type Why } from '../why.ts';

export interface DeckOptions {
  /** Direction of the boards; a diagonal deck's boards rise to the right. */
  readonly lay: 'x' | 'y' | 'diagonal';
  readonly boardWidth: Length;
  readonly boardGap: Length;
  /** Centre distance of the joists, which run across the boards (along y on a diagonal deck), and their thickness. */
  readonly joistSpacing: Length;
  readonly joistThick: Length;
  /** The longest board for sale. */
  readonly longest: Length;
  readonly screwsACrossing: number;
  /** True if clips hold the gaps, which then cannot be widened. */
  readonly clipped?: boolean;
}

/**
 * Makers' guides: 5 mm between composite boards, 3 between wet softwood; two screws per crossing. Trade practice: turf
 * and roots taken off (50 to 100 mm), and the least bed of mortar under a slab. Heights count from the ground before.
 */
export const DECK_DEFAULTS = {
  gap: { composite: mm(5), softwood: mm(3) },
  screwsACrossing: 2,
  stripped: { metric: mm(75), us: inches(3) },
  bed: mm(50),
} as const;

export interface LaidDeckBoard {
  readonly shape: PolygonRings;
  readonly row: number;
  readonly length: Length;
}

export interface DeckLayout {
  readonly rows: number;
  /** Input of the cutting engine. */
  readonly boards: readonly Piece[];
  readonly screws: number;
  /** Crossings in the gaps between two rows, each of which takes a hidden clip. */
  readonly clips: number;
  /** Crossings without a row before or after them, along the edges. */
  readonly outer: Readonly<Record<'first' | 'last', number>>;
  readonly laid: readonly LaidDeckBoard[];
  /**
   * Positions of butt joints across the joists, with the boards along x. On a diagonal deck each joint has its own
   * joist; straight boards share them.
   */
  readonly joints: readonly number[];
  /** Widths of the first and the last row along the sides of the deck; undefined for a full board. */
  readonly ripped: Readonly<Record<'first' | 'last', Length | undefined>>;
  /** Rest of the deck's width that all gaps share, so that no strip is left; 0 if there is none. */
  readonly shared: Length;
  readonly why: { readonly boards: Why; readonly screws: Why };
}

/**
 * Lays a deck: rows of boards with gaps, butt-jointed on joists if a row exceeds the longest board, with separate
 * joints in neighbouring rows. The last row is ripped. Joists are at the positions of `joistLines`.
 */
export function layDeck(region: PolygonRings, options: DeckOptions): DeckLayout {
  const upright = options.lay === 'y';
  const plan = upright ? transpose(region) : region;
  const diagonal = options.lay === 'diagonal';
  const scale = diagonal ? Math.SQRT2 : 1;
  const surface = diagonal ? toDiagonal(plan) : plan;
  boundDeck(surface, options, scale);
  const laid: LaidDeckBoard[] = [];
  const runs = joistRuns(deckBlocks(plan), {
    every: options.joistSpacing,
    thick: options.joistThick,
  });
  const joints: number[] = [];
  const crossed: RowCrossings[] = [];
  const { rows, shared } = rowsOf(surface, options, scale);
  for (const [row, band] of rows.entries()) {
    const under = supportsOf(band, { runs, plan, diagonal });
    const own = new Map<string, number>();
    crossed.push(own);
    for (const part of connectedParts(clipRegion(surface, band))) {
      const { x0, x1 } = boundsOf(part);
      const inside = under.filter(({ at }) => at >= x0 && at <= x1);
      const supports = inside.filter(({ isRim }) => !isRim).map(({ at }) => at);
      const ends = buttJoints({ from: x0, to: x1, supports, row }, options.longest * scale);
      joints.push(...ends.slice(1, -1));
      for (const [i, to] of ends.slice(1).entries()) {
        const from = ends[i] ?? x0;
        const shape = clipRegion(part, { ...band, x0: from, x1: to });
        const flat = diagonal ? fromDiagonal(shape) : shape;
        const shown = upright ? transpose(flat) : flat;
        laid.push({ shape: shown, row, length: length(Math.ceil((to - from) / scale)) });
        const met = inside.filter(({ at }) => at >= from && at <= to).map(({ id }) => id);
        // A corner piece that no support crosses in its middle lies on two with its ends.
        const least = Array.from(
          { length: Math.max(0, 2 - met.length) },
          (_, at) => `${from} ${at}`,
        );
        for (const line of [...met, ...least]) own.set(line, (own.get(line) ?? 0) + 1);
      }
    }
  }
  const boards = gatherPieces(
    laid.map((board) => ({ name: 'deck-board', length: board.length, quantity: 1 })),
  );
  const { crossings, ...held } = countCrossings(crossed, diagonal ? joints.length : undefined);
  const screws = options.screwsACrossing * crossings;
  const counts = { rows: rows.length, boards, screws, ...held };
  const apart = diagonal ? joints : [...new Set(joints)].toSorted((a, b) => a - b);
  const ripped = diagonal
    ? { first: undefined, last: undefined }
    : rippedOf(rows, boundsOf(surface), options.boardWidth);
  return { ...counts, laid, joints: apart, ripped, shared, why: explain(counts, options) };
}

/** A board that is less than this too wide is a full one: gaps take it up. */
const FULL = mm(2);

function rippedOf(rows: readonly Box[], bounds: Box, boardWidth: Length): DeckLayout['ripped'] {
  const widthOf = (row: Box | undefined): Length | undefined => {
    const wide = row && Math.min(row.y1, bounds.y1) - Math.max(row.y0, bounds.y0);
    return wide === undefined || wide > boardWidth - FULL ? undefined : length(wide);
  };
  return { first: widthOf(rows[0]), last: widthOf(rows.at(-1)) };
}

/** Throws `TooManyPieces` for a deck with too many boards. */
function boundDeck(surface: PolygonRings, options: DeckOptions, scale: number): void {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  const rows = (y1 - y0) / (scale * (options.boardWidth + options.boardGap)) + 1;
  // An outline divides a row at most at every fourth side.
  const aRow = Math.ceil((x1 - x0) / (scale * options.longest)) + edgesOf(surface).length / 4;
  boundPieces(rows * aRow, options.boardWidth);
}

/** Minimum width of a ripped board: a narrower one would split along its screws. */
const LEAST_ROW = mm(50);
/** Maximum widening of the gaps to avoid a strip that would cost a row of boards. */
const WIDER = mm(1);

/**
 * Positions of the rows; the last may reach beyond the deck and is ripped. If wider gaps can absorb the rest, they do;
 * if less than a solid board would be left, the first row is ripped too, to the width of the last.
 */
function rowsOf(
  surface: PolygonRings,
  options: DeckOptions,
  scale: number,
): { readonly rows: readonly Box[]; readonly shared: Length } {
  const bounds = boundsOf(surface);
  const width = Math.round(options.boardWidth * scale);
  const gap = Math.round(options.boardGap * scale);
  const whole = Math.floor((bounds.y1 - bounds.y0 + gap) / (width + gap));
  const rest = bounds.y1 - bounds.y0 + gap - whole * (width + gap);
  const isSpread =
    options.clipped !== true && gap > 0 && whole > 1 && rest <= (whole - 1) * WIDER * scale;
  const pitch = width + gap + (isSpread ? rest / (whole - 1) : 0);
  const least = Math.min(Math.round(LEAST_ROW * scale), Math.floor(width / 2));
  const { start } = isSpread
    ? { start: bounds.y0 }
    : startWithoutSlivers(endLines(edgesOf(surface), 'y'), bounds.y0, {
        pitch,
        least,
        pieces: [{ from: 0, size: width }],
      });
  const rows: Box[] = [];
  const shared = length(isSpread ? Math.floor(rest / scale) : 0);
  for (let row = Math.floor((bounds.y0 - start) / pitch); ; row += 1) {
    const y0 = Math.round(start + row * pitch);
    if (y0 >= bounds.y1) return { rows, shared };
    if (y0 + width > bounds.y0) rows.push({ ...bounds, y0, y1: y0 + width });
  }
}

function explain(
  { rows, boards, screws }: Pick<DeckLayout, 'rows' | 'boards' | 'screws'>,
  options: DeckOptions,
): DeckLayout['why'] {
  const number = pieceCount(boards);
  return {
    boards: {
      says: (words) => words.deckBoards(rows, number),
      with: {
        rows: countOf(rows),
        width: long(options.boardWidth),
        gap: long(options.boardGap),
        boards: countOf(number),
        longest: long(options.longest),
      },
    },
    screws: {
      says: (words) => (options.lay === 'diagonal' ? words.deckDiagonalScrews : words.deckScrews),
      with: { screws: countOf(screws), each: countOf(options.screwsACrossing) },
    },
  };
}

/** Noggins as pieces to saw. */
export const nogginPieces = (boxes: readonly Box[]): readonly Piece[] =>
  boxes.map(({ x0, x1 }) => ({ name: 'noggin', length: length(x1 - x0), quantity: 1 }));

/** One piece, or several equal pieces if the run exceeds the longest length. */
export function inLengths(name: string, run: number, longest: Length): Piece {
  const quantity = Math.max(1, Math.ceil(run / longest));
  return { name, length: length(Math.ceil(run / quantity)), quantity };
}

/** Adds a second joist at each joist with board joints: the boards meet over the line between both. */
export const withDoubles = (
  runs: readonly JoistRun[],
  doubled: readonly number[],
  thick: Length,
): readonly JoistRun[] => [
  ...runs,
  ...runs.filter(({ x }) => doubled.includes(x)).map((run) => ({ ...run, x: run.x - thick })),
];

/** True for a joist of a doubled pair: there is no room next to it for the flange of a hanger. */
export const isPaired = (run: JoistRun, whole: readonly JoistRun[], thick: Length): boolean =>
  whole.some(({ x, block }) => block === run.block && Math.abs(x - run.x) === thick);

/** Joists nearer than this need no noggin, and a shorter one would split (trade practice). */
const LEAST_NOGGIN = mm(100);

/** A joist as drawn: the last is inside the block's edge. */
export function joistBox({ x, block }: JoistRun, thick: Length): Box {
  const x0 = Math.max(block.x0, Math.min(x, block.x1 - thick));
  return { x0, y0: block.y0, x1: x0 + thick, y1: block.y1 };
}

/** Rows of noggins of a block, evenly along its joists, each as long as the gap between two of them. */
export function nogginBoxes(
  block: Box,
  joists: readonly JoistRun[],
  thick: Length,
  rows: number,
): readonly Box[] {
  const own = joists
    .filter((run) => run.block === block)
    .map((run) => joistBox(run, thick))
    .toSorted((a, b) => a.x0 - b.x0);
  // The joist at a border may be the neighbour's.
  const from = [block.x0, ...own.map(({ x1 }) => x1)];
  const to = [...own.map(({ x0 }) => x0), block.x1];
  const gaps = from
    .map((x0, i) => ({ x0, x1: to[i] ?? x0 }))
    .filter(({ x0, x1 }) => x1 - x0 >= LEAST_NOGGIN);
  return Array.from({ length: rows }, (_, row) => {
    const middle = block.y0 + ((block.y1 - block.y0) * (row + 1)) / (rows + 1);
    const y0 = Math.round(middle - thick / 2);
    return gaps.map((gap) => ({ ...gap, y0, y1: y0 + thick }));
  }).flat();
}
