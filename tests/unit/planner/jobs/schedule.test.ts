import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../../web/planner/jobs/kit/job-card.ts';
import type { Step } from '../../../../web/planner/jobs/kit/contract.ts';
import { IN_ONE_GO } from '../../../../web/planner/jobs/kit/steps/sessions.ts';
import {
  scheduleSteps,
  stepKey,
  type JobSteps,
  type ScheduledStep,
  type WorkDays,
} from '../../../../web/planner/jobs/kit/steps/schedule.ts';

const step = (id: string, minutes: number, dryMinutes?: number): Step => ({
  id,
  title: id,
  detail: '',
  minutes,
  ...(dryMinutes === undefined ? {} : { dryMinutes }),
});
const job = (
  id: string,
  place: string,
  steps: readonly Step[],
  phase: JobSteps['phase'] = 'paint',
) => ({
  id,
  place,
  phase,
  steps,
});
const starts = (jobs: readonly JobSteps[]) =>
  scheduleSteps(jobs).steps.map(({ key, starts: at }) => [key, at]);

const NIGHT = 1440;
/** Days of equal length at equal intervals; of the first only a part is left. */
const daysOf = (minutes: number, left = minutes, every = 1): WorkDays => ({
  minutes,
  day: (n) => ({
    starts: n * every * NIGHT,
    minutes: n === 0 ? Math.min(left, minutes) : minutes,
    until: n * every * NIGHT + Math.min(2 * minutes, 720),
    night: n * every * NIGHT + 720,
  }),
});

const minutes = fc.integer({ min: 1, max: 1200 });
/** Jobs in three places; a step may wait for any step above it in place of the last. */
const someJobs = fc
  .array(
    fc.record({
      place: fc.constantFrom('x', 'y', 'z'),
      phase: fc.constantFrom(...PHASES),
      steps: fc.array(
        fc.record({
          work: minutes,
          dry: fc.option(fc.integer({ min: 1, max: 6000 }), { nil: undefined }),
          after: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ place, phase, steps }, i) =>
      job(
        `${i}`,
        place,
        steps.map(({ work, dry, after }, n) => ({
          ...step(`${n}`, work, dry),
          ...(after === undefined || after >= n ? {} : { after: [`${after}`] }),
        })),
        phase,
      ),
    ),
  );
const someDays = fc
  .tuple(fc.constantFrom(120, 180, 240, 360, 480), fc.nat({ max: 480 }), fc.constantFrom(1, 3))
  .map((said) => daysOf(...said));

const keysOf = (jobs: readonly JobSteps[]): readonly string[] =>
  jobs.flatMap(({ id, steps }) => steps.map((one) => stepKey(id, one.id)));
const dryOf = ({ ends, step: { dryMinutes = 0 } }: ScheduledStep): number => ends + dryMinutes;

describe('scheduleSteps', () => {
  it('works in one room while another dries', () => {
    const coats = [step('one', 60, 240), step('two', 60, 240)];
    expect(starts([job('a', 'bedroom', coats), job('b', 'hall', coats)])).toEqual([
      ['a/one', 0],
      ['b/one', 60],
      ['a/two', 300],
      ['b/two', 360],
    ]);
  });

  it('does the jobs of one place in the order of their phases, each after the last is dry', () => {
    const jobs = [
      job('skirting', 'bedroom', [step('fit', 30)], 'fittings'),
      job('paint', 'bedroom', [step('coat', 60, 240)], 'paint'),
    ];
    expect(starts(jobs)).toEqual([
      ['paint/coat', 0],
      ['skirting/fit', 300],
    ]);
  });

  it('stays at a job as long as it can go on', () => {
    const two = [step('one', 10), step('two', 10)];
    expect(starts([job('a', 'x', two), job('b', 'y', two)]).map(([key]) => key)).toEqual([
      'a/one',
      'a/two',
      'b/one',
      'b/two',
    ]);
  });

  it('never takes longer than one step after the other', () => {
    fc.assert(
      fc.property(someJobs, (jobs) => {
        const oneByOne = jobs
          .flatMap(({ steps }) => steps)
          .reduce((sum, one) => sum + one.minutes + (one.dryMinutes ?? 0), 0);
        expect(scheduleSteps(jobs).minutes).toBeLessThanOrEqual(oneByOne);
      }),
    );
  });
});

describe('scheduleSteps in days', () => {
  it('schedules the second coat on the next day after a night of drying', () => {
    const room = [step('clear', 40), step('first', 90, 300), step('second', 90, 240)];
    const { steps } = scheduleSteps([job('a', 'room', room)], daysOf(240));
    expect(steps.map(({ key, day, starts: at }) => [key, day, at])).toEqual([
      ['a/clear', 0, 0],
      ['a/first', 0, 40],
      ['a/second', 1, NIGHT],
    ]);
  });

  it('fills the day with another room while the first dries', () => {
    const coats = [step('one', 60, 420), step('two', 60)];
    const { steps } = scheduleSteps([job('a', 'x', coats), job('b', 'y', coats)], daysOf(240));
    expect(steps.map(({ key, day }) => [key, day])).toEqual([
      ['a/one', 0],
      ['b/one', 0],
      ['a/two', 1],
      ['b/two', 1],
    ]);
  });

  it('gives a long step its own day, and continues a longer one on the next day', () => {
    const long = [step('short', 30), step('dig', 300), step('frame', 1000), step('last', 30)];
    const { steps } = scheduleSteps([job('a', 'x', long)], daysOf(240));
    expect(
      steps.map(({ key, day, lastDay, starts: at, ends }) => [key, day, lastDay, at, ends]),
    ).toEqual([
      ['a/short', 0, 0, 0, 30],
      ['a/dig', 1, 1, NIGHT, NIGHT + 300],
      // Four days of 240 minutes and 40 minutes of a fifth.
      ['a/frame', 2, 6, 2 * NIGHT, 6 * NIGHT + 40],
      ['a/last', 6, 6, 6 * NIGHT + 40, 6 * NIGHT + 70],
    ]);
  });

  it('keeps to what is left of today', () => {
    const { steps } = scheduleSteps(
      [job('a', 'x', [step('one', 30), step('two', 60)])],
      daysOf(240, 45),
    );
    expect(steps.map(({ day }) => day)).toEqual([0, 1]);
  });

  it('has every step once and no other, nothing before what it needs is done and dry', () => {
    fc.assert(
      fc.property(someJobs, someDays, (jobs, days) => {
        const { steps } = scheduleSteps(jobs, days);
        expect(steps.map(({ key }) => key).toSorted()).toEqual(keysOf(jobs).toSorted());
        const dryAt = new Map(steps.map((one) => [one.key, dryOf(one)]));
        for (const { before, starts: at } of steps) {
          for (const key of before) expect(dryAt.get(key)).toBeLessThanOrEqual(at);
        }
      }),
    );
  });

  it('keeps each day to its hours unless one step is longer, and does one step at a time', () => {
    fc.assert(
      fc.property(someJobs, someDays, (jobs, days) => {
        const { steps } = scheduleSteps(jobs, days);
        let free = 0;
        const worked = new Map<number, number>();
        for (const { starts: at, ends, day, lastDay, step: one } of steps) {
          expect(at).toBeGreaterThanOrEqual(free);
          free = ends;
          const first = days.day(day);
          const last = days.day(lastDay);
          expect(at).toBeGreaterThanOrEqual(first.starts);
          const isLong = one.minutes > days.minutes;
          if (isLong) expect(at).toBe(first.starts);
          else {
            worked.set(day, (worked.get(day) ?? 0) + one.minutes);
            expect(worked.get(day)).toBeLessThanOrEqual(first.minutes);
            expect(ends).toBeLessThanOrEqual(first.until);
          }
          if (one.minutes > Math.max(days.minutes, IN_ONE_GO)) {
            expect(ends).toBeLessThanOrEqual(last.starts + last.minutes);
            expect((lastDay - day) * days.minutes + ends - last.starts).toBe(one.minutes);
          } else expect(ends - at).toBe(one.minutes);
        }
      }),
    );
  });

  it('continues after finished steps, and a tick out of order skips no wait', () => {
    fc.assert(
      fc.property(
        someJobs,
        someDays,
        fc.array(fc.nat()),
        fc.nat(3000),
        (jobs, days, picks, dry) => {
          const keys = keysOf(jobs);
          const done = new Map(
            picks.flatMap((pick) =>
              keys.length === 0 ? [] : [[keys[pick % keys.length] ?? '', dry]],
            ),
          );
          const { steps } = scheduleSteps(jobs, days, done);
          expect(steps.map(({ key }) => key).toSorted()).toEqual(
            keys.filter((key) => !done.has(key)).toSorted(),
          );
          const dryAt = new Map<string, number>(done);
          for (const one of steps) dryAt.set(one.key, dryOf(one));
          const beforeOf = new Map(scheduleSteps(jobs).steps.map((one) => [one.key, one.before]));
          const waits = (key: string): readonly string[] =>
            (beforeOf.get(key) ?? []).flatMap((one) => [one, ...(done.has(one) ? waits(one) : [])]);
          for (const { key, starts: at, isFree } of steps) {
            const awaited = waits(key);
            for (const one of awaited) expect(dryAt.get(one)).toBeLessThanOrEqual(at);
            expect(isFree).toBe(awaited.every((one) => done.has(one)));
          }
        },
      ),
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(someJobs, someDays, (jobs, days) => {
        expect(scheduleSteps(structuredClone(jobs), days)).toEqual(scheduleSteps(jobs, days));
      }),
    );
  });

  it('ends even if jobs wait for each other in a cycle', () => {
    const circle = [
      { ...step('one', 600), after: ['two'] },
      { ...step('two', 10), after: ['one'] },
    ];
    const { steps } = scheduleSteps([job('a', 'x', circle)], daysOf(240));
    expect(steps.map(({ key }) => key)).toEqual(['a/one', 'a/two']);
  });
});
