import { expect, it } from 'vitest';
import { planBoards, type PlanBoard } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { runLinks, numberRuns } from '../../../../../web/planner/cutting/plan/runs-of-board.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { boardInWords } from '../../../../../web/screens/cut/in-words.ts';
import { solveAll } from '../solve-special.ts';
import type { SheetRequest } from '../../../../../web/planner/cutting/contract.ts';

const request: SheetRequest = {
  kind: 'sheet',
  kerf: 3,
  stock: [
    { id: 's', length: 1500, width: 900, defects: [{ x: 1300, y: 700, length: 90, width: 80 }] },
  ],
  parts: [
    { id: 'front', length: 600, width: 180, quantity: 6, rotate: false },
    { id: 'shelf', length: 200, width: 100 },
  ],
  runs: [{ id: 'drawers', parts: ['front'], along: 'width', quantity: 2 }],
};

function boardOf(asked: SheetRequest): PlanBoard {
  const [board] = planBoards(asked, solveAll(asked));
  if (board === undefined) throw new Error('no board');
  return board;
}

const board = boardOf(request);

it('numbers the runs of a board and the places in them', () => {
  const runOf = numberRuns(board);
  const tags = board.pieces.map((piece) => {
    const run = runOf(piece);
    return run === undefined ? '' : `${run.number}.${run.place}`;
  });
  expect(tags.toSorted()).toEqual(['', '1.1', '1.2', '1.3', '2.1', '2.2', '2.3']);
});

it('links each piece of a run across the cut to the one before it, inside both', () => {
  const links = runLinks(board);
  expect(links).toHaveLength(4);
  for (const [x1, y1, x2, y2] of links) {
    const holds = (x: number, y: number): boolean =>
      board.pieces.some(
        (piece) =>
          piece.run !== undefined &&
          x > piece.x &&
          x < piece.x + piece.length &&
          y > piece.y &&
          y < piece.y + piece.width,
      );
    expect(holds(x1, y1) && holds(x2, y2)).toBe(true);
    expect(holds((x1 + x2) / 2, (y1 + y2) / 2)).toBe(false);
  }
  expect(runLinks(boardOf({ ...request, runs: [] }))).toEqual([]);
});

it('says in words which pieces are one run', () => {
  const said = boardInWords(board, (part) => part, BRITISH.metric).replaceAll('\u00A0', ' ');
  expect(said).toContain('3 × front 600 × 180, grain run 1; 3 × front 600 × 180, grain run 2');
});
