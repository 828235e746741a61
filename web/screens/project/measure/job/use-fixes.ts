import { useEffect, useState } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import { nextTask } from '../../../../platform/scheduling.ts';
import type { Fix, Warning } from '../../../../planner/jobs/kit/contract.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';

/** Time without input before fixes are searched, ms. */
const STILL_MS = 400;

type Fixes = ReadonlyMap<Warning, Fix>;
const NONE: Fixes = new Map();

/** Fixes of a job's warnings, searched one plan at a time when the user pauses; none until then. */
export function useFixes({ job, place, entry, plan }: PlannedJob, locale: Locale): Fixes {
  const [known, setKnown] = useState<{ readonly plan: object; readonly fixes: Fixes }>();
  const { typed } = entry;
  useEffect(() => {
    if (plan.warnings.length === 0) return undefined;
    let isWanted = true;
    const work = async (): Promise<void> => {
      const { findFix } = await import('../../../../planner/jobs/kit/find-fix.ts');
      const fixes = new Map<Warning, Fix>();
      for (const warning of plan.warnings) {
        const search = findFix({ job, place, typed, plan, locale }, warning);
        for (let next = search.next(); ; next = search.next()) {
          if (next.done === true) {
            if (next.value !== undefined) fixes.set(warning, next.value);
            break;
          }
          // oxlint-disable-next-line eslint/no-await-in-loop
          await nextTask();
          if (!isWanted) return;
        }
      }
      setKnown({ plan, fixes });
    };
    const timer = setTimeout(() => void work().catch(() => undefined), STILL_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [job, place, typed, plan, locale]);
  return known?.plan === plan ? known.fixes : NONE;
}
