import { length, mm, type Length } from '../measure/units/units.ts';

/** A piece to cut to length, for the cutting engine. */
export interface Piece {
  /** Kind of piece, such as `stud` or `head-plate`; key of its name in the messages of materials. */
  readonly name: string;
  readonly length: Length;
  readonly quantity: number;
  /** Degrees off square at its left and right end, if neither square nor the 45° of a right corner. */
  readonly mitre?: { readonly start: number; readonly end: number };
}

/** Merges equal pieces in order of appearance; leaves out length 0. */
export function gatherPieces(pieces: readonly Piece[]): Piece[] {
  const gathered = new Map<string, Piece>();
  for (const piece of pieces) {
    if (piece.quantity === 0 || piece.length <= 0) continue;
    const { start = 0, end = 0 } = piece.mitre ?? {};
    const key = `${piece.name}|${piece.length}|${start}|${end}`;
    const quantity = (gathered.get(key)?.quantity ?? 0) + piece.quantity;
    gathered.set(key, { ...piece, quantity });
  }
  return [...gathered.values()];
}

/**
 * Minimum length of trim or batten next to a joint: a shorter piece would split or be held by one screw (trade
 * practice).
 */
const LEAST_PIECE = mm(150);
/** A gap this small needs no extra piece: the joint absorbs it. */
const HAIR = mm(3);

/** Each run in as few pieces as possible; the piece before a stub is cut back. */
export const runsInPieces = (
  name: string,
  runs: readonly Length[],
  longest: Length,
): readonly Piece[] =>
  runs
    .flatMap((run) => {
      const whole = Math.max(0, Math.ceil((run - HAIR) / longest) - 1);
      const rest = Math.min(longest, run - whole * longest);
      const short = whole === 0 ? 0 : Math.max(0, LEAST_PIECE - rest);
      return short === 0
        ? [[longest, whole] as const, [rest, 1] as const]
        : [
            [longest, whole - 1] as const,
            [longest - short, 1] as const,
            [rest + short, 1] as const,
          ];
    })
    .map(([size, quantity]): Piece => ({ name, length: length(size), quantity }))
    .filter((piece) => piece.length > 0 && piece.quantity > 0);

/** Total number of pieces. */
export const pieceCount = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.quantity, 0);

/** Total length, grid steps. */
export const pieceRun = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length * piece.quantity, 0);
