import type { Material } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';
import { compact, type JobStep, type Sparse } from '../contract.ts';
import { HOUR } from './step.ts';

/** Minutes of work in a day; a longer wait ends the day. */
const WORKING_DAY = 8 * HOUR;

const isDustMask = ({ product }: Material): boolean => product === 'dust-mask';

/** Days of work from the first step with a dust mask to the last, counted anew after each wait over night. */
function maskedDays(steps: readonly JobStep[]): number {
  let days = 0;
  let since: number | undefined;
  let until = 0;
  let at = 0;
  const end = (): void => {
    if (since !== undefined) days += Math.ceil((until - since) / WORKING_DAY);
    since = undefined;
  };
  for (const { minutes, dryMinutes = 0, takes } of steps) {
    const isMasked = takes.some(isDustMask);
    if (isMasked) since ??= at;
    at += minutes;
    if (isMasked) until = at;
    if (dryMinutes >= WORKING_DAY) end();
  }
  end();
  return days;
}

/** Steps with a new dust mask for each day on which one is worn: makers’ sheets allow one shift. */
export function withDailyMasks(bill: Bill, steps: Sparse<JobStep>): readonly JobStep[] {
  const all = compact(steps);
  const days = maskedDays(all);
  const made = new Map<Material, readonly Material[]>();
  const daily = (line: Material): readonly Material[] => {
    if (!isDustMask(line)) return [line];
    const lines = made.get(line) ?? bill.pack('dust-mask', days, line.why);
    made.set(line, lines);
    return lines;
  };
  return all.map((one) => ({ ...one, takes: one.takes.flatMap(daily) }));
}
