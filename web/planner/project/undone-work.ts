import { en } from '../../language/en/job-plan.ts';
import type { Locale } from '../../language/locale.ts';
import type { Condition, JobHere, JobPlan, Warning } from '../jobs/kit/contract.ts';
import { inWorkOrder } from '../jobs/kit/steps/work-order.ts';
import { coveringWork, isEnded } from '../jobs/kit/work/covering-work.ts';
import type { Place } from '../measure/places/place.ts';

/** A job of the project, on its place. */
interface Worked {
  readonly entry: { readonly id: string };
  readonly job: Pick<JobHere, 'title' | 'phase'>;
  readonly place: Place | undefined;
  readonly plan: Pick<JobPlan, 'steps'>;
}

/** A covering that a job lays. */
interface Laid extends Condition {
  readonly by: Worked;
}

/** Warnings by job: it strips or spoils a covering that another job of the project lays before it. */
export function undoneWork(
  jobs: readonly Worked[],
  locale: Locale,
): ReadonlyMap<string, readonly Warning[]> {
  const words = locale.words('jobPlan', en);
  const undone = new Map<string, Set<string>>();
  let laid: readonly Laid[] = [];
  const placed = jobs.flatMap((by) =>
    by.place === undefined
      ? []
      : [{ by, place: by.place.id, phase: by.job.phase, steps: by.plan.steps }],
  );
  for (const { job, steps } of inWorkOrder(placed)) {
    const { by, place } = job;
    const work = coveringWork(steps);
    const others = laid.filter(
      (one) => one.by !== by && one.by.place?.id === place && isEnded(one, work),
    );
    for (const other of others) {
      const titles = undone.get(by.entry.id) ?? new Set();
      undone.set(by.entry.id, titles.add(other.by.job.title));
    }
    const own = work.laying.map(({ target, state }) => ({ by, target, state }));
    laid = [...laid.filter((one) => !others.includes(one)), ...own];
  }
  return new Map(
    [...undone].map(([id, titles]) => [
      id,
      [...titles].map((title) => ({
        rule: 'undoes-work',
        severity: 'warn',
        message: words.undoesWork(title),
      })),
    ]),
  );
}
