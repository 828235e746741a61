import type { Locale } from '../../../../language/locale.ts';
import type { Measured } from '../../../measure/places/measure-place.ts';
import { isBuilt, type Scene } from '../../../scene/scene.ts';
import type { JobPlan } from '../contract.ts';

/** A place with the plans of its jobs. */
export interface ObservedPlace {
  readonly measured: Measured;
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}

/** Scene of the first plan that builds something: on a thing any, on another place one in its coordinates. */
export const builtScene = ({ measured, plans }: ObservedPlace): Scene | undefined =>
  plans
    .map(({ scene }) => scene)
    .filter(isBuilt)
    .find(({ isAlone }) => isAlone !== true || measured.kind === 'thing');

/** True if the place can be shown in three dimensions: a building, a room, a wall. */
export const hasScene = (seen: ObservedPlace): boolean => {
  const { place } = seen.measured;
  return place?.kind === 'room' || place?.kind === 'wall' || builtScene(seen) !== undefined;
};
