import { useMemo } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import { isBuilt } from '../../../planner/scene/scene.ts';
import type { Plan, PlannedJob } from '../../../planner/plan.ts';
import type { Project } from '../../../planner/schema/project.ts';
import { StepDrawing } from '../../../ui/drawings/layers/step-drawing.tsx';
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
  const at = useMemo(() => job && { steps: job.plan.steps, step }, [job, step]);
  if (job === undefined) return null;
  const { scene } = job.plan;
  return !isBuilt(scene) || at === undefined ? (
    <StepDrawing view={view} job={job.entry.id} step={step} />
  ) : (
    <StepModel scene={scene} at={at} />
  );
}
