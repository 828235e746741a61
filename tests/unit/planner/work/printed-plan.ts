import { jointsIn, printedSteps } from '../../../../scripts/plan/printed-steps.ts';
import type { PlannedJob } from '../../../../web/planner/plan.ts';
import type { CheckedPlan } from './check-plan.ts';
import type { Sample } from './sampled-plans.ts';

/** Samples as the jobs j1, j2, … of one project. */
export const jobsOf = (samples: readonly Sample[]): readonly PlannedJob[] =>
  samples.map(({ job, place, typed, plan }, i) => ({
    entry: { id: `j${i + 1}`, slug: job.slug, place: place?.id ?? '', typed },
    job,
    place,
    placeName: '',
    unmeasured: [],
    plan,
  }));

/** The printed steps, lines and tools of jobs that share a place, without prices and cuts. */
export function printedPlan(...samples: readonly Sample[]): CheckedPlan {
  const jobs = jobsOf(samples);
  const materials = jobs.flatMap(({ plan }) => plan.materials);
  const lines = [...new Map(materials.map((one) => [one.id, one])).values()];
  return {
    steps: printedSteps(jobs),
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      ...(line.form === 'packs' ? { amount: line.need } : {}),
      joints: jointsIn(materials, line.id),
    })),
    tools: jobs.flatMap(({ plan }) => plan.tools),
  };
}
