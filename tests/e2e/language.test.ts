import type { Page } from '@playwright/test';
import type { Language } from '../../web/language/language-tags.ts';
import { SETTINGS_KEY } from '../../web/projects/settings/settings-key.ts';
import { zh } from '../../web/language/zh/zh.ts';
import { isKeptAway, openPhone, type Phone, type PhoneOptions } from '../support/browser.ts';
import { browser, runtime, expect, test } from '../support/test.ts';

const CHUNK = /\/assets\/zh-[\w-]+\.js$/;

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('app');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
/** By its tag: a role is not found while it is hidden. */
const heading = (page: Page) => page.locator('h1');

test.describe('the language', () => {
  test('is changed in the settings, at the same place, and stays after a reload', async () => {
    const phone = await openPhone(browser, { viewport: { width: 390, height: 500 } });
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    expect(await lang(page)).toBe('en');
    const chosen = page.getByRole('radio', { name: '简体中文' });
    await chosen.tap();
    await heading(page).getByText(zh.settings.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
    expect(await lang(page)).toBe('zh-Hans');
    expect(await chosen.isChecked()).toBe(true);

    await page.reload();
    await heading(page).getByText(zh.settings.title).waitFor();
    await page.getByRole('link', { name: zh.app.tabs.projects }).tap();
    await page.getByText(zh.home.lead).waitFor();
    expect(await page.title()).toBe(zh.pages.home.title('Measure Twice'));

    await page.getByRole('link', { name: zh.app.tabs.settings }).tap();
    await page.getByRole('radio', { name: 'English (UK)' }).tap();
    await heading(page).getByText('Settings').waitFor();
    expect(await lang(page)).toBe('en');
    await phone.close();
  });

  test('takes sizes as a Chinese keyboard types them, and lists the project in Chinese', async () => {
    const phone = await openPhone(browser, { locale: 'zh-CN' });
    const { page } = phone;
    await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
    await page.locator('#length').fill('４．０２　ｍ');
    await page.locator('#width').fill('3。385米');
    await page.locator('#height').fill('２４１５');
    const plan = zh.drawings.rectangle('4.020 m', '3.385 m');
    await page.getByRole('img', { name: plan }).waitFor();
    await page.goto(`${runtime.url}/`);
    const projects = page.locator('.rows').first();
    await projects.getByText(zh.jobList['paint-a-room'].title, { exact: true }).waitFor();
    const remove = page.getByRole('button', { name: new RegExp(`^${zh.home.remove}`) });
    const box = await remove.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await remove.tap();
    await page.getByRole('status').getByRole('button', { name: zh.controls.undo }).tap();
    await remove.waitFor();
    await phone.close();
  });

  test('costs an English visitor no byte of Chinese words', async () => {
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

test('the page of a Chinese browser can be read before its script has come, and without', async () => {
  const phone = await openPhone(browser, { locale: 'zh-CN', javaScriptEnabled: false });
  await phone.page.goto(`${runtime.url}/settings`);
  expect(await heading(phone.page).innerText()).toBe(zh.settings.title);
  expect(await heading(phone.page).isVisible()).toBe(true);
  expect(await lang(phone.page)).toBe('zh-Hans');
  await phone.close();
});

/** A British browser whose owner has chosen another language. */
async function openChosen(language: Language, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(browser, options);
  const settings = [SETTINGS_KEY, JSON.stringify({ language })] as const;
  await phone.page.addInitScript(([key, value]) => localStorage.setItem(key, value), settings);
  return phone;
}

test.describe('a person who has chosen another language than the browser’s', () => {
  test('sees no English while Chinese is on its way', async () => {
    const phone = await openChosen('zh-Hans');
    const { page } = phone;
    const held = Promise.withResolvers<undefined>();
    await page.route(CHUNK, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${runtime.url}/settings`, { waitUntil: 'commit' });
    await heading(page).waitFor({ state: 'attached' });
    // Nothing is painted before the style sheet is there.
    await page.waitForFunction(() => document.styleSheets.length > 0);
    expect(await heading(page).isVisible()).toBe(false);
    held.resolve(undefined);
    await heading(page).getByText(zh.settings.title).waitFor();
    await phone.close();
  });

  test('may read British English while American is on its way, and keeps the place where they read', async () => {
    const phone = await openChosen('en-US');
    const { page } = phone;
    const held = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${runtime.url}/jobs`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Fit skirting and trim' }).waitFor();
    // What was typed would be lost with the drawing that is replaced.
    expect(await page.locator('input[type="search"]').isVisible()).toBe(false);
    const scrolledTo = () => page.evaluate(() => window.scrollY);
    await page.waitForFunction(() => document.styleSheets.length > 0);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolledTo).toBe(700);
    held.resolve(undefined);
    await page.getByRole('link', { name: 'Install baseboard and trim' }).waitFor();
    expect(await scrolledTo()).toBe(700);
    expect(await page.getByRole('searchbox').isVisible()).toBe(true);
    await phone.close();
  });

  test('is shown English when the app does not come at all', async () => {
    const phone = await openChosen('zh-Hans', { expect: isKeptAway });
    const { page } = phone;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${runtime.url}/settings`);
    expect(await heading(page).isVisible()).toBe(false);
    await heading(page).getByText('Settings').waitFor();
    await phone.close();
  });

  test('can use the app in English when the words alone do not come', async () => {
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
  test('says so when another language is chosen, and stays in its own', async () => {
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
    await page.getByRole('radio', { name: '简体中文' }).tap();
    await page.getByText('so this stays as it is').waitFor();
    expect(await page.getByRole('radio', { name: 'English (UK)' }).isChecked()).toBe(true);
    await phone.close();
  });
});
