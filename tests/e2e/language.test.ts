import { setTimeout } from 'node:timers/promises';

import type { Page } from '@playwright/test';
import { cardText } from '../../web/planner/jobs/paint-a-room/card.zh.ts';
import type { Language } from '../../web/language/language-tags.ts';
import { SETTINGS_KEY } from '../../web/documents/settings/settings-key.ts';
import { zh } from '../../web/language/zh/zh.ts';
import {
  isKeptAway,
  isOfNoPage,
  openPhone,
  type Phone,
  type PhoneOptions,
} from '../support/browser.ts';
import { removeFromStart } from '../support/remove-from-start.ts';
import { few } from '../support/long.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { chooseSetting, settingRow } from '../support/settings.ts';

/** The Chinese messages, with those of the first pages. */
const CHUNK = /\/assets\/(first-)?zh-[\w-]+\.js/;

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
/** By tag, because a hidden element has no role. */
const heading = (page: Page) => page.locator('h1');

test.describe('the language', () => {
  test('is changed in the settings, at the same place, and stays after a reload', async () => {
    const phone = await openPhone(browser, { viewport: { width: 390, height: 500 } });
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    expect(await lang(page)).toBe('en');
    await chooseSetting(page, 'Language', '简体中文');
    await heading(page).getByText(zh.settings.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/zh/settings');
    expect(await lang(page)).toBe('zh-Hans');
    await expect(settingRow(page, zh.settings.language)).toContainText('简体中文');

    await page.reload();
    await heading(page).getByText(zh.settings.title).waitFor();
    await page.getByRole('link', { name: zh.app.tabs.projects }).tap();
    await page.getByText(zh.home.line).waitFor();
    expect(new URL(page.url()).pathname).toBe('/zh');
    expect(await page.title()).toBe(zh.pages.home.title('Measure Twice'));

    await page.getByRole('link', { name: zh.app.tabs.settings }).tap();
    await chooseSetting(page, zh.settings.language, 'English (UK)');
    await heading(page).getByText('Settings').waitFor();
    expect(await lang(page)).toBe('en');
    expect(new URL(page.url()).pathname).toBe('/settings');
    await phone.close();
  });

  test('takes sizes as a Chinese keyboard types them, and lists the project in Chinese @long', async () => {
    const phone = await openPhone(browser, { locale: 'zh-CN' });
    const { page } = phone;
    await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
    await page.locator('#length').fill('４．０２　ｍ');
    await page.locator('#width').fill('3。385米');
    await page.locator('#height').fill('２４１５');
    const plan = zh.drawings.rectangle('4.02 m', '3.385 m');
    await page.getByRole('img', { name: plan }).waitFor();
    await page.goto(`${runtime.url}/`);
    const projects = page.locator('.rows').first();
    await projects.getByText(cardText.title, { exact: true }).waitFor();
    const name = zh.names.places.room;
    const more = page.getByRole('button', { name: zh.home.more(name), exact: true });
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await removeFromStart(page, name, zh.home);
    await page.getByRole('status').getByRole('button', { name: zh.controls.undo }).tap();
    await more.waitFor();
    await phone.close();
  });

  test('costs an English visitor no byte of Chinese words @long', async () => {
    const phone = await openPhone(browser);
    const scripts: string[] = [];
    phone.page.on('request', (request) => scripts.push(request.url()));
    await phone.page.goto(`${runtime.url}/`);
    await drawn(phone.page);
    await phone.page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2);
    expect(scripts.filter((url) => CHUNK.test(url))).toEqual([]);
    await phone.close();
  });
});

const PLACES = [
  ['/', '/zh'],
  ['/settings', '/zh/settings'],
  ['/en-us/jobs/paint-a-room?a=b', '/zh/jobs/paint-a-room?a=b'],
  ['/project/b7f3a1c0/buy', '/zh/project/b7f3a1c0/buy'],
  ['/jobs/nowhere', '/zh/jobs/nowhere'],
] as const;

test.describe('a Chinese browser', () => {
  test.use({ phoneOptions: { locale: 'zh-CN', expect: isOfNoPage, fresh: true } });

  for (const [address, own] of few(PLACES)) {
    test(`is redirected from ${address} to ${own} before the other page shows or runs anything`, async ({
      phone: { page },
    }) => {
      // The paints and requests of a page until it is left.
      await page.addInitScript(() => {
        window.addEventListener('pagehide', () => {
          const painted = performance.getEntriesByName('first-contentful-paint').length;
          const all = performance.getEntriesByType('resource').map(({ name }) => name);
          const files = all.map((name) => name.split('/assets/').at(-1) ?? name);
          const isSeen = document.querySelector('main')?.checkVisibility() ?? false;
          sessionStorage.setItem('left', JSON.stringify({ painted, files, isSeen }));
        });
      });
      await page.route(
        ({ pathname, search }) => pathname + search === own,
        async (route) => {
          await setTimeout(500);
          await route.continue();
        },
      );
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posted.push(request.url());
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForURL(runtime.url + own);
      // A redirected user has not visited the other page.
      expect(posted).toEqual([]);
      await drawn(page);
      expect(await lang(page)).toBe('zh-Hans');
      const left = await page.evaluate(() => sessionStorage.getItem('left'));
      const { files, ...shown } = JSON.parse(left ?? '') as { readonly files: readonly string[] };
      expect(shown).toEqual({ painted: 0, isSeen: false });
      // The languages share their files, except for the catalogue of a region.
      const html = await (await page.request.get(page.url())).text();
      expect(files.filter((name) => !html.includes(name)).length).toBeLessThanOrEqual(1);
      // The other page is no step on the way back.
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  test('is sent a project by a British one, and both see it in their own language @long', async ({
    phone: { page },
  }) => {
    await page.goto('/zh/project/new?job=paint-a-room');
    await page.waitForURL(/\/zh\/project\/[0-9a-f]{8}$/);
    const { pathname } = new URL(page.url());
    await page.goto(pathname.slice('/zh'.length));
    await page.waitForURL(`**${pathname}`);
    await page.getByRole('link', { name: zh.projectFrame.tabs.buy, exact: true }).waitFor();
  });
});

test.describe('an American browser', () => {
  test.use({ phoneOptions: { locale: 'en-US', expect: isOfNoPage, fresh: true } });

  for (const [address, own] of few([
    ['/jobs/paint-a-room?a=b', '/en-us/jobs/paint-a-room?a=b'],
    ['/', '/en-us'],
    ['/settings', '/en-us/settings'],
    ['/open', '/en-us/open'],
    ['/project/new?job=paint-a-room', '/en-us/project/new?job=paint-a-room'],
    ['/nowhere', '/en-us/nowhere'],
  ] as const)) {
    test(`shows American English at ${address} without a second document or a layout shift`, async ({
      phone: { page },
    }) => {
      await page.addInitScript(() => {
        const seen = { shift: 0, unload: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Object(entry).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.goto(address);
      await drawn(page);
      expect(documents).toEqual([runtime.url + address]);
      expect(await lang(page)).toBe('en-US');
      const html = await (await page.request.get(runtime.url + own)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      if (!own.includes('project')) {
        expect(page.url()).toBe(runtime.url + own);
        expect(await page.title()).toBe(title);
      }
      await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
        'href',
        '/en-us/manifest.webmanifest',
      );
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => Object(window).seen.shift)).toBe(0);
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  test('hydrates the American example of the first page @long', async ({ phone: { page } }) => {
    await page.goto('/');
    await drawn(page);
    await page.getByText('Flat latex wall paint, Sage').waitFor();
    await page.getByRole('link', { name: 'Install baseboard and trim' }).tap();
    await page.waitForURL('**/en-us/jobs/fit-skirting');
    await page.goBack();
    await page.waitForURL(`${runtime.url}/en-us`);
    await page.reload();
    await page.getByText('Flat latex wall paint, Sage').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en-us');
  });
});

test.describe('a page with scripts disabled', () => {
  test.use({ phoneOptions: { locale: 'zh-CN', javaScriptEnabled: false } });

  test('each language can be read at its own address @long', async ({ phone: { page } }) => {
    await page.goto('/settings');
    await heading(page).getByText('Settings').waitFor();
    await page.goto('/zh/settings');
    await heading(page).getByText(zh.settings.title).waitFor();
    expect(await lang(page)).toBe('zh-Hans');
    await page.goto('/zh/project/b7f3');
    await heading(page).getByText(zh.shell.needsScript.title).waitFor();
  });
});

test.describe('a crawler', () => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  test.use({ phoneOptions: { locale: 'en-US', userAgent } });

  test('reads each language at its own address, with the addresses of the others @long', async ({
    phone: { page },
  }) => {
    await page.goto('/zh/jobs');
    await drawn(page);
    await heading(page).getByText(zh.jobs.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/zh/jobs');
    const links = page.locator('link[hreflang]');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('hreflang'),
        new URL((link as HTMLLinkElement).href).pathname,
      ]),
    );
    expect(paths).toEqual([
      ['en', '/jobs'],
      ['en-US', '/en-us/jobs'],
      ['zh-Hans', '/zh/jobs'],
      ['x-default', '/jobs'],
    ]);
    // They are not those of the next screen.
    await page.getByRole('link', { name: zh.app.tabs.settings }).tap();
    await heading(page).getByText(zh.settings.title).waitFor();
    await expect(page.locator('link[hreflang], link[rel="canonical"]')).toHaveCount(0);
  });
});

/** A British browser whose owner has chosen another language. */
async function openChosen(language: Language, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(browser, options);
  const settings = [SETTINGS_KEY, JSON.stringify({ language })] as const;
  await phone.page.addInitScript(([key, value]) => localStorage.setItem(key, value), settings);
  return phone;
}

test.describe('a user who chose another language than the browser’s', () => {
  test('is led to it from any address', async () => {
    const phone = await openChosen('en-US');
    for (const address of ['/jobs', '/zh/jobs', '/en-us/jobs']) {
      await phone.page.goto(runtime.url + address);
      await phone.page.waitForURL('**/en-us/jobs');
      await phone.page.getByRole('link', { name: 'Install baseboard and trim' }).waitFor();
    }
    await phone.close();
  });

  test('can use the app in English when the words alone do not come @long', async () => {
    const phone = await openPhone(browser, { locale: 'zh-CN', expect: isKeptAway });
    const { page } = phone;
    await page.route(CHUNK, (route) => route.abort());
    await page.goto(`${runtime.url}/`);
    // The page asks for them a second time before it goes on without: what is tapped until then is lost.
    await page.waitForFunction(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return load?.type === 'reload';
    });
    await drawn(page);
    expect(await lang(page)).toBe('en');
    await page.getByRole('link', { name: 'Settings', exact: true }).tap();
    await heading(page).getByText('Settings').waitFor();
    await phone.close();
  });
});

test.describe('a browser that keeps nothing', () => {
  test('says so when another language is chosen, and stays in its own @long', async () => {
    // The router tells that it cannot keep the scroll positions.
    const phone = await openPhone(browser, {
      expect: ({ text }) => text.includes('QuotaExceededError'),
    });
    const { page } = phone;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Language', '简体中文');
    await page.getByText('so this stays as it is').waitFor();
    await expect(settingRow(page, 'Language')).toContainText('English (UK)');
    await phone.close();
  });
});
