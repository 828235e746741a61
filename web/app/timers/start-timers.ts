import { importQuietly } from '../import-quietly.ts';

/** Watches the timers of all projects once the page has nothing else to do. Never throws. */
export async function startTimers(settled: Promise<void>): Promise<void> {
  await settled;
  const watch = await importQuietly('watch-timers', () => import('./watch-timers.tsx'));
  watch?.watchTimers();
}
