import { en } from '#first-words';
import type { MessageCatalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import { withDiffering, type Differs, type Translation } from './locale.ts';
import { LANGUAGES, type Language } from './language-tags.ts';

let current: Language = 'en';
/** British messages of the first pages, if its differences are loaded. The other areas are with their screens. */
let british: Translation = en;
/** Messages that are loaded. Locales hold this object, so later ones are added to it. */
let words: Translation = {};
/** False while only the messages of the first pages are loaded. */
let isComplete = true;
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

/** True if all messages of the language are loaded. */
export const hasAllWords = (): boolean => isComplete;

/** Sets the language and its messages. Only `loadLanguage` may call it. */
export function setLanguage(
  tag: Language,
  its: { readonly first: Translation; readonly words: Translation; readonly areAll: boolean },
): Language {
  current = tag;
  british = its.first;
  words = { ...its.words };
  isComplete = its.areAll;
  isDecided = true;
  return current;
}

/** Adds the messages that were missing. */
export function completeWords(all: Translation): void {
  Object.assign(words, all);
  isComplete = true;
}

/**
 * Messages of an area in the language of this page, for screens; pure functions take a `Locale`.
 * Passing `english` keeps the English messages in the chunk that uses them; those of the first pages are loaded with
 * the language.
 */
export function area<Name extends keyof MessageCatalogue>(
  name: Name,
  english = british[name] as MessageCatalogue[Name],
): MessageCatalogue[Name] {
  if (!isDecided)
    throw new Error(`the words of ${name} are asked for before their language is known`);
  const isLoaded = words[name] !== undefined || british[name] !== undefined;
  if (!isLoaded && (!isComplete || english === undefined))
    throw new Error(`the words of ${name} are asked for before they are loaded`);
  return withDiffering(english, words[name] as Differs<typeof english> | undefined);
}
