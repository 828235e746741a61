import { unlockSound } from '../../../app/timers/ring.ts';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import { setDone } from '../../../documents/edits/edit.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { formatMoment, refreshNow, timeAgo } from '../../../ui/format/time.ts';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { isRest } from './step-rows.tsx';

const { doing: words } = projectWords;

const MINUTE = 60_000;

/** A drying timer of a project. */
export interface DryingTimer {
  readonly key: string;
  readonly title: string;
  /** It rests or hardens: it is ready, not dry. */
  readonly rests: boolean;
  /** End, in milliseconds since 1970. */
  readonly dry: number;
}

/** Ticks a step, and starts its drying timer if it has one. */
export function tickStep(project: string, key: string, step: Step): void {
  const now = Date.now();
  const dry = step.dryMinutes === undefined ? undefined : now + step.dryMinutes * MINUTE;
  changeProject(project, setDone(key, true, now, dry));
  if (dry === undefined) return;
  unlockSound();
  refreshNow();
  toastEdit(words.timerSet(isRest(step), formatMoment(dry, now)));
}

/** Removes the tick of a step, and its timer. */
export function untickStep(project: string, key: string, dry: number | undefined): void {
  changeProject(project, setDone(key, false));
  if (dry !== undefined) toastEdit(words.timerStopped);
}

/** Ends a timer; before its time this can be undone. */
function endTimer(project: string, { key, dry }: DryingTimer): void {
  changeProject(project, setDone(key, true));
  if (dry > Date.now()) toastEdit(words.timerStopped);
}

/** Running timers, and finished ones until the user dismisses them. */
export function DryingTimers(props: {
  readonly project: string;
  readonly timers: readonly DryingTimer[];
  readonly now: number;
}) {
  const { project, timers, now } = props;
  if (timers.length === 0) return null;
  return (
    <section aria-label={words.drying}>
      <ul className="rows timers">
        {timers.map((timer) => {
          const { key, title, rests, dry } = timer;
          const isRunning = dry > now;
          const at = formatMoment(dry, now);
          const answer = isRunning ? words.soonDry(rests) : words.ok;
          return (
            <li key={key} className={isRunning ? 'row' : 'row timers__ended'}>
              <span className="row__main">
                {title}
                <span className="remark">
                  {isRunning
                    ? words.dryAt(rests, at)
                    : words.drySince(rests, at, timeAgo(dry, now))}
                </span>
              </span>
              <button
                type="button"
                className="button button--plain"
                aria-label={words.isDry(answer, title)}
                onClick={() => endTimer(project, timer)}
              >
                {answer}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
