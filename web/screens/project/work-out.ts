import { paintARoom } from '../../jobs/paint-a-room.ts';
import type { JobPlan } from '../../jobs/contract.ts';
import type { UnitSystem } from '../../measure/format-length.ts';
import { measureRoom, type MeasuredRoom } from '../../measure/room.ts';
import type { Project } from '../../projects/schema.ts';
import { shoppingList, type ShoppingList } from '../../shopping/list.ts';
import type { Settings } from '../../app/settings.ts';

/** Everything that follows from a project: inputs → surfaces → needs → list. */
export interface Worked {
  readonly measured: MeasuredRoom;
  readonly plan: JobPlan;
  readonly list: ShoppingList;
}

/** What each tab of a project is given. */
export interface ProjectView {
  readonly project: Project;
  readonly worked: Worked;
  readonly settings: Settings;
  readonly name: string;
}

/** Works a project out afresh; pure, so that nothing kept can go stale. */
export function workOut(project: Project, units: UnitSystem): Worked {
  const measured = measureRoom(project.room, units);
  const plan = paintARoom.plan(measured, project.paint, units);
  return { measured, plan, list: shoppingList(plan.materials, project.prices) };
}
