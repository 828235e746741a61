import {
  COLDEST_DRYING,
  driesSlowerThanAt20,
} from '../../../takeoff/structure/indoors/paint-rates.ts';
import { slowerThanAt20 } from '../../../takeoff/structure/outdoors/concrete.ts';
import type { Step } from '../contract.ts';
import type { Temperature } from './temperature.ts';

/** True if a step leaves material that cannot dry at this temperature. */
export const isTooCold = ({ slower }: Step, celsius: number): boolean =>
  slower === 'drying' && celsius < COLDEST_DRYING;

/**
 * A step with its wait at a temperature, in whole minutes: paint and plaster by makers' labels, cement by maturity.
 * Below the limit for paint the limit counts. Rests do not change.
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
