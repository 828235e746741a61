import { useContext, type ReactNode } from 'react';
import { IsReturn } from '../../app/shell/is-return.ts';
import { searchWith } from '../../app/shell/use-sheet.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { Later } from '../../ui/controls/more.tsx';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { SideScreen, type SideScreenContent } from '../../ui/controls/frame/side-screen.tsx';
import { ShareButton } from '../share/send/share-button.tsx';
import { BackToProjects } from './project-frame.tsx';
import type { Region } from '../../planner/stock/region.ts';
import type { Settings } from '../../documents/settings/settings.ts';
import type { Project } from '../../planner/schema/project.ts';
import { placeName } from '../../documents/settings/page-names.ts';
import type { Inputs, Plan } from '../../planner/plan.ts';

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
  const { view, kind = 'project', children, ...frame } = props;
  const { project, name, side } = view;
  const isReturn = useContext(IsReturn);
  const rest = {
    ...frame,
    // The former tab is removed and the head painted first: both in one task would be a long one.
    children: <Later isNow={isReturn}>{children}</Later>,
  };
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

/** Props of each tab of a project. */
export interface ProjectView {
  readonly project: Project;
  readonly worked: Plan;
  /** Inputs of the plan. */
  readonly inputs: Inputs;
  readonly settings: Settings;
  readonly locale: Inputs['locale'];
  readonly region: Region;
  readonly name: string;
  /** Side screen of Measure, if there is room: the current tab. */
  readonly side: SideScreenContent | undefined;
}

/** Rooms of a project with a known outline. */
export const roomsToDraw = ({ project, worked }: ProjectView) =>
  project.places.flatMap(({ id }) => {
    const measured = worked.places.get(id);
    const isDrawn = measured?.kind === 'room' && measured.plan.ring !== undefined;
    return isDrawn ? [{ id, name: placeName(project, id), measured }] : [];
  });
