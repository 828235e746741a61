import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JobSteps } from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import { type DaysSaid, HOURS, WORKING_DAYS } from '../../../../web/planner/calendar/work-days.ts';
import { currentStep, planDays } from '../../../../web/planner/calendar/plan-days.ts';
import { setDone } from '../../../../web/documents/edits/edit.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';

const NOW = new Date(2026, 10, 28, 9).getTime();
const PROJECT = newProject('p', NOW);
const ROOM: JobSteps = {
  id: 'paint',
  place: 'room',
  phase: 'paint',
  steps: [
    { id: 'clear', title: 'Clear', detail: '', minutes: 60 },
    { id: 'first', title: 'First coat', detail: '', minutes: 120, dryMinutes: 240 },
    { id: 'second', title: 'Second coat', detail: '', minutes: 120, dryMinutes: 240 },
  ],
};
const SAID = { hours: 4, workDays: 'weekends' } as const;
const told = (project = PROJECT, now = NOW) =>
  planDays(project, [ROOM], SAID, now).map(({ at, minutes, parts }) => [
    new Date(at).getDate(),
    minutes,
    parts.map(({ scheduled }) => scheduled.step.id),
  ]);

/** Minutes worked on each day where a coat of two hours dries for four, and other work follows it. */
const afterCoat = (hours: DaysSaid['hours'], minutes: number): readonly number[] => {
  const steps = [
    { id: 'coat', title: 'Coat', detail: '', minutes: 120, dryMinutes: 240 },
    { id: 'next', title: 'Next', detail: '', minutes },
  ];
  const said = { hours, workDays: 'weekends' } as const;
  return planDays(PROJECT, [{ ...ROOM, steps }], said, NOW).map((day) => day.minutes);
};

describe('the days of a project', () => {
  test('hold what fits into their hours; it dries over the night', () => {
    expect(told()).toEqual([
      [28, 180, ['clear', 'first']],
      [29, 120, ['second']],
    ]);
  });

  test('stay as they are while a day is worked: what is done is off its hours', () => {
    const cleared = setDone('paint/clear', true, NOW + 3_600_000)(PROJECT);
    expect(told(cleared, NOW + 3_600_000)).toEqual([
      [28, 120, ['first']],
      [29, 120, ['second']],
    ]);
    const dry = NOW + 7 * 3_600_000;
    const painted = setDone('paint/first', true, NOW + 3 * 3_600_000, dry)(cleared);
    expect(told(painted, NOW + 3 * 3_600_000)).toEqual([[29, 120, ['second']]]);
    // Ticked yesterday, it takes nothing off today.
    expect(told(painted, NOW + 24 * 3_600_000)).toEqual([[29, 120, ['second']]]);
  });

  test('days wait for a coat to dry if they are long enough, and never beyond working hours', () => {
    // Two hours, four of drying, then as much as fits before nine; and never more than half of the day in waits.
    expect(afterCoat(8, 360)).toEqual([480]);
    expect(afterCoat(6, 240)).toEqual([360]);
    expect(afterCoat(6, 250)).toEqual([120, 250]);
    expect(afterCoat(4, 120)).toEqual([240]);
    expect(afterCoat(3, 60)).toEqual([120, 60]);
  });

  test('say that they go past their hours where work may not stop, and go on with it once begun', () => {
    const glued: JobSteps = {
      ...ROOM,
      steps: [
        { id: 'frame', title: 'Frame', detail: '', minutes: 100 },
        { id: 'back', title: 'Back', detail: '', minutes: 60, dryMinutes: 60, startsWithin: 15 },
        { id: 'load', title: 'Load', detail: '', minutes: 15 },
      ],
    };
    const said = { hours: 2, workDays: 'any' } as const;
    const daysAt = (project = PROJECT, now = NOW) =>
      planDays(project, [glued], said, now).map(({ minutes, goesPast, parts }) => [
        minutes,
        goesPast,
        parts.map(({ scheduled }) => scheduled.step.id),
      ]);
    expect(daysAt()).toEqual([
      [160, true, ['frame', 'back']],
      [15, false, ['load']],
    ]);
    const later = NOW + 100 * 60_000;
    expect(daysAt(setDone('paint/frame', true, later)(PROJECT), later)).toEqual([
      [60, true, ['back']],
      [15, false, ['load']],
    ]);
    // Work that has begun comes first, even while it waits.
    const waiting: JobSteps = {
      ...glued,
      steps: glued.steps.map((one) => (one.id === 'frame' ? { ...one, dryMinutes: 60 } : one)),
    };
    const other = { ...ROOM, id: 'other', place: 'hall' };
    const begun = setDone('paint/frame', true, later, later + 3_600_000)(PROJECT);
    const days = planDays(begun, [other, waiting], said, later);
    expect(currentStep(days, [])?.key).toBe('paint/back');
    expect(currentStep(planDays(PROJECT, [other, waiting], said, NOW), [])?.key).toBe(
      'other/clear',
    );
  });

  test('add up to all the work that is left, whatever the hours', () => {
    const work = fc.array(fc.integer({ min: 5, max: 2000 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        work,
        fc.constantFrom(...HOURS),
        fc.constantFrom(...WORKING_DAYS),
        (all, hours, workDays) => {
          const steps = all.map((minutes, i) => ({ id: `${i}`, title: '', detail: '', minutes }));
          const days = planDays(PROJECT, [{ ...ROOM, steps }], { hours, workDays }, NOW);
          const sum = days
            .flatMap(({ parts }) => parts)
            .reduce((minutes, part) => minutes + part.minutes, 0);
          expect(sum).toBe(all.reduce((minutes, one) => minutes + one, 0));
          const dates = days.map(({ at }) => at);
          expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
          for (const { minutes, parts } of days) {
            expect(minutes).toBe(parts.reduce((spent, part) => spent + part.minutes, 0));
            if (parts.length > 1) expect(minutes).toBeLessThanOrEqual(hours * 60);
          }
        },
      ),
    );
  });
});
