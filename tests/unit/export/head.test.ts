import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../web/documents/settings/settings-key.ts';
import { bundleScript } from '../../../web/export/bundle-script.ts';

const script = await bundleScript('web/export/page-scripts/head.ts');

interface Visitor {
  readonly userAgent?: string;
  readonly languages?: readonly string[];
  readonly language?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly blocked?: boolean;
  readonly readyState?: DocumentReadyState;
}

const PREFIXES: Readonly<Record<string, string>> = { en: '', 'en-US': '/en-us', 'zh-Hans': '/zh' };

/** Effects of the script for a visitor: changes of the page, redirect, and behaviour after the back-forward cache. */
function arrive(visitor: Visitor, lang = 'en', address = `${PREFIXES[lang]}/jobs?a=b#c`) {
  const { languages, language, userAgent = 'Mozilla/5.0', stored = {}, blocked = false } = visitor;
  const page = { lang, hidden: false, dataset: {} as Record<string, string> };
  const setTimeout = vi.fn<(callback: () => void, milliseconds: number) => void>();
  const replace = vi.fn<(to: string) => void>();
  const heard = new Map<string, (event: { readonly persisted: boolean }) => void>();
  const kept: Record<string, string> = { ...stored };
  const storage = Object.assign(kept, { getItem: (key: string) => kept[key] ?? null });
  const { pathname, search, hash } = new URL(address, 'https://measure.example');
  const listen = vi.fn<(type: string, listener: () => void) => void>();
  const replaceState = vi.fn<(state: unknown, title: string, to: string) => void>();
  const links = ['later', 'own'].map((rel) => ({ rel }));
  const context = {
    document: {
      querySelectorAll: (selector: string) =>
        links.filter(({ rel }) => selector.includes(`link[rel="${rel}"]`)),
      documentElement: page,
      readyState: visitor.readyState ?? 'complete',
      addEventListener: listen,
    },
    history: { state: 'kept', replaceState },
    navigator: { languages, language, userAgent },
    location: { pathname, search, hash, replace },
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
    setTimeout,
  };
  Object.defineProperty(context, 'localStorage', {
    get: () => {
      if (blocked) throw new Error('storage is blocked');
      return storage;
    },
  });
  runInNewContext(script, context);
  const showAgain = (persisted: boolean) => heard.get('pageshow')?.({ persisted });
  const led = () => replace.mock.calls.map(([to]) => to);
  const requested = links.filter(({ rel }) => rel === 'modulepreload').length;
  return { page, setTimeout, kept, showAgain, led, replaceState, listen, requested };
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
    for (const lang of Object.keys(PREFIXES)) {
      const { page, led } = arrive(visitor, lang);
      expect(led()).toEqual(lang === language ? [] : [`${PREFIXES[language]}/jobs?a=b#c`]);
      expect(page.hidden).toBe(lang !== language);
    }
  });

  test.each([
    ['/zh', 'zh-Hans', 'en-GB', '/'],
    ['/zh/', 'zh-Hans', 'en-US', '/en-us'],
    ['/', 'en', 'zh-CN', '/zh'],
    ['/zhongwen', 'en', 'zh-CN', '/zh/zhongwen'],
    ['/zh/project/b7f3/buy', 'zh-Hans', 'en-GB', '/project/b7f3/buy'],
    ['/open#1.shared', 'en', 'en-US', '/en-us/open#1.shared'],
  ])('leads from %s in %s to the same place for %s', (address, lang, wanted, to) => {
    expect(arrive({ languages: [wanted] }, lang, address).led()).toEqual([to]);
  });

  test.each([
    ['/', 'en', '/en-us'],
    ['/open#1.shared', 'en', '/en-us/open#1.shared'],
    ['/project/b7f3/buy?a=b', 'en', '/en-us/project/b7f3/buy?a=b'],
  ])('American English comes with the British page at %s', (address, lang, to) => {
    const visitor = { languages: ['en-US'], readyState: 'loading' } as const;
    const { page, led, replaceState, listen } = arrive(visitor, lang, address);
    expect(led()).toEqual([]);
    expect(page).toMatchObject({ lang: 'en-US', hidden: true });
    expect(replaceState.mock.calls).toEqual([['kept', '', to]]);
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['readystatechange']);
  });

  test.each([
    ['zh-Hans', '/zh/jobs', 'en-US'],
    ['en-US', '/en-us/jobs', 'en-GB'],
    ['en', '/jobs', 'zh-CN'],
  ])('a page in %s at %s contains no page for %s', (lang, address, wanted) => {
    const { led } = arrive({ languages: [wanted], readyState: 'loading' }, lang, address);
    expect(led()).toHaveLength(1);
  });

  test('does not change if the service worker answers with another language than that of the address', () => {
    const chosen = settings({ language: 'zh-Hans' });
    expect(arrive({ stored: chosen }, 'en', '/zh/jobs').led()).toEqual([]);
    expect(arrive({ languages: ['en-GB'] }, 'en', '/zh/jobs').led()).toEqual(['/jobs']);
  });

  test('does not redirect a crawler, which reads each language at its address', () => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const { page, led } = arrive({ languages: ['en-US'], userAgent }, 'zh-Hans');
    expect([page.hidden, led()]).toEqual([false, []]);
  });

  test('is looked for again when a held page is shown, and only then', () => {
    const { kept, showAgain, led } = arrive({ languages: ['en-GB'] });
    Object.assign(kept, settings({ language: 'zh-Hans' }));
    showAgain(false);
    expect(led()).toEqual([]);
    showAgain(true);
    expect(led()).toEqual(['/zh/jobs?a=b#c']);
  });

  test('leaves the page hidden no longer than four seconds, should the other not come', () => {
    const { page, setTimeout } = arrive({ languages: ['zh-CN'] });
    const [giveUp, milliseconds] = setTimeout.mock.calls[0] ?? [];
    expect(milliseconds).toBe(4000);
    giveUp?.();
    expect([page.hidden, page.dataset]).toEqual([false, {}]);
  });
});

describe('the first paint', () => {
  test('sets the chosen theme and recognizes a user with projects', () => {
    const stored = { ...settings({ theme: 'dark' }), 'measure-twice:project:a1': '{}' };
    expect(arrive({ stored }).page.dataset).toEqual({ theme: 'dark', returning: '' });
  });

  test('requests the scripts early for a user with projects, in the language of the page', () => {
    const stored = { 'measure-twice:project:a1': '{}' };
    expect(arrive({ stored }).requested).toBe(2);
    expect(arrive({ stored, languages: ['zh-CN'] }).requested).toBe(0);
    expect(arrive({}).requested).toBe(0);
  });

  test('takes no theme that there is not', () => {
    expect(arrive({ stored: settings({ theme: '"><script>' }) }).page.dataset).toEqual({});
  });

  test('sets large type if it was chosen', () => {
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
