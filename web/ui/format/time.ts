import { words } from '../../language/page/amounts.ts';
import { pageFormats } from '../../language/language.ts';
import { createStore, useStore } from '../../platform/store.ts';

/** A duration: `45 min`, `4 h`, `3 h 20 min`, `2 days 3 h`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / 1440);
  const hours = Math.floor((whole % 1440) / 60);
  const rest = whole % 60;
  return words.duration([
    ...(days > 0 ? [words.days(days)] : []),
    ...(hours > 0 ? [words.hours(hours)] : []),
    // Durations of days omit minutes.
    ...(days === 0 && (rest > 0 || hours === 0) ? [words.minutes(rest)] : []),
  ]);
}

/** Working time, always in hours, because a working day is not a calendar day. */
export function formatWork(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
  return words.duration([
    ...(hours > 0 ? [words.hours(hours)] : []),
    ...(rest > 0 || hours === 0 ? [words.minutes(rest)] : []),
  ]);
}

/** Rounded to five minutes below an hour, to half an hour above. */
export function formatAbout(minutes: number): string {
  const to = minutes < 60 ? 5 : 30;
  return formatWork(Math.max(to, Math.round(minutes / to) * to));
}

const MINUTE = 60_000;

/** Remaining time, rounded up to a minute: `2 h`, and finally `1 min`. */
export const timeLeft = (until: number, now: number): string =>
  formatMinutes(Math.max(1, Math.ceil((until - now) / MINUTE)));

/** The same in one unit, rounded up, for a narrow place. */
export function timeLeftShort(until: number, now: number): string {
  const minutes = (until - now) / MINUTE;
  const unit = minutes > 1440 ? 1440 : minutes > 60 ? 60 : 1;
  return formatMinutes(Math.max(1, Math.ceil(minutes / unit)) * unit);
}

/** Time since a moment, in whole minutes; undefined during the first. */
export const timeAgo = (at: number, now: number): string | undefined =>
  now - at < MINUTE ? undefined : formatMinutes(Math.floor((now - at) / MINUTE));

const day = (time: number): string => new Date(time).toDateString();

/** Time of day, with the weekday if it is not today. */
export function formatMoment(at: number, now: number): string {
  const time = pageFormats().date(at, { hour: '2-digit', minute: '2-digit' });
  return day(at) === day(now) ? time : `${pageFormats().date(at, { weekday: 'short' })} ${time}`;
}

/** A date in a plan: `Saturday 12 Dec`. */
export const formatDate = (at: number): string =>
  pageFormats().date(at, { weekday: 'long', day: 'numeric', month: 'short' });

const noon = (time: number): number => new Date(time).setHours(12, 0, 0, 0);

/** A future day as a heading: `Today`, `Tomorrow`, `Saturday`, later with its date. */
export function formatDayAhead(at: number, now: number): string {
  const ahead = Math.round((noon(at) - noon(now)) / (1440 * MINUTE));
  if (ahead === 0) return words.today;
  if (ahead === 1) return words.tomorrow;
  return ahead < 7 ? pageFormats().date(at, { weekday: 'long' }) : formatDate(at);
}

/** A date as on a receipt: `21 Nov`. The first use of `Intl` would take a slow phone 110 ms of home. */
export function formatDay(at: number): string {
  const date = new Date(at);
  const month = words.months.split(' ')[date.getMonth()] ?? '';
  return words.dayOfYear(date.getDate(), month);
}

const EVERY_MS = 15_000;

const now = createStore(0, () => {
  refreshNow();
  const timer = setInterval(refreshNow, EVERY_MS);
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', refreshNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshNow);
  };
});

/** Updates all displayed times now. */
export function refreshNow(): void {
  now.set(Date.now());
}

refreshNow();

/** Current time to a quarter of a minute, in milliseconds since 1970. */
export const useNow = (): number => useStore(now);
