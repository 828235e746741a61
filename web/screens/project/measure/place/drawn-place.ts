import { useMemo, useState } from 'react';
import { pageMemo } from '../../../../documents/settings/page-names.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import { hasScene } from '../../../../planner/jobs/kit/place/observed-place.ts';
import { measurePlace, type Measured } from '../../../../planner/measure/places/measure-place.ts';
import {
  newGround,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type PlaceInput,
} from '../../../../planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../planner/measure/places/place.ts';
import type { PlannedJob } from '../../../../planner/plan.ts';

/** Sizes of an outline before the first size is typed. */
const USUAL = {
  metric: { wall: ['3.6 m', '2.4 m'], ground: ['4.8 m', '3.6 m'], run: '9 m' },
  imperial: { wall: ['12 ft', '8 ft'], ground: ['14 ft', '10 ft'], run: '30 ft' },
} as const;

function usualInput(kind: Exclude<PlaceKind, 'room'>, { units }: Locale): PlaceInput {
  const { wall, ground, run } = USUAL[units];
  switch (kind) {
    case 'wall':
      return { ...newWall('usual'), length: wall[0], height: wall[1] };
    case 'ground':
      return {
        ...newGround('usual'),
        sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ground[i] ?? '' })),
      };
    case 'run':
      return { ...newRun('usual'), stretches: [run] };
    case 'thing':
      return newThing('usual');
  }
}

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
    measurePlace(usualInput(kind, locale), locale),
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
