/** Minutes as people say them: `45 min`, `4 h`, `3 h 20 min`, `2 days 3 h`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / 1440);
  const hours = Math.floor((whole % 1440) / 60);
  const rest = whole % 60;
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours === 0 ? '' : ` ${hours} h`}`;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const day = (time: number): string => new Date(time).toDateString();

/** A moment as a clock shows it, with its day when that is not today. */
export function formatMoment(at: number, now: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);
  if (day(at) === day(now)) return time;
  return `${new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(at)} ${time}`;
}

/** A day as a receipt says it: `21 Nov`. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(at);
