import { useEffect, useState } from 'react';
import type { AnswerCost } from '../../../../planner/project/answer-costs.ts';
import { pageMemo } from '../../../../documents/settings/page-names.ts';
import { nextTask } from '../../../../platform/scheduling.ts';
import type { ProjectView } from '../../tab-screen.tsx';

/** Time without input before the costs are calculated, ms. */
const STILL_MS = 600;
const NONE: readonly AnswerCost[] = [];
/** Last result, so that a reopened tab has it at once. */
let last: { readonly jobs: object; readonly costs: readonly AnswerCost[] } | undefined;

/**
 * Costs of the answers in the list, calculated one plan at a time when the page is idle; the last
 * known costs until then.
 */
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
    // The list works without these costs.
    const timer = setTimeout(() => void work().catch(() => undefined), STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // Purchases and ticks change no plan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jobs, places, prices, catalogue, locale, device]);
  return costs;
}
