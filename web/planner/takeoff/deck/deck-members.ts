import type { Box } from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import type { JoistRun } from './deck-blocks.ts';
import type { Piece } from '../material.ts';

/** One piece, or several equal pieces if the run exceeds the longest length. */
export function inLengths(name: string, run: number, longest: Length): Piece {
  const quantity = Math.max(1, Math.ceil(run / longest));
  return { name, length: length(Math.ceil(run / quantity)), quantity };
}

/** Adds a second joist next to each joist with board joints. */
export const withDoubles = (
  runs: readonly JoistRun[],
  doubled: readonly number[],
): readonly JoistRun[] => [...runs, ...runs.filter(({ x }) => doubled.includes(x))];

/** Joists nearer than this need no noggin, and a shorter one would split (trade practice). */
const LEAST_NOGGIN = mm(100);

/** One row of noggins of a block: clear distances between its joists. */
export function nogginGaps(block: Box, runs: readonly JoistRun[], thick: Length): number[] {
  const own = runs.filter((run) => run.block === block).map(({ x }) => x);
  const lines = [...new Set([block.x0, ...own, block.x1])].toSorted((a, b) => a - b);
  return lines
    .slice(1)
    .map((x, i) => x - (lines[i] ?? x) - thick)
    .filter((gap) => gap >= LEAST_NOGGIN);
}

/** A joist as drawn: the last is inside the block's edge. */
export function joistBox({ x, block }: JoistRun, thick: Length): Box {
  const x0 = Math.max(block.x0, Math.min(x, block.x1 - thick));
  return { x0, y0: block.y0, x1: x0 + thick, y1: block.y1 };
}

/** Rows of noggins of a block, evenly along its joists. */
export function nogginBoxes(
  block: Box,
  runs: readonly JoistRun[],
  thick: Length,
  rows: number,
): readonly Box[] {
  const own = new Map(
    runs.filter((run) => run.block === block).map((run) => [run.x, joistBox(run, thick)]),
  );
  const lines = [...new Set([block.x0, ...own.keys(), block.x1])].toSorted((a, b) => a - b);
  const gaps = lines.slice(1).flatMap((x, i) => {
    const before = lines[i] ?? x;
    const [x0, x1] = [own.get(before)?.x1 ?? before, own.get(x)?.x0 ?? x];
    return x - before - thick >= LEAST_NOGGIN && x1 > x0 ? [{ x0, x1 }] : [];
  });
  return Array.from({ length: rows }, (_, row) => {
    const middle = block.y0 + ((block.y1 - block.y0) * (row + 1)) / (rows + 1);
    const y0 = Math.round(middle - thick / 2);
    return gaps.map((gap) => ({ ...gap, y0, y1: y0 + thick }));
  }).flat();
}
