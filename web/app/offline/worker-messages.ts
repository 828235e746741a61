import { prefixAt } from '../../language/addresses.ts';

/**
 * Messages of a page to a service worker: to take over now; to give up what the network does not answer, because another
 * version takes over; to remove caches that no tab needs and fetch what is missing.
 */
export type ToWorker = 'activate' | 'make-way' | 'tidy';

/** Messages of the service worker about the app's copy: it is complete, being fetched again, or why it is impossible. */
export type ToPage = 'kept' | 'coming' | 'no-room' | 'interrupted';

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
