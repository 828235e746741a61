import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../web/planner/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../../web/planner/cutting/solve.ts';
import { FAMILY_NAMES, hardRequest } from '../../../support/hard-requests.ts';
import { LONG } from '../../../support/long.ts';
import type { Control, CutAnswer, CutRequest } from '../../../../web/planner/cutting/contract.ts';

// `npm run bench -- cut hard` measures the delay of answers. A search that does not end reaches the test's own limit;
// only the validity of the answer counts here.

function checked(request: CutRequest, control: Control = {}): CutAnswer {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(parsed.reason);
  const answer = solve(parsed.problem, control);
  expect(checkAnswer(parsed.problem, answer)).toEqual([]);
  return answer;
}

/** Share of the parts of a hard request. */
const SIZE = LONG ? 0.2 : 0.1;

const families = FAMILY_NAMES.map((family, seed) => [family, seed] as const);

describe('a time limit is a limit', () => {
  it.each(families)('ends with a plan that can be cut, and a bound: %s', (_, seed) => {
    const { request } = hardRequest(seed, 20, SIZE);
    const { cost, bound } = checked(request);
    expect(bound).toBeLessThanOrEqual(cost * (1 + 1e-9));
  });

  it.each(families)('gives a plan even when it is stopped at the first moment: %s', (_, seed) => {
    const { request } = hardRequest(seed, 600_000, SIZE);
    const { ms } = checked(request, { stopped: () => true });
    expect(ms).toBeLessThan(600_000);
  });

  it('asks whether it is stopped within a bounded amount of work', () => {
    for (const [, seed] of families) {
      const { request } = hardRequest(seed, 600_000, 0.1);
      let asked = 0;
      checked(request, { stopped: () => ++asked > 40 });
      // A search that did not ask would go on for ten minutes; one that is proven may end before.
      expect(asked).toBeLessThan(200);
    }
  });

  it('leaves no part out for which shelves have room, however long the list', () => {
    const answer = checked({
      kind: 'sheet',
      timeLimitMs: 1,
      stock: [{ id: 'hall', length: 1e6, width: 1e6, quantity: 1 }],
      parts: [{ id: 'panel', length: 700, width: 500, quantity: 10_000 }],
    });
    expect(answer.unplaced).toEqual([]);
  });
});
