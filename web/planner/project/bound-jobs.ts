import { EMPTY_PLAN } from '../jobs/kit/define-job.ts';
import type { JobPlan } from '../jobs/kit/contract.ts';
import { en } from '../../language/en/job-plan.ts';
import type { Locale } from '../../language/locale.ts';
import { MOST_PIECES } from '../takeoff/boards/most-pieces.ts';

/** As many pieces as all jobs of a project lay together: a house of twelve rooms takes some thousands. */
const MOST_TOGETHER = 2 * MOST_PIECES;

/** What a side of an outline adds to the work, in pieces. */
const SIDE = 4;

/** What a plan is to work out, in pieces: the same on every machine. */
export const weightOf = ({ drawings }: JobPlan): number =>
  drawings.reduce(
    (sum, { pieces, surface }) =>
      sum + pieces.length + SIDE * surface.reduce((sides, ring) => sides + ring.length, 0),
    0,
  );

/**
 * Plans the jobs of one project in their order until they have laid as much as a page can take; those that come after
 * say so. Any of them can still be changed or removed.
 */
export function boundJobs(locale: Locale): (plan: () => JobPlan) => JobPlan {
  let laid = 0;
  return (plan) => {
    if (laid > MOST_TOGETHER) {
      const sentence = locale.words('jobPlan', en).tooManyTogether;
      return { ...EMPTY_PLAN, problems: { pieces: sentence } };
    }
    const next = plan();
    laid += weightOf(next);
    return next;
  };
}
