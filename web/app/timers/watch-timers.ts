import { en } from '../../language/en/timers.ts';
import { area } from '../../language/language.ts';
import { subscribe } from '../../projects/device-storage.ts';
import { setDone } from '../../projects/edit.ts';
import { changeProject } from '../../projects/store.ts';
import { listTimers, takeUnrung, type Timer } from '../../projects/timers.ts';
import { showTabSigns, type TabSign } from '../../ui/tab-sign.ts';
import { formatMoment, timeAgo, timeLeft } from '../../ui/time.ts';
import { showNotice } from '../../ui/toast.tsx';
import { refreshNow } from '../../ui/use-now.ts';
import { ring } from './ring.ts';

const words = area('timers', en);

const LOOK_EVERY_MS = 15_000;
/** Nobody waits any more for what has been dry since the day before. */
const PAST_MS = 24 * 60 * 60 * 1000;

const pathOf = ({ project }: Timer): string => `/project/${project}/do`;

/** The first to end of a project on its own tab, the first of all on that of the projects. */
function signsOf(timers: readonly Timer[], now: number): readonly TabSign[] {
  const sign = (to: string, { until }: Timer): TabSign => ({
    to,
    text: until > now ? timeLeft(until, now) : words.dry,
    isDue: until <= now,
  });
  const [first] = timers;
  const ofProjects = new Map(timers.toReversed().map((timer) => [pathOf(timer), timer]));
  return [
    ...[...ofProjects].map(([to, timer]) => sign(to, timer)),
    ...(first === undefined ? [] : [sign('/', first)]),
  ];
}

/** What has just become dry, until the person has taken note. */
function noticeOf(ended: Timer | undefined, now: number): Parameters<typeof showNotice>[0] {
  if (ended === undefined) return undefined;
  const { name, project, step, until } = ended;
  return {
    key: `${project}/${step}`,
    text: words.ended(name, formatMoment(until, now), timeAgo(until, now)),
    to: pathOf(ended),
    show: words.show,
    ok: words.ok,
    onOk: () => changeProject(project, setDone(step, true)),
  };
}

let stop: (() => void) | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/** Rings for what has ended since, and puts all signs right. */
function look(): void {
  const now = Date.now();
  const timers = listTimers();
  const ended = timers.filter(({ until }) => until <= now);
  const recent = ended.filter(({ until }) => now - until < PAST_MS);
  if (takeUnrung(recent).length > 0) {
    stop?.();
    stop = ring();
    refreshNow();
  }
  if (recent.length === 0) {
    stop?.();
    stop = undefined;
  }
  showNotice(noticeOf(recent.at(-1), now));
  showTabSigns(signsOf(timers, now));
  clearTimeout(next);
  if (timers.length === 0) return;
  const waits = timers.map(({ until }) => until - now).filter((wait) => wait > 0);
  next = setTimeout(look, Math.min(LOOK_EVERY_MS, ...waits));
}

/**
 * Rings when a timer of any project ends, or on the person's return when it ended meanwhile, and shows
 * the time left on the tab bar. For as long as the page is open.
 */
export function watchTimers(): void {
  subscribe(look);
  // A page that slept has not looked.
  document.addEventListener('visibilitychange', look);
  look();
}
