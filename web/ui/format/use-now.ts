import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Has everything that shows the time look at the clock now. */
export function refreshNow(): void {
  now = Date.now();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(refreshNow, EVERY_MS);
    // A phone that slept has not counted; it looks at once when it wakes.
    document.addEventListener('visibilitychange', refreshNow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshNow);
  };
}

/** The time, to within a quarter of a minute, in milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => (now === 0 ? (now = Date.now()) : now),
    () => 0,
  );
}
