import { useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import type { Digest } from '../../projects/digest.ts';
import { formatMoney } from '../../shopping/money.ts';
import { subscribe } from '../../projects/device-storage.ts';
import { projectName, type Project } from '../../projects/schema.ts';
import { listProjects, removeProject, type Found } from '../../projects/store.ts';
import { ExamplePlan } from '../../ui/example-plan.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';
import { useDigests } from './use-digests.ts';

const NONE: readonly Found[] = [];

/** A project that cannot be read: shown, copied out or removed, never lost. */
function DamagedRow({ found }: { readonly found: Extract<Found, { kind: 'damaged' }> }) {
  return (
    <li className="row">
      <Link className="row__main row__link" to={`/project/${found.id}`}>
        <strong>Project {found.id}</strong>
        <span className="row__why">
          {found.reason} It is kept as it is: open it to copy its text.
        </span>
      </Link>
      <RemoveButton id={found.id} name={`Project ${found.id}`} />
    </li>
  );
}

function RemoveButton({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <button
      type="button"
      className="button button--plain"
      aria-label={`Remove ${name}`}
      onClick={() => toast(`${name} removed`, removeProject(id))}
    >
      Remove
    </button>
  );
}

/** The jobs of a project, each once, as a person says them. */
function jobsOf(project: Project): string {
  // A slug is its job's title in short; the jobs themselves are not loaded here.
  const titles = [...new Set(project.jobs.map(({ slug }) => slug.replaceAll('-', ' ')))];
  const [first = 'no job yet', second, ...others] = titles;
  const shown = [first.slice(0, 1).toUpperCase() + first.slice(1), ...(second ? [second] : [])];
  return `${shown.join(', ')}${others.length === 0 ? '' : ` and ${others.length} more`}`;
}

function ProjectRow(props: { readonly found: Found; readonly digest: Digest | undefined }) {
  const { found, digest } = props;
  const { currency } = useSettings();
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
          <span className="row__why">{jobsOf(project)}</span>
          {digest?.cost !== undefined && (
            <span className="row__money">{formatMoney(digest.cost, currency)}</span>
          )}
        </span>
      </Link>
      <RemoveButton id={project.id} name={name} />
    </li>
  );
}

/** The start: a person's own projects first, and what the app does for those who are new. */
export function Home() {
  const projects = useSyncExternalStore(subscribe, listProjects, () => undefined);
  const cutLists = useCutLists();
  const digests = useDigests(projects ?? NONE);
  useEffect(() => {
    // From here on the list itself is known; the mark of the first paint would hide the words for
    // newcomers from a person who has removed their last project.
    delete document.documentElement.dataset['returning'];
  }, []);
  return (
    <Screen
      title="Measure Twice"
      action={
        <Link className="button button--main" to="/project/new?job=paint-a-room">
          Measure a room
        </Link>
      }
    >
      {projects !== undefined && projects.length > 0 ? (
        <section aria-labelledby="yours">
          <h2 id="yours" className="group">
            Your projects
          </h2>
          <ul className="rows">
            {projects.map((found) => (
              <ProjectRow
                key={found.kind === 'project' ? found.project.id : JSON.stringify(found)}
                found={found}
                digest={found.kind === 'project' ? digests.get(found.project) : undefined}
              />
            ))}
          </ul>
        </section>
      ) : (
        cutLists.length === 0 && (
          <section className="pitch">
            <p className="lead">
              Measure once. Know what to buy, what it costs and what to do next.
            </p>
            <ExamplePlan />
            <ul className="plain-list">
              <li>Type sizes as your tape says them: 2515, 2.515 m or 8′ 3 1/2″.</li>
              <li>The cheapest tins for your walls, at your shop’s prices.</li>
              <li>The cheapest boards and sheets for your cut list, with every cut drawn.</li>
              <li>Kept on this phone. No account.</li>
            </ul>
          </section>
        )
      )}
      <CutLists lists={cutLists} />
      <p className="foot">
        <Link to="/jobs">What you can plan</Link> · <Link to="/privacy">What this app reports</Link>
      </p>
    </Screen>
  );
}
