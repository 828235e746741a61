import type { CutRequest } from '../../cutting/contract.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import type { Project } from '../../schema/project.ts';
import type { ShoppingList } from '../../shopping/list.ts';
import { nextNumber } from './cut-plan.ts';
import { materialKey } from './offcuts-for.ts';

/** A request for the cut search. */
export interface WantedCut {
  /** Id that its plan is stored under. */
  readonly id: string;
  readonly request: CutRequest;
  /** Number of the first board of a new plan. */
  readonly firstNumber: number;
}

/** Requests of a list whose search has not ended. */
export const wantedCuts = (project: Project, { lines }: ShoppingList): readonly WantedCut[] =>
  lines.flatMap(({ id, cut }) => {
    const request = cut?.open;
    if (request === undefined || request.stock.length === 0 || request.parts.length === 0)
      return [];
    const firstNumber = nextNumber(entryOf(project.cut, id) ?? []);
    return [{ id: materialKey(project, id), request, firstNumber }];
  });
