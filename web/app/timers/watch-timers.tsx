import { words } from '../../language/page/timers.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { setDone } from '../../documents/edits/edit.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { listTimers, takeUnrung, type Timer } from '../../documents/store/timers.ts';
import { showTabSigns, type TabSigns } from '../../ui/controls/frame/tab-bar.tsx';
import {
  formatMoment,
  refreshNow,
  timeAgo,
  timeLeft,
  timeLeftShort,
} from '../../ui/format/time.ts';
import { showNotice } from '../../ui/controls/toast.tsx';
import { Link, useLocation } from 'react-router-dom';
import { ring } from './ring.ts';

const LOOK_EVERY_MS = 15_000;
/** Timers that ended more than a day ago are no longer shown. ms. */
const PAST_MS = 24 * 60 * 60 * 1000;

const pathOf = ({ project }: Timer): string => `/project/${project}/do`;

/** The same object each time, so that a key renders no tab bar. */
const NO_SIGNS: TabSigns = {};

/** First timer to end: of this project on its own tab, of all projects on the tab of projects. */
function signsOf(timers: readonly Timer[], now: number): TabSigns {
  const sign = ({ until }: Timer) =>
    until > now ? (
      <span className="tab-bar__sign" role="img" aria-label={words.dryIn(timeLeft(until, now))}>
        {timeLeftShort(until, now)}
      </span>
    ) : (
      <span className="tab-bar__sign tab-bar__sign--due">{words.dry}</span>
    );
  const [first] = timers;
  if (first === undefined) return NO_SIGNS;
  return {
    ...Object.fromEntries(timers.toReversed().map((timer) => [pathOf(timer), sign(timer)])),
    '/': sign(first),
  };
}

/** Notice for a finished timer, until the user dismisses it or opens the steps of its project. */
function DryNotice({ timer, now }: { readonly timer: Timer; readonly now: number }) {
  const { pathname } = useLocation();
  const { name, project, step, until } = timer;
  if (pathname === pathOf(timer)) return null;
  return (
    <div className="toast toast--notice">
      <span>{words.ended(name, formatMoment(until, now), timeAgo(until, now))}</span>
      <span className="toast__choices">
        <Link className="toast__action" to={pathOf(timer)}>
          {words.show}
        </Link>
        <button
          type="button"
          className="toast__action"
          onClick={() => changeProject(project, setDone(step, true))}
        >
          {words.ok}
        </button>
      </span>
    </div>
  );
}

let stop: (() => void) | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/** Rings for timers that have ended, and updates all signs. */
function look(): void {
  const now = Date.now();
  const timers = listTimers().filter(({ until }) => now - until < PAST_MS);
  const running = timers.filter(({ until }) => until > now);
  const ended = timers.slice(0, timers.length - running.length);
  if (takeUnrung(ended).length > 0) {
    stop?.();
    stop = ring();
    refreshNow();
  }
  if (ended.length === 0) {
    stop?.();
    stop = undefined;
  }
  const last = ended.at(-1);
  showNotice(last && <DryNotice timer={last} now={now} />);
  showTabSigns(signsOf(timers, now));
  clearTimeout(next);
  if (timers.length === 0) return;
  const [first] = running;
  next = setTimeout(look, Math.min(LOOK_EVERY_MS, (first?.until ?? Infinity) - now));
}

/** Rings when a timer ends, or on return if it ended meanwhile, and shows the remaining time on the tab bar. */
export function watchTimers(): void {
  subscribe(look);
  // A sleeping page misses the end of a timer.
  document.addEventListener('visibilitychange', look);
  look();
}
