import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanBoard } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { equalBoards } from '../../../../../web/screens/cut/plan/equal-boards.ts';

const piece = (part: string, x: number, length: number) => ({
  part,
  x,
  y: 0,
  length,
  width: 0,
  turned: false,
  slantStart: 0,
  slantEnd: 0,
});

const boards = fc.array(
  fc
    .record({
      stock: fc.constantFrom('2.4', '3.6'),
      parts: fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
    })
    .map(({ stock, parts }) => ({
      stock,
      length: 2400,
      width: 0,
      pieces: parts.map((part, i) => piece(part, 700 * i, 700)),
      offcuts: [],
      cuts: [],
    })),
);

describe('equal boards', () => {
  it('are one row; every board is in exactly one row, in order', () => {
    fc.assert(
      fc.property(boards, (all) => {
        const numbered = all.map((board, i) => ({
          number: i + 1,
          board: board as unknown as PlanBoard,
        }));
        const rows = equalBoards(numbered);
        const shown = rows.flatMap((row) => row.all.map(({ number }) => number));
        expect(shown.toSorted((a, b) => a - b)).toEqual(numbered.map(({ number }) => number));
        const contents = rows.map(({ first: { board } }) =>
          JSON.stringify([board.stock, board.pieces]),
        );
        expect(new Set(contents).size).toBe(rows.length);
        for (const { first, all: equal } of rows) {
          expect(equal[0]).toBe(first);
          for (const { board } of equal) expect(board).toEqual(first.board);
        }
      }),
    );
  });
});
