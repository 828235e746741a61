// A screen starts at its top; Back, Forward and a reload return to the former position.
import { expect, test } from '../support/test.ts';

test('each screen has its own scroll position', async ({ phone: { page } }) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const down = () => page.evaluate(() => window.scrollTo(0, 600));
  const isStarted = () =>
    page.waitForFunction(() => window.history.scrollRestoration === 'manual', undefined);
  await page.goto('/jobs');
  await isStarted();
  await down();
  await expect.poll(top).toBe(600);

  // Another page in the same tab, not by a link of the app.
  await page.goto('/privacy');
  await isStarted();
  expect(await top()).toBe(0);

  await page.goto('/jobs');
  await isStarted();
  await down();
  await expect.poll(top).toBe(600);
  await page.reload();
  await isStarted();
  await expect.poll(top).toBe(600);

  const link = page.getByRole('link', { name: /^Build a deck/ });
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await link.tap();
  await page.waitForURL(/build-a-deck$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/jobs$/);
  await expect.poll(top).toBe(before);
});
