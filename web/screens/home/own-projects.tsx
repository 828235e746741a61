import { jobTitle } from '../../app/shell/job-title.ts';
import { words as amountsWords } from '../../language/page/amounts.ts';
import { words } from '../../language/page/home.ts';
import { sumOfMoney } from '../../ui/format/amounts.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { Project } from '../../planner/schema/project.ts';
import { lostName, projectName } from '../../documents/settings/page-names.ts';
import { rename } from '../../documents/edits/edit.ts';
import {
  changeProject,
  type FoundProject,
  removeProject,
} from '../../documents/store/project-store.ts';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';
import { DrawnPicture } from '../../ui/drawings/drawn-picture.tsx';
import { openedInWords, OwnRow } from './own-row.tsx';
import type { ShownSummary } from './summary-stamps.ts';

const { commas } = amountsWords;

/** Sorts projects by last opening or change, latest first; damaged projects are last. */
export function lastFirst(
  projects: readonly FoundProject[],
  opened: Readonly<Record<string, number>>,
): readonly FoundProject[] {
  const at = (found: FoundProject): number =>
    found.kind === 'project'
      ? Math.max(entryOf(opened, found.project.id) ?? 0, found.project.changed)
      : 0;
  return projects.toSorted((a, b) => at(b) - at(a));
}

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
function progressOf(summary: ShownSummary | undefined, opened: number): string {
  const { figures, title } = summary ?? {};
  const { bought, steps } = figures ?? {};
  const progress = [
    ...(bought !== undefined && bought.done > 0 ? [words.bought(bought.done, bought.all)] : []),
    ...(steps !== undefined && steps.done > 0 ? [words.steps(steps.done, steps.all)] : []),
  ];
  const first =
    figures === undefined || progress.length > 0 || title === ''
      ? []
      : [title === undefined ? words.nextUp.measure : words.next(title)];
  const all = [...progress, ...first, ...(isToday(opened) ? [] : [openedInWords(opened)])];
  // The line has its height before it has words.
  return all.length === 0 ? '\u00a0' : commas(all);
}

const idOf = (found: FoundProject): string =>
  found.kind === 'project' ? found.project.id : found.kind === 'none' ? '' : found.id;

function ProjectRow(props: {
  readonly found: FoundProject;
  readonly summary: ShownSummary | undefined;
  readonly opened: number | undefined;
}) {
  const { found, summary, opened } = props;
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') {
    // A damaged project: the user can copy or remove its text.
    const { id, reason, changed } = found;
    const at = opened ?? changed;
    return (
      <OwnRow
        name={lostName(found, 'project')}
        to={`/project/${id}`}
        picture={null}
        lines={[words.damaged(reason), ...(at === undefined ? [] : [openedInWords(at)])]}
        onRemove={() => removeProject(id)}
      />
    );
  }
  const { project } = found;
  const { cost, isEstimate = false, currency } = summary?.figures ?? {};
  return (
    <OwnRow
      name={projectName(project)}
      to={`/project/${project.id}`}
      picture={summary?.picture === undefined ? null : <DrawnPicture node={summary.picture} />}
      lines={[jobsOf(project), progressOf(summary, opened ?? project.changed)]}
      sum={
        cost === undefined || currency === undefined
          ? undefined
          : sumOfMoney(cost, isEstimate, currency)
      }
      own={{
        kind: 'project',
        id: project.id,
        typed: project.name,
        onRename: (name) => changeProject(project.id, rename(name)),
      }}
      onRemove={() => removeProject(project.id)}
    />
  );
}

/** Projects of this device, on the home screen. */
export function OwnProjects(props: {
  readonly projects: readonly FoundProject[];
  readonly summaryOf: (project: Project) => ShownSummary | undefined;
  readonly opened: Readonly<Record<string, number>>;
}) {
  const { projects, summaryOf, opened } = props;
  return (
    <ScreenSection id="yours" title={words.projects}>
      <ul className="rows">
        {projects.map((found) => (
          <ProjectRow
            key={found.kind === 'project' ? found.project.id : JSON.stringify(found)}
            found={found}
            summary={found.kind === 'project' ? summaryOf(found.project) : undefined}
            opened={entryOf(opened, idOf(found))}
          />
        ))}
      </ul>
    </ScreenSection>
  );
}
