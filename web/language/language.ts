import type { Catalogue } from './catalogue.ts';

/** Each language by its BCP 47 tag: its own name, and the locale of its numbers, money and dates. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  'zh-Hans': { name: '简体中文', locale: 'zh-CN' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

let current: Language = 'en';
let words: Catalogue | undefined;
/** On a page words must wait for their language: what the entry imports at once may have none. */
let isDecided = typeof document === 'undefined';

/** The language in force. English in Node, and in a worker that was not told otherwise. */
export const language = (): Language => current;

/** The locale in force, for `Intl`. */
export const locale = (): string => LANGUAGES[current].locale;

/** For `loadLanguage` alone: a language and its words, which for English stand where they are used. */
export function decide(tag: Language, its: Catalogue | undefined): Language {
  current = tag;
  words = its;
  isDecided = true;
  return current;
}

/** The words of an area in the language in force. `english` keeps them in the chunk that uses them. */
export function area<Name extends keyof Catalogue>(
  name: Name,
  english: Catalogue[Name],
): Catalogue[Name] {
  if (!isDecided)
    throw new Error(`the words of ${name} are asked for before their language is known`);
  return words?.[name] ?? english;
}
