/** What a page tells the service worker: to take over now, or to remove what no tab needs any more. */
export type ToWorker = 'activate' | 'tidy';

/** What the service worker tells its pages when it could not be installed. */
export type ToPage = 'no-room' | 'interrupted';
