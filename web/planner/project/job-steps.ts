import { slowedByCold } from '../jobs/kit/weather/cold.ts';
import type { Temperature } from '../jobs/kit/weather/temperature.ts';
import type { JobSteps } from '../jobs/kit/steps/schedule.ts';
import type { Tool } from '../jobs/kit/steps/tools.ts';
import type { DerivedJob } from './derive-project.ts';

/** The steps of a job as the schedule takes them, with waits as long as they are where it is this warm. */
export const jobSteps = ({ entry, job, plan }: DerivedJob, warmth: Temperature = 20): JobSteps => ({
  id: entry.id,
  place: entry.place,
  phase: job.phase,
  steps: plan.steps.map((step) => slowedByCold(step, warmth)),
});

/** The tools of all jobs, each once. */
export const toolsToGet = (jobs: readonly DerivedJob[]): readonly Tool[] => [
  ...new Map(jobs.flatMap(({ plan }) => plan.tools.map((tool) => [tool.id, tool]))).values(),
];
