import type { JobSteps } from '../../jobs/schedule.ts';
import type { DerivedJob } from './derive-project.ts';

/** The steps of a job as the schedule takes them. */
export const jobSteps = ({ entry, job, plan }: DerivedJob): JobSteps => ({
  id: entry.id,
  place: entry.place,
  phase: job.phase,
  steps: plan.steps,
});
