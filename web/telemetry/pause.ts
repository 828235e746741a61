/** A user who neither taps nor types for this time is reading. */
export const PAUSE_MS = 3_000;
/** A user who never pauses is reported after this time. */
export const LONGEST_MS = 6_000;

/**
 * Resolves when the user pauses or hides the page, or after six seconds, so that a slow phone does not stall at the
 * first taps.
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
