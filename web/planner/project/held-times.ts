import { scheduleSteps, type Schedule, type WorkDays } from '../jobs/kit/steps/schedule.ts';
import type { JobHere, JobPlan } from '../jobs/kit/contract.ts';
import type { Memo } from '../memo.ts';
import type { Need } from '../shopping/list.ts';
import type { HeldTime } from '../shopping/shared-need.ts';
import type { Material } from '../takeoff/material.ts';

/** A planned job, as far as its schedule depends on it. */
interface Planned {
  readonly entry: { readonly id: string; readonly place: string };
  readonly job: Pick<JobHere, 'phase'>;
  readonly plan: Pick<JobPlan, 'steps' | 'materials'>;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Longest day of work, from the morning to the night. */
const MOST_HOURS = 12;

/** Days of this many hours of work; they last twice as long at most, waits included. */
const daysOf = (hours: number): WorkDays => ({
  minutes: hours * HOUR,
  day: (n) => ({
    starts: n * DAY,
    minutes: hours * HOUR,
    until: n * DAY + Math.min(2 * hours, MOST_HOURS) * HOUR,
    night: n * DAY + MOST_HOURS * HOUR,
  }),
});

/**
 * Ways to spread the work over days: without nights, and with the hours a day that users can choose. On a short day,
 * short steps in other places come before a long one, so no way has the most in use for all projects.
 */
const WAYS: readonly (WorkDays | undefined)[] = [undefined, ...[8, 6, 4, 3, 2].map(daysOf)];

const staysInPlace = (material: Material): boolean =>
  material.form === 'packs' && material.lasts === 'in-place';

/** From the first step that takes a line to the last that takes it away, or else to the end of the job. */
function heldIn({ steps }: Schedule, job: string, { id, product }: Material): HeldTime {
  const own = steps.filter((one) => one.job === job);
  const uses = own.filter(({ step }) => step.lines?.includes(id));
  const ends = own.filter(({ step }) => step.work?.removes?.some(({ item }) => item === product));
  const from = Math.min(...uses.map(({ starts }) => starts));
  const last = ends.length === 0 ? own : [...uses, ...ends];
  return { from, to: Math.max(from, ...last.map((one) => one.ends)) };
}

/**
 * When each job has the things in its place that several jobs need and that are left there, by job and line. Ticks do
 * not count: the list stays the same while the work goes on.
 */
function heldTimes(
  jobs: readonly Planned[],
): ReadonlyMap<string, ReadonlyMap<string, readonly HeldTime[]>> {
  const lines = jobs.flatMap(({ entry, plan }) =>
    plan.materials.filter(staysInPlace).map((material) => ({ job: entry.id, material })),
  );
  const byLine = Map.groupBy(lines, ({ material }) => material.id);
  const shared = lines.filter(({ job, material }) =>
    byLine.get(material.id)?.some((other) => other.job !== job),
  );
  if (shared.length === 0) return new Map();
  const work = jobs.map(({ entry, job, plan }) => {
    return { id: entry.id, place: entry.place, phase: job.phase, steps: plan.steps };
  });
  const schedules = WAYS.map((days) => scheduleSteps(work, days));
  return new Map(
    [...Map.groupBy(shared, ({ job }) => job)].map(([job, own]) => [
      job,
      new Map(
        own.map(({ material }) => [
          material.id,
          schedules.map((schedule) => heldIn(schedule, job, material)),
        ]),
      ),
    ]),
  );
}

/** Needs with the times in which their jobs have what is left in its place; the same object for the same times. */
export function timedNeeds(
  needs: readonly Need[],
  jobs: readonly Planned[],
  memo: Memo,
): readonly Need[] {
  const of = jobs.flatMap(({ entry: { id, place }, job, plan: { steps, materials } }) => [
    steps,
    materials,
    job,
    id,
    place,
  ]);
  const held = memo.of(['held', ...of], () => heldTimes(jobs));
  return needs.map((need) => {
    const times = held.get(need.job)?.get(need.material.id);
    return times === undefined
      ? need
      : memo.of(['held-need', need, JSON.stringify(times)], () => ({ ...need, held: times }));
  });
}
