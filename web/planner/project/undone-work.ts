import { en } from '../../language/en/job-plan.ts';
import type { Locale } from '../../language/locale.ts';
import type { JobHere, JobPlan, Warning } from '../jobs/kit/contract.ts';
import { PHASES } from '../jobs/kit/job-card.ts';
import { STATES } from '../jobs/kit/work/states.ts';
import { placedWork, type PlacedWork } from '../jobs/kit/work/placed-work.ts';
import type { Memo } from '../memo.ts';
import type { Place } from '../measure/places/place.ts';

/** A job of the project, on its place. */
interface Worked {
  readonly entry: { readonly id: string };
  readonly job: Pick<JobHere, 'title' | 'phase'>;
  readonly place: Place | undefined;
  readonly plan: Pick<JobPlan, 'steps'>;
}

/** A covering that a job lays. */
interface Laid {
  readonly by: Worked;
  readonly target: string;
  readonly state: string;
}

const isTouching = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

const isLayer = (state: keyof typeof STATES): boolean => STATES[state] === 'layer';

/** Coverings that a step ends: those on a target that it strips, and those that it damages. */
const ends = ({ strips = [], damages = [] }: PlacedWork, { target, state }: Laid): boolean =>
  strips.some((one) => isTouching(one, target)) ||
  damages.some((one) => one.state === state && isTouching(one.target, target));

/** Jobs in the order of the work in their place. */
const inOrder = (jobs: readonly Worked[]): readonly Worked[] =>
  jobs.toSorted((a, b) => PHASES.indexOf(a.job.phase) - PHASES.indexOf(b.job.phase));

/** Work of a job that strips or spoils, and the coverings that it lays. */
function coveringWork(
  steps: JobPlan['steps'],
  on: { readonly job: string; readonly place: Place },
) {
  const works = steps.flatMap(({ work }) => (work === undefined ? [] : [placedWork(work, on)]));
  return {
    ending: works.filter(({ strips, damages }) => strips !== undefined || damages !== undefined),
    laying: works.flatMap(({ makes = [] }) => makes.filter(({ state }) => isLayer(state))),
  };
}

/** Warnings by job: it strips or spoils a covering that another job of the project lays before it. */
export function undoneWork(
  jobs: readonly Worked[],
  locale: Locale,
  memo: Memo,
): ReadonlyMap<string, readonly Warning[]> {
  const words = locale.words('jobPlan', en);
  const undone = new Map<string, readonly Warning[]>();
  let laid: readonly Laid[] = [];
  for (const by of inOrder(jobs)) {
    const { place, entry, plan } = by;
    if (place === undefined) continue;
    const { ending, laying } = memo.of(['covering-work', plan.steps, place, entry.id], () =>
      coveringWork(plan.steps, { job: entry.id, place }),
    );
    const others = laid.filter((one) => ending.some((work) => ends(work, one)));
    const titles = new Set(others.map((one) => one.by.job.title));
    if (titles.size > 0) {
      undone.set(
        entry.id,
        [...titles].map((title) => ({
          rule: 'undoes-work',
          severity: 'warn',
          message: words.undoesWork(title),
        })),
      );
    }
    const own = laying.map(({ target, state }) => ({ by, target, state }));
    laid = [...laid.filter((one) => !others.includes(one)), ...own];
  }
  return undone;
}
