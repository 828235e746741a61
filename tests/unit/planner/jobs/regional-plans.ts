import { Memo } from '../../../../web/planner/memo.ts';
import type { JobContext, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { JobFile } from '../../../../web/planner/jobs/kit/define-job.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import type {
  OpeningInput,
  PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';

/** Plans a job in a region with what was typed on a place. */
export type PlanIn = (region: Region, typed: Typed, place: PlaceInput) => JobPlan;

/** A job in the four regions, in English and in the region's own units. The properties of a job draw the same cases. */
export async function plansOf(
  file: JobFile,
  more: Partial<Pick<JobContext, 'workshop'>> = {},
): Promise<PlanIn> {
  const job = await file.load('en');
  const contexts = new Map(
    await Promise.all(
      REGION_NAMES.map(
        async (region) => [region, { ...(await contextIn(region)), ...more }] as const,
      ),
    ),
  );
  const known = new Memo();
  return (region, typed, place) =>
    known.of([region, JSON.stringify([typed, place])], () => {
      const context = contexts.get(region);
      if (context === undefined) throw new Error(`${region} is not loaded`);
      return job.here(context).plan(measurePlace(place, context.locale).place, typed);
    });
}

export const opening = (
  kind: OpeningInput['kind'],
  wall: string,
  [width, height]: readonly [string, string],
  at = '',
  sill = '',
): OpeningInput => ({ id: `${kind}-${wall}-${at}`, kind, wall, width, height, at, sill });
