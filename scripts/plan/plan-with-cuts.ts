import type { CutRequest } from '../../web/planner/cutting/contract.ts';
import { Memo } from '../../web/planner/memo.ts';
import { plan, type Inputs, type Plan } from '../../web/planner/plan.ts';
import { cutKeyOf, type CutKey, type CutResult } from '../../web/planner/shopping/cut-line.ts';

/** Plans a project and answers its cuts until none is left without an answer. `answer` returns undefined to refuse one. */
export function planWithCuts(
  inputs: Inputs,
  answer: (request: CutRequest) => CutResult | undefined,
): Plan {
  const memo = new Memo();
  let cuts: ReadonlyMap<CutKey, CutResult> = new Map();
  const asked = new Set<CutKey>();
  for (;;) {
    const planned = plan({ ...inputs, cuts }, memo);
    const open = planned.wanted.filter(({ request }) => !asked.has(cutKeyOf(request)));
    if (open.length === 0) return planned;
    const more = new Map(cuts);
    for (const { request } of open) {
      const key = cutKeyOf(request);
      const result = asked.has(key) ? undefined : answer(request);
      asked.add(key);
      if (result !== undefined) more.set(key, result);
    }
    cuts = more;
  }
}
