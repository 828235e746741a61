// Files of the build that are missing for a while: the app starts all the same.
import { browser, expect, runtime, test } from '../../support/test.ts';
import { isKeptAway, openPhone } from '../../support/browser.ts';
import { few } from '../../support/long.ts';
import { answers } from './keeper.ts';
import type { Page } from '@playwright/test';

/** Hides files until `show` is called, or for the first requests of each. Counts page loads. */
async function hide(page: Page, files: RegExp, first = Infinity) {
  const asked = new Map<string, number>();
  let isHidden = true;
  let isProbed = false;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(files, async (route) => {
    const url = route.request().url();
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    isProbed ||= route.request().resourceType() === 'fetch';
    if (isHidden && count <= first) await route.fulfill({ status: 404, body: 'not here' });
    else await route.continue();
  });
  return {
    show: () => (isHidden = false),
    loads: () => loads,
    isAsked: () => asked.size > 0,
    /** True once the page has asked whether the file is there again. */
    isProbed: () => isProbed,
  };
}

const open = () =>
  openPhone(browser, {
    fresh: true,
    baseURL: runtime.url,
    expect: (complaint) => isKeptAway(complaint) || /404|MIME|module/.test(complaint.text),
  }).then((phone) => ({ phone, page: phone.page }));

test('the entry script is missing until the page asks for it again: one reload starts the app', async () => {
  const { phone, page } = await open();
  const hidden = await hide(page, /\/assets\/index-[\w-]+\.js/);
  await page.goto('/jobs');
  await expect.poll(hidden.isProbed).toBe(true);
  hidden.show();
  await answers(page);
  expect(hidden.loads()).toBe(2);
  await phone.close();
});

for (const [name, files] of few([
  ['a chunk that it imports', /\/assets\/core-[\w-]+\.js/],
  ['the entry script', /\/assets\/index-[\w-]+\.js/],
] as const)) {
  test(`${name} is missing twice: the app starts, after one reload at most @long`, async () => {
    const { phone, page } = await open();
    const hidden = await hide(page, files, 2);
    await page.goto('/jobs');
    await answers(page);
    expect(hidden.loads()).toBeLessThanOrEqual(2);
    await phone.close();
  });
}

test('files that stay missing do not reload the page again and again @long', async () => {
  const { phone, page } = await open();
  const hidden = await hide(page, /\/assets\/index-[\w-]+\.js/);
  await page.clock.install();
  await page.goto('/jobs');
  for (let i = 0; i < 40; i += 1) await page.clock.fastForward(30_000);
  expect(hidden.loads()).toBeLessThanOrEqual(3);
  await phone.close();
});

for (const [name, files] of few(
  [
    ['a screen’s chunk', /\/assets\/pages-[\w-]+\.js/],
    ['a chunk that a screen imports', /\/assets\/planning-[\w-]+\.js/],
  ] as const,
  1,
)) {
  test(`${name} is missing at first: the screen opens without a tap more`, async () => {
    const { phone, page } = await open();
    await page.goto('/jobs');
    await answers(page);
    const hidden = await hide(page, files);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    const link = name.includes('imports')
      ? page.getByRole('link', { name: /^Cut boards and sheets/ })
      : page.getByRole('link', { name: 'Settings' });
    await link.tap();
    await expect.poll(hidden.isAsked).toBe(true);
    hidden.show();
    if (name === 'a screen’s chunk') {
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      // No reload was needed.
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    } else {
      await page.waitForURL(/cut-list/);
      await answers(page);
    }
    await phone.close();
  });
}
