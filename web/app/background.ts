import { connect } from './offline/bridge.ts';
import { watchTimers } from './timers/watch-timers.tsx';

/** What goes on beside the screens: the timers, and the copy of the app for when there is no network. */
export async function runBackground(): Promise<void> {
  watchTimers();
  if (import.meta.env.PROD) await connect();
}
