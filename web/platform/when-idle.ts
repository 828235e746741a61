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
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else setTimeout(resolve, 1);
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
