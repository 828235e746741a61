import type { Settings } from '../../app/settings.ts';
import type { Project } from '../../projects/schema.ts';
import type { Worked } from '../../projects/work-out.ts';

/** What each tab of a project is given. */
export interface ProjectView {
  readonly project: Project;
  readonly worked: Worked;
  readonly settings: Settings;
  readonly name: string;
}
