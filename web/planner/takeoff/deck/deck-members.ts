import type { Box } from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { JoistRun } from './deck-blocks.ts';
import type { Piece } from '../piece.ts';

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
