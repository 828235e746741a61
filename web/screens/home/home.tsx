import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { APP_NAME } from '../../app/pages.ts';
import { Link } from '../../router.ts';
import type { Digest } from '../../projects/derive/digest.ts';
import { en } from '../../language/en/home.ts';
import { jobTitle } from '../../app/job-title.ts';
import { LISTED, mostUsedFirst } from '../../jobs/cards.ts';
import { en as enJobs } from '../../language/en/jobs.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { area, pageFormats } from '../../language/language.ts';
import {
  storageState,
  subscribe,
  type StorageState,
} from '../../projects/stores/device-storage.ts';
import { StorageAlarm } from '../project/storage-alarm.tsx';
import { projectName, type Project } from '../../projects/schema/project.ts';
import {
  listProjects,
  NO_PROJECTS,
  removeProject,
  type Found,
} from '../../projects/stores/project-store.ts';
import { useIsLive } from '../../platform/use-is-live.ts';
import { ExamplePlan } from '../../ui/drawings/example-plan.tsx';
import { Thumbnail } from '../../ui/drawings/thumbnail.tsx';
import { Group } from '../../ui/controls/group.tsx';
import { Screen } from '../../ui/controls/screen.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { JobRow } from '../jobs/job-row.tsx';
import { useJobUses } from '../jobs/use-job-uses.ts';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { isCutList, isProject, MANY } from './find.ts';
import { RemoveButton } from './remove-button.tsx';
import { ReportingLine } from './reporting-line.tsx';
import { useDigests } from './use-digests.ts';

const words = area('home', en);
const { all: allJobs } = area('jobs', enJobs);
const { commas } = area('amounts', enAmounts);

const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));

/** A project that cannot be read: shown, copied out or removed, never lost. */
function DamagedRow({ found }: { readonly found: Extract<Found, { kind: 'damaged' }> }) {
  return (
    <li className="row">
      <Link className="row__main row__link" to={`/project/${found.id}`}>
        <strong>{words.project(found.id)}</strong>
        <span className="remark">{words.damaged(found.reason)}</span>
      </Link>
      <RemoveButton name={words.project(found.id)} onRemove={() => removeProject(found.id)} />
    </li>
  );
}

/** More would push the projects below apart. */
const MOST_JOBS = 2;

/** Jobs of the catalogue that the start shows. */
const FEW_JOBS = 4;

/** The jobs of a project, each once, as a person says them. */
function jobsOf(project: Project): string {
  const jobs = [...new Set(project.jobs.map(({ slug }) => slug))].map(jobTitle);
  if (jobs.length === 0) return words.noJob;
  const shown = commas(jobs.slice(0, MOST_JOBS));
  return jobs.length > MOST_JOBS ? words.andMore(shown, jobs.length - MOST_JOBS) : shown;
}

function ProjectRow(props: { readonly found: Found; readonly digest: Digest | undefined }) {
  const { found, digest } = props;
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') return <DamagedRow found={found} />;
  const { project } = found;
  const name = projectName(project);
  return (
    <li className="row">
      <Link className="row__main row__link row__link--pictured" to={`/project/${project.id}`}>
        <Thumbnail shape={digest?.shape} />
        <span className="row__words">
          <strong>{name}</strong>
          <span className="remark">{jobsOf(project)}</span>
          {digest?.cost !== undefined && (
            <span className="row__money">{pageFormats().money(digest.cost, digest.currency)}</span>
          )}
        </span>
      </Link>
      <RemoveButton name={name} onRemove={() => removeProject(project.id)} />
    </li>
  );
}

/** The start: a person's own projects first, and what the app does for those who are new. */
export function Home() {
  const projects = useSyncExternalStore(subscribe, listProjects, () => NO_PROJECTS);
  const cutLists = useCutLists();
  const storage = useSyncExternalStore(subscribe, storageState, (): StorageState => 'fine');
  const [wanted, setWanted] = useState('');
  // The export knows nothing of the phone.
  const isLive = useIsLive();
  const digests = useDigests(projects);
  const shownProjects = projects.filter((found) => isProject(found, wanted, jobTitle));
  const shownLists = cutLists.filter((found) => isCutList(found, wanted));
  const isNoneFound = wanted.trim() !== '' && shownProjects.length + shownLists.length === 0;
  const uses = useJobUses();
  return (
    <Screen
      title={APP_NAME}
      action={
        <Link className="button button--main" to="/project/new?job=paint-a-room">
          {words.measure}
        </Link>
      }
    >
      <StorageAlarm state={storage} />
      {projects.length + cutLists.length >= MANY && (
        <SearchField
          label={words.find}
          value={wanted}
          placeholder={words.findHint}
          note={isNoneFound ? words.noneFound(wanted.trim()) : undefined}
          isNone={isNoneFound}
          onChange={setWanted}
        />
      )}
      {projects.length > 0 ? (
        <Group id="yours" title={words.projects}>
          <ul className="rows">
            {shownProjects.map((found) => (
              <ProjectRow
                key={found.kind === 'project' ? found.project.id : JSON.stringify(found)}
                found={found}
                digest={found.kind === 'project' ? digests.get(found.project) : undefined}
              />
            ))}
          </ul>
        </Group>
      ) : (
        cutLists.length === 0 && (
          <section className="pitch">
            <p className="lead">{words.lead}</p>
            <ExamplePlan />
            <ul className="plain-list">
              {words.pitch.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )
      )}
      <CutLists lists={shownLists} />
      {isLive && (
        <Suspense fallback={null}>
          <Keeping isNothing={projects.length + cutLists.length === 0} />
        </Suspense>
      )}
      <Group className="catalogue" id="plannable" title={words.plannable}>
        <ul className="rows rows--jobs">
          {mostUsedFirst(LISTED, uses)
            .slice(0, FEW_JOBS)
            .map((job) => (
              <JobRow key={job.slug} job={job} />
            ))}
        </ul>
        <p className="links">
          <Link to="/jobs">{allJobs(LISTED.length)}</Link>
        </p>
      </Group>
      <ReportingLine />
      <p className="foot">
        <Link to="/project/cut/new">{words.startCutList}</Link> ·{' '}
        <Link to="/open">{words.openFile}</Link>
      </p>
    </Screen>
  );
}
