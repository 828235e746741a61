/** Key of the settings; the head script reads it too, before the first paint. */
export const SETTINGS_KEY = 'measure-twice:settings';
