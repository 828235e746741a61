import { en } from '../../language/en/timers.ts';
import { area } from '../../language/language.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { setDone } from '../../documents/edits/edit.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { listTimers, takeUnrung, type Timer } from '../../documents/store/timers.ts';
import { showTabSigns, type TabSigns } from '../../ui/controls/frame/tab-sign.ts';
import { formatMoment, timeAgo, timeLeft } from '../../ui/format/time.ts';
import { showNotice } from '../../ui/controls/toast.tsx';
import { refreshNow } from '../../ui/format/use-now.ts';
import { Link, useLocation } from '../../router.ts';
import { ring } from './ring.ts';

const words = area('timers', en);

const LOOK_EVERY_MS = 15_000;
/** Nobody waits any more for what has been dry since the day before. */
const PAST_MS = 24 * 60 * 60 * 1000;

const pathOf = ({ project }: Timer): string => `/project/${project}/do`;

/** The first to end of a project on its own tab, the first of all on that of the projects. */
function signsOf(timers: readonly Timer[], now: number): TabSigns {
  const sign = ({ until }: Timer) => (
    <span className={until > now ? 'tab-bar__sign' : 'tab-bar__sign tab-bar__sign--due'}>
      {until > now ? timeLeft(until, now) : words.dry}
    </span>
  );
  const [first] = timers;
  return {
    ...Object.fromEntries(timers.toReversed().map((timer) => [pathOf(timer), sign(timer)])),
    ...(first === undefined ? {} : { '/': sign(first) }),
  };
}

/** What has become dry, until the person has taken note; its own list of steps tells it anyway. */
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

/** Rings for what has ended since, and puts all signs right. */
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
