import { describe, expect, it } from 'vitest';
import { planCsv, planJson } from '../../../../../web/planner/cutting/export/plan-csv.ts';
import { planDxf } from '../../../../../web/planner/cutting/export/plan-dxf.ts';
import { planSvg } from '../../../../../web/planner/cutting/export/plan-svg.ts';
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

  it('draws the defect hatched', () => {
    const svg = planSvg(named);
    expect(svg).toContain('<rect class="d" x="1000" y="400" width="80" height="60.5"/>');
    expect(svg).toMatch(/\.d\{fill:url\(#(\w+)\).*<pattern id="\1"/);
  });

  it('draws the defect on a separate DXF layer, as outline and cross', () => {
    const lines = planDxf(named).split('\r\n');
    const at = lines.flatMap((line, i) => (line === 'DEFECT' && lines[i - 1] === '8' ? [i] : []));
    expect(at).toHaveLength(6);
    // The y axis of CAD points up: the defect is 1220 - 400 above the lower edge.
    expect(lines.slice((at[0] ?? 0) + 1, (at[0] ?? 0) + 9)).toEqual([
      '10',
      '1000',
      '20',
      '820',
      '11',
      '1080',
      '21',
      '820',
    ]);
  });

  it('is drawn as before without runs and defects', () => {
    const plain = planBoards(request, answer).map((board) => {
      const { defects: _, ...rest } = board;
      return { ...rest, pieces: board.pieces.map((piece) => ({ ...piece, part: 'a' })) };
    });
    const bare = plain.map((board) => ({ number: 1, title: 'ply', board, names: {} }));
    expect(planSvg(bare)).not.toContain('#x');
    expect(planDxf(bare)).not.toContain('8\r\nDEFECT\r\n10');
  });
});
