import { createStore, useStore } from '../../platform/store.ts';

const EVERY_MS = 15_000;

const now = createStore(0, () => {
  refreshNow();
  const timer = setInterval(refreshNow, EVERY_MS);
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', refreshNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshNow);
  };
});

/** Updates all displayed times now. */
export function refreshNow(): void {
  now.set(Date.now());
}

refreshNow();

/** Current time to a quarter of a minute, in milliseconds since 1970. */
export const useNow = (): number => useStore(now);
