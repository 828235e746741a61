import { useEffect, useState } from 'react';
import type { AnswerCost } from '../../../../planner/project/answer-costs.ts';
import { nextTask } from '../../../../platform/next-task.ts';
import type { ProjectView } from '../../view.ts';

/** Until nothing was typed for so long. */
const STILL_MS = 600;
const NONE: readonly AnswerCost[] = [];
/** The last answer of each list of jobs: a page that is opened again has it at once. */
const known = new WeakMap<object, readonly AnswerCost[]>();

/** What answers add to the list, worked out once the page has been still, a plan at a time; the last known until then. */
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
    // The list is a list without them.
    const timer = setTimeout(() => void work().catch(() => undefined), STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // What was bought or ticked changes no plan.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jobs, places, prices, options]);
  return costs;
}
