import { isLanguage, type Language } from './language-tags.ts';
import { setLanguage } from './language.ts';
import type { Translation } from './locale.ts';
import { TRANSLATIONS } from './translations.ts';

/**
 * Differences of a language from British English. Resolves to British English for an unknown tag or
 * a failed download. Never rejects.
 */
export async function loadTranslation(
  tag: string,
): Promise<{ readonly language: Language; readonly translation: Translation }> {
  try {
    if (isLanguage(tag) && tag !== 'en') {
      return { language: tag, translation: await TRANSLATIONS[tag]() };
    }
  } catch {
    // Offline: British English is part of the app.
  }
  return { language: 'en', translation: {} };
}

/**
 * Sets the language of this page. Call it once, before any screen is evaluated, because screens
 * read their messages then. A separate module, so that web workers do not include the messages of
 * other languages.
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const { language, translation } = await loadTranslation(tag);
  return setLanguage(language, translation);
}
