import type { Page } from '@playwright/test';
import { browser, expect, runtime, test } from '../../support/test.ts';
import { openPhone } from '../../support/browser.ts';
import { answers, cached, openKeeper } from './keeper.ts';

/**
 * Holds `register()` back until the first version has reached a state, as a busy phone may. The tab remembers what it
 * held, so that a moment that never was cannot pass.
 */
async function holdUntil(page: Page, moment: ServiceWorkerState): Promise<void> {
  await page.addInitScript((wanted) => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = async (...args) => {
      const registration = await register(...args);
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (worker?.state === wanted) resolve();
        };
        worker?.addEventListener('statechange', look);
        look();
      });
      const { waiting, active } = registration;
      Object.assign(window, { held: `${waiting?.state ?? '-'} ${active?.state ?? '-'}` });
      return registration;
    };
  }, moment);
}

const held = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as { held?: unknown }).held);
const offer = (page: Page) => page.getByText('Update available');
const whole = (page: Page) => page.getByText('Yes, every screen.');

for (const [moment, seen] of [
  ['installed', 'installed -'],
  ['activating', '- activating'],
  ['activated', '- activated'],
] as const) {
  test(`a first visit whose registration answers when the version is ${moment} says it works offline, and offers no update @long`, async () => {
    const phone = await openKeeper(browser);
    const { page } = phone;
    await holdUntil(page, moment);
    await page.goto(`${runtime.url}/settings`);
    await page.getByText('Ready to work offline').waitFor();
    await whole(page).waitFor();
    expect(await held(page)).toBe(seen);
    expect(await offer(page).count()).toBe(0);
    await phone.close();
  });
}

test('a first visit whose registration answers when the version has failed says why, and offers no update', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  const session = await page.context().newCDPSession(page);
  const { url: origin } = runtime;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await holdUntil(page, 'redundant');
  await page.goto(`${origin}/settings`);
  await page.getByText('this phone is too full').waitFor();
  await expect.poll(() => held(page)).toBe('- -');
  expect(await page.getByText('this phone is too full').count()).toBe(1);
  expect(await offer(page).count()).toBe(0);
  await phone.close();
});

test('two tabs of a first visit both say that it works offline, and neither offers an update @long', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  const other = await page.context().newPage();
  await holdUntil(other, 'activated');
  await Promise.all([page, other].map((tab) => tab.goto(`${runtime.url}/settings`)));
  await Promise.all([page, other].map((tab) => whole(tab).waitFor()));
  expect(await offer(page).count()).toBe(0);
  expect(await offer(other).count()).toBe(0);
  await phone.close();
});

const isRegistered = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('a page that is only read is not stored until it is touched', async () => {
  const phone = await openPhone(browser, { serviceWorkers: 'allow' });
  const { page } = phone;
  await page.clock.install();
  await page.goto(`${runtime.url}/settings`);
  await answers(page);
  await page.clock.runFor(10_000);
  expect(await isRegistered(page)).toBe(false);
  // The version is shown before that.
  await page.getByText(/^Version /).waitFor();
  await page.getByRole('heading', { name: 'Settings' }).tap();
  await page.clock.resume();
  await whole(page).waitFor();
  await phone.close();
});

test('a page that is read for a long time is stored @long', async () => {
  const phone = await openPhone(browser, { serviceWorkers: 'allow' });
  const { page } = phone;
  await page.clock.install();
  await page.goto(`${runtime.url}/settings`);
  await answers(page);
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await whole(page).waitFor();
  await phone.close();
});

test('the device stores the app with few requests', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker() !== null) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${runtime.url}/settings`);
  await whole(page).waitFor();
  expect((await cached(page)).length).toBeGreaterThan(100);
  expect(asked.toSorted()).toEqual(['/offline/app.json', '/offline/en.json', '/sw.js']);
  await phone.close();
});
