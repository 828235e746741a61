import { describe, expect, it } from 'vitest';
import { slowedByCold, isTooCold } from '../../../../web/planner/jobs/kit/weather/cold.ts';
import { TEMPERATURES } from '../../../../web/planner/jobs/kit/weather/temperature.ts';
import type { Step } from '../../../../web/planner/jobs/kit/contract.ts';

const step = (dryMinutes: number, slower?: Step['slower']): Step => ({
  id: 'coat',
  title: '',
  detail: '',
  minutes: 30,
  dryMinutes,
  ...(slower === undefined ? {} : { slower }),
});
const waits = (one: Step): readonly (number | undefined)[] =>
  TEMPERATURES.map((celsius) => slowedByCold(one, celsius).dryMinutes);

describe('a wait at 20, 15, 10 and 5 °C', () => {
  it('paint dries twice as long at 10 °C and no longer than that at 8 °C', () => {
    expect(waits(step(240, 'drying'))).toEqual([240, 360, 480, 528]);
    expect(TEMPERATURES.filter((celsius) => isTooCold(step(240, 'drying'), celsius))).toEqual([5]);
  });

  it('cement cures by its maturity, 30 ÷ (T + 10)', () => {
    expect(waits(step(1440, 'hardening'))).toEqual([1440, 1728, 2160, 2880]);
    expect(TEMPERATURES.some((celsius) => isTooCold(step(1440, 'hardening'), celsius))).toBe(false);
  });

  it('resting times stay the same', () => {
    expect(waits(step(2880))).toEqual([2880, 2880, 2880, 2880]);
  });
});
