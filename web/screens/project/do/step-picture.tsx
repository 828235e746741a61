import { useMemo } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import type { Plan, PlannedJob } from '../../../planner/plan.ts';
import type { Project } from '../../../planner/schema/project.ts';
import { StepDrawing } from '../../../ui/drawings/layers/step-drawing.tsx';
import { builtUpAt } from '../../../ui/drawings/space/built-up.ts';
import { StepModel } from '../../../ui/drawings/space/model-drawing.tsx';

/** The work at a step: finished parts in their material, the current part outlined, the rest pale. */
export function StepInProject(props: {
  readonly view: {
    readonly project: Project;
    readonly worked: Plan;
    readonly locale: Locale;
  };
  readonly job: PlannedJob | undefined;
  readonly step: Step;
}) {
  const { view, job, step } = props;
  const built = useMemo(
    () => (job === undefined ? undefined : builtUpAt(job.plan, step)),
    [job, step],
  );
  if (job === undefined) return null;
  return built === undefined ? (
    <StepDrawing view={view} job={job.entry.id} step={step} />
  ) : (
    <StepModel picture={built} />
  );
}
