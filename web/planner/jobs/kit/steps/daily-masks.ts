import type { Material } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';
import { compact, type JobStep, type Sparse } from '../contract.ts';
import { HOUR } from './step.ts';

/** Minutes of work in a day; a longer wait ends the day. */
const WORKING_DAY = 8 * HOUR;

const isDustMask = ({ product }: Material): boolean => product === 'dust-mask';

const daysOf = (minutes: number): number => Math.ceil(minutes / WORKING_DAY);

/**
 * Days on which a step takes a dust mask, anew after each wait over night: those from the first such step to the last,
 * or of each run of such steps if these are fewer. More work never takes fewer.
 */
function maskedDays(steps: readonly JobStep[]): number {
  let days = 0;
  let all = 0;
  let runs: number[] = [];
  let isRunning = false;
  const end = (): void => {
    days += Math.min(daysOf(all), sum(runs.map(daysOf)));
    [all, runs, isRunning] = [0, [], false];
  };
  let between = 0;
  for (const { minutes, dryMinutes = 0, takes } of steps) {
    const isMasked = takes.some(isDustMask);
    if (isMasked) {
      all += (runs.length === 0 ? 0 : between) + minutes;
      runs = isRunning ? [...runs.slice(0, -1), (runs.at(-1) ?? 0) + minutes] : [...runs, minutes];
    }
    between = isMasked ? 0 : between + minutes;
    isRunning = isMasked;
    if (dryMinutes >= WORKING_DAY) end();
  }
  end();
  return days;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

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
