/** What a page tells the service worker: to take over now, or to remove what no tab needs and see that all is there. */
export type ToWorker = 'activate' | 'tidy';

/** What the service worker tells its pages of the app's copy: it is whole, being fetched again, or why it cannot be had. */
export type ToPage = 'kept' | 'coming' | 'no-room' | 'interrupted';
