import type { CutRequest } from '../../cutting/contract.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import type { CutPlanner } from '../../shopping/cut-line.ts';
import type { ShoppingList } from '../../shopping/list.ts';
import type { Project } from '../../schema/project.ts';
import { nextNumber } from './cut-plan.ts';
import { materialKey } from '../derive-project.ts';

/** What the engine is to plan. */
export interface Wanted {
  /** The plan is kept under it. */
  readonly id: string;
  readonly request: CutRequest;
  /** Of the first board of a new plan. */
  readonly firstNumber: number;
}

/** What of a project's list the engine is to plan; with a planner only what that knows no plan of. */
export const wantedPlans = (
  project: Project,
  { lines }: ShoppingList,
  planner?: CutPlanner,
): readonly Wanted[] =>
  lines.flatMap(({ id, cut }) => {
    const request = cut?.open;
    if (request === undefined || planner?.(request) !== undefined) return [];
    if (request.stock.length === 0 || request.parts.length === 0) return [];
    const firstNumber = nextNumber(entryOf(project.cut, id) ?? []);
    return [{ id: materialKey(project, id), request, firstNumber }];
  });
