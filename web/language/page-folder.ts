import type { Language } from './language-tags.ts';

/** Where the export keeps the pages of other languages than British English: `/languages/zh-Hans/jobs.html`. */
export const LANGUAGE_PAGES = '/languages/';

/** What stands before a page's path where the export keeps it in a language; nothing in British English. */
export const pageFolder = (language: Language): string =>
  language === 'en' ? '' : LANGUAGE_PAGES + language;
