/** Without a tap or a key for this long, a person is reading. */
export const PAUSE_MS = 3_000;
/** Who never pauses must be seen all the same. */
export const LONGEST_MS = 6_000;

/**
 * Resolves when the person pauses, when they turn away from the page, or after six seconds: what holds a slow phone
 * for a moment should not meet their first taps.
 */
export function pause(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let quiet: ReturnType<typeof setTimeout>;
    const end = (): void => {
      over.abort();
      resolve();
    };
    const again = (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(end, PAUSE_MS);
    };
    const options = { capture: true, signal: over.signal };
    page.addEventListener('pointerdown', again, options);
    page.addEventListener('keydown', again, options);
    page.addEventListener('visibilitychange', end, options);
    setTimeout(end, LONGEST_MS);
    again();
  });
}
