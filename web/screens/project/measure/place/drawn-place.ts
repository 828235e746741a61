import { useMemo, useState } from 'react';
import { pageMemo } from '../../../../documents/settings/page-names.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import { exampleInput } from '../../../../planner/jobs/kit/place/example-places.ts';
import { hasScene } from '../../../../planner/jobs/kit/place/observed-place.ts';
import { measurePlace, type Measured } from '../../../../planner/measure/places/measure-place.ts';
import type { PlaceKind } from '../../../../planner/measure/places/place.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';

/** A place and the plans on it, as its drawing shows them. */
interface Shown<Known extends Measured = Measured> {
  readonly measured: Known;
  readonly plans: readonly JobPlan[];
}

/** `last`: the last complete place, if a size is missing. `usual`: an outline of usual proportions. */
type DrawnState = 'now' | 'last' | 'usual';

export interface DrawnPlace<Known extends Measured = Measured> extends Shown<Known> {
  readonly state: DrawnState;
  /** True if the complete place can be seen in three dimensions. */
  readonly hasSpace: boolean;
}

/** True if the place can be drawn. Plans of rooms and grounds sketch missing sides themselves. */
function isComplete({ measured, plans }: Shown): boolean {
  switch (measured.kind) {
    case 'room':
    case 'ground':
      return true;
    case 'wall':
    case 'run':
      return measured.place !== undefined;
    case 'thing':
      return plans.some(({ drawings }) => drawings.length > 0);
  }
}

/** An outline in usual proportions, with the jobs' own examples on it. */
function usualOf(
  kind: Exclude<PlaceKind, 'room'>,
  jobs: readonly PlannedJob[],
  locale: Locale,
): Shown {
  const measured = pageMemo.of(['usual-place', kind, locale], () =>
    measurePlace(
      { ...exampleInput(kind, locale), ...(kind === 'wall' && { openings: [] }) },
      locale,
    ),
  );
  const plans = jobs.map(({ job }) =>
    pageMemo.of(['usual-plan', job, measured], () => job.plan(measured.place, job.example ?? {})),
  );
  return { measured, plans };
}

/** Place of the drawing, from the first frame on. It stays while sizes are typed or deleted. */
export function useDrawnPlace(
  measured: Measured,
  plans: readonly JobPlan[],
  jobs: readonly PlannedJob[],
  locale: Locale,
): DrawnPlace {
  const now = useMemo(() => ({ measured, plans }), [measured, plans]);
  const [last, setLast] = useState<Shown>();
  const complete = isComplete(now);
  if (complete && last !== now) setLast(now);
  const { kind } = measured;
  const isMeasured = measured.place !== undefined && kind !== 'thing';
  const usual =
    kind === 'room' || (complete && isMeasured) ? undefined : usualOf(kind, jobs, locale);
  const seen = complete ? now : (last ?? usual ?? now);
  const state = complete ? 'now' : last === undefined ? 'usual' : 'last';
  const hasSpace = kind === 'room' || hasScene({ ...(isMeasured ? now : (usual ?? now)), locale });
  return { ...seen, state, hasSpace };
}
