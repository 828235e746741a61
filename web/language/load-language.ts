import { decide, type Language } from './language.ts';

/**
 * Puts a language in force, once and before any module that has words is evaluated: those take theirs
 * as they are evaluated. Resolves to the language in force, which is English for an unknown tag and
 * where the words cannot be fetched. Never rejects. A module of its own, so that a web worker, which
 * is not told a language, has no way to the words of the others.
 */
export async function loadLanguage(tag: string): Promise<Language> {
  if (tag === 'zh-Hans') {
    try {
      return decide(tag, (await import('./zh/zh.ts')).zh);
    } catch {
      // No network: English is at hand.
    }
  }
  return decide('en', undefined);
}
