import { isLanguage, LANGUAGES, type Language } from './language-tags.ts';
import { completeWords, hasAllWords, language as pageLanguage, setLanguage } from './language.ts';
import type { Translation } from './locale.ts';
import { FIRST_WORDS, TRANSLATIONS } from './translations.ts';

/**
 * Differences of a language from British English. Resolves to British English for an unknown tag or
 * a failed download. Never rejects.
 */
export async function loadTranslation(
  tag: string,
  loaders = TRANSLATIONS,
): Promise<{ readonly language: Language; readonly translation: Translation }> {
  try {
    const load = isLanguage(tag) ? loaders[tag] : undefined;
    if (isLanguage(tag) && load !== undefined) return { language: tag, translation: await load() };
  } catch {
    // Offline: British English is stored for all readers.
  }
  return { language: 'en', translation: {} };
}

/** Loads the British messages of the first pages. */
const loadFirst = async (): Promise<Translation> => (await import('./en/first.ts')).en;

/**
 * Sets the language of this page, with the messages of the first pages. Call it once, before any
 * screen is evaluated, because screens read their messages then. A separate module, so that web
 * workers do not include the messages of other languages.
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const { language, translation } = await loadTranslation(tag, { ...TRANSLATIONS, ...FIRST_WORDS });
  const isEnglish = language === 'en' || LANGUAGES[language].isVariant;
  return setLanguage(language, {
    first: isEnglish ? await loadFirst() : {},
    words: translation,
    areAll: language === 'en',
  });
}

/**
 * Loads a part of the app that is not on the first pages, after its messages. Rejects if a file
 * cannot be fetched.
 */
export async function withAllWords<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!hasAllWords()) completeWords((await TRANSLATIONS[pageLanguage()]?.()) ?? {});
  return load();
}
