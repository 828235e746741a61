import { inTheCold } from '../jobs/kit/weather/cold.ts';
import type { Warmth } from '../jobs/kit/weather/warmth.ts';
import type { JobSteps } from '../jobs/kit/steps/schedule.ts';
import type { Tool } from '../jobs/kit/steps/tools.ts';
import type { PlannedJob } from '../plan.ts';

/** Steps of a job for the schedule. Waits depend on the temperature, °C. */
export const jobSteps = ({ entry, job, plan }: PlannedJob, warmth: Warmth = 20): JobSteps => ({
  id: entry.id,
  place: entry.place,
  phase: job.phase,
  steps: plan.steps.map((step) => inTheCold(step, warmth)),
});

/** Tools of all jobs without repeats. */
export const toolsToGet = (jobs: readonly PlannedJob[]): readonly Tool[] => [
  ...new Map(jobs.flatMap(({ plan }) => plan.tools.map((tool) => [tool.id, tool]))).values(),
];
