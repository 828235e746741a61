import {
  scheduleSteps,
  stepKey,
  type JobSteps,
  type ScheduledStep,
} from '../jobs/kit/steps/schedule.ts';
import type { Tool } from '../jobs/kit/steps/tools.ts';
import { slowedByCold } from '../jobs/kit/weather/cold.ts';
import type { Temperature } from '../jobs/kit/weather/temperature.ts';
import type { PlannedJob } from '../plan.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { heldBy } from '../project/project-gates.ts';
import type { Project } from '../schema/project.ts';
import { workDays, type DaysSaid } from './work-days.ts';

/** Steps of a job for the schedule. Waits depend on the temperature, °C. */
export const jobSteps = ({ entry, job, plan }: PlannedJob, warmth: Temperature = 20): JobSteps => ({
  id: entry.id,
  place: entry.place,
  phase: job.phase,
  steps: plan.steps.map((step) => slowedByCold(step, warmth)),
});

/** Tools of all jobs without repeats. */
export const toolsToGet = (jobs: readonly PlannedJob[]): readonly Tool[] => [
  ...new Map(jobs.flatMap(({ plan }) => plan.tools.map((tool) => [tool.id, tool]))).values(),
];

const MINUTE = 60_000;

/** Part of a step on one day. */
export interface DayPart {
  readonly scheduled: ScheduledStep;
  readonly minutes: number;
  /** True if the step began on an earlier day. */
  readonly goesOn: boolean;
}

export interface PlannedDay {
  /** Its morning, in milliseconds since 1970. */
  readonly at: number;
  readonly parts: readonly DayPart[];
  /** Work only, without waits. */
  readonly minutes: number;
  /** True if it goes on past the hours of its day, because what is done on it may not be split. */
  readonly goesPast: boolean;
}

/** A step longer than a day takes several days; all but the last are full. */
function partsOf(scheduled: ScheduledStep, full: number): readonly (DayPart & { day: number })[] {
  const { step, day, lastDay } = scheduled;
  return Array.from({ length: lastDay - day + 1 }, (_, i) => ({
    scheduled,
    day: day + i,
    minutes: day + i < lastDay ? full : step.minutes - i * full,
    goesOn: i > 0,
  }));
}

const isSameDay = (a: number, b: number): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** Minutes of work that were done on the day of a moment. */
const workedOn = (now: number, { done, doneAt }: Project, jobs: readonly JobSteps[]): number => {
  const ticked = new Set(done);
  return jobs
    .flatMap(({ id, steps }) => steps.map((step) => ({ key: stepKey(id, step.id), step })))
    .filter(({ key }) => ticked.has(key) && isSameDay(entryOf(doneAt, key) ?? 0, now))
    .reduce((sum, { step }) => sum + step.minutes, 0);
};

/** Remaining work of all jobs, day by day. Drying continues overnight. */
export function planDays(
  project: Project,
  jobs: readonly JobSteps[],
  said: DaysSaid,
  now: number,
): readonly PlannedDay[] {
  const days = workDays(now, said, workedOn(now, project, jobs));
  const done = new Map(
    project.done.map((key) => [key, ((entryOf(project.timers, key) ?? now) - now) / MINUTE]),
  );
  const { steps } = scheduleSteps(jobs, days, done);
  const byDay = Map.groupBy(
    steps.flatMap((one) => partsOf(one, days.minutes)),
    ({ day }) => day,
  );
  return [...byDay].map(([n, parts]) => ({
    at: days.dateOf(n),
    parts,
    minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
    goesPast: parts.some(({ scheduled }) => scheduled.goesPast),
  }));
}

/**
 * The step to do now: the next one of what is done in one go and begun, even if it has to wait; else one that needs no
 * wait and no check, else one that only needs a check, else the first. Undefined if all steps are done.
 */
export function currentStep(
  days: readonly PlannedDay[],
  jobs: readonly PlannedJob[],
): ScheduledStep | undefined {
  const left = days.flatMap(({ parts }) => parts.map(({ scheduled }) => scheduled));
  const isHeld = ({ job: id, step }: ScheduledStep): boolean => {
    const job = jobs.find(({ entry }) => entry.id === id);
    return job !== undefined && heldBy(job, step).length > 0;
  };
  const free = left.filter(({ isFree }) => isFree);
  if (left[0]?.isBegun === true) return left[0];
  const ready = free.filter(({ dry }) => dry === 0);
  return ready.find((one) => !isHeld(one)) ?? ready[0] ?? free[0] ?? left[0];
}
