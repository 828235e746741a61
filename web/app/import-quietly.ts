/** How many parts are being loaded; they share one listener. */
let loading = 0;

/** Says that the failure is dealt with, see `reloadOnMissingChunk`. */
const hush = (event: Event): void => event.preventDefault();

/**
 * Loads a part that the page can do without: it may be missing (an ad blocker, no network) without
 * anybody noticing. Undefined where it is missing; never throws.
 */
export async function importQuietly<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  loading += 1;
  window.addEventListener('vite:preloadError', hush);
  try {
    // A hushed failure makes Vite's import resolve with nothing.
    return await load();
  } catch {
    return undefined;
  } finally {
    loading -= 1;
    if (loading === 0) window.removeEventListener('vite:preloadError', hush);
  }
}
