import { useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../app/router.ts';
import { JOBS } from '../../jobs/catalogue.ts';
import { listProjects, removeProject, restoreProject, subscribe } from '../../projects/store.ts';
import type { Found } from '../../projects/store.ts';
import { ExamplePlan } from '../../ui/example-plan.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import { CutLists, useCutLists } from './cut-lists.tsx';

function ProjectRow({ found }: { readonly found: Found }) {
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') {
    return (
      <li className="row">
        <span className="row__main">
          <strong>Project {found.id}</strong>
          <span className="row__why">{found.reason} It is kept as it is.</span>
        </span>
      </li>
    );
  }
  const { project } = found;
  const name = project.room.name.trim() || 'New room';
  return (
    <li className="row">
      <Link className="row__main row__link" to={`/project/${project.id}`}>
        <strong>{name}</strong>
        <span className="row__why">Paint a room</span>
      </Link>
      <button
        type="button"
        className="button button--plain"
        aria-label={`Remove ${name}`}
        onClick={() => {
          removeProject(project.id);
          toast(`${name} removed`, () => restoreProject(project));
        }}
      >
        Remove
      </button>
    </li>
  );
}

/** The start: a person's own projects first, and what the app does for those who are new. */
export function Home() {
  const projects = useSyncExternalStore(subscribe, listProjects, () => undefined);
  const cutLists = useCutLists();
  useEffect(() => {
    // From here on the list itself is known; the mark of the first paint would hide the words for
    // newcomers from a person who has removed their last project.
    delete document.documentElement.dataset['returning'];
  }, []);
  const job = JOBS[0];
  return (
    <Screen
      title="Measure Twice"
      action={
        <Link className="button button--main" to={`/project/new?job=${job.slug}`}>
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
