import { unitsToMm, type SheetProblem } from './problem.ts';
import type { Cut, Rectangle } from './contract.ts';

/** A rectangle on the problem's grid. */
export interface GridBox {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A cut on the problem's grid without its number. */
export type GridCut = Omit<Cut, 'n'>;

export function rectangleInMm(problem: SheetProblem, { x, y, dx, dy }: GridBox): Rectangle {
  const mm = (units: number): number => unitsToMm(units, problem);
  return { x: mm(x), y: mm(y), length: mm(dx), width: mm(dy) };
}

/** Cuts in order, numbered from 1; offcuts sorted by size, largest first. */
export function cutsInMm(
  problem: SheetProblem,
  cuts: readonly GridCut[],
  offcuts: readonly Rectangle[],
): { readonly cuts: Cut[]; readonly offcuts: Rectangle[] } {
  const mm = (units: number): number => unitsToMm(units, problem);
  return {
    cuts: cuts.map(({ x1, y1, x2, y2, stage }, i) => {
      return { n: i + 1, x1: mm(x1), y1: mm(y1), x2: mm(x2), y2: mm(y2), stage };
    }),
    offcuts: offcuts.toSorted((a, b) => b.length * b.width - a.length * a.width),
  };
}
