import { jobSteps } from '../../../../web/planner/calendar/plan-days.ts';
import { exampleInput } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import {
  scheduleSteps,
  type ScheduledStep,
} from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import type { PlaceInput } from '../../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { Memo } from '../../../../web/planner/memo.ts';
import { planJobs, type Catalogue, type PlannedJob } from '../../../../web/planner/plan.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import type { Locale } from '../../../../web/language/locale.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';

/** A job with its answers; its id is its slug. */
export interface Listed {
  readonly slug: string;
  readonly typed: Typed;
}

export interface SharedPlace {
  readonly region: Region;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** Plans jobs that share the example place of a kind, listed in this order. */
  readonly plan: (kind: PlaceKind, listed: readonly Listed[]) => readonly PlannedJob[];
}

export async function sharedPlaceIn(region: Region): Promise<SharedPlace> {
  const { locale } = await contextIn(region);
  const catalogue = await loadAll(region);
  const memo = new Memo();
  const inputs = new Map<PlaceKind, PlaceInput>();
  return {
    region,
    locale,
    catalogue,
    plan: (kind, listed) => {
      const place = inputs.get(kind) ?? exampleInput(kind, locale);
      inputs.set(kind, place);
      const jobs = listed.map(({ slug, typed }) => ({ id: slug, slug, place: place.id, typed }));
      const project = { ...newProject('p', 1), region, places: [place], jobs };
      return [...planJobs({ project, catalogue, locale }, memo)];
    },
  };
}

/** Steps of all jobs in the order of the work. */
export const stepsOf = (jobs: readonly PlannedJob[]): readonly ScheduledStep[] =>
  scheduleSteps(jobs.map((one) => jobSteps(one))).steps;
