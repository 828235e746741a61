/** Keys that the head script reads too, before the first paint. */
export const SETTINGS_KEY = 'measure-twice:settings';
export const LAST_SEEN_KEY = 'measure-twice:last-seen';
