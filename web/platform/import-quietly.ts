/**
 * Loads a part that the page can do without: it may be missing (an ad blocker, no network) without
 * anybody noticing. Takes the name of its chunk, so that a screen's that fails meanwhile is still heard
 * of. Undefined where it is missing; never throws.
 */
export async function importQuietly<Part>(
  name: string,
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  // Prevented, it is dealt with: see `reloadOnMissingChunk`. Safari does not say which chunk failed.
  const hush = (event: VitePreloadErrorEvent): void => {
    const { message } = event.payload;
    if (message.includes(`/${name}-`) || !message.includes('/assets/')) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', hush);
  try {
    // A hushed failure makes Vite's import resolve with nothing.
    return await load();
  } catch {
    return undefined;
  } finally {
    window.removeEventListener('vite:preloadError', hush);
  }
}
