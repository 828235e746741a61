import type { WorkDays } from '../jobs/kit/steps/schedule.ts';

/** Possible working hours of a day. */
export const HOURS = [2, 3, 4, 6, 8] as const;
export type Hours = (typeof HOURS)[number];

/** Days of the week with work. */
export const WORKING_DAYS = ['any', 'weekends'] as const;
export type WorkingDays = (typeof WORKING_DAYS)[number];

const MINUTE = 60_000;
/** Start of a later day of work, and the hour after which no work begins. */
const MORNING = 9;
const EVENING = 18;
/** Hour at which work ends. */
const NIGHT = 21;
/** A day lasts at most this multiple of its working hours, waits included. */
const STRETCH = 2;

/** The user's choice of working days. */
export interface DaysSaid {
  readonly hours: Hours;
  readonly workDays: WorkingDays;
}

/** Days of work by the calendar. */
export interface Calendar extends WorkDays {
  /** The morning of a day of work, in milliseconds since 1970. */
  readonly dateOf: (n: number) => number;
}

/** Time on the day that is `days` after another one; in the morning by default. */
const atHour = (day: number | Date, days: number, hour = MORNING): Date => {
  const date = new Date(day);
  // Calendar days, because a day on which the clocks change has 23 or 25 hours.
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
        night,
      };
    },
    dateOf: (n) => dateOf(n).getTime(),
  };
}
