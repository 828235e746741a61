// The browser may clear what is kept and leave the service worker: the app must report the truth.
import { en } from '../../../web/language/en/settings.ts';
import { browser, expect, runtime, test } from '../../support/test.ts';
import { answers, cached, keep, openKeeper } from './keeper.ts';

test('cleared caches are filled again before the app says “works offline”', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  await keep(page, `${runtime.url}/`);
  const before = (await cached(page)).length;
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${runtime.url}/settings`);
  await page.getByText(en.copy.kept).waitFor();
  expect((await cached(page)).length).toBeGreaterThan(before / 2);
  await page.context().setOffline(true);
  await page.goto(`${runtime.url}/project/new?job=paint-a-room`);
  await answers(page);
  await phone.close();
});
