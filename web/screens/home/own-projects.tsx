import { lazy, Suspense } from 'react';
import { jobTitle } from '../../app/shell/job-title.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { en } from '../../language/en/home.ts';
import { area, pageFormats } from '../../language/language.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { Digest } from '../../planner/project/digest.ts';
import type { Project } from '../../planner/schema/project.ts';
import { lostName, projectName } from '../../documents/settings/page-names.ts';
import { type FoundProject, removeProject } from '../../documents/store/project-store.ts';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { Thumbnail } from '../../ui/drawings/thumbnail.tsx';
import { openedInWords, OwnRow } from './own-row.tsx';

const words = area('home', en);
const { commas } = area('amounts', enAmounts);

const ProjectPicture = lazy(async () => ({
  default: (await import('./project-picture.tsx')).ProjectPicture,
}));

/** Number of jobs that a row names. */
const MOST_JOBS = 2;

/** Jobs of a project, each once, as text. */
function jobsOf(project: Project): string {
  const jobs = [...new Set(project.jobs.map(({ slug }) => slug))].map(jobTitle);
  if (jobs.length === 0) return words.noJob;
  const shown = commas(jobs.slice(0, MOST_JOBS));
  return jobs.length > MOST_JOBS ? words.andMore(shown, jobs.length - MOST_JOBS) : shown;
}

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/** Progress of a project, or its next step before any; then the day it was opened, if not today. */
function progressOf(digest: Digest | undefined, opened: number): string {
  const { bought, steps, next } = digest ?? {};
  const progress = [
    ...(bought !== undefined && bought.done > 0 ? [words.bought(bought.done, bought.all)] : []),
    ...(steps !== undefined && steps.done > 0 ? [words.steps(steps.done, steps.all)] : []),
  ];
  const first =
    digest === undefined || progress.length > 0
      ? []
      : [next === undefined ? words.nextUp.measure : words.next(next.step.title)];
  return commas([...progress, ...first, ...(isToday(opened) ? [] : [openedInWords(opened)])]);
}

const idOf = (found: FoundProject): string =>
  found.kind === 'project' ? found.project.id : found.kind === 'none' ? '' : found.id;

function ProjectRow(props: {
  readonly found: FoundProject;
  readonly digest: Digest | undefined;
  readonly opened: number | undefined;
}) {
  const { found, digest, opened } = props;
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') {
    // A damaged project: the user can copy or remove its text.
    const { id, reason, changed } = found;
    const at = opened ?? changed;
    return (
      <OwnRow
        name={lostName(found, 'project')}
        to={`/project/${id}`}
        picture={<Thumbnail shape={undefined} />}
        lines={[words.damaged(reason), ...(at === undefined ? [] : [openedInWords(at)])]}
        onRemove={() => removeProject(id)}
      />
    );
  }
  const { project } = found;
  return (
    <OwnRow
      name={projectName(project)}
      to={`/project/${project.id}`}
      picture={
        <Suspense fallback={<Thumbnail shape={digest?.shape} />}>
          {digest === undefined ? (
            <Thumbnail shape={undefined} />
          ) : (
            <ProjectPicture digest={digest} />
          )}
        </Suspense>
      }
      lines={[jobsOf(project), progressOf(digest, opened ?? project.changed)]}
      sum={
        digest?.cost === undefined ? undefined : pageFormats().money(digest.cost, digest.currency)
      }
      onRemove={() => removeProject(project.id)}
    />
  );
}

/** Projects of this device, on the home screen. */
export function OwnProjects(props: {
  readonly projects: readonly FoundProject[];
  readonly digests: ReadonlyMap<Project, Digest>;
  readonly opened: Readonly<Record<string, number>>;
}) {
  const { projects, digests, opened } = props;
  return (
    <ScreenSection id="yours" title={words.projects}>
      <ul className="rows">
        {projects.map((found) => (
          <ProjectRow
            key={found.kind === 'project' ? found.project.id : JSON.stringify(found)}
            found={found}
            digest={found.kind === 'project' ? digests.get(found.project) : undefined}
            opened={entryOf(opened, idOf(found))}
          />
        ))}
      </ul>
    </ScreenSection>
  );
}
