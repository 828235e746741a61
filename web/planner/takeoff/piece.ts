import { length, mm, type Length } from '../measure/units/units.ts';

/** What has to be cut to length, for the cutting engine. */
export interface Piece {
  /** What it is: `stud`, `head-plate`; its name for people is found by it among the words of materials. */
  readonly name: string;
  readonly length: Length;
  readonly quantity: number;
  /** Degrees off square at its left and right end, where they are neither square nor the 45 of a right corner. */
  readonly mitre?: { readonly start: number; readonly end: number };
}

/** Puts equal pieces together, in the order in which they first come; none of no length. */
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

/** No piece of trim or batten beside a joint is shorter: it would split or hold by one screw (trade practice). */
const LEAST_PIECE = mm(150);
/** Nobody joins a piece for so much: the joint beside it takes it up. */
const HAIR = mm(3);

/** Each run in as few pieces as there are sold, the last one no stub: the piece before it is cut back. */
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

/** How many pieces there are in all. */
export const pieceCount = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.quantity, 0);

/** Their lengths end to end, in grid steps. */
export const pieceRun = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.length * piece.quantity, 0);
