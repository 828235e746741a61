import type { Locale } from '../../language/locale.ts';
import type { Digest } from '../../planner/project/digest.ts';
import { isBuilt } from '../../planner/scene/scene.ts';
import type { Project } from '../../planner/schema/project.ts';
import { LaidPicture, resultPicture } from '../../ui/drawings/layers/laid-drawing.tsx';
import { StepDrawing } from '../../ui/drawings/layers/step-drawing.tsx';
import { StepModel } from '../../ui/drawings/space/model-drawing.tsx';

/** A place without work. */
const bare = { id: 'outline', name: '', counts: [], pieces: [] } as const;

/** Small picture of the finished work: its scene, a laid surface, or only the outline. */
export function ProjectPicture({ digest }: { readonly digest: Digest }) {
  const plans = digest.plan.jobs.map(({ plan }) => plan);
  const scene = plans.map((one) => one.scene).find(isBuilt);
  if (scene !== undefined) return <StepModel scene={scene} />;
  const { shape } = digest;
  const result = resultPicture(plans);
  if (result !== undefined || shape === undefined) return result;
  return <LaidPicture drawing={{ ...bare, surface: shape.region, seen: shape.seen }} />;
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
  return <StepDrawing view={{ project, worked: plan, locale }} job={job} step={next.step} />;
}
