import { Memo } from '../../../../web/planner/memo.ts';
import { describe, expect, it } from 'vitest';
import type { JobHere } from '../../../../web/planner/jobs/kit/contract.ts';
import { EMPTY_PLAN } from '../../../../web/planner/jobs/kit/job-plan.ts';
import {
  planJob,
  planJobWith,
  lastGood,
  type Texts,
} from '../../../../web/planner/project/read-typed.ts';
import { readLocale } from '../../../../web/documents/settings/settings.ts';

const locale = readLocale();
const memo = new Memo();

/** A job that can plan a width of two digits at least, and what it was asked to plan. */
function job(): { readonly here: JobHere; readonly asked: string[] } {
  const asked: string[] = [];
  const plan: JobHere['plan'] = (_, { width }) => {
    asked.push(String(width));
    return { ...EMPTY_PLAN, problems: String(width).length > 1 ? {} : { width: 'Too small.' } };
  };
  return { here: { plan } as JobHere, asked };
}

describe('a plan from what is typed', () => {
  it('reads each text once', () => {
    const { here, asked } = job();
    const before = { width: '12' };
    const now = { width: '1' };
    const { problems } = planJob([here, now, undefined], locale, memo);
    const check = (others: Texts) => planJobWith([here, now, undefined], others, memo).problems;
    const good = lastGood({ kept: {}, before, now, problems, check });
    expect(good).toEqual(before);
    for (const _ of [1, 2]) {
      const plan = planJob([here, now, undefined], locale, memo, good);
      expect(plan.problems).toEqual({ width: expect.stringMatching(/^Too small\. .*\b12\b/) });
    }
    expect(asked).toEqual(['1', '12']);
  });

  it('is worked out afresh for another job', () => {
    const [one, other] = [job(), job()];
    const typed = { width: '12' };
    for (const { here } of [one, other]) planJob([here, typed, undefined], locale, memo);
    expect([one.asked, other.asked]).toEqual([['12'], ['12']]);
  });
});
