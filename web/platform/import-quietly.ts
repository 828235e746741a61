/**
 * Loads an optional part, identified by the name of its chunk; undefined if it is missing (an ad
 * blocker, no network). Never throws. Failures of other chunks are still reported.
 */
export async function importQuietly<Part>(
  name: string,
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  // A prevented event counts as handled: see `reloadOnMissingChunk`. Safari does not name the
  // chunk.
  const hush = (event: VitePreloadErrorEvent): void => {
    const { message } = event.payload;
    if (message.includes(`/${name}-`) || !message.includes('/assets/')) event.preventDefault();
  };
  window.addEventListener('vite:preloadError', hush);
  try {
    // Vite's import resolves to undefined after a prevented error.
    return await load();
  } catch {
    return undefined;
  } finally {
    window.removeEventListener('vite:preloadError', hush);
  }
}
