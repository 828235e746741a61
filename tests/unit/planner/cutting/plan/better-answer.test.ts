import { describe, expect, it } from 'vitest';
import type { LinearAnswer } from '../../../../../web/planner/cutting/contract.ts';
import { betterAnswer, isProven } from '../../../../../web/planner/cutting/plan/better-answer.ts';

const board = { stock: 's', parts: [], offcut: 0 };

const answer = (cost: number, bound: number, boards = 1, missing = 0): LinearAnswer => {
  return {
    status: missing > 0 ? 'infeasible' : cost === bound ? 'optimal' : 'feasible',
    cost,
    bound,
    ms: 1,
    boards: Array.from({ length: boards }, () => board),
    unplaced:
      missing > 0
        ? [{ part: 'p', quantity: missing, reason: 'out-of-stock', at: 'parts[0].quantity' }]
        : [],
  };
};

describe('the better of two answers', () => {
  it('is the cheaper, with the higher bound of both', () => {
    expect(betterAnswer(answer(20, 15), answer(18, 12))).toMatchObject({ cost: 18, bound: 15 });
  });

  it('is proven when the other’s bound reaches it', () => {
    const best = betterAnswer(answer(18, 12), answer(20, 18));
    expect(best).toMatchObject({ cost: 18, bound: 18, status: 'optimal' });
    expect(isProven(best)).toBe(true);
  });

  it('never claims a bound above its cost', () => {
    expect(betterAnswer(answer(18, 12), answer(25, 25)).bound).toBe(18);
  });

  it('is the earlier answer if both cost the same, so that a visible plan stays', () => {
    const earlier = answer(18, 12, 2);
    expect(betterAnswer(earlier, answer(18, 12, 2))).toMatchObject({ boards: earlier.boards });
    expect((betterAnswer(earlier, answer(18, 12, 1)) as LinearAnswer).boards).toHaveLength(1);
  });

  it('places more before it costs less, and keeps bounds of other pieces apart', () => {
    const best = betterAnswer(answer(10, 10, 1, 2), answer(20, 12, 1, 1));
    expect(best).toMatchObject({ cost: 20, bound: 12, status: 'infeasible' });
  });
});
