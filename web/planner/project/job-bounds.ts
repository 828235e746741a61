import { en } from '../../language/en/job-plan.ts';
import type { Locale } from '../../language/locale.ts';
import type { Job, JobPlan } from '../jobs/kit/contract.ts';
import { EMPTY_PLAN } from '../jobs/kit/job-plan.ts';
import { ROOM_PARTS, WHOLE_ROOM, type RoomParts } from '../measure/places/room-parts.ts';
import type { JobEntry } from '../schema/project.ts';
import { MOST_PIECES } from '../takeoff/boards/most-pieces.ts';

/** Most pieces that all jobs of a project may lay together. A house of twelve rooms has some thousands. */
const MOST_TOGETHER = 2 * MOST_PIECES;

/** Work that one side of an outline adds, in pieces. */
const SIDE = 4;

/** Work to plan a job, in pieces: the same on every machine. */
export const weightOf = ({ drawings }: JobPlan): number =>
  drawings.reduce(
    (sum, { pieces, surface }) =>
      sum + pieces.length + SIDE * surface.reduce((sides, ring) => sides + ring.length, 0),
    0,
  );

/**
 * Plans the jobs of one project in order until they have laid as many pieces as a page can show. Later jobs get a
 * problem instead of a plan; the user can still change or remove any of them.
 */
export function boundJobs(locale: Locale): (planNext: () => JobPlan) => JobPlan {
  let laid = 0;
  return (planNext) => {
    if (laid > MOST_TOGETHER) {
      const sentence = locale.words('jobPlan', en).tooManyTogether;
      return { ...EMPTY_PLAN, problems: { pieces: sentence } };
    }
    const next = planNext();
    laid += weightOf(next);
    return next;
  };
}

/** Parts of a room that a job uses; every part if the job is not known. */
const partsOf = (job: Job | undefined): RoomParts =>
  job?.uses === undefined ? WHOLE_ROOM : new Set(job.uses);

/** Parts of a place that its jobs use together; every part if it has no job. */
export function partsFor(
  entries: readonly Pick<JobEntry, 'slug'>[],
  { jobs }: { readonly jobs: ReadonlyMap<string, Job> },
): RoomParts {
  if (entries.length === 0) return WHOLE_ROOM;
  const used = entries.map(({ slug }) => partsOf(jobs.get(slug)));
  return new Set(ROOM_PARTS.filter((part) => used.some((parts) => parts.has(part))));
}
