import type { Catalogue } from './catalogue.ts';
import { formatsOf, type Formats } from './formats.ts';
import { withDiffering, type Differs, type Translation } from './locale.ts';
import { LANGUAGES, type Language } from './language-tags.ts';

let current: Language = 'en';
let words: Translation = {};
/** On a page words must wait for their language: what the entry imports at once may have none. */
let isDecided = typeof document === 'undefined';

/** The language of this page. English in Node. */
export const language = (): Language => current;

/** What this page says otherwise than British English; for locales made on the page. */
export const translation = (): Translation => words;

/** Numbers, money and dates of this page. */
export const pageFormats = (): Formats => formatsOf(LANGUAGES[current].formats);

/** For `loadLanguage` alone: a language and its words, which for British English stand where they are used. */
export function decide(tag: Language, its: Translation): Language {
  current = tag;
  words = its;
  isDecided = true;
  return current;
}

/**
 * The words of an area in the language of this page, for screens. `english` keeps them in the chunk
 * that uses them. Pure functions take a `Locale` instead.
 */
export function area<Name extends keyof Catalogue>(
  name: Name,
  english: Catalogue[Name],
): Catalogue[Name] {
  if (!isDecided)
    throw new Error(`the words of ${name} are asked for before their language is known`);
  return withDiffering(english, words[name] as Differs<typeof english> | undefined);
}
