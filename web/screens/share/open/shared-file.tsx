import { useState, useSyncExternalStore } from 'react';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import type { Project } from '../../../planner/schema/project.ts';
import { placeName, projectName } from '../../../documents/settings/page-names.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import {
  createProject,
  listProjects,
  NO_PROJECTS,
} from '../../../documents/store/project-store.ts';
import { Link, useNavigate } from 'react-router-dom';
import { ScreenSection, Screen } from '../../../ui/controls/frame/screen.tsx';
import { isPicture, openInSession } from '../../photo/session.ts';
import { addPhoto } from '../../pictures/add-picture.ts';
import { SharedPlan } from './shared-plan.tsx';

const words = bundlesWords.shared;

/** Places of a project, and the project itself for receipts. */
const belongings = (project: Project) => [
  ...project.places.map(({ id }) => ({ id, name: placeName(project, id) })),
  { id: '', name: words.receipt },
];

/** Choice of the place for a photo, or tracing it as a plan. */
function SharedPhoto({ file }: { readonly file: File }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const found = useSyncExternalStore(subscribe, listProjects, () => NO_PROJECTS);
  const add = async (project: string, place: string): Promise<void> => {
    const reason = await addPhoto(project, place, file);
    setProblem(reason);
    if (reason !== undefined) return;
    const at = place === '' ? `/project/${project}/buy` : `/project/${project}?place=${place}`;
    void navigate(at, { replace: true });
  };
  const trace = async (): Promise<void> => {
    await openInSession(file);
    const { id } = createProject((project) => project);
    void navigate(`/project/${id}?add=photo`, { replace: true });
  };
  return (
    <Screen
      title={words.photo}
      action={
        <button type="button" className="button button--main" onClick={() => void trace()}>
          {words.trace}
        </button>
      }
    >
      {problem !== undefined && (
        <p className="alarm" role="alert">
          {problem}
        </p>
      )}
      <p className="lead">{words.where}</p>
      {found.map(
        (one) =>
          one.kind === 'project' && (
            <ScreenSection
              key={one.project.id}
              id={`of-${one.project.id}`}
              title={projectName(one.project)}
            >
              <ul className="rows">
                {belongings(one.project).map(({ id, name }) => (
                  <li key={id} className="row">
                    <button
                      type="button"
                      className="row__main row__button"
                      onClick={() => void add(one.project.id, id)}
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </ScreenSection>
          ),
      )}
      <p className="foot">
        <Link to="/">{words.leave}</Link>
      </p>
    </Screen>
  );
}

/** A photo or plan from another app. */
export const SharedFile = ({ file }: { readonly file: File }) =>
  isPicture(file) ? <SharedPhoto file={file} /> : <SharedPlan file={file} />;
