import { decide } from './language.ts';
import type { Translation } from './locale.ts';
import type { Language } from './language-tags.ts';

/**
 * What a language says otherwise than British English; nothing for an unknown tag and where it cannot be
 * fetched, with the language that is in force then. Never rejects.
 */
export async function loadTranslation(
  tag: string,
): Promise<{ readonly language: Language; readonly translation: Translation }> {
  try {
    if (tag === 'zh-Hans') {
      return { language: tag, translation: (await import('./zh/zh.ts')).zh };
    }
    if (tag === 'en-US') {
      return { language: tag, translation: (await import('./en-us/en-us.ts')).enUs };
    }
  } catch {
    // No network: British English is at hand.
  }
  return { language: 'en', translation: {} };
}

/**
 * Puts a language in force on this page, once and before any screen is evaluated: those take their words as
 * they are evaluated. A module of its own, so that a web worker has no way to the words of other languages.
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const { language, translation } = await loadTranslation(tag);
  return decide(language, translation);
}
