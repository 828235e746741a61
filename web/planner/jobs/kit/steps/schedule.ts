import type { WorkPhase } from '../job-card.ts';
import type { Step } from '../contract.ts';
import { inWorkOrder, type JobPart } from './work-order.ts';
import { IN_ONE_GO, sessionsOf, type PendingStep, type Session, type Wait } from './sessions.ts';

/** A job's steps and what decides when they come. */
export interface JobSteps {
  /** Id of the job in its project. */
  readonly id: string;
  readonly place: string;
  readonly phase: WorkPhase;
  readonly steps: readonly Step[];
}

/** A step in the order of the work. */
export interface ScheduledStep extends PendingStep {
  /** Minutes from the beginning of the work. */
  readonly starts: number;
  readonly ends: number;
  /** Working day of its start, from 0. */
  readonly day: number;
  /** Working day of its end; later than `day` only for steps longer than one session. */
  readonly lastDay: number;
  /** True if the steps before it in its session are done: no other work comes between. */
  readonly isBegun: boolean;
  /** True if its session goes on past the hours of its day, because it may not be split. */
  readonly goesPast: boolean;
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

/**
 * A day of work, in minutes from the beginning: when it starts, how much is worked, until when, and when nobody works on;
 * the first may be begun already.
 */
export interface WorkDay {
  readonly starts: number;
  readonly minutes: number;
  readonly until: number;
  readonly night: number;
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
  day: () => ({ starts: 0, minutes: Infinity, until: Infinity, night: Infinity }),
};

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

/** True if the first of two sessions that can begin at once comes first: one stays at a job. */
function isBefore(one: Session, other: Session, job: string): boolean {
  if (one.isBegun !== other.isBegun) return one.isBegun;
  const [isSame, isOtherSame] = [one.job === job, other.job === job];
  return isSame === isOtherSame ? one.at < other.at : isSame;
}

/** Day that one is on. */
interface Today extends WorkDay {
  /** Its number, from 0. */
  readonly n: number;
  /** Minutes of work on a full day. */
  readonly full: number;
  /** Minutes of it that are planned already. */
  readonly worked: number;
}

/**
 * Puts the steps of all jobs in the order of the work for one pair of hands: in one place, job after
 * job by phase; while something dries, what can be done elsewhere. One stays at a job as long as it
 * can go on. A day holds what fits into its hours of work and is done by its evening; only a session that is
 * longer than a day has one for itself. Nothing comes between the steps of a session, not even in its waits. Steps of
 * jobs that wait for each other in a circle, which only a bug can make, come in the order given. `done`: what is done
 * already, with the minutes until it is dry.
 */
export function scheduleSteps(
  jobs: readonly JobSteps[],
  days: WorkDays = ENDLESS,
  done: ReadonlyMap<string, number> = new Map(),
): Schedule {
  const all = waitingFor(jobs);
  const waitOf = waitsOf(all, done);
  const left = new Set(sessionsOf(all, (key) => done.has(key), waitOf));
  // Each session is looked at only once it is free, because a house has hundreds.
  const free = new Set([...left].filter(({ awaited }) => awaited.size === 0));
  const followers = new Map<string, Session[]>();
  for (const one of left) {
    for (const key of one.awaited) followers.set(key, [...(followers.get(key) ?? []), one]);
  }
  let allDry = 0;
  const steps: ScheduledStep[] = [];
  let [n, job, worked] = [0, '', 0];
  let now = days.day(0).starts;
  while (left.size > 0) {
    const isCircle = free.size === 0;
    const today = { ...days.day(n), n, full: days.minutes, worked };
    let [found, begin]: [Session | undefined, number] = [undefined, Infinity];
    for (const one of isCircle ? left : free) {
      const at = isCircle ? now : beginOn(today, one, now);
      if (at === Infinity) continue;
      const isFirst =
        found === undefined ||
        (found.isBegun === one.isBegun && at !== begin ? at < begin : isBefore(one, found, job));
      if (isFirst) [found, begin] = [one, at];
    }
    if (found === undefined) {
      // The next day begins with what comes first, wherever one stopped.
      [n, job, worked] = [n + 1, '', 0];
      now = Math.max(now, days.day(n).starts);
      continue;
    }
    const { isUnbroken } = found;
    left.delete(found);
    free.delete(found);
    const goesPast = isUnbroken && !isCircle && !fits(today, found, begin);
    for (const [i, { pending, offset }] of found.members.entries()) {
      const starts = begin + offset;
      const { minutes, dryMinutes = 0 } = pending.step;
      const { ends, lastDay, onLastDay } = isUnbroken
        ? { ends: starts + minutes, lastDay: n, onLastDay: minutes }
        : endOf(days, n, minutes, starts);
      const { left: unfinished, dry } = waitOf(pending.key);
      const isBegun = found.isBegun && i === 0;
      const isFree = unfinished.size === 0;
      steps.push({ ...pending, starts, ends, day: n, lastDay, isBegun, goesPast, isFree, dry });
      worked = lastDay === n ? worked + onLastDay : onLastDay;
      [n, now] = [lastDay, ends];
      const dryAt = now + dryMinutes;
      allDry = Math.max(allDry, dryAt);
      for (const one of followers.get(pending.key) ?? []) {
        one.awaited.delete(pending.key);
        one.readyAt = Math.max(one.readyAt, dryAt);
        if (one.awaited.size === 0 && left.has(one)) free.add(one);
      }
    }
    job = found.job;
  }
  return { steps, minutes: allDry };
}

/** True if a day holds all of a session. */
const fits = ({ worked, minutes, until }: Today, { work, span }: Session, at: number): boolean =>
  worked + work <= minutes && at + span <= until;

/** Earliest start on a day. A session too long for any day needs a full one; the rest of one that has begun comes at once. */
function beginOn(today: Today, session: Session, now: number): number {
  const { starts, minutes, until, night, n, full } = today;
  const { work, span, isUnbroken, isBegun, readyAt } = session;
  const at = Math.max(now, readyAt);
  if (fits(today, session, at) || (isBegun && at - now <= IN_ONE_GO)) return at;
  const hasWholeDay = at === starts && minutes === full && at + minutes <= until;
  if (!hasWholeDay) return Infinity;
  // Today may have begun in the afternoon. A later day is as long as any.
  if (n > 0) return work > full || isUnbroken ? at : Infinity;
  const isSplit = !isUnbroken && work > Math.max(full, IN_ONE_GO);
  return work > full && (isSplit || at + span <= night) ? at : Infinity;
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
