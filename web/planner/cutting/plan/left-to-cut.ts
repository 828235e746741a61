import type { PlanBoard } from './plan-board.ts';

interface Wanted {
  readonly id: string;
  readonly length: number;
  /** 0 for parts that are cut to length only. */
  readonly width: number;
  readonly quantity: number;
}

interface CutPiece {
  readonly part: string;
  readonly length: number;
  readonly width: number;
  readonly turned: boolean;
}

/** Difference of two equal sizes, mm. */
const EQUAL = 0.01;
/** Difference that no saw makes: a later version may round a size to the tape, mm. */
const ROUNDED = 1;

const NUMBER = /^\d+(?:\.\d+)?$/;

/**
 * True if two ids of a job's parts name the same piece, whose size was computed with another rounding: the id of a part
 * holds its size, as in `brace 197.99 job`.
 */
export function isSamePart(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a.split(' '), b.split(' ')];
  return (
    one.length === other.length &&
    one.at(-1) === other.at(-1) &&
    one.every((word, i) => {
      const second = other[i] ?? '';
      const areNumbers = NUMBER.test(word) && NUMBER.test(second);
      return word === second || (areNumbers && Math.abs(Number(word) - Number(second)) < ROUNDED);
    })
  );
}

const fits = (piece: CutPiece, { length, width }: Wanted, tolerance: number): boolean => {
  const is = (a: number, b: number): boolean => Math.abs(a - b) < tolerance;
  return (
    (is(piece.length, length) && is(piece.width, width)) ||
    (piece.turned && is(piece.length, width) && is(piece.width, length))
  );
};

/** Parts still to be cut if some boards are cut already. A cut piece whose part has another size now does not count. */
export function leftToCut<Part extends Wanted>(
  parts: readonly Part[],
  boards: readonly PlanBoard[],
): readonly Part[] {
  const pieces = boards.flatMap((board) => board.pieces);
  const ids = new Set(parts.map(({ id }) => id));
  // Pieces of parts that this plan does not have; each counts once.
  const former = new Set(pieces.filter(({ part }) => !ids.has(part)));
  return parts.flatMap((part) => {
    const { id, quantity } = part;
    let left = quantity - pieces.filter((one) => one.part === id && fits(one, part, EQUAL)).length;
    for (const piece of former) {
      if (left <= 0) break;
      if (!isSamePart(piece.part, id) || !fits(piece, part, ROUNDED)) continue;
      former.delete(piece);
      left -= 1;
    }
    return left > 0 ? [{ ...part, quantity: left }] : [];
  });
}
