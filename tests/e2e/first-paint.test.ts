import type { Page } from '@playwright/test';
import { NOT_FOUND, SHELL } from '../../web/app/pages.ts';
import { SHOWN } from '../support/pages.ts';
import { useSamePhone } from '../support/same-phone.ts';
import { runtime, expect, test } from '../support/test.ts';

/**
 * Place and style of every element, and of what is drawn before and after it: a browser draws no letter twice alike.
 */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, '::before', '::after'].map(
        (part) => getComputedStyle(element, part).cssText,
      );
      return [element.tagName, element.className, x, y, width, height, ...styles].join(' ');
    }),
  );

// The page complains about the blocked files.
test.describe('the first paint', () => {
  // Nothing comes from the browser's cache where a test holds back files.
  const phone = useSamePhone({ expect: () => true });

  for (const path of [...SHOWN, SHELL].map((page) => page.path)) {
    test(`${path} looks the same before and after the complete stylesheet loads`, async () => {
      const page = phone();
      const style = Promise.withResolvers<undefined>();
      await page.route(/\.js$/, (route) => route.abort());
      await page.route(/\.css$/, async (route) => {
        await style.promise;
        await route.continue();
      });
      await page.goto(runtime.url + (path === NOT_FOUND.path ? '/no-such-page' : path), {
        waitUntil: 'commit',
      });
      // The script asks for the stylesheet once it has been painted without it.
      await page.waitForSelector('link[rel=stylesheet]', { state: 'attached' });
      const alone = await looks(page);
      style.resolve(undefined);
      // The page's own style goes once all sheets are there.
      await page.waitForSelector('style', { state: 'detached' });
      const whole = await looks(page);
      expect(alone.length).toBeGreaterThan(10);
      expect(whole.filter((one, i) => one !== alone[i])).toEqual([]);
    });
  }

  test('is followed by the app, and keeps its style, though the stylesheet does not come', async () => {
    const page = phone();
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(runtime.url);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.poll(() => page.title()).toContain('Settings');
    expect(await page.locator('style').count()).toBe(1);
    expect(page.url()).toBe(`${runtime.url}/settings`);
  });
});
