import {
  COLDEST_DRYING,
  driesSlowerThanAt20,
} from '../../../takeoff/structure/indoors/paint-rates.ts';
import { slowerThanAt20 } from '../../../takeoff/structure/outdoors/concrete.ts';
import type { Step } from '../contract.ts';
import type { Temperature } from './temperature.ts';

/** Whether a step leaves something that does not dry as cold as this. */
export const isTooCold = ({ slower }: Step, celsius: number): boolean =>
  slower === 'drying' && celsius < COLDEST_DRYING;

/**
 * A step with its wait as long as it takes at a temperature, in whole minutes: paint and plaster by makers' labels,
 * cement by its maturity. Colder than paint dries at all, its wait is given as at its limit. What only rests takes as
 * long as ever.
 */
export function slowedByCold(step: Step, celsius: Temperature): Step {
  const { slower, dryMinutes } = step;
  if (slower === undefined || dryMinutes === undefined || celsius === 20) return step;
  const times =
    slower === 'hardening'
      ? slowerThanAt20(celsius)
      : driesSlowerThanAt20(Math.max(celsius, COLDEST_DRYING));
  return times.ok ? { ...step, dryMinutes: Math.ceil(dryMinutes * times.value) } : step;
}
