import { PHASES, type Phase } from './job-card.ts';
import type { Step } from './contract.ts';

/** A job's steps and what decides when they come. */
export interface JobSteps {
  /** Of the job in its project. */
  readonly id: string;
  readonly place: string;
  readonly phase: Phase;
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
  /** Keys of the steps that must be done and dry before. */
  readonly before: readonly string[];
}

export interface Schedule {
  readonly steps: readonly ScheduledStep[];
  /** From the first step until the last is done and dry, in minutes. */
  readonly minutes: number;
}

type Open = Omit<ScheduledStep, 'starts'>;

/** A step is told by its job in the project, so that two rooms painted are two lists. */
export const stepKey = (job: string, step: string): string => `${job}/${step}`;

/** Steps of a job that no other of its steps waits for: what a next job has to wait for. */
function lastSteps(open: readonly Open[]): readonly string[] {
  const waited = new Set(open.flatMap(({ before }) => before));
  return open.map(({ key }) => key).filter((key) => !waited.has(key));
}

function openSteps({ id, steps }: JobSteps, first: readonly string[]): readonly Open[] {
  return steps.map((step, i) => {
    const above = steps[i - 1];
    const own = (step.after ?? (above === undefined ? [] : [above.id])).map((one) =>
      stepKey(id, one),
    );
    return { key: stepKey(id, step.id), job: id, step, before: own.length === 0 ? first : own };
  });
}

/** All steps with what they wait for: in one place, the jobs of one phase for those of the phases before. */
function waitingFor(jobs: readonly JobSteps[]): readonly Open[] {
  const lastOf = new Map<string, readonly string[]>();
  const inPhase = jobs.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
  return inPhase.flatMap((job) => {
    const open = openSteps(job, lastOf.get(job.place) ?? []);
    if (open.length > 0) lastOf.set(job.place, lastSteps(open));
    return open;
  });
}

/**
 * Puts the steps of all jobs in the order of the work for one pair of hands: in one place, job after
 * job by phase; while something dries, what can be done elsewhere. One stays at a job as long as it
 * can go on. Steps of jobs that wait for each other in a circle, which only a bug can make, come in
 * the order given.
 */
export function scheduleSteps(jobs: readonly JobSteps[]): Schedule {
  const left = [...waitingFor(jobs)];
  const known = new Set(left.map(({ key }) => key));
  const dryAt = new Map<string, number>();
  const done: ScheduledStep[] = [];
  const readyAt = ({ before }: Open): number =>
    before.reduce(
      (latest, key) => Math.max(latest, known.has(key) ? (dryAt.get(key) ?? Infinity) : 0),
      0,
    );
  let [now, at] = [0, ''];
  while (left.length > 0) {
    const ready = left.map(readyAt);
    const soonest = Math.min(...ready);
    now = Math.max(now, Number.isFinite(soonest) ? soonest : now);
    const can = left.filter((_, i) => (ready[i] ?? Infinity) <= now);
    const next = can.find(({ job }) => job === at) ?? can[0] ?? left[0];
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    done.push({ ...next, starts: now });
    now += next.step.minutes;
    dryAt.set(next.key, now + (next.step.dryMinutes ?? 0));
    at = next.job;
  }
  return { steps: done, minutes: Math.max(0, ...dryAt.values()) };
}

/** What takes how long when nothing is done while something dries: for comparison. */
export const oneByOne = (jobs: readonly JobSteps[]): number =>
  jobs
    .flatMap(({ steps }) => steps)
    .reduce((sum, { minutes, dryMinutes }) => sum + minutes + (dryMinutes ?? 0), 0);
