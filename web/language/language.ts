import type { MessageCatalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import { withDiffering, type Differs, type Translation } from './locale.ts';
import { LANGUAGES, type Language } from './language-tags.ts';

let current: Language = 'en';
let words: Translation = {};
/**
 * False on a page until its language is known; modules that the entry imports directly must not use
 * messages before.
 */
let isDecided = typeof document === 'undefined';

/** Language of this page. English in Node. */
export const language = (): Language => current;

/** Differences of this page's language from British English, for locales. */
export const translation = (): Translation => words;

/** Formats of numbers, money and dates of this page. */
export const pageFormats = (): Formats => formatsOf(LANGUAGES[current].formats);

/** Sets the language and its messages. Only `loadLanguage` may call it. */
export function setLanguage(tag: Language, its: Translation): Language {
  current = tag;
  words = its;
  isDecided = true;
  return current;
}

/**
 * Messages of an area in the language of this page, for screens; pure functions take a `Locale`.
 * Passing `english` keeps the English messages in the chunk that uses them.
 */
export function area<Name extends keyof MessageCatalogue>(
  name: Name,
  english: MessageCatalogue[Name],
): MessageCatalogue[Name] {
  if (!isDecided)
    throw new Error(`the words of ${name} are asked for before their language is known`);
  return withDiffering(english, words[name] as Differs<typeof english> | undefined);
}
