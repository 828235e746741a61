import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../documents/settings/locale.ts';
import { projectName } from '../../documents/settings/page-names.ts';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import type { Digest } from '../../planner/project/digest.ts';
import type { Project } from '../../planner/schema/project.ts';

const { nextUp: words } = area('home', en);

const NextPicture = lazy(async () => ({
  default: (await import('./project-picture.tsx')).NextPicture,
}));

/** Largest number of segments; more steps share the segments. */
const MOST_SEGMENTS = 16;

function Progress({ steps: { done, all } }: Pick<Digest, 'steps'>) {
  if (all === 0) return null;
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

/** Address of the next action in a project: Do, or Measure until it has steps. */
export const goesOnAt = (project: Project, digest: Digest | undefined): string =>
  digest !== undefined && digest.steps.all > 0
    ? `/project/${project.id}/do`
    : `/project/${project.id}`;

/** Next step of the last opened project, with picture and progress, which load later. */
export function Today(props: { readonly project: Project; readonly digest: Digest | undefined }) {
  const { project, digest } = props;
  const locale = useLocale();
  const name = projectName(project);
  const { steps, next } = digest ?? {};
  const line =
    steps === undefined || steps.all === 0
      ? name
      : words.step(name, Math.min(steps.done + 1, steps.all), steps.all);
  return (
    <section className="surface today" aria-label={words.title}>
      <div className="today__picture">
        {digest !== undefined && (
          <Suspense fallback={null}>
            <NextPicture project={project} digest={digest} locale={locale} />
          </Suspense>
        )}
      </div>
      <p className="remark">{line}</p>
      <h2 className="today__title">
        <Link to={goesOnAt(project, digest)} aria-label={words.open(name)}>
          {digest === undefined
            ? '\u00a0'
            : (next?.step.title ?? (steps?.all === 0 ? words.measure : words.done))}
        </Link>
      </h2>
      {digest !== undefined && <Progress steps={digest.steps} />}
    </section>
  );
}
