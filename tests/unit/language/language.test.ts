import { afterEach, describe, expect, test, vi } from 'vitest';
import { en as jobs } from '../../../web/language/en/jobs.ts';
import { BRITISH, makeLocale, withDiffering } from '../../../web/language/locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page's language, afresh: it is put in force once a page. */
async function freshPage() {
  vi.resetModules();
  const { area, language } = await import('../../../web/language/language.ts');
  const { loadLanguage } = await import('../../../web/language/load-language.ts');
  return { area, language, loadLanguage };
}

describe('the language of a page', () => {
  test('is British for a language that the app does not speak', async () => {
    const { loadLanguage, language, area } = await freshPage();
    expect(await loadLanguage('tlh')).toBe('en');
    expect([language(), area('jobs', jobs).title]).toEqual(['en', jobs.title]);
  });

  test('is Chinese once Chinese is loaded', async () => {
    const { loadLanguage, language, area } = await freshPage();
    await loadLanguage('zh-Hans');
    expect([language(), area('jobs', jobs).title]).toEqual(['zh-Hans', '任务']);
  });

  test('throws if messages are read before the language is set', async () => {
    vi.stubGlobal('document', {});
    const { loadLanguage, area } = await freshPage();
    expect(() => area('jobs', jobs)).toThrow('words of jobs');
    await loadLanguage('en');
    expect(area('jobs', jobs).title).toBe(jobs.title);
  });
});

describe('a locale', () => {
  test('falls back to British messages', () => {
    const american = makeLocale({
      ...BRITISH.imperial,
      language: 'en-US',
      translation: { jobs: { title: 'Projects' } },
    });
    expect(american.words('jobs', jobs)).toEqual({ ...jobs, title: 'Projects' });
    expect(BRITISH.imperial.words('jobs', jobs)).toBe(jobs);
  });

  test('merges different messages at any depth, and replaces lists and sentences completely', () => {
    const words = { a: { b: 'colour', c: ['one', 'two'], d: () => 'grey' }, e: 'same' };
    const said = withDiffering(words, { a: { b: 'color', c: ['three'], d: () => 'gray' } });
    expect({ ...said, a: { ...said.a, d: said.a.d() } }).toEqual({
      a: { b: 'color', c: ['three'], d: 'gray' },
      e: 'same',
    });
  });
});
