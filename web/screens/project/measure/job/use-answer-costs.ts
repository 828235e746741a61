import { useEffect, useState } from 'react';
import type { AnswerCost } from '../../../../planner/project/answer-costs.ts';
import { nextTask } from '../../../../platform/scheduling.ts';
import type { ProjectView } from '../../view.ts';

/** Time without input before the costs are calculated, ms. */
const STILL_MS = 600;
const NONE: readonly AnswerCost[] = [];
/** Last result per list of jobs, so that a reopened tab has it at once. */
const known = new WeakMap<object, readonly AnswerCost[]>();

/**
 * Costs of the answers in the list, calculated one plan at a time when the page is idle; the last
 * known costs until then.
 */
export function useAnswerCosts({ project, options }: ProjectView): readonly AnswerCost[] {
  const { jobs, places, prices } = project;
  const [costs, setCosts] = useState(() => known.get(jobs) ?? NONE);
  useEffect(() => {
    let isWanted = true;
    const pause = async (): Promise<boolean> => {
      await nextTask();
      return isWanted;
    };
    const work = async (): Promise<void> => {
      const { answerCosts } = await import('../../../../planner/project/answer-costs.ts');
      const found = await answerCosts(project, options, pause);
      if (!isWanted || found === undefined) return;
      known.set(jobs, found);
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
  }, [jobs, places, prices, options]);
  return costs;
}
