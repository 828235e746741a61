import { describe, expect, it } from 'vitest';
import { cutSteps } from '../../../../../web/planner/cutting/plan/cut-steps.ts';
import {
  isWorthKeeping,
  longestFirst,
  planBoards,
} from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { answerTo, PANELS, STUDS } from './requests.ts';

describe('the boards of a plan', () => {
  const boards = planBoards(STUDS, longestFirst(answerTo(STUDS)));

  it('come with the longest piece first', () => {
    const longest = boards.map(({ pieces }) => Math.max(...pieces.map(({ length }) => length)));
    expect(longest).toEqual(longest.toSorted((a, b) => b - a));
    expect(longest[0]).toBe(3420);
  });

  it('hold every piece inside their trims, and the offcut behind the last', () => {
    expect(boards.flatMap(({ pieces }) => pieces)).toHaveLength(40);
    for (const { pieces, length, offcuts } of boards) {
      const end = Math.max(...pieces.map((piece) => piece.x + piece.length));
      expect(Math.min(...pieces.map(({ x }) => x))).toBeGreaterThanOrEqual(5);
      expect(end).toBeLessThanOrEqual(length - 5);
      for (const offcut of offcuts) {
        expect(offcut.x).toBeGreaterThanOrEqual(end + 3);
        expect(offcut.x + offcut.length).toBe(length - 5);
      }
    }
  });

  it('are cut once at the trimmed start and once behind every piece', () => {
    for (const board of boards) expect(board.cuts).toHaveLength(board.pieces.length + 1);
  });

  it('draw a mitred piece that reaches into its neighbour the other way up', () => {
    const request = {
      kind: 'linear' as const,
      kerf: 3,
      face: 40,
      stock: [{ id: 's', length: 2400, price: 500 }],
      parts: [{ id: 'frame', length: 500, quantity: 3, mitre: { start: 45, end: 45 } }],
    };
    const parts = [0, 464, 967].map((at) => ({ part: 'frame', at, length: 500 }));
    const [board] = planBoards(request, {
      status: 'optimal',
      cost: 500,
      bound: 500,
      ms: 0,
      unplaced: [],
      boards: [{ stock: 's', parts, offcut: 930 }],
    });
    expect(board?.pieces.map(({ turned }) => turned)).toEqual([false, true, false]);
    expect(board?.pieces[0]?.slantEnd).toBeCloseTo(40);
  });
});

describe('the cuts as they are made', () => {
  it('measure each length from the last cut', () => {
    const [board] = planBoards(STUDS, longestFirst(answerTo(STUDS)));
    const [trim, ...steps] = board === undefined ? [] : cutSteps(board, 3);
    expect(trim).toMatchObject({ n: 1, set: 2, frees: [] });
    expect(steps[0]).toMatchObject({ set: 3420, frees: [{ part: 'plate' }] });
    for (const step of steps) expect(step.frees).toHaveLength(1);
  });

  it('cut every panel of a sheet from an existing piece', () => {
    for (const board of planBoards(PANELS, answerTo(PANELS))) {
      const steps = cutSteps(board, 3);
      const freed = steps.flatMap(({ frees }) => frees);
      expect(new Set(freed)).toEqual(new Set(board.pieces));
      expect(freed).toHaveLength(board.pieces.length);
      for (const { from, set, run, along } of steps) {
        expect(set).toBeGreaterThanOrEqual(0);
        expect(set).toBeLessThanOrEqual(along ? from.width : from.length);
        expect(run).toBeCloseTo(along ? from.length : from.width);
      }
    }
  });
});

describe('offcuts worth keeping', () => {
  it.each([
    [300, 0, true],
    [299, 0, false],
    [200, 200, true],
    [2000, 199, false],
  ])('%d × %d: %s', (length, width, kept) => {
    expect(isWorthKeeping({ x: 0, y: 0, length, width })).toBe(kept);
  });
});
