import { Link } from 'react-router-dom';
import { projectName } from '../../documents/settings/page-names.ts';
import { words as homeWords } from '../../language/page/home.ts';
import type { Figures } from '../../planner/project/digest.ts';
import type { Project } from '../../planner/schema/project.ts';
import { DrawnPicture } from '../../ui/drawings/drawn-picture.tsx';
import type { ShownSummary } from './summary-stamps.ts';

const { nextUp: words } = homeWords;

/** Largest number of segments; more steps share the segments. */
const MOST_SEGMENTS = 16;

/** A segment per step; its space is empty until the project is planned. */
function Progress({ done, all }: Figures['steps']) {
  const isLong = all > MOST_SEGMENTS;
  const count = isLong ? MOST_SEGMENTS : all;
  const filled = isLong ? Math.floor((done / all) * count) : done;
  return (
    <span className="today__progress" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          className={
            i < filled
              ? 'today__part today__part--done'
              : i === filled
                ? 'today__part today__part--now'
                : 'today__part'
          }
        />
      ))}
    </span>
  );
}

const NO_STEPS = { done: 0, all: 0 };

/** Address of the next action in a project: Do, or Measure until it has steps. */
export const goesOnAt = (project: Project, summary: ShownSummary | undefined): string =>
  (summary?.figures?.steps.all ?? 0) > 0 ? `/project/${project.id}/do` : `/project/${project.id}`;

/** Title of the next step; undefined until the project is planned. */
function titleOf({ figures, title }: Partial<ShownSummary>): string | undefined {
  if (figures === undefined || title === '') return undefined;
  return title ?? (figures.steps.all === 0 ? words.measure : words.done);
}

/** Next step of the last opened project, with its picture and progress. */
export function Today(props: {
  readonly project: Project;
  readonly summary: ShownSummary | undefined;
}) {
  const { project, summary } = props;
  const { figures, stepPicture } = summary ?? {};
  const [name, title] = [projectName(project), titleOf(summary ?? {})];
  const { steps } = figures ?? {};
  const line =
    steps === undefined || steps.all === 0
      ? name
      : words.step(name, Math.min(steps.done + 1, steps.all), steps.all);
  return (
    <section className="surface today" aria-label={words.title}>
      <div className="today__picture">
        {stepPicture !== undefined && <DrawnPicture node={stepPicture} />}
      </div>
      <p className="remark">{line}</p>
      <h2 className="today__title">
        <Link
          to={goesOnAt(project, summary)}
          aria-label={title === undefined ? words.open(name) : undefined}
        >
          {title ?? '\u00a0'}
        </Link>
      </h2>
      <Progress {...(steps ?? NO_STEPS)} />
    </section>
  );
}
