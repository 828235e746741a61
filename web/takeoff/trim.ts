import { length, mm, type Length } from '../measure/units.ts';
import { gatherPieces, pieceCount, type Piece } from './piece.ts';
import { count, long, type Why } from './why.ts';

/** How a wall meets its neighbour: a room's corner, round a corner, or an end that stands free. */
export type TrimEnd = 'inside' | 'outside' | 'square';

export interface TrimWall {
  readonly length: Length;
  readonly start: TrimEnd;
  readonly end: TrimEnd;
  /** Doorways with their linings and architraves: no trim there. */
  readonly doors: readonly { readonly at: Length; readonly width: Length }[];
}

export interface TrimOptions {
  /** Of the profile, as much as a mitre at 45° adds. */
  readonly thickness: Length;
  /** The longest length that can be bought. */
  readonly longest: Length;
  /** No shorter piece is put at the end of a long wall. */
  readonly leastPiece: Length;
}

export const TRIM_DEFAULTS = { thickness: mm(18), leastPiece: mm(300) } as const;

/** A piece on its wall. */
export interface LaidTrim {
  readonly wall: number;
  readonly at: Length;
  /** Along the wall, without what the mitres add. */
  readonly length: Length;
  /** To cut from the stock: with the profile's thickness for each mitred end. */
  readonly cut: Length;
  /** How it ends: `joint` where it is mitred to the next piece of the same wall. */
  readonly start: TrimEnd | 'joint';
  readonly end: TrimEnd | 'joint';
  /** How many of its ends are mitred. */
  readonly mitres: number;
}

export interface TrimLayout {
  readonly pieces: readonly Piece[];
  readonly laid: readonly LaidTrim[];
  readonly why: Why;
}

/**
 * Runs trim along walls and round corners, leaving out doorways. A piece is as long as its stretch
 * of wall, and longer by the profile's thickness for each mitred end (corners and joints). A stretch
 * longer than the longest length is jointed with a mitre.
 */
export function layTrim(walls: readonly TrimWall[], options: TrimOptions): TrimLayout {
  const laid = walls.flatMap((wall, at) =>
    stretches(wall).flatMap((stretch) => split(stretch, at, options)),
  );
  const pieces = gatherPieces(
    laid.map((piece) => ({ name: 'trim', length: piece.cut, quantity: 1 })),
  );
  const run = length(laid.reduce((sum, piece) => sum + piece.length, 0));
  const doors = walls.reduce((sum, wall) => sum + wall.doors.length, 0);
  const mitres = laid.reduce((sum, piece) => sum + piece.mitres, 0);
  const number = pieceCount(pieces);
  return {
    pieces,
    laid,
    why: {
      says: (words) => words.trim(doors, number, mitres),
      with: {
        run: long(run),
        doors: count(doors),
        pieces: count(number),
        mitres: count(mitres),
        thickness: long(options.thickness),
      },
    },
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: TrimEnd;
  readonly end: TrimEnd;
}

/** What is left of a wall between its doorways; ends at a doorway are square. */
function stretches(wall: TrimWall): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const door of wall.doors.toSorted((a, b) => a.at - b.at)) {
    if (door.at > from) found.push(stretchOf(wall, from, door.at));
    from = Math.max(from, door.at + door.width);
  }
  if (wall.length > from) found.push(stretchOf(wall, from, wall.length));
  return found;
}

const stretchOf = (wall: TrimWall, from: number, to: number): Stretch => ({
  from,
  to,
  start: from === 0 ? wall.start : 'square',
  end: to === wall.length ? wall.end : 'square',
});

const mitred = (end: LaidTrim['end']): number => (end === 'square' ? 0 : 1);

/** Full lengths from the left, none so long that the last piece becomes a stub. */
function split(stretch: Stretch, wall: number, options: TrimOptions): LaidTrim[] {
  const laid: LaidTrim[] = [];
  const { thickness, longest, leastPiece } = options;
  for (let from = stretch.from; from < stretch.to;) {
    const left = stretch.to - from;
    const start = from > stretch.from ? 'joint' : stretch.start;
    const own = (mitred(start) + mitred(stretch.end)) * thickness;
    // A piece that is jointed has a mitre at that end.
    const most = longest - mitred(start) * thickness - thickness;
    const last = left + own <= longest;
    const stub = Math.max(0, leastPiece - (left - most));
    const piece = last ? left : Math.max(1, most - stub);
    const end = last ? stretch.end : 'joint';
    const mitres = mitred(start) + mitred(end);
    laid.push({
      wall,
      at: length(from),
      length: length(piece),
      cut: length(piece + mitres * thickness),
      start,
      end,
      mitres,
    });
    from += piece;
  }
  return laid;
}
