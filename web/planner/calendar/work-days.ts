import type { WorkDays } from '../jobs/kit/steps/schedule.ts';

/** How long a day of work may be, hours. */
export const HOURS = [2, 3, 4, 6, 8] as const;
export type Hours = (typeof HOURS)[number];

/** On which days a person works. */
export const WORKING_DAYS = ['any', 'weekends'] as const;
export type WorkingDays = (typeof WORKING_DAYS)[number];

const MINUTE = 60_000;
/** Work of a later day starts in the morning, and nobody begins in the evening. */
const MORNING = 9;
const EVENING = 18;
/** By then the tools are down. */
const NIGHT = 21;
/** A day lasts at most so many times its hours of work: nobody waits for longer than they work. */
const STRETCH = 2;

/** What a person said of their days. */
export interface DaysSaid {
  readonly hours: Hours;
  readonly workDays: WorkingDays;
}

/** The days that a person works on, by the calendar. */
export interface Calendar extends WorkDays {
  /** The morning of a day of work, in milliseconds since 1970. */
  readonly dateOf: (n: number) => number;
}

/** An hour of the day that is so many days after another, in the morning unless another hour is asked for. */
const atHour = (day: number | Date, days: number, hour = MORNING): Date => {
  const date = new Date(day);
  // By the calendar: a day on which the clocks change has 23 hours, or 25.
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return date;
};

const isWeekend = (date: Date): boolean => date.getDay() % 6 === 0;

/**
 * The days of work from now on, in minutes from now. Today is one of them until the evening, less what was worked today;
 * where only weekends are, it is one on any day that work was begun on. `worked`: minutes of today's work that is done.
 */
export function workDays(
  now: number,
  { hours, workDays: which }: DaysSaid,
  worked: number,
): Calendar {
  const minutes = hours * 60;
  const isDay = (date: Date): boolean => which === 'any' || isWeekend(date);
  const today = new Date(now);
  const isToday = worked > 0 || (isDay(today) && today.getHours() < EVENING);
  const dates: Date[] = isToday ? [atHour(now, 0)] : [];
  let ahead = 0;
  const dateOf = (n: number): Date => {
    for (;;) {
      const found = dates[n];
      if (found !== undefined) return found;
      ahead += 1;
      const next = atHour(now, ahead);
      if (isDay(next)) dates.push(next);
    }
  };
  const inMinutes = (date: Date): number => Math.round((date.getTime() - now) / MINUTE);
  return {
    minutes,
    day: (n) => {
      const date = dateOf(n);
      const isBegun = n === 0 && isToday;
      const starts = isBegun ? 0 : inMinutes(date);
      const night = inMinutes(atHour(date, 0, NIGHT));
      return {
        starts,
        minutes: isBegun ? Math.max(0, minutes - worked) : minutes,
        until: Math.min(starts + STRETCH * minutes, night),
      };
    },
    dateOf: (n) => dateOf(n).getTime(),
  };
}
