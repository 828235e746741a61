/** What settings are kept under; read by the head script too, before first paint. */
export const SETTINGS_KEY = 'measure-twice:settings';
