import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../web/jobs/kit/job-card.ts';
import type { Step } from '../../../web/jobs/kit/contract.ts';
import { oneByOne, scheduleSteps, type JobSteps } from '../../../web/jobs/kit/schedule.ts';

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

  it('has every step once, after what it waits for, and never takes longer than one by one', () => {
    const minutes = fc.integer({ min: 1, max: 100 });
    const jobs = fc.array(
      fc.record({
        place: fc.constantFrom('x', 'y', 'z'),
        phase: fc.constantFrom(...PHASES),
        steps: fc.array(fc.tuple(minutes, fc.option(minutes, { nil: undefined })), {
          maxLength: 5,
        }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(jobs, (drawn) => {
        const all = drawn.map(({ place, phase, steps }, i) =>
          job(
            `${i}`,
            place,
            steps.map(([work, dry], n) => step(`${n}`, work, dry)),
            phase,
          ),
        );
        const schedule = scheduleSteps(all);
        expect(new Set(schedule.steps.map(({ key }) => key)).size).toBe(
          all.reduce((sum, { steps }) => sum + steps.length, 0),
        );
        const end = new Map(
          schedule.steps.map(({ key, starts: at, step: { minutes: work, dryMinutes = 0 } }) => [
            key,
            at + work + dryMinutes,
          ]),
        );
        for (const { before, starts: at } of schedule.steps) {
          for (const key of before) expect(end.get(key)).toBeLessThanOrEqual(at);
        }
        expect(schedule.minutes).toBeLessThanOrEqual(oneByOne(all));
      }),
    );
  });
});
