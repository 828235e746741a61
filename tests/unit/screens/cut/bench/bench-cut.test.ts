import { describe, expect, test } from 'vitest';
import type {
  CutAnswer,
  CutRequest,
  LinearRequest,
} from '../../../../../web/planner/cutting/contract.ts';
import { planBoards, type PlanBoard } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { solve as solveProblem } from '../../../../../web/planner/cutting/solve.ts';
import { BRITISH, type Locale } from '../../../../../web/language/locale.ts';
import { benchCut, benchSteps } from '../../../../../web/screens/cut/bench/bench-cut.ts';
import { partLabels, type PlannedCuts } from '../../../../../web/screens/cut/planned-cuts.ts';

function solve(request: CutRequest): CutAnswer {
  const read = parseRequest({ ...request, timeLimitMs: 20_000 });
  if (!read.ok) throw new Error(read.reason);
  return solveProblem(read.problem);
}

/** Data of a plan for the bench. */
function cutsOf(request: CutRequest, locale: Locale): PlannedCuts {
  const parts = request.parts.map(({ id }) => ({ id, name: id }));
  const kerf = typeof request.kerf === 'number' ? request.kerf : 0;
  // The rest is what other views show.
  return {
    ...partLabels(parts),
    kerf,
    locale,
    planning: { plan: { request } },
  } as unknown as PlannedCuts;
}

function said(request: CutRequest, locale = BRITISH.metric, board?: PlanBoard) {
  const cuts = cutsOf(request, locale);
  const [first] = board === undefined ? planBoards(request, solve(request)) : [board];
  if (first === undefined) throw new Error('no board');
  const numbered = { number: 1, board: first };
  const steps = benchSteps(cuts, numbered);
  return Array.from({ length: Math.max(1, steps.length) }, (_, made) =>
    benchCut(cuts, numbered, steps, made),
  );
}

const linear = (length: number, parts: LinearRequest['parts']): LinearRequest => ({
  kind: 'linear',
  kerf: 3,
  trim: 0,
  stock: [{ id: 's', length, price: 5, quantity: null }],
  parts,
});

describe('a cut at the bench', () => {
  test('is one size, what falls, what comes next and, at last, what is left', () => {
    const cuts = said(linear(2400, [{ id: 'leg', length: 735, quantity: 3 }]));
    expect(cuts).toEqual([
      { size: '735\u00a0mm', falls: 'A leg', how: '', next: 'then 735\u00a0mm A leg', left: '' },
      { size: '735\u00a0mm', falls: 'A leg', how: '', next: 'then 735\u00a0mm A leg', left: '' },
      { size: '735\u00a0mm', falls: 'A leg', how: '', next: '', left: '186\u00a0mm left over' },
    ]);
  });

  test('names the pieces without a cut, and a board that is one piece', () => {
    const [only] = said(linear(2403, [{ id: 'rail', length: 1200, quantity: 2 }]));
    expect(only).toMatchObject({
      size: '1200\u00a0mm',
      next: 'what is left is 1200\u00a0mm A rail',
      left: '',
    });
    expect(said(linear(2400, [{ id: 'post', length: 2400, quantity: 1 }]))).toEqual([
      { size: '2400\u00a0mm', falls: 'A post', how: 'used whole', next: '', left: '' },
    ]);
  });

  test('squares the end of a board, not an edge', () => {
    const trimmed = { ...linear(2400, [{ id: 'post', length: 900, quantity: 1 }]), trim: 5 };
    const [first, then] = said(trimmed);
    expect(first?.falls).toBe('Square the end first');
    expect(first?.why).toContain('ends from the shop');
    expect(then?.falls).toBe('A post');
  });

  test('says which angle, as degrees off a square cut', () => {
    const mitre = { start: 45, end: 30 };
    const request = {
      ...linear(2400, [{ id: 'frame', length: 600, quantity: 1, mitre }]),
      face: 50,
    } as CutRequest;
    const [cut] = said(request);
    expect(cut?.how).toMatch(/45° .*30° |30° .*45° /);
    const both = {
      ...linear(2400, [{ id: 'f', length: 600, quantity: 1, mitre: { start: 45, end: 45 } }]),
      face: 50,
    };
    expect(said(both as CutRequest)[0]?.how).toBe('45° at both ends, long point to long point');
  });

  test('is in fractions of an inch if those are set, and keeps useful offcuts', () => {
    const [cut] = said(
      linear(2438.4, [{ id: 'leg', length: 735.0125, quantity: 1 }]),
      BRITISH.imperial,
    );
    expect(cut?.size.replaceAll('\u00a0', ' ')).toBe('2′ 4 15/16″');
    expect(cut?.left).toMatch(/left over: keep it$/);
  });

  test('follows the order of a sheet’s plan, rip and crosscut, around a defect', () => {
    const request = {
      kind: 'sheet',
      kerf: 3,
      trim: 10,
      stages: null,
      firstCut: 'any',
      stock: [
        {
          id: 'ply',
          length: 2440,
          width: 1220,
          price: 42,
          quantity: 1,
          defects: [{ x: 0, y: 0, length: 300, width: 300 }],
        },
      ],
      parts: [{ id: 'side', length: 720, width: 560, quantity: 3, rotate: true }],
    } as unknown as CutRequest;
    const answer = solve(request);
    const [board] = planBoards(request, answer);
    const sheets = 'sheets' in answer ? answer.sheets : [];
    expect(board?.defects).toHaveLength(1);
    const cuts = said(request, BRITISH.metric, board);
    expect(cuts).toHaveLength(sheets[0]?.cuts.length ?? 0);
    for (const { how, size } of cuts) {
      expect(how).toMatch(/^(?:Rip|Crosscut) of [\d.]+\u00a0×\u00a0[\d.]+\u00a0mm$/);
      expect(Number.parseFloat(size)).toBeGreaterThan(0);
    }
    const all = cuts.map(({ falls, next }) => `${falls} ${next}`).join(' ');
    expect(all).toContain('A side');
    expect(cuts[0]?.falls).toBe('Straight edge first');
    expect(cuts[0]?.why).toContain('thin strip');
  });
});
