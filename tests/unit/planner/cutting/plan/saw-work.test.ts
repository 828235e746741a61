import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../../web/planner/cutting/checker/check-answer.ts';
import type { SheetAnswer, SheetRequest } from '../../../../../web/planner/cutting/contract.ts';
import { betterAnswer } from '../../../../../web/planner/cutting/plan/better-answer.ts';
import { cutSteps } from '../../../../../web/planner/cutting/plan/cut-steps.ts';
import { planBoards } from '../../../../../web/planner/cutting/plan/plan-board.ts';
import { sawWork } from '../../../../../web/planner/cutting/plan/saw-work.ts';
import { carve, type SawCut } from '../../../../../web/planner/cutting/sheet/carve.ts';
import { inSawOrder } from '../../../../../web/planner/cutting/sheet/saw-order.ts';
import { completePlan } from '../../../../../web/planner/cutting/sheet/search/improve-plan.ts';
import { solve as solveAny } from '../../../../../web/planner/cutting/solve.ts';
import { modelOf } from '../sheet/models.ts';
import { stopAfter, toProblem } from '../sheet/solve-request.ts';
import { runs } from '../../../../support/long.ts';

const requestOf: fc.Arbitrary<SheetRequest> = fc
  .record({
    kerf: fc.constantFrom(0, 3, '1/8"'),
    trim: fc.constantFrom(0, 2, 10, { left: 5, bottom: 20 }),
    stages: fc.constantFrom(null, 2, 3),
    parts: fc.array(
      fc.record({
        length: fc.integer({ min: 40, max: 1200 }),
        width: fc.integer({ min: 40, max: 700 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        rotate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ parts, ...rest }) => ({
    ...rest,
    kind: 'sheet',
    timeLimitMs: 600_000,
    stock: [{ id: 'ply', length: 2440, width: 1220, price: 42 }],
    parts: parts.map((part, i) => ({ id: `part ${i}`, ...part })),
  }));

const solve = (request: SheetRequest): SheetAnswer =>
  solveAny(toProblem(request), stopAfter(60)) as SheetAnswer;

const near = { left: 0, top: 0 };
const upright = (n: number, x: number) => ({ n, x1: x, y1: 0, x2: x, y2: 600, stage: 1 });

describe('sawWork', () => {
  it('counts one setting for equal strips one after the other', () => {
    const cuts = [upright(1, 300), upright(2, 603), upright(3, 906)];
    expect(sawWork({ length: 2000, width: 600, cuts, kerf: 3, near })).toEqual({
      settings: 1,
      turns: 0,
    });
  });

  it('counts a setting for each change and a turn for each other direction', () => {
    const level = { n: 2, x1: 0, y1: 300, x2: 500, y2: 300, stage: 2 };
    const cuts = [upright(1, 500), level, { ...upright(3, 803), stage: 1 }];
    expect(sawWork({ length: 2000, width: 600, cuts, kerf: 3, near })).toEqual({
      settings: 2,
      turns: 2,
    });
  });

  it('agrees with the checker for every answer, which names another count', () => {
    const outcome = fc.property(requestOf, (request) => {
      const problem = toProblem(request);
      const answer = solve(request);
      expect(checkAnswer(problem, answer)).toEqual([]);
      const { settings = -1, turns = -1 } = answer;
      expect(checkAnswer(problem, { ...answer, settings: settings + 1 })).toEqual([
        `there are ${settings} settings`,
      ]);
      expect(checkAnswer(problem, { ...answer, turns: turns + 1 })).toEqual([
        `there are ${turns} turns`,
      ]);
    });
    fc.assert(outcome, { numRuns: runs(25) });
  });

  it('sets the distance that the bench card names', () => {
    const outcome = fc.property(requestOf, (request) => {
      const edged = { ...request, kerf: 3, trim: 10 };
      const boards = planBoards(edged, solve(edged));
      for (const board of boards) {
        const steps = cutSteps(board, 3);
        const { settings, turns } = sawWork({ ...board, kerf: 3, near: { left: 10, top: 10 } });
        const isNew = steps.filter(
          ({ set }, i) => Math.abs(set - (steps[i - 1]?.set ?? -1)) > 0.01,
        );
        expect(settings).toBe(isNew.length);
        expect(turns).toBe(
          steps.filter(({ along }, i) => i > 0 && along !== steps[i - 1]?.along).length,
        );
      }
    });
    fc.assert(outcome, { numRuns: runs(15) });
  });
});

/** Work of cuts in the given order. */
function workOf(cuts: readonly SawCut[]) {
  const changes = (isChange: (a: SawCut, b: SawCut) => boolean): number =>
    cuts.filter((cut, i) => i > 0 && isChange(cut, cuts[i - 1] ?? cut)).length;
  return {
    settings: changes((a, b) => a.distance !== b.distance),
    turns: changes((a, b) => a.isUpright !== b.isUpright),
  };
}

const cut = (distance: number, isUpright: boolean, after?: number): SawCut => {
  return { x1: 0, y1: 0, x2: 0, y2: 0, stage: 1, distance, isUpright, after };
};

describe('inSawOrder', () => {
  it('makes every cut once, after the one that made its material, with no more turns', () => {
    const outcome = fc.property(modelOf(Infinity), (model) => {
      for (const { sheet, root } of completePlan(model, [], 1, () => false)) {
        const { dx = 0, dy = 0 } = model.sheets[sheet] ?? {};
        const { cuts } = carve(root, dx, dy, 0);
        const ordered = inSawOrder(cuts);
        expect(new Set(ordered)).toEqual(new Set(cuts));
        ordered.forEach(({ after }, i) => {
          const before = after === undefined ? undefined : cuts[after];
          if (before) expect(ordered.indexOf(before)).toBeLessThan(i);
        });
        expect(workOf(ordered).turns).toBeLessThanOrEqual(workOf(cuts).turns);
      }
    });
    fc.assert(outcome, { numRuns: runs(100) });
  });

  it('makes equal crosscuts of several strips one after the other', () => {
    const cuts = [
      cut(300, false),
      cut(300, false, 0),
      cut(700, true, 0),
      cut(500, true, 2),
      cut(700, true, 1),
      cut(500, true, 4),
    ];
    expect(inSawOrder(cuts).map(({ distance }) => distance)).toEqual([
      300, 300, 700, 700, 500, 500,
    ]);
  });
});

describe('betterAnswer', () => {
  const answer: SheetAnswer = {
    status: 'feasible',
    cost: 50,
    bound: 40,
    ms: 0,
    unplaced: [],
    sheets: [],
    cutCount: 8,
    cutLength: 900,
    settings: 6,
    turns: 2,
  };

  it('never pays for fewer settings, and takes them at the same price', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(9), (cost, settings) => {
        const other = { ...answer, cost: 40 + cost, settings };
        const best = betterAnswer(answer, other);
        expect(best.cost).toBe(Math.min(50, 40 + cost));
        if (other.cost === answer.cost)
          expect(best).toMatchObject({ settings: Math.min(6, settings) });
      }),
    );
  });
});
