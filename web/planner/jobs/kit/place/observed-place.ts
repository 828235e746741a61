import type { Locale } from '../../../../language/locale.ts';
import type { Measured } from '../../../measure/places/measure-place.ts';
import type { Scene } from '../../../takeoff/solid.ts';
import type { JobPlan } from '../contract.ts';

/** A place with what its jobs come to. */
export interface ObservedPlace {
  readonly measured: Measured;
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}

/** What a job builds there. */
export const builtScene = ({ plans }: Pick<ObservedPlace, 'plans'>): Scene | undefined =>
  plans.find(({ scene }) => scene !== undefined)?.scene;

/** Whether there is anything to see in three dimensions: what is built there, a room, a wall. */
export const hasScene = (seen: ObservedPlace): boolean => {
  const { place } = seen.measured;
  return place?.kind === 'room' || place?.kind === 'wall' || builtScene(seen) !== undefined;
};
