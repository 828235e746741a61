import type { PlanBoard } from './plan-board.ts';

interface Wanted {
  readonly id: string;
  readonly length: number;
  /** 0 for parts that are cut to length only. */
  readonly width: number;
  readonly quantity: number;
}

const is = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Parts still to be cut if some boards are cut already. A cut piece whose part has another size now does not count. */
export function leftToCut<Part extends Wanted>(
  parts: readonly Part[],
  boards: readonly PlanBoard[],
): readonly Part[] {
  const pieces = boards.flatMap((board) => board.pieces);
  return parts.flatMap((part) => {
    const { id, length, width } = part;
    const cut = pieces.filter(
      (piece) =>
        piece.part === id &&
        ((is(piece.length, length) && is(piece.width, width)) ||
          (piece.turned && is(piece.length, width) && is(piece.width, length))),
    ).length;
    return part.quantity > cut ? [{ ...part, quantity: part.quantity - cut }] : [];
  });
}
