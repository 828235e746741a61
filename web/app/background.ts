import { keepFocus, skipToHeading } from './accessibility/keep-focus.ts';
import { connect } from './offline/service-worker-updates.ts';
import { keepInSight } from './accessibility/keep-in-sight.ts';
import { startLiveRegion } from './accessibility/live-region.ts';
import { keepCopies } from './storage/keep-copies.ts';
import { watchTimers } from './timers/watch-timers.tsx';

/**
 * Starts background services: focus, visibility, announcements, timers, the backup file, and
 * the service worker.
 */
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
      // A service that this browser does not support must not stop the others.
      reportError(error);
    }
  }
  if (import.meta.env.PROD) await connect();
}
