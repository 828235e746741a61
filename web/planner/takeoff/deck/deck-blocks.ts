import { edgesOf, type Box, type PolygonRings } from '../../measure/outline/polygon.ts';
import { spansAt } from '../../measure/outline/polygon-span.ts';

/**
 * Splits a right-angled deck into vertical strips, from left to right: all joists of a strip, which run along y, have
 * one length.
 */
export function deckBlocks(plan: PolygonRings): readonly Box[] {
  const edges = edgesOf(plan);
  const sides = [...new Set(plan.flat().map(({ x }) => x))].toSorted((a, b) => a - b);
  const blocks: Box[] = [];
  for (const [i, x1] of sides.slice(1).entries()) {
    const x0 = sides[i] ?? 0;
    for (const { from: y0, to: y1 } of spansAt(edges, 'x', x0)) {
      const before = blocks.findIndex((one) => one.x1 === x0 && one.y0 === y0 && one.y1 === y1);
      const start = before < 0 ? x0 : (blocks.splice(before, 1)[0]?.x0 ?? x0);
      blocks.push({ x0: start, y0, x1, y1 });
    }
  }
  return blocks;
}

/** Positions of the joists: one every spacing from the left of each block, and one at its right. */
export function joistLines({ x0, x1 }: Box, spacing: number): readonly number[] {
  const lines: number[] = [];
  for (let x = x0; x < x1; x += spacing) lines.push(x);
  return [...lines, x1];
}

/** A joist on its line, before it is divided over beams. */
export interface JoistRun {
  readonly x: number;
  readonly block: Box;
}

/** All joists; at the border of two blocks the longer joist serves both. */
export function joistRuns(blocks: readonly Box[], spacing: number): readonly JoistRun[] {
  return blocks.flatMap((block) =>
    joistLines(block, spacing)
      .filter((x) => !blocks.some((other) => servesAt(other, block, x)))
      .map((x) => ({ x, block })),
  );
}

/** True if the neighbour's joist on that line is longer, or has equal length and is at the neighbour's right end. */
function servesAt(other: Box, block: Box, x: number): boolean {
  if (other === block || (x !== other.x0 && x !== other.x1)) return false;
  const holds = other.y0 <= block.y0 && other.y1 >= block.y1;
  const isSame = other.y0 === block.y0 && other.y1 === block.y1;
  return holds && (!isSame || other.x1 === x);
}
