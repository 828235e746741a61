import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../../web/planner/cutting/checker/check-answer.ts';
import type { SheetAnswer, SheetRequest } from '../../../../../web/planner/cutting/contract.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../../../web/planner/cutting/solve.ts';
import {
  choiceOf,
  takeCheapest,
  takeSimpler,
} from '../../../../../web/planner/project/cuts/choose-plan.ts';
import {
  planWith,
  withoutBoard,
  type CutPlan,
} from '../../../../../web/planner/project/cuts/cut-plan.ts';
import { readPlan } from '../../../../../web/documents/store/cut-plan-store.ts';
import { runs } from '../../../../support/long.ts';

const STOCK = [
  { id: 'full', length: 2500, width: 1250, price: 49 },
  { id: 'quarter', length: 1220, width: 610, price: 16 },
];

/** A wardrobe, a desk and a box: two full sheets and three quarters, or three full sheets. */
const request: SheetRequest = {
  kind: 'sheet',
  kerf: 4,
  trim: 5,
  timeLimitMs: 600_000,
  stock: STOCK,
  parts: [
    { id: 'side', length: 1640, width: 540, quantity: 2, rotate: false },
    { id: 'top and bottom', length: 664, width: 540, quantity: 2, rotate: false },
    { id: 'shelf', length: 662, width: 520, quantity: 3 },
    { id: 'door', length: 1636, width: 347, quantity: 2, rotate: false },
    { id: 'plinth', length: 664, width: 100, rotate: false },
    { id: 'desk top', length: 1150, width: 550, rotate: false },
    { id: 'desk end', length: 710, width: 500, quantity: 2 },
    { id: 'desk back', length: 1050, width: 300 },
    { id: 'box side', length: 610, width: 280, quantity: 2, rotate: false },
    { id: 'box end', length: 314, width: 280 },
  ],
};

function problemOf(of: SheetRequest) {
  const parsed = parseRequest(of);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.problem;
}

const planOf = (of: SheetRequest): CutPlan => {
  const answer = solve(problemOf(of));
  return planWith(undefined, of, answer, { ended: true, firstNumber: 3 });
};
const sheetsOf = ({ answer }: CutPlan): SheetAnswer => answer as SheetAnswer;

describe('choosing the plan with fewer cuts', () => {
  const plan = planOf(request);

  it('a dearer plan is offered if it saves many cuts', () => {
    const choice = choiceOf(plan);
    // Three sheets for five: it takes no more of them.
    expect(choice).toMatchObject({ isTaken: false, cost: 1, sheets: 0 });
    expect(choice?.cuts).toBeGreaterThanOrEqual(5);
    expect(sheetsOf(plan).status).toBe('optimal');
  });

  it('takes the place of the cheapest plan, with its own sheets and numbers, and goes back', () => {
    const taken = takeSimpler(plan);
    expect(checkAnswer(problemOf(request), taken.answer)).toEqual([]);
    expect(taken.answer).toMatchObject({ cost: 147, bound: 146, status: 'feasible' });
    expect(taken.numbers).toEqual(sheetsOf(taken).sheets.map((_, i) => 3 + i));
    expect(choiceOf(taken)).toEqual({ ...choiceOf(plan), isTaken: true });
    expect(takeCheapest(taken)).toEqual(plan);
    expect(takeCheapest(plan)).toBe(plan);
    expect(takeSimpler(taken)).toBe(taken);
  });

  it('is kept on the device either way', () => {
    for (const one of [plan, takeSimpler(plan)]) {
      const read = readPlan(JSON.stringify(one));
      expect(read && choiceOf(read)).toEqual(choiceOf(one));
      expect(read?.answer.cost).toBe(one.answer.cost);
    }
  });

  it('forgets a kept plan that somebody spoilt', () => {
    const taken = takeSimpler(plan);
    const spoilt = { ...taken, cheaper: { ...taken.cheaper, cost: 1 } };
    expect(readPlan(JSON.stringify(spoilt))?.cheaper).toBeUndefined();
    const [sheet] = sheetsOf(plan).simpler?.sheets ?? [];
    const cheating = { ...sheetsOf(plan), simpler: { ...sheetsOf(plan).simpler, sheets: [sheet] } };
    expect(readPlan(JSON.stringify({ ...plan, answer: cheating }))).toBeUndefined();
  });

  it('ends once a sheet of either plan is cut', () => {
    for (const one of [plan, takeSimpler(plan)]) {
      const rest = withoutBoard(one, 3);
      expect(choiceOf(rest)).toBeUndefined();
      expect(checkAnswer(problemOf(rest.request as SheetRequest), rest.answer)).toEqual([]);
    }
  });

  it('offers only plans that hold everything, cost more and save cuts and settings', () => {
    const side = fc.integer({ min: 15, max: 110 }).map((tens) => 10 * tens);
    const part = fc.record({ length: side, width: side, quantity: fc.integer({ min: 1, max: 3 }) });
    const outcome = fc.property(fc.array(part, { minLength: 3, maxLength: 7 }), (parts) => {
      const list = { ...request, parts: parts.map((one, i) => ({ id: `${i}`, ...one })) };
      const short = { ...list, timeLimitMs: 400 };
      const answer = solve(problemOf(short)) as SheetAnswer;
      expect(checkAnswer(problemOf(short), answer)).toEqual([]);
      const { simpler } = answer;
      if (simpler === undefined) return;
      expect(simpler.cost).toBeGreaterThan(answer.cost);
      expect(simpler.cutCount).toBeLessThanOrEqual(answer.cutCount - 5);
      expect(simpler.settings).toBeLessThanOrEqual(answer.settings ?? 0);
    });
    fc.assert(outcome, { numRuns: runs(20) });
  });
});
