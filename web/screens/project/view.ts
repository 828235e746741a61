import type { Locale } from '../../language/locale.ts';
import type { Region } from '../../planner/stock/region.ts';
import type { Settings } from '../../documents/settings/settings.ts';
import type { Project } from '../../planner/schema/project.ts';
import { placeName } from '../../documents/settings/page-names.ts';
import type { Inputs, Plan } from '../../planner/plan.ts';
import type { SideScreenContent } from '../../ui/controls/frame/side-screen.tsx';

/** Props of each tab of a project. */
export interface ProjectView {
  readonly project: Project;
  readonly worked: Plan;
  /** Inputs of the plan. */
  readonly inputs: Inputs;
  readonly settings: Settings;
  readonly locale: Locale;
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
