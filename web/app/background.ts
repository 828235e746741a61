import { connect } from './offline/service-worker-updates.ts';
import { keepCopies } from './storage/keep-copies.ts';
import { watchTimers } from './timers/watch-timers.tsx';

/** Starts background services: timers, the backup file, and the service worker. */
export async function runBackground(): Promise<void> {
  try {
    watchTimers();
  } catch (error) {
    // Timers that this browser does not support must not stop the others.
    reportError(error);
  }
  void keepCopies();
  if (import.meta.env.PROD) await connect();
}
