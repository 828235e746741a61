/**
 * Messages of a page to a service worker: to take over now; to give up what the network does not answer, because another
 * version takes over; to remove caches that no tab needs and fetch what is missing.
 */
export type ToWorker = 'activate' | 'make-way' | 'tidy';

/** Messages of the service worker about the app's copy: it is complete, being fetched again, or why it is impossible. */
export type ToPage = 'kept' | 'coming' | 'no-room' | 'interrupted';
