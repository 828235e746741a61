import { afterEach, describe, expect, test, vi } from 'vitest';
import { en as jobs } from '../../../web/language/en/jobs.ts';
import { en as settings } from '../../../web/language/en/settings.ts';
import { BRITISH, makeLocale, withDiffering } from '../../../web/language/locale.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page's language, afresh: it is put in force once a page. */
async function freshPage() {
  vi.resetModules();
  const { area, language } = await import('../../../web/language/language.ts');
  const { loadLanguage, withAllWords } = await import('../../../web/language/load-language.ts');
  return { area, language, loadLanguage, withAllWords };
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

  test('has the messages of the first pages first, and all messages for a later part', async () => {
    const { loadLanguage, area, withAllWords } = await freshPage();
    await loadLanguage('zh-Hans');
    expect(() => area('settings', settings)).toThrow('words of settings');
    expect(await withAllWords(async () => area('settings', settings).title)).toBe('设置');
    expect(area('jobs', jobs).title).toBe('任务');
  });

  test('adds the messages to a locale that was made before', async () => {
    const { loadLanguage, withAllWords } = await freshPage();
    const { translation } = await import('../../../web/language/language.ts');
    await loadLanguage('zh-Hans');
    const chinese = makeLocale({
      ...BRITISH.metric,
      language: 'zh-Hans',
      translation: translation(),
    });
    await withAllWords(async () => undefined);
    expect(chinese.words('settings', settings).title).toBe('设置');
  });

  test.each(['en', 'en-US'])('is British in %s if it does not differ', async (tag) => {
    const { loadLanguage, area, withAllWords } = await freshPage();
    await loadLanguage(tag);
    expect(area('jobs').title).toBe(jobs.title);
    expect(await withAllWords(async () => area('settings', settings).title)).toBe(settings.title);
  });

  test('has no English messages besides Chinese ones', async () => {
    vi.stubGlobal('document', {});
    vi.doMock('#first-words', () => ({ en: {} }));
    const { loadLanguage, area } = await freshPage();
    await loadLanguage('zh-Hans');
    expect(area('jobs').title).toBe('任务');
    const { setLanguage } = await import('../../../web/language/language.ts');
    setLanguage('zh-Hans', { first: {}, words: {}, areAll: true });
    expect(() => area('jobs')).toThrow('words of jobs');
    vi.doUnmock('#first-words');
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
