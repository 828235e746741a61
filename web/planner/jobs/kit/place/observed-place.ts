import type { Locale } from '../../../../language/locale.ts';
import type { Measured } from '../../../measure/places/measure-place.ts';
import type { Scene } from '../../../takeoff/solid.ts';
import type { JobPlan } from '../contract.ts';

/** A place with the plans of its jobs. */
export interface ObservedPlace {
  readonly measured: Measured;
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}

/** Scene of the first plan that builds something. */
export const builtScene = ({ plans }: Pick<ObservedPlace, 'plans'>): Scene | undefined =>
  plans.find(({ scene }) => scene !== undefined)?.scene;

/** True if the place can be shown in three dimensions: a building, a room, a wall. */
export const hasScene = (seen: ObservedPlace): boolean => {
  const { place } = seen.measured;
  return place?.kind === 'room' || place?.kind === 'wall' || builtScene(seen) !== undefined;
};
