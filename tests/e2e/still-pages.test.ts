import type { Page } from '@playwright/test';
import { openPhone, type PhoneOptions } from '../support/browser.ts';
import { browser, expect, runtime, test } from '../support/test.ts';
import { isMarked, mark } from './offline/keeper.ts';

/** Most scripts, and their compressed bytes, until a page is usable. */
const MOST_SCRIPTS = 12;
const MOST_BYTES = 130_000;
/** Messages in another language, and the names of jobs. */
const WORDS_BYTES = 4_000;

const visit = (options: PhoneOptions = {}) =>
  openPhone(browser, { baseURL: runtime.url, fresh: true, serviceWorkers: 'allow', ...options });

/** Compressed sizes of the scripts that a page has loaded. */
const scripts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** True if React has taken an element over. */
const isLive = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

for (const path of ['/', '/jobs', '/jobs/cut-list', '/jobs/paint-a-room', '/jobs/build-a-deck']) {
  test(`${path} loads little, and nothing more until it is touched`, async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    expect(before.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(sum(before)).toBeLessThanOrEqual(MOST_BYTES);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(before.length);
    await expect.poll(() => isLive(page, 'h1')).toBe(true);
    await phone.close();
  });
}

for (const [path, locale, more] of [
  ['/en-us', 'en-US', WORDS_BYTES],
  ['/en-us/jobs/paint-a-room', 'en-US', WORDS_BYTES],
  ['/zh', 'zh-CN', WORDS_BYTES],
  ['/zh/jobs', 'zh-CN', WORDS_BYTES],
  ['/zh/jobs/paint-a-room', 'zh-CN', WORDS_BYTES],
] as const) {
  test(`${path} loads little`, async () => {
    const phone = await visit({ locale });
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.waitForLoadState('networkidle');
    const loaded = await scripts(page);
    expect(loaded.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(sum(loaded)).toBeLessThanOrEqual(MOST_BYTES + more);
    await phone.close();
  });
}

test.describe('a page of a job that is not live yet', () => {
  test('follows a link with the first tap, without another document', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/paint-a-room');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    expect(await isLive(page, 'h1')).toBe(false);
    await mark(page);
    await page.getByRole('link', { name: 'Measure your room' }).tap();
    await page.locator('#length').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/project\/[\da-f]{8}$/);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await page.locator('h1').getByText('Paint a room').waitFor();
    await expect.poll(() => isLive(page, 'h1')).toBe(true);
    expect(await isMarked(page)).toBe(true);
    await phone.close();
  });

  test('leads to another tab and back with the first taps', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/build-furniture');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await mark(page);
    await page.getByRole('link', { name: 'Settings', exact: true }).tap();
    await page.locator('h1').getByText('Settings').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Taken apart' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    await phone.close();
  });

  test('unfolds its parts with the first tap', async () => {
    const phone = await visit();
    const { page } = phone;
    await page.goto('/jobs/build-furniture');
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    await page.getByText('Parts', { exact: true }).tap();
    await page.locator('details[open] li').first().waitFor();
    await phone.close();
  });
});

for (const path of ['/jobs/build-furniture', '/zh/jobs/build-alcove-shelves']) {
  test(`${path} shows the same picture in space before and after the first touch`, async () => {
    const phone = await visit(path.startsWith('/zh') ? { locale: 'zh-CN' } : {});
    const { page } = phone;
    await page.goto(path);
    await expect.poll(() => isLive(page, '.tab-bar__tab')).toBe(true);
    /** All paths with their colours as one text, and the box of the picture. */
    const drawn = () =>
      page.locator('.model__room svg').evaluateAll((all) =>
        all.map((svg) => {
          const paths = [...svg.querySelectorAll('path')].map((one) => {
            const { fill, stroke } = getComputedStyle(one);
            return [one.getAttribute('d'), one.getAttribute('transform'), fill, stroke].join();
          });
          return {
            count: paths.length,
            paths: paths.join('|'),
            box: svg.getBoundingClientRect().toJSON() as unknown,
          };
        }),
      );
    const [still] = await drawn();
    expect(still?.count).toBeGreaterThan(20);
    await page.locator('h1').dispatchEvent('pointerdown');
    await expect.poll(() => isLive(page, '.model__room svg')).toBe(true);
    const [turning, ...others] = await drawn();
    expect(others).toEqual([]);
    expect(turning?.box).toEqual(still?.box);
    // As one value, because the texts are long.
    expect(turning?.paths === still?.paths).toBe(true);
    await page.locator('.model__room svg').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await drawn())[0]?.paths === still?.paths).toBe(false);
    await phone.close();
  });
}
