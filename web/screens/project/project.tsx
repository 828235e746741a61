import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Link, useNavigate, useParams } from '../../app/router.ts';
import { useSettings } from '../../app/settings.ts';
import { findProject, createProject, saveHasFailed, subscribe } from '../../projects/store.ts';
import type { Project } from '../../projects/schema.ts';
import { Screen } from '../../ui/screen.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { BuyTab } from './buy-tab.tsx';
import { DoTab } from './do-tab.tsx';
import { MeasureTab } from './measure-tab.tsx';
import { workOut } from './work-out.ts';

/** Starts a project and goes on to it; Back returns to where the person came from. */
function NewProject() {
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void navigate(`/project/${createProject().id}`, { replace: true });
  }, [navigate]);
  return null;
}

function OpenProject({ project, tab }: { readonly project: Project; readonly tab: string }) {
  const settings = useSettings();
  const worked = useMemo(() => workOut(project, settings.units), [project, settings.units]);
  const base = `/project/${project.id}`;
  const name = project.room.name.trim() || 'New room';
  useEffect(() => {
    document.title = `${name} · Measure Twice`;
  }, [name]);
  const view = { project, worked, settings, name };
  return (
    <>
      {saveHasFailed() && (
        <p className="alarm" role="alert">
          This phone’s storage is full or blocked: what you type is kept only while this page is
          open. Free some space, then change anything here to save it.
        </p>
      )}
      {tab === 'measure' && <MeasureTab {...view} />}
      {tab === 'buy' && <BuyTab {...view} />}
      {tab === 'do' && <DoTab {...view} />}
      <TabBar
        label="Project"
        tabs={[
          { to: base, label: 'Measure' },
          { to: `${base}/buy`, label: 'Buy' },
          { to: `${base}/do`, label: 'Do' },
        ]}
      />
    </>
  );
}

/** A project's own route, whichever of its tabs is open. */
export function ProjectScreen() {
  const { id = '', tab = 'measure' } = useParams();
  const found = useSyncExternalStore(subscribe, () => findProject(id));
  if (id === 'new') return <NewProject />;
  if (found.kind === 'project') {
    return ['measure', 'buy', 'do'].includes(tab) ? (
      <OpenProject project={found.project} tab={tab} />
    ) : (
      <NotFound />
    );
  }
  return (
    <Screen title="This project is not here">
      <p>
        {found.kind === 'damaged'
          ? `${found.reason} Its text is kept on this device as it is.`
          : 'Projects are kept on the device where they were made. It may be on another phone or in another browser, or it was removed.'}
      </p>
      <p>
        <Link to="/">Your projects</Link>
      </p>
    </Screen>
  );
}
