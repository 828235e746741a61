import { createStore, useStore } from '../../platform/store.ts';

const EVERY_MS = 15_000;

const now = createStore(0, () => {
  refreshNow();
  const timer = setInterval(refreshNow, EVERY_MS);
  // A phone that slept has not counted; it looks at once when it wakes.
  document.addEventListener('visibilitychange', refreshNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshNow);
  };
});

/** Has everything that shows the time look at the clock now. */
export function refreshNow(): void {
  now.set(Date.now());
}

refreshNow();

/** The time, to within a quarter of a minute, in milliseconds since 1970. */
export const useNow = (): number => useStore(now);
