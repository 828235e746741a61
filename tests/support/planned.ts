import { planWithCuts } from '../../scripts/plan/plan-with-cuts.ts';
import type { Locale } from '../../web/language/locale.ts';
import type { CutRequest } from '../../web/planner/cutting/contract.ts';
import {
  plan,
  type Catalogue,
  type Device,
  type Inputs,
  type Plan,
} from '../../web/planner/plan.ts';
import type { PlanningDay } from '../../web/planner/project/digest.ts';
import type { Project } from '../../web/planner/schema/project.ts';
import type { CutResult } from '../../web/planner/shopping/cut-line.ts';

export interface PlanOptions extends Device {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Answers cuts; without it they stay estimates. */
  readonly answer?: ((request: CutRequest) => CutResult | undefined) | undefined;
}

export const inputsOf = (
  project: Project,
  { locale, catalogue, ...device }: PlanOptions,
): Inputs => ({ project, catalogue, locale, device });

/** Plan of a project, with its cuts answered. */
export function plannedWith(project: Project, options: PlanOptions): Plan {
  const { answer } = options;
  const inputs = inputsOf(project, options);
  return answer === undefined ? plan(inputs) : planWithCuts(inputs, answer);
}

/** A Monday morning, with the days of work that the app starts with. */
export const TODAY: PlanningDay = {
  days: { hours: 6, workDays: 'any' },
  now: new Date(2026, 5, 1, 9).getTime(),
};
