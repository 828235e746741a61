import type { PlanBoard, PlanPiece } from '../../../planner/cutting/plan/plan-board.ts';
import { textWidth } from '../../../ui/format/text-width.ts';

/** Points per millimetre. */
const POINTS = 72 / 25.4;
/** Type sizes on paper, points. */
const TYPE = { largest: 9, smallest: 6 };
const LINE = 1.2;
/** Gap between adjacent letters, points. */
const EDGE = 2;
/** Margin between a text and the edges of its piece, points; on a sheet it contains the cut numbers. */
const FREE = { linear: { wide: 2, high: 1 }, sheet: { wide: 5, high: 8 } };

/** Largest size of a drawing on A4, mm; Letter is wider. */
const PAPER = { width: 182, height: 150 };
/** Height of the drawing of a length, which has no width: 3.25rem of 12 pt in mm. */
const LENGTH_BOX = 13.7;
/** Distance between rows of letters, mm. */
const ROW = 3.2;

/** Text on a printed piece: its letter, optionally with its size, upright or turned. */
export interface InsideNote {
  readonly piece: PlanPiece;
  readonly lines: readonly string[];
  readonly points: number;
  readonly isTurned: boolean;
}

/** Letter of pieces that are too small for it, above or below the drawing, with a line to them. */
export interface OutsideNote {
  readonly text: string;
  readonly points: number;
  /** Start of the line, in mm of the board. */
  readonly x: number;
  readonly y: number;
  /** Middle of the text along the drawing, mm on paper. */
  readonly at: number;
  readonly isAbove: boolean;
  /** Row from 0, the closest to the drawing. */
  readonly row: number;
}

export interface PaperNotes {
  readonly inside: readonly InsideNote[];
  readonly outside: readonly OutsideNote[];
  /** Size of the drawing on paper, mm. */
  readonly width: number;
  readonly height: number;
  /** Height of the rows above and below it, mm. */
  readonly above: number;
  readonly below: number;
}

/** Distance of a row of letters from the drawing, mm. */
export const awayOf = (row: number): number => 1 + row * ROW;

/** Largest type for lines of text in a box of points; undefined if the smallest is too large. */
function pointsIn(lines: readonly string[], width: number, height: number): number | undefined {
  const widest = Math.max(...lines.map((line) => textWidth(line, true)));
  const most = Math.min(width / widest, height / (lines.length * LINE));
  return most < TYPE.smallest ? undefined : Math.min(TYPE.largest, Math.floor(2 * most) / 2);
}

/** Smallest type for a name; smaller names are only in the text below. */
const LEAST_WITH_NAME = 8;

interface PieceTexts {
  readonly letter: string;
  readonly name: string;
  readonly size: string;
}

/** Letter, name and size in a box of mm, upright if it fits, else turned; else a shorter text. */
function noteIn(
  piece: PlanPiece,
  { letter, name, size }: PieceTexts,
  width: number,
  height: number,
): InsideNote | undefined {
  const free = FREE[piece.width > 0 ? 'sheet' : 'linear'];
  const [wide, high] = [width * POINTS - free.wide, height * POINTS - free.high];
  const named = pointsIn([`${letter} ${name}`, size], wide, high) ?? 0;
  if (name !== '' && named >= LEAST_WITH_NAME) {
    return { piece, lines: [`${letter} ${name}`, size], points: named, isTurned: false };
  }
  for (const lines of [[letter, size], [`${letter} ${size}`], [letter]]) {
    for (const isTurned of [false, true]) {
      const points = isTurned ? pointsIn(lines, high, wide) : pointsIn(lines, wide, high);
      if (points !== undefined) return { piece, lines, points, isTurned };
    }
  }
  return undefined;
}

interface Small {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly isAbove: boolean;
  readonly count: number;
}

const middle = ({ x, length }: PlanPiece): number => x + length / 2;
const halfway = ({ y, width }: PlanPiece): number => y + width / 2;

/** Stacked small pieces of one part share a line to the nearer edge and one letter. */
function columnsOf(
  pieces: readonly PlanPiece[],
  letterOf: (part: string) => string,
  width: number,
): readonly Small[] {
  const isAbove = (piece: PlanPiece): boolean => width > 0 && halfway(piece) < width / 2;
  const columns = Map.groupBy(
    pieces,
    (piece) => `${piece.part} ${Math.round(middle(piece))} ${isAbove(piece)}`,
  );
  return [...columns.values()].flatMap((column) => {
    const [first] = column;
    if (first === undefined) return [];
    const heights = column.map(halfway);
    return [
      {
        letter: letterOf(first.part),
        x: middle(first),
        y: isAbove(first) ? Math.max(...heights) : Math.min(...heights),
        isAbove: isAbove(first),
        count: column.length,
      },
    ];
  });
}

/** Letters on one side of a drawing, each in the first row with room, close to its pieces. */
function rowsOf(columns: readonly Small[], scale: number, width: number): readonly OutsideNote[] {
  const ends: number[] = [];
  return columns
    .toSorted((a, b) => a.x - b.x)
    .map(({ letter, x, y, isAbove, count }) => {
      const text = count > 1 ? `${letter} ×\u00a0${count}` : letter;
      const half = (textWidth(text, true) * TYPE.smallest + EDGE) / POINTS / 2;
      const at = Math.max(half, Math.min(width - half, x * scale));
      const free = ends.findIndex((end) => end <= at - half);
      const row = free < 0 ? ends.length : free;
      ends[row] = at + half;
      return { text, points: TYPE.smallest, x, y, at, isAbove, row };
    });
}

/** Height of the rows of letters, mm; 0 without letters. */
function reachOf(notes: readonly OutsideNote[]): number {
  const rows = Math.max(0, ...notes.map(({ row }) => row + 1));
  return rows === 0 ? 0 : awayOf(rows);
}

/**
 * Places the letters and sizes of a printed board, in type of at least 6 pt: on the piece, or above
 * or below the drawing with a line. `longest` is the longest board of the plan, mm; it sets the
 * scale.
 */
export function paperNotes(
  board: PlanBoard,
  longest: number,
  textsOf: (piece: PlanPiece) => PieceTexts,
): PaperNotes {
  const share = PAPER.width * (board.length / longest);
  const isLength = board.width === 0;
  const width = isLength ? share : Math.min(share, (PAPER.height * board.length) / board.width);
  const scale = width / board.length;
  const height = isLength ? LENGTH_BOX : board.width * scale;
  const notes = board.pieces.map((piece) => {
    const high = isLength ? LENGTH_BOX : piece.width * scale;
    return { piece, note: noteIn(piece, textsOf(piece), piece.length * scale, high) };
  });
  const small = notes.flatMap(({ piece, note }) => (note === undefined ? [piece] : []));
  const letters = new Map(small.map((piece) => [piece.part, textsOf(piece).letter]));
  const columns = columnsOf(small, (part) => letters.get(part) ?? '', board.width);
  const [above, below] = [true, false].map((isAbove) =>
    rowsOf(
      columns.filter((column) => column.isAbove === isAbove),
      scale,
      width,
    ),
  );
  const sides = { above: above ?? [], below: below ?? [] };
  return {
    inside: notes.flatMap(({ note }) => note ?? []),
    outside: [...sides.above, ...sides.below],
    width,
    height,
    above: reachOf(sides.above),
    below: reachOf(sides.below),
  };
}
