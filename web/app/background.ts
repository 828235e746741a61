import { keepFocus } from './accessibility/keep-focus.ts';
import { connect } from './offline/service-worker-updates.ts';
import { keepInSight } from './accessibility/keep-in-sight.ts';
import { skipToHeading } from './accessibility/skip-to-heading.ts';
import { startLiveRegion } from './accessibility/live-region.ts';
import { keepCopies } from './storage/keep-copies.ts';
import { watchTimers } from './timers/watch-timers.tsx';

/** What goes on beside the screens: the focus kept in its place and in sight, results said, the timers, the second copy of what is kept, and the copy of the app for when there is no network. */
export async function runBackground(): Promise<void> {
  for (const start of [
    skipToHeading,
    keepFocus,
    keepInSight,
    startLiveRegion,
    watchTimers,
    () => void keepCopies(),
  ]) {
    try {
      start();
    } catch (error) {
      // What this browser cannot do costs none of the others.
      reportError(error);
    }
  }
  if (import.meta.env.PROD) await connect();
}
