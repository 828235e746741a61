import { attempt } from './attempt.ts';

/** Resolves in a new task, so that waiting user input is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back after the next paint; at once in a background tab, which is not painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** Calls back in the next frame, before its layout and paint; at once in a background tab, which has no frames. */
export function beforePaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(run);
}

let lastPaint = Promise.resolve();

/** Resolves after a paint that no other caller waits for: the work of several callers makes no long task together. */
export function ownPaint(): Promise<void> {
  lastPaint = lastPaint.then(() => new Promise((resolve) => afterPaint(resolve)));
  return lastPaint;
}

/** Events by which a user first touches a page: a finger or a mouse button, a key, or the focus. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves at the first touch of the page. The head script notes one before the app has started. */
export function firstTouch(): Promise<void> {
  if (document.documentElement.dataset['touched'] !== undefined) return Promise.resolve();
  const touched = new AbortController();
  return new Promise((resolve) => {
    for (const type of TOUCHES) {
      document.addEventListener(
        type,
        () => {
          touched.abort();
          resolve();
        },
        { capture: true, passive: true, signal: touched.signal },
      );
    }
  });
}

/** Long enough for a slow phone to settle, short enough to notice the end of a visit. ms. */
const LONGEST_WAIT = 5_000;

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Resolves when the browser is idle, or after some seconds. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const ask = (): number => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    if (attempt(ask, undefined) === undefined) setTimeout(resolve, 1);
  });
}

/**
 * Resolves when the page has loaded, the app has started, and the browser is idle. Call it once for
 * all waiting parts, because a background tab has little idle time.
 */
export async function whenIdle(start: Promise<unknown>): Promise<void> {
  await Promise.all([loaded(), start.catch(() => undefined)]);
  await idle();
}

/** Lets other tasks run, and returns false once the signal is aborted; for long work in slices. */
export const goesOnUnless = (signal: AbortSignal) => async (): Promise<boolean> => {
  await nextTask();
  return !signal.aborted;
};
