import type { Translation } from './locale.ts';

/** British messages of the first pages before a language is loaded: none in a browser, all in Node (package.json). */
export const en: Translation = {};
