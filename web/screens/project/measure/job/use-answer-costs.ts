import { useEffect, useState } from 'react';
import type { AnswerCost } from '../../../../planner/project/answer-costs.ts';
import { nextTask } from '../../../../platform/next-task.ts';
import { pageMemo } from '../../../../documents/settings/page-memo.ts';
import type { ProjectView } from '../../view.ts';

/** Until nothing was typed for so long. */
const STILL_MS = 600;
const NONE: readonly AnswerCost[] = [];
/** Last result: the page shows it at once when it opens again. */
let last: { readonly jobs: object; readonly costs: readonly AnswerCost[] } | undefined;

/** What answers add to the list, worked out once the page has been still, a plan at a time; the last known until then. */
export function useAnswerCosts({ project, inputs }: ProjectView): readonly AnswerCost[] {
  const { jobs, places, prices } = project;
  const { catalogue, locale, device } = inputs;
  const [costs, setCosts] = useState(() => (last?.jobs === jobs ? last.costs : NONE));
  useEffect(() => {
    let isWanted = true;
    const pause = async (): Promise<boolean> => {
      await nextTask();
      return isWanted;
    };
    const work = async (): Promise<void> => {
      const { answerCosts } = await import('../../../../planner/project/answer-costs.ts');
      const found = await answerCosts(inputs, pageMemo, pause);
      if (!isWanted || found === undefined) return;
      last = { jobs, costs: found };
      setCosts(found);
    };
    // The list is a list without them.
    const timer = setTimeout(() => void work().catch(() => undefined), STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // What was bought or ticked changes no plan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jobs, places, prices, catalogue, locale, device]);
  return costs;
}
