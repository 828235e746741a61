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

/** Greatest distance of the joists, and their thickness. */
export interface JoistSpacing {
  readonly every: number;
  readonly thick: number;
}

/**
 * Positions of the joists: one every spacing from the left of each block, and one at its right, which is inside the
 * block or the first of its neighbour. If the last bay would be less than half as wide as the others, the last two
 * are alike: joists overlap nowhere, and each has room for its slab and its noggins.
 */
export function joistLines(
  block: Box,
  { every, thick }: JoistSpacing,
  blocks: readonly Box[] = [block],
): readonly number[] {
  const { x0, x1 } = block;
  const isOutside = blocks.some((other) => other.x0 === x1 && servesAt(other, block, x1));
  const end = isOutside ? x1 : x1 - thick;
  const lines = [x0];
  for (let x = x0 + every; x < end; x += every) lines.push(x);
  const [last = x0, before] = lines.toReversed();
  if (before !== undefined && end - last < every / 2) {
    lines[lines.length - 1] = Math.round((before + end) / 2);
  }
  return [...new Set([...lines, x1])];
}

/** A joist on its line, before it is divided over beams. */
export interface JoistRun {
  readonly x: number;
  readonly block: Box;
}

/** True for a joist at the side of its block without another block next to it. */
export const isAtEnd = ({ x, block }: JoistRun, blocks: readonly Box[]): boolean => {
  const meets = (side: 'x0' | 'x1'): boolean =>
    blocks.some((one) => one[side] === x && one.y0 < block.y1 && one.y1 > block.y0);
  return (x === block.x0 && !meets('x1')) || (x === block.x1 && !meets('x0'));
};

/** All joists; at the border of two blocks the longer joist serves both. */
export function joistRuns(blocks: readonly Box[], spacing: JoistSpacing): readonly JoistRun[] {
  return blocks.flatMap((block) =>
    joistLines(block, spacing, blocks)
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
