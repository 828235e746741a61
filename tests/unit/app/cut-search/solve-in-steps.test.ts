import { describe, expect, it } from 'vitest';
import { solveInSteps } from '../../../../web/app/cut-search/solve-in-steps.ts';
import type { SolverReply } from '../../../../web/app/cut-search/worker-messages.ts';
import { STUDS } from '../../planner/cutting/plan/requests.ts';

const HARD = {
  kind: 'sheet' as const,
  kerf: 3,
  stages: 2 as const,
  stock: [{ id: 's', length: 1000, width: 700, price: 10 }],
  parts: Array.from({ length: 14 }, (_, i) => {
    return {
      id: `p${i}`,
      length: 211 + 37 * ((i * 7) % 11),
      width: 123 + 29 * ((i * 5) % 9),
      quantity: 2,
    };
  }),
};

async function told(request: unknown, limits: readonly number[]) {
  const all: Omit<SolverReply, 'id'>[] = [];
  let pauses = 0;
  await solveInSteps(
    { request: request as typeof STUDS, limits },
    (one) => all.push(one),
    async () => {
      pauses++;
    },
  );
  return { all, pauses, answers: all.filter((one) => one.kind === 'answer') as Answer[] };
}

type Answer = Extract<SolverReply, { kind: 'answer' }>;

describe('a search in steps', () => {
  it('ends with the first proven plan', async () => {
    const { answers, pauses } = await told(STUDS, [5000, 5000]);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ more: false, answer: { status: 'optimal' } });
    expect(pauses).toBe(0);
  });

  it('tells a plan after every step until the limits are used up, never a worse one', async () => {
    const { answers } = await told(HARD, [20, 40, 60]);
    expect(answers.at(-1)?.more).toBe(false);
    for (const [i, { answer }] of answers.entries()) {
      const before = answers[i - 1]?.answer;
      if (before === undefined) continue;
      expect(answer.cost).toBeLessThanOrEqual(before.cost);
      expect(answer.bound).toBeGreaterThanOrEqual(before.bound);
    }
  });

  it('refuses a wrong request with its place', async () => {
    const { all } = await told({ ...STUDS, parts: [{ id: 'x', length: -1 }] }, [100]);
    expect(all).toEqual([expect.objectContaining({ kind: 'refused', at: 'parts[0].length' })]);
  });
});
