import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBound } from '../../../../web/cutting/sheet/area-bound.ts';
import { scaleBound } from '../../../../web/cutting/sheet/scale-bound.ts';
import { foundRank, puzzleOf } from './puzzles.ts';
import type { Puzzle } from '../../../../web/cutting/sheet/puzzle.ts';

const squares = (side: number, quantity: number, rotate = true): Puzzle => ({
  sheets: [{ dx: 100, dy: 100, rank: 1, quantity: Infinity }],
  pieces: [{ dx: side, dy: side, quantity, rotate }],
  stages: Infinity,
  firstCut: 'any',
});

describe('scaleBound', () => {
  it('sees that pieces over half a side need a sheet each, where the area does not', () => {
    expect(scaleBound(squares(51, 7))).toBe(7);
    expect(areaBound(squares(51, 7))).toBe(2);
  });

  it('sees that four to a sheet is all that fits of a third and more', () => {
    expect(scaleBound(squares(34, 9))).toBe(3);
  });

  it('is never above a plan that exists', () => {
    const outcome = fc.property(puzzleOf(Infinity), (puzzle) => {
      const rank = foundRank(puzzle);
      expect(scaleBound(puzzle)).toBeLessThanOrEqual(rank);
      expect(areaBound(puzzle)).toBeLessThanOrEqual(rank);
    });
    fc.assert(outcome, { numRuns: 300 });
  });
});
