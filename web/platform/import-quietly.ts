/** Wordings of browsers and bundlers for a part of the program that could not be loaded. */
const MISSING =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading chunk \S+ failed|Loading CSS chunk \S+ failed|ChunkLoadError/i;

/** True for the message of a chunk that could not be loaded; false for an error that a loaded chunk threw. */
export const isMissingChunk = (message: string): boolean => MISSING.test(message);

/** Names of the chunks that the page can do without, or the start of their names before a hyphen. */
const quiet = new Set<string>();

/** True for the file of a chunk that the page can do without. */
export function isQuiet(file: string): boolean {
  const chunk = file.replace(/-[\w-]{8}\.js$/, '');
  return [...quiet].some((name) => chunk === name || chunk.startsWith(`${name}-`));
}

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
  quiet.add(name);
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
