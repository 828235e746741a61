import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../web/projects/settings/settings-key.ts';
import { bundleScript } from '../../../web/export/bundle-script.ts';

const script = await bundleScript('web/export/page-scripts/head.ts');

interface Visitor {
  readonly languages?: readonly string[];
  readonly language?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly blocked?: boolean;
}

/** What the script makes of a page for a visitor, and how it gives up waiting. */
function arrive({ languages, language, stored = {}, blocked = false }: Visitor, lang = 'en') {
  const page = { lang, dataset: {} as Record<string, string> };
  const setTimeout = vi.fn<(callback: () => void, milliseconds: number) => void>();
  const storage = { ...stored, getItem: (key: string) => stored[key] ?? null };
  const navigator = { languages, language };
  const context = { document: { documentElement: page }, navigator, setTimeout };
  Object.defineProperty(context, 'localStorage', {
    get: () => {
      if (blocked) throw new Error('storage is blocked');
      return storage;
    },
  });
  runInNewContext(script, context);
  return { page, setTimeout };
}

const settings = (value: unknown) => ({ [SETTINGS_KEY]: JSON.stringify(value) });

describe('the language of a page', () => {
  test.each<[string, Visitor, string]>([
    ['English by default', {}, 'en'],
    ['the browser’s', { languages: ['zh-CN'] }, 'zh-Hans'],
    ['the first that the app speaks', { languages: ['ja', 'zh-TW', 'en-GB'] }, 'zh-Hans'],
    ['English where that comes first', { languages: ['en-GB', 'zh-CN'] }, 'en'],
    ['English where the app speaks none', { languages: ['ja', 'de', 'zhx', 'enm'] }, 'en'],
    ['American English', { languages: ['en-US', 'en'] }, 'en-US'],
    ['the chosen one', { languages: ['en-GB'], stored: settings({ language: 'en-US' }) }, 'en-US'],
    ['the chosen one', { languages: ['zh-CN'], stored: settings({ language: 'en' }) }, 'en'],
    ['the chosen one', { languages: ['en'], stored: settings({ language: 'zh-Hans' }) }, 'zh-Hans'],
    [
      'the browser’s after a wrong choice',
      { languages: ['zh'], stored: settings({ language: 7 }) },
      'zh-Hans',
    ],
    ['the browser’s without storage', { languages: ['zh-CN'], blocked: true }, 'zh-Hans'],
    [
      'the browser’s over broken settings',
      { languages: ['zh-CN'], stored: { [SETTINGS_KEY]: '{' } },
      'zh-Hans',
    ],
    [
      'the browser’s over empty settings',
      { languages: ['zh-CN'], stored: { [SETTINGS_KEY]: 'null' } },
      'zh-Hans',
    ],
  ])('is %s: %j', (_, visitor, language) => {
    const { page } = arrive(visitor);
    expect(page.lang).toBe(language);
    expect('waiting' in page.dataset).toBe(language !== 'en');
  });

  test.each<[string, Visitor, boolean]>([
    ['in which the page came', { languages: ['en-US'] }, false],
    ['chosen instead', { languages: ['en-US'], stored: settings({ language: 'en' }) }, true],
  ])('is waited for unless it is the one that the page is in: %s', (_, visitor, waits) => {
    expect('waiting' in arrive(visitor, 'en-US').page.dataset).toBe(waits);
  });

  test('waits for its words no longer than four seconds', () => {
    const { page, setTimeout } = arrive({ languages: ['zh-CN'] });
    const [giveUp, milliseconds] = setTimeout.mock.calls[0] ?? [];
    expect(milliseconds).toBe(4000);
    giveUp?.();
    expect(page.dataset).toEqual({});
  });
});

describe('the first paint', () => {
  test('has the chosen theme and knows a person with projects', () => {
    const stored = { ...settings({ theme: 'dark' }), 'measure-twice:project:a1': '{}' };
    expect(arrive({ stored }).page.dataset).toEqual({ theme: 'dark', returning: '' });
  });

  test('takes no theme that there is not', () => {
    expect(arrive({ stored: settings({ theme: '"><script>' }) }).page.dataset).toEqual({});
  });

  test('has large type where that was chosen', () => {
    expect(arrive({ stored: settings({ large: true }) }).page.dataset).toEqual({ large: '' });
    expect(arrive({ stored: settings({ large: 'no' }) }).page.dataset).toEqual({});
  });

  test.each<[string, Visitor, boolean]>([
    ['is chosen', { stored: settings({ units: 'imperial' }) }, true],
    ['is usual', { language: 'en-US' }, true],
    [
      'is usual and the choice is none',
      { language: 'en-US', stored: settings({ units: 1 }) },
      true,
    ],
    ['was chosen against', { language: 'en-US', stored: settings({ units: 'metric' }) }, false],
    ['is not usual', { language: 'en-GB' }, false],
  ])('knows whether to show what is for inches: it %s', (_, visitor, inches) => {
    expect('inches' in arrive(visitor).page.dataset).toBe(inches);
  });
});
