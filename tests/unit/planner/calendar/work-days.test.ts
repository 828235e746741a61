import { describe, expect, test } from 'vitest';
import { workDays, type DaysSaid } from '../../../../web/planner/calendar/work-days.ts';

// 26 November 2026 is a Thursday.
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const SAID: DaysSaid = { hours: 4, workDays: 'weekends' };
const ANY: DaysSaid = { hours: 4, workDays: 'any' };
const dates = (now: number, said: DaysSaid, worked = 0): readonly number[] => {
  const days = workDays(now, said, worked);
  return [0, 1, 2, 3].map((n) => new Date(days.dateOf(n)).getDate());
};

describe('days of work', () => {
  test('are the weekends, from the next Saturday', () => {
    expect(dates(at(26, 10), SAID)).toEqual([28, 29, 5, 6]);
    expect(workDays(at(26, 10), SAID, 0).day(0)).toEqual({
      starts: 47 * 60,
      minutes: 240,
      until: 55 * 60,
      night: 59 * 60,
    });
  });

  test('are any day, from today until the evening', () => {
    expect(dates(at(26, 10), ANY)).toEqual([26, 27, 28, 29]);
    expect(dates(at(26, 19), ANY)).toEqual([27, 28, 29, 30]);
    expect(workDays(at(26, 10), ANY, 0).day(0)).toEqual({
      starts: 0,
      minutes: 240,
      until: 480,
      night: 660,
    });
    expect(workDays(at(26, 10), ANY, 0).day(1)).toEqual({
      starts: 23 * 60,
      minutes: 240,
      until: 31 * 60,
      night: 35 * 60,
    });
  });

  test('are less what was worked today, which makes any day one of work', () => {
    expect(dates(at(26, 19), SAID, 90)).toEqual([26, 28, 29, 5]);
    expect(workDays(at(26, 19), SAID, 90).day(0)).toEqual({
      starts: 0,
      minutes: 150,
      until: 120,
      night: 120,
    });
    expect(workDays(at(28, 12), SAID, 500).day(0)).toEqual({
      starts: 0,
      minutes: 0,
      until: 480,
      night: 540,
    });
  });

  test('are over at nine, however many hours they have', () => {
    const long = { ...ANY, hours: 8 } as const;
    expect(workDays(at(26, 16), long, 0).day(0).until).toBe(5 * 60);
    const { starts, until } = workDays(at(26, 16), long, 0).day(1);
    expect(until - starts).toBe(12 * 60);
  });

  test('start in the morning when the clocks change, too', () => {
    // In London they go back on 25 October 2026: that night has an hour more.
    const saturday = new Date(2026, 9, 24, 10).getTime();
    const { day, dateOf } = workDays(saturday, SAID, 0);
    expect(new Date(dateOf(1)).getHours()).toBe(9);
    expect(day(1).starts).toBe((dateOf(1) - saturday) / 60_000);
  });
});
