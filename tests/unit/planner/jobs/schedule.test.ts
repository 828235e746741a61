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
/** Jobs in three places; a step may wait for any step above it in place of the last, or be done in one go with that. */
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
          within: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
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
        steps.map(({ work, dry, after, within }, n) => ({
          ...step(`${n}`, work, dry),
          ...(after === undefined || after >= n
            ? within !== undefined && n > 0 && { startsWithin: within }
            : { after: [`${after}`] }),
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

/** A slab: poured, tamped, floated once the water on it is gone, and covered. */
const slab = [
  step('forms', 30),
  step('pour', 70),
  { ...step('tamp', 60, 60), startsWithin: 15 },
  { ...step('float', 90), startsWithin: 60 },
  { ...step('cover', 20, 2880), startsWithin: 60 },
  step('strip', 30),
];

const startsIn = (jobs: readonly JobSteps[], days?: WorkDays, done?: ReadonlyMap<string, number>) =>
  scheduleSteps(jobs, days, done).steps.map(({ key, day, starts: at, goesPast }) => [
    key,
    day,
    at - (days?.day(day).starts ?? 0),
    goesPast,
  ]);

describe('a session', () => {
  it('waits for a day that holds all of it, and nothing comes between its steps', () => {
    const other = job('b', 'y', [step('paint', 45), step('tidy', 45)]);
    expect(startsIn([job('a', 'x', slab), other], daysOf(240))).toEqual([
      ['a/forms', 0, 0, false],
      ['b/paint', 0, 30, false],
      ['b/tidy', 0, 75, false],
      ['a/pour', 1, 0, false],
      ['a/tamp', 1, 70, false],
      ['a/float', 1, 190, false],
      ['a/cover', 1, 280, false],
      ['a/strip', 3, 300, false],
    ]);
    expect(startsIn([job('a', 'x', slab), other]).map(([key]) => key)).toEqual([
      'a/forms',
      'a/pour',
      'a/tamp',
      'a/float',
      'a/cover',
      'b/paint',
      'b/tidy',
      'a/strip',
    ]);
  });

  it('that no day holds begins in the morning and goes past the hours', () => {
    expect(startsIn([job('a', 'x', slab)], daysOf(120))).toEqual([
      ['a/forms', 0, 0, false],
      ['a/pour', 1, 0, true],
      ['a/tamp', 1, 70, true],
      ['a/float', 1, 190, true],
      ['a/cover', 1, 280, true],
      ['a/strip', 4, 0, false],
    ]);
    // Today is a full day until the evening only.
    const afternoon: WorkDays = {
      ...daysOf(120),
      day: (n) => ({ ...daysOf(120).day(n), ...(n === 0 && { night: 299 }) }),
    };
    const poured = [job('a', 'x', slab.slice(1))];
    expect(startsIn(poured, daysOf(120))[0]).toEqual(['a/pour', 0, 0, true]);
    expect(startsIn(poured, afternoon)[0]).toEqual(['a/pour', 1, 0, true]);
  });

  it('that is begun goes on today, before all else, though the hours are used up', () => {
    const done = new Map([
      ['a/forms', -200],
      ['a/pour', -60],
      ['a/tamp', 40],
    ]);
    const other = job('b', 'y', [step('paint', 10)]);
    expect(startsIn([other, job('a', 'x', slab)], daysOf(240, 20), done)).toEqual([
      ['a/float', 0, 40, true],
      ['a/cover', 0, 130, true],
      ['b/paint', 1, 0, false],
      ['a/strip', 2, 150, false],
    ]);
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

  it('starts no step of a session later than its limit, and on the day of the one above it', () => {
    fc.assert(
      fc.property(someJobs, someDays, (jobs, days) => {
        const { steps } = scheduleSteps(jobs, days);
        const at = new Map(steps.map((one) => [one.key, one]));
        const late = jobs.flatMap(({ id, steps: own }) =>
          own.flatMap(({ startsWithin, id: one }, i) => {
            const [here, above] = [one, own[i - 1]?.id ?? ''].map((key) =>
              at.get(stepKey(id, key)),
            );
            if (startsWithin === undefined || here === undefined || above === undefined) return [];
            const gap = here.starts - dryOf(above);
            return gap >= 0 && gap <= startsWithin && here.day === above.lastDay ? [] : [here.key];
          }),
        );
        expect(late).toEqual([]);
      }),
    );
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

  it('keeps each day to its hours unless a step or a session is longer, and does one step at a time', () => {
    fc.assert(
      fc.property(someJobs, someDays, (jobs, days) => {
        const { steps } = scheduleSteps(jobs, days);
        let free = 0;
        const worked = new Map<number, number>();
        for (const { starts: at, ends, day, lastDay, goesPast, step: one } of steps) {
          expect(at).toBeGreaterThanOrEqual(free);
          free = ends;
          const first = days.day(day);
          const last = days.day(lastDay);
          expect(at).toBeGreaterThanOrEqual(first.starts);
          const isLong = one.minutes > days.minutes;
          if (goesPast) {
            expect(day).toBe(lastDay);
            expect(ends - at).toBe(one.minutes);
            continue;
          }
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
