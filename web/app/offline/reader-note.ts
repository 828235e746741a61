import { prefixAt } from '../../language/addresses.ts';

/**
 * Note of a page for the service worker: the address prefix of the reader's language. The worker cannot read the
 * settings, and it knows a page by the address at which it was loaded, which a variant of English replaces.
 */
const NOTE = { cache: 'reader', path: '/.reader' } as const;

/** Notes the language of this page. */
export async function noteReader(): Promise<void> {
  try {
    const cache = await caches.open(NOTE.cache);
    await cache.put(NOTE.path, new Response(prefixAt(window.location.pathname)));
  } catch {
    // Private windows have no caches, and no offline copy.
  }
}

/** Prefix in the note; undefined without one. */
export async function notedPrefix(): Promise<string | undefined> {
  return (await caches.match(NOTE.path))?.text();
}
