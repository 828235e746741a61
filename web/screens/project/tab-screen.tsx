import type { ReactNode } from 'react';
import { searchWith } from '../../app/shell/use-sheet.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { SideScreen } from '../../ui/controls/frame/side-screen.tsx';
import { ShareButton } from '../share/send/share-button.tsx';
import { BackToProjects } from './project-frame.tsx';
import type { ProjectView } from './view.ts';

/** Content of a tab after Measure, for a project or a cut list. */
interface TabbedView extends Pick<ProjectView, 'name' | 'side'> {
  readonly project: { readonly id: string };
}

/** A tab after Measure: a full screen, or a side screen of Measure if there is room. */
export function TabScreen(props: {
  readonly view: TabbedView;
  readonly kind?: 'project' | 'cut-list';
  readonly line: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) {
  const { view, kind = 'project', ...rest } = props;
  const { project, name, side } = view;
  if (side !== undefined) return <SideScreen side={side} {...rest} />;
  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      tool={<ShareButton kind={kind} id={project.id} name={name} />}
      {...rest}
    />
  );
}

/** Function for tab addresses; next to Measure they keep the current place and material. */
export function useTabAddress(isBeside: boolean): (path: string) => string {
  const [search] = useSearchParams();
  const kept = searchWith(search, {}).toString();
  return (path) => (isBeside && kept !== '' ? `${path}?${kept}` : path);
}

/** Link to Do. */
export function DoLink(props: {
  readonly view: ProjectView;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { view, ...rest } = props;
  const isBeside = view.side !== undefined;
  const addressOf = useTabAddress(isBeside);
  return (
    <Link
      {...rest}
      to={addressOf(`/project/${view.project.id}/do`)}
      preventScrollReset={isBeside}
    />
  );
}
