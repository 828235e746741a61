import type { WorkPhase } from '../job-card.ts';
import type { Step } from '../contract.ts';
import { inWorkOrder, type JobPart } from './work-order.ts';

/** A job's steps and what decides when they come. */
export interface JobSteps {
  /** Id of the job in its project. */
  readonly id: string;
  readonly place: string;
  readonly phase: WorkPhase;
  readonly steps: readonly Step[];
}

/** A step in the order of the work. */
export interface ScheduledStep {
  /** `<job>/<step>`. */
  readonly key: string;
  readonly job: string;
  readonly step: Step;
  /** Minutes from the beginning of the work. */
  readonly starts: number;
  readonly ends: number;
  /** Working day of its start, from 0. */
  readonly day: number;
  /** Working day of its end; later than `day` only for steps longer than one session. */
  readonly lastDay: number;
  /** Keys of the steps that must be done and dry before. */
  readonly before: readonly string[];
  /** True if no unfinished step must come first. */
  readonly isFree: boolean;
  /** Minutes from the beginning until the steps before it are dry; 0 if they are. */
  readonly dry: number;
}

export interface Schedule {
  readonly steps: readonly ScheduledStep[];
  /** Minutes from the first step until the last one is done and dry. */
  readonly minutes: number;
}

/** A day of work, in minutes from the beginning: when it starts, how much is worked, and until when; the first may be begun already. */
export interface WorkDay {
  readonly starts: number;
  readonly minutes: number;
  readonly until: number;
}

/** Working days. Waits continue within and between them. */
export interface WorkDays {
  /** Minutes of work on a full day. */
  readonly minutes: number;
  readonly day: (n: number) => WorkDay;
}

/** One day without an end. */
const ENDLESS: WorkDays = {
  minutes: Infinity,
  day: () => ({ starts: 0, minutes: Infinity, until: Infinity }),
};

/** Longest step that is done in one session; a longer one continues on the next day. */
export const IN_ONE_GO = 8 * 60;

type PendingStep = Pick<ScheduledStep, 'key' | 'job' | 'step' | 'before'>;

/** Key of a step with the job in its project, so that two painted rooms have separate lists. */
export const stepKey = (job: string, step: string): string => `${job}/${step}`;

/** Steps of a job that no other of its steps waits for: what a next job has to wait for. */
function lastSteps(open: readonly PendingStep[]): readonly string[] {
  const waited = new Set(open.flatMap(({ before }) => before));
  return open.map(({ key }) => key).filter((key) => !waited.has(key));
}

function openSteps(
  { job: { id, steps }, steps: part }: JobPart<JobSteps>,
  first: readonly string[],
): readonly PendingStep[] {
  const inPart = new Set(part.map((step) => step.id));
  return part.map((step) => {
    const above = steps[steps.indexOf(step) - 1];
    const own = step.after ?? (above === undefined ? [] : [above.id]);
    // An earlier part of its own job is done, but the jobs between the two need not be.
    const isFirst = !own.some((one) => inPart.has(one));
    const before = [...own.map((one) => stepKey(id, one)), ...(isFirst ? first : [])];
    return { key: stepKey(id, step.id), job: id, step, before };
  });
}

/** All steps with what they wait for: in one place, each part of a job for the part before it. */
function waitingFor(jobs: readonly JobSteps[]): readonly PendingStep[] {
  const lastOf = new Map<string, readonly string[]>();
  return inWorkOrder(jobs).flatMap((part) => {
    const open = openSteps(part, lastOf.get(part.job.place) ?? []);
    if (open.length > 0) lastOf.set(part.job.place, lastSteps(open));
    return open;
  });
}

/** Unfinished steps to wait for, and the time at which finished ones are dry. */
interface Wait {
  readonly left: ReadonlySet<string>;
  readonly dry: number;
}

/** Waits by step, looked for however far back: a tick out of turn skips nothing. */
function waitsOf(
  all: readonly PendingStep[],
  done: ReadonlyMap<string, number>,
): (key: string) => Wait {
  const known = new Map(all.map((one) => [one.key, one]));
  const waits = new Map<string, Wait>();
  const waitOf = (key: string): Wait => {
    const found = waits.get(key);
    if (found !== undefined) return found;
    // A cycle, which only a bug can make, ends here.
    waits.set(key, { left: new Set(), dry: 0 });
    const before = known.get(key)?.before.filter((one) => known.has(one)) ?? [];
    const ticked = before.filter((one) => done.has(one));
    const wait = {
      left: new Set([
        ...before.filter((one) => !done.has(one)),
        ...ticked.flatMap((one) => [...waitOf(one).left]),
      ]),
      dry: Math.max(0, ...ticked.flatMap((one) => [done.get(one) ?? 0, waitOf(one).dry])),
    };
    waits.set(key, wait);
    return wait;
  };
  return waitOf;
}

/** A step that is not scheduled yet. */
interface OpenStep extends Pick<ScheduledStep, 'isFree' | 'dry'> {
  readonly pending: PendingStep;
  /** Place in the order given. */
  readonly at: number;
  /** Steps that must be scheduled before. */
  readonly awaited: Set<string>;
  readyAt: number;
}

function openStep(pending: PendingStep, at: number, waitOf: (key: string) => Wait): OpenStep {
  const { left, dry } = waitOf(pending.key);
  return { pending, at, dry, isFree: left.size === 0, awaited: new Set(left), readyAt: dry };
}

/** True if the first of two steps that can begin at once comes first: one stays at a job. */
function isBefore(one: OpenStep, other: OpenStep, job: string): boolean {
  const [isSame, isOtherSame] = [one.pending.job === job, other.pending.job === job];
  return isSame === isOtherSame ? one.at < other.at : isSame;
}

/**
 * Puts the steps of all jobs in the order of the work for one pair of hands: in one place, job after
 * job by phase; while something dries, what can be done elsewhere. One stays at a job as long as it
 * can go on. A day holds what fits into its hours of work and is done by its evening; only a step that is
 * longer than a day has one for itself. Steps of jobs that wait for each other in a circle, which only a bug
 * can make, come in the order given. `done`: what is done already, with the minutes until it is dry.
 */
export function scheduleSteps(
  jobs: readonly JobSteps[],
  days: WorkDays = ENDLESS,
  done: ReadonlyMap<string, number> = new Map(),
): Schedule {
  const all = waitingFor(jobs);
  const waitOf = waitsOf(all, done);
  const open = all.filter(({ key }) => !done.has(key));
  const left = new Map(open.map((pending, at) => [pending.key, openStep(pending, at, waitOf)]));
  // Each step is looked at only once it is free, because a house has hundreds.
  const free = new Set([...left.values()].filter(({ awaited }) => awaited.size === 0));
  const followers = new Map<string, OpenStep[]>();
  for (const one of left.values()) {
    for (const key of one.awaited) followers.set(key, [...(followers.get(key) ?? []), one]);
  }
  let allDry = 0;
  const steps: ScheduledStep[] = [];
  let [n, job, worked] = [0, '', 0];
  let today = days.day(0);
  let now = today.starts;
  while (left.size > 0) {
    const isCircle = free.size === 0;
    let [found, begin]: [OpenStep | undefined, number] = [undefined, Infinity];
    for (const one of isCircle ? left.values() : free) {
      const { step } = one.pending;
      const at = isCircle
        ? now
        : beginOn(today, days.minutes, worked, step.minutes, Math.max(now, one.readyAt));
      if (at < begin || (found !== undefined && at === begin && isBefore(one, found, job))) {
        [found, begin] = [one, at];
      }
    }
    if (found === undefined) {
      // The next day begins with what comes first, wherever one stopped.
      [n, job, worked] = [n + 1, '', 0];
      today = days.day(n);
      now = Math.max(now, today.starts);
      continue;
    }
    const { pending: next, isFree, dry } = found;
    left.delete(next.key);
    free.delete(found);
    const { ends, lastDay, onLastDay } = endOf(days, n, next.step.minutes, begin);
    steps.push({ ...next, starts: begin, ends, day: n, lastDay, isFree, dry });
    worked = lastDay === n ? worked + onLastDay : onLastDay;
    if (lastDay !== n) today = days.day(lastDay);
    [n, now, job] = [lastDay, ends, next.job];
    const dryAt = now + (next.step.dryMinutes ?? 0);
    allDry = Math.max(allDry, dryAt);
    for (const one of followers.get(next.key) ?? []) {
      one.awaited.delete(next.key);
      one.readyAt = Math.max(one.readyAt, dryAt);
      if (one.awaited.size === 0 && left.has(one.pending.key)) free.add(one);
    }
  }
  return { steps, minutes: allDry };
}

/** Earliest start on a day with work already done; a step that is too long needs a full day. */
function beginOn(
  { starts, minutes, until }: WorkDay,
  full: number,
  worked: number,
  work: number,
  at: number,
): number {
  const hasWholeDay = at === starts && minutes === full && at + minutes <= until;
  const fits = worked + work <= minutes && at + work <= until;
  return fits || (work > full && hasWholeDay) ? at : Infinity;
}

/** When work that begins on a day is finished, on which day, and how much of it that day has. */
function endOf(days: WorkDays, n: number, work: number, at: number) {
  if (work <= Math.max(days.minutes, IN_ONE_GO))
    return { ends: at + work, lastDay: n, onLastDay: work };
  const more = Math.ceil(work / days.minutes) - 1;
  const lastDay = n + more;
  const onLastDay = work - more * days.minutes;
  return { ends: days.day(lastDay).starts + onLastDay, lastDay, onLastDay };
}
