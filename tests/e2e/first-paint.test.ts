import { useSamePhone } from '../support/same-phone.ts';
import { runtime, expect, test } from '../support/test.ts';

// The page reports the files that the tests block.
test.describe('the first paint', () => {
  // A new context has no cached files.
  const phone = useSamePhone({ expect: () => true });

  test('has its styles without any script of the app', async () => {
    const page = phone();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(runtime.url);
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(family).toContain('system-ui');
    await page.locator('main h1').waitFor();
  });

  test('is followed by the app if the stylesheet does not arrive', async () => {
    const page = phone();
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(runtime.url);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.poll(() => page.title()).toContain('Settings');
    expect(page.url()).toBe(`${runtime.url}/settings`);
  });
});
