import { describe, expect, it } from 'vitest';
import { planCsv, planJson } from '../../../../../web/planner/cutting/export/plan-csv.ts';
import { drawBoards } from '../../../../../web/planner/cutting/export/draw-boards.ts';
import {
  drawingDxf,
  drawingSvg,
} from '../../../../../web/planner/measure/plans/write/drawing-files.ts';
import { parseDelimited } from '../../../../../web/planner/import/delimited.ts';
import { planBoards } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { readBoard } from '../../../../../web/planner/schema/board.ts';
import { readPlan } from '../../../../../web/documents/store/cut-plan-store.ts';
import { solveAll } from '../solve-special.ts';
import type { SheetAnswer, SheetRequest } from '../../../../../web/planner/cutting/contract.ts';

const request: SheetRequest = {
  kind: 'sheet',
  kerf: 3,
  stock: [
    {
      id: 'ply',
      length: 2440,
      width: 1220,
      defects: [{ x: '1 m', y: 400, length: 80, width: 60.5 }],
    },
  ],
  parts: [
    { id: 'front', length: 600, width: 180, quantity: 4 },
    { id: 'shelf', length: 500, width: 300 },
  ],
  runs: [{ id: 'drawers', parts: ['front'], along: 'width', quantity: 2 }],
};
const answer = solveAll(request);
const boards = planBoards(request, answer);
const named = boards.map((board, i) => ({ number: i + 1, title: 'ply', board, names: {} }));

describe('a plan with runs and defects', () => {
  it('is one board that keeps both, in storage too', () => {
    expect(boards).toHaveLength(1);
    expect(boards[0]?.defects).toEqual([{ x: 1000, y: 400, length: 80, width: 60.5 }]);
    expect(boards[0]?.pieces.filter(({ run }) => run)).toHaveLength(4);
    expect(boards.map(readBoard)).toEqual(boards);
  });

  it('is read from storage with its runs, and refused if they are wrong', () => {
    const kept = (sheets: SheetAnswer['sheets']) =>
      readPlan(JSON.stringify({ request, answer: { ...answer, sheets }, numbers: [1] }));
    expect(kept(answer.sheets)?.answer).toEqual(answer);
    const torn = answer.sheets.map((sheet) => ({
      ...sheet,
      parts: sheet.parts.map(({ run = { id: '', n: 1, place: 1 }, ...part }) => {
        return { ...part, run: { ...run, n: run.n + 1 } };
      }),
    }));
    expect(kept(torn)).toBeUndefined();
  });

  it('lists in its table which pieces belong together, and the position of the defect', () => {
    const rows = parseDelimited(planCsv(named, BRITISH.metric), ',').map(({ cells }) => cells);
    expect(rows[0]?.slice(-2)).toEqual(['Run of grain', 'Place in run']);
    const places = rows.slice(1).map((row) => row.slice(-2).join(' '));
    expect(places.filter((place) => place !== ' ').toSorted()).toEqual([
      '1 1',
      '1 2',
      '2 1',
      '2 2',
    ]);
    expect(rows.find((row) => row[2] === 'defect')?.slice(4)).toEqual([
      '1000',
      '400',
      '80',
      '60.5',
      'no',
      '',
      '',
    ]);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([11]));
  });

  it('has the runs in its JSON', () => {
    const { answer: written } = JSON.parse(
      planJson(request, answer, {}, { material: '', currency: 'GBP', parts: [] }),
    ) as {
      answer: SheetAnswer;
    };
    const runs = written.sheets.flatMap(({ parts }) => parts.flatMap(({ run }) => run ?? []));
    expect(runs).toContainEqual({ id: 'drawers', n: 2, place: 1 });
  });

  it('crosses the defect out, on a layer of its own', () => {
    const { lines } = drawBoards(named);
    const board = lines.find(({ layer }) => layer === 'BOARD');
    const [corner = { x: 0, y: 0 }] = board?.points ?? [];
    const at = ({ x, y }: { readonly x: number; readonly y: number }) => [
      x - corner.x,
      y - corner.y,
    ];
    expect(
      lines.filter(({ layer }) => layer === 'DEFECT').map(({ points }) => points.map(at)),
    ).toEqual([
      [
        [1000, 400],
        [1080, 400],
        [1080, 460.5],
        [1000, 460.5],
        [1000, 400],
      ],
      [
        [1000, 400],
        [1080, 460.5],
      ],
      [
        [1080, 400],
        [1000, 460.5],
      ],
    ]);
  });

  it('is drawn as before without runs and defects', () => {
    const plain = planBoards(request, answer).map((board) => {
      const { defects: _, ...rest } = board;
      return { ...rest, pieces: board.pieces.map((piece) => ({ ...piece, part: 'a' })) };
    });
    const bare = plain.map((board) => ({ number: 1, title: 'ply', board, names: {} }));
    expect(drawingSvg(drawBoards(bare), 1)).not.toContain('DEFECT');
    expect(drawingDxf(drawBoards(bare))).not.toContain('DEFECT');
  });
});
