import { attempt } from './attempt.ts';

/** Long enough for a slow phone to settle, short enough to see a person leave. */
const LONGEST_WAIT = 5_000;

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const ask = (): number => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    if (attempt(ask, undefined) === undefined) setTimeout(resolve, 1);
  });
}

/**
 * Resolves when the page has loaded, has drawn itself, answers (its start is over) and is idle. Ask once
 * for all that waits: a tab in the background has little idle time to share out.
 */
export async function whenIdle(start: Promise<unknown>): Promise<void> {
  await Promise.all([loaded(), start.catch(() => undefined)]);
  await idle();
}
