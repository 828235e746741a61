import { describe, expect, test } from 'vitest';
import { checkLinear } from '../../../../../web/planner/cutting/checker/linear.ts';
import type { LinearAnswer } from '../../../../../web/planner/cutting/contract.ts';
import type { LinearProblem } from '../../../../../web/planner/cutting/problem.ts';

const square = { start: 0, end: 0 };
const problem: LinearProblem = {
  kind: 'linear',
  unit: 1e6,
  priceScale: 100,
  timeLimitMs: 1000,
  kerf: 3,
  trim: { start: 10, end: 0 },
  stock: [{ id: 'board', length: 1000, cost: 520, quantity: 1 }],
  parts: [
    { id: 'a', length: 300, quantity: 2, slants: square },
    { id: 'beam', length: 2000, quantity: 1, slants: square },
  ],
};
const answer: LinearAnswer = {
  status: 'infeasible',
  cost: 5.2,
  bound: 5.2,
  ms: 1,
  boards: [
    {
      stock: 'board',
      parts: [
        { part: 'a', at: 10, length: 300 },
        { part: 'a', at: 313, length: 300 },
      ],
      offcut: 384,
    },
  ],
  unplaced: [{ part: 'beam', quantity: 1, reason: 'too-long', at: 'parts[1].length' }],
};
const [board] = answer.boards;
const first = { part: 'a', at: 10, length: 300 };

describe('checkLinear', () => {
  test('finds nothing in a plan that can be cut', () => {
    expect(checkLinear(problem, answer)).toEqual([]);
  });

  test.each([
    ['no room for the kerf', { boards: [{ ...board, parts: [first, { ...first, at: 312 }] }] }],
    ['a part in the trim', { boards: [{ ...board, parts: [{ ...first, at: 0 }] }] }],
    ['a part beyond the end', { boards: [{ ...board, parts: [{ ...first, at: 701 }] }] }],
    ['a part of another length', { boards: [{ ...board, parts: [{ ...first, length: 301 }] }] }],
    ['an unknown stock', { boards: [{ ...board, stock: 'plank' }] }],
    ['more stock than there is', { boards: [board, board] }],
    ['a wrong offcut', { boards: [{ ...board, offcut: 387 }] }],
    ['a wrong price', { cost: 5.3 }],
    ['a bound above the cost', { bound: 5.3 }],
    ['optimal with a part unplaced', { status: 'optimal' }],
    ['a part forgotten', { unplaced: [] }],
    [
      'a part unplaced without reason',
      { unplaced: [{ ...answer.unplaced[0], reason: 'out-of-stock' }] },
    ],
  ])('finds %s', (_, change) => {
    expect(checkLinear(problem, { ...answer, ...change } as LinearAnswer)).not.toEqual([]);
  });
});
