import type { Cut, Rectangle } from '../contract.ts';
import type { PlanBoard, PlanPiece } from './plan-board.ts';

/** One cut as the user makes it: setting, length and resulting pieces. */
export interface CutStep {
  readonly n: number;
  /** Fence setting: distance from the near edge of the current piece to the cut, millimetres. */
  readonly set: number;
  /** Length of the cut; 0 across a board. */
  readonly run: number;
  /** True along the sheet's length (a rip), false across it. */
  readonly along: boolean;
  /** The piece that the cut divides. */
  readonly from: Rectangle;
  /** Pieces of the board that this cut separates. */
  readonly frees: readonly PlanPiece[];
}

/** Tolerance for sums of decimals: far below sawing accuracy, far above rounding errors. */
const CLOSE = 0.01;
const near = (a: number, b: number): boolean => Math.abs(a - b) < CLOSE;

/** Cuts of one board in order, found by making them. */
export function cutSteps(board: PlanBoard, kerf: number): CutStep[] {
  if (board.width === 0) return lengthSteps(board);
  const table: Rectangle[] = [{ x: 0, y: 0, length: board.length, width: board.width }];
  return board.cuts.map((cut) => {
    const along = near(cut.y1, cut.y2);
    const i = table.findIndex((piece) => isAcross(cut, piece, along));
    const from = table[i] ?? { x: cut.x1, y: cut.y1, length: 0, width: 0 };
    const halves = divide(from, cut, along, kerf);
    if (i >= 0) table.splice(i, 1, ...halves);
    const frees = board.pieces.filter((piece) => halves.some((half) => isSame(half, piece)));
    return {
      n: cut.n,
      set: along ? cut.y1 - from.y : cut.x1 - from.x,
      run: along ? cut.x2 - cut.x1 : cut.y2 - cut.y1,
      along,
      from,
      frees,
    };
  });
}

/** Along a board every cut separates the piece before it; the current piece starts after the last cut. */
function lengthSteps(board: PlanBoard): CutStep[] {
  return board.cuts.map((cut) => {
    const piece = board.pieces.find(({ x, length }) => near(x + length, cut.x1));
    const x = piece?.x ?? 0;
    return {
      n: cut.n,
      set: cut.x1 - x,
      run: 0,
      along: false,
      from: { x, y: 0, length: board.length - x, width: 0 },
      frees: piece === undefined ? [] : [piece],
    };
  });
}

function isAcross(cut: Cut, piece: Rectangle, along: boolean): boolean {
  const { x, y, length, width } = piece;
  return along
    ? near(x, cut.x1) && near(x + length, cut.x2) && cut.y1 > y - CLOSE && cut.y1 < y + width
    : near(y, cut.y1) && near(y + width, cut.y2) && cut.x1 > x - CLOSE && cut.x1 < x + length;
}

/** Pieces after the cut; empty if the kerf removes all. */
function divide(piece: Rectangle, cut: Cut, along: boolean, kerf: number): Rectangle[] {
  const { x, y, length, width } = piece;
  const halves = along
    ? [
        { x, y, length, width: cut.y1 - y },
        { x, y: cut.y1 + kerf, length, width: y + width - cut.y1 - kerf },
      ]
    : [
        { x, y, length: cut.x1 - x, width },
        { x: cut.x1 + kerf, y, length: x + length - cut.x1 - kerf, width },
      ];
  return halves.filter((half) => half.length > CLOSE && half.width > CLOSE);
}

const isSame = (a: Rectangle, b: Rectangle): boolean =>
  near(a.x, b.x) && near(a.y, b.y) && near(a.length, b.length) && near(a.width, b.width);
