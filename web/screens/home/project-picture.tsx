import type { Locale } from '../../language/locale.ts';
import type { Digest } from '../../planner/project/digest.ts';
import { isBuilt } from '../../planner/scene/scene.ts';
import type { Project } from '../../planner/schema/project.ts';
import { resultPicture } from '../../ui/drawings/layers/laid-drawing.tsx';
import { StepModel } from '../../ui/drawings/space/model-drawing.tsx';
import { Thumbnail } from '../../ui/drawings/thumbnail.tsx';
import { StepInProject } from '../project/do/step-picture.tsx';

/** Small picture of the finished work: its scene, a laid surface, or only the outline. */
export function ProjectPicture({ digest }: { readonly digest: Digest }) {
  const plans = digest.plan.jobs.map(({ plan }) => plan);
  const scene = plans.map((one) => one.scene).find(isBuilt);
  if (scene !== undefined) return <StepModel scene={scene} />;
  return resultPicture(plans) ?? <Thumbnail shape={digest.shape} />;
}

/** The next step of a project, as Do shows it. */
export function NextPicture(props: {
  readonly project: Project;
  readonly digest: Digest;
  readonly locale: Locale;
}) {
  const { project, digest, locale } = props;
  const { next, plan } = digest;
  if (next === undefined) return <ProjectPicture digest={digest} />;
  const job = plan.jobs.find(({ entry }) => entry.id === next.job);
  return <StepInProject view={{ project, worked: plan, locale }} job={job} step={next.step} />;
}
