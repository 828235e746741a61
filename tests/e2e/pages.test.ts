import type { Page } from '@playwright/test';

import { NOT_FOUND } from '../../web/app/pages.ts';
import { PAGES, SHOWN } from '../support/pages.ts';
import { isOfNoPage, openPhone } from '../support/browser.ts';
import { useSamePhone } from '../support/same-phone.ts';
import { englishWords } from '../support/english-words.ts';
import { atWork } from '../support/screens.ts';
import { few } from '../support/long.ts';
import { browser, runtime, expect, test } from '../support/test.ts';
import { chooseSetting } from '../support/settings.ts';

test.describe('a browser without JavaScript', () => {
  const phone = useSamePhone({ javaScriptEnabled: false, expect: isOfNoPage });

  for (const { path } of few(SHOWN, 3)) {
    test(`${path} reads well`, async () => {
      const page = phone();
      const missing = path === NOT_FOUND.path;
      const response = await page.goto(runtime.url + (missing ? '/no-such-page' : path));
      expect(response?.status()).toBe(missing ? 404 : 200);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    });
  }

  test('shows the catalogue, the job and its example quantities', async () => {
    const page = phone();
    await page.goto(`${runtime.url}/jobs`);
    await page.getByRole('link', { name: /^Paint a room/ }).click();
    // Folded parts open without a script.
    for (const fold of await page.locator('summary').all()) await fold.click();
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'A room of 4.02 m × 3.39 m takes 5.5 L of wall paint and a weekend: about £145 in UK shops, without tools',
    );
    expect(text).toContain('Walls: 32.9 m²');
    expect(text).toContain('Ceiling: 13.6 m²');
    expect(text).toContain('1 × 5 L and 1 × 2.5 L');
    expect(text).toMatch(/Example prices, United Kingdom, looked up in 20\d\d/);
    expect(text).toContain('First coat, walls');
    expect(text).toContain('What can go wrong');
  });

  test('shows the room of the start as a still, with what it takes', async () => {
    const page = phone();
    await page.goto(runtime.url);
    await page.getByRole('img', { name: /^Plan of a room 4\.02.m long/ }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/59 needed: .+\n+£[\d.]+/);
    expect(await page.getByRole('slider').count()).toBe(0);
  });

  test('says in the project shell what to do', async () => {
    const page = phone();
    await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
    expect(await page.locator('main').innerText()).toContain('Switch JavaScript on');
  });
});

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['en-US', 'en-US'],
  ['zh-CN', 'zh-Hans'],
] as const) {
  test.describe(`a browser with JavaScript in ${locale}`, () => {
    const phone = useSamePhone({ locale, isReporting: true, expect: isOfNoPage });

    for (const { path } of few(SHOWN)) {
      test(`${path} is served in its language and hydrates without a change`, async () => {
        const page = phone();
        const description = page.locator('meta[name="description"]');
        const read = Promise.withResolvers<undefined>();
        // The app takes nothing over before the page is read as it came.
        await page.route('**/assets/index-*.js', async (route) => {
          await read.promise;
          await route.continue();
        });
        await page.goto(runtime.url + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState === 'complete');
        expect(await page.locator('#app').getAttribute('lang')).toBe(language);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const [title, described] = [await page.title(), await description.getAttribute('content')];
        await hidePictures(page);
        const before = await page.locator('main').innerText();
        // Drawn afresh it would be another element.
        await page.locator('main').evaluate((main) => main.setAttribute('data-came', ''));
        read.resolve(undefined);
        await atWork(page);
        expect(await page.locator('main').count()).toBe(1);
        expect(await page.locator('main[data-came]').count()).toBe(1);
        await hidePictures(page);
        // Device data (reports, camera) may be added; no existing line may change.
        const lines = (await page.locator('main').innerText()).split('\n').values();
        for (const line of before.split('\n')) expect([...until(lines, line)]).toContain(line);
        expect(await page.title()).toBe(title);
        expect(await description.getAttribute('content')).toBe(described);
        if (language !== 'zh-Hans') return;
        for (const said of [title, described]) expect(said).toMatch(/\p{Script=Han}/u);
        expect(await englishWords(page)).toEqual([]);
      });
    }
  });
}

/** Hides the pictures in three dimensions: buttons that turn one replace the sentence that keeps their room. */
const hidePictures = (page: Page): Promise<void> =>
  page.locator('figure:has(.model__turns)').evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.display = 'none';
  });

/** Lines up to the next that is this one, or all that are left. */
function* until(lines: Iterator<string>, line: string): Generator<string> {
  for (let next = lines.next(); next.done !== true; next = lines.next()) {
    yield next.value;
    if (next.value === line) return;
  }
}

test.describe('the static export', () => {
  test('gives every page its own title', () => {
    expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
  });

  test('has the chosen theme before the first paint', async () => {
    const phone = await openPhone(browser, { colorScheme: 'light' });
    const { page } = phone;
    await page.goto(`${runtime.url}/settings`);
    await chooseSetting(page, 'Theme', 'Dark');
    // All script files are blocked, so only the head script runs before the first paint.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${runtime.url}/jobs`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length > 0);
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(background).toBe('rgb(21, 25, 29)');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await phone.close();
  });

  test('fetches the screen behind a link while the finger is still down', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/`);
    await page.waitForLoadState('networkidle');
    const asked = page.waitForRequest(/\/assets\/pages-[\w-]+\.js$/);
    await page.getByRole('link', { name: 'Settings', exact: true }).dispatchEvent('pointerdown');
    await asked;
    expect(new URL(page.url()).pathname).toBe('/');
    await phone.close();
  });

  test('keeps the scroll position while the app starts and after a reload @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    const scrolled = Promise.withResolvers<void>();
    await page.route('**/assets/app-*.js', async (route) => {
      await scrolled.promise;
      await route.continue();
    });
    await page.goto(`${runtime.url}/jobs`, { waitUntil: 'commit' });
    await page.locator('.tab-bar').waitFor();
    const at = await page.evaluate(() => {
      window.scrollTo(0, 300);
      return window.scrollY;
    });
    expect(at).toBeGreaterThan(0);
    scrolled.resolve();
    // The router has taken over: from there on it minds the place itself.
    const taken = () => page.waitForFunction(() => history.scrollRestoration === 'manual');
    await taken();
    expect(await page.evaluate(() => window.scrollY)).toBe(at);
    await page.reload();
    await taken();
    expect(await page.evaluate(() => window.scrollY)).toBe(at);
    await phone.close();
  });

  test('moves focus to the heading and changes the title on the way to another page', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Jobs', exact: true }).tap();
    await page.waitForURL('**/jobs');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toContain('Jobs');
    await phone.close();
  });

  // Every page and screen is looked at so in screens/; not one that is only just begun.
  test('offers targets of at least 44 px in a new project @long', async () => {
    const phone = await openPhone(browser);
    const { page } = phone;
    await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
    await page.waitForLoadState('networkidle');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, label.choice__option')]
        .filter((one) => !(one.closest('p') !== null || one.classList.contains('skip')))
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 40))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    await phone.close();
  });
});
