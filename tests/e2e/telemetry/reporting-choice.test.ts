// No report leaves before the page knows the user's choice, which the database remembers better than localStorage.
import type { Page } from '@playwright/test';

import { saysError, sdkReady, startSite, throwInPage, type Site } from './site.ts';
import { expect, test } from '../../support/test.ts';

const DATABASE = 'measure-twice-documents';
const SWITCH = 'measure-twice:reporting';

declare global {
  interface Window {
    /** Ends the transaction that keeps other tabs from the user's choice. */
    letGo: () => void;
  }
}

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

/** Requests of the page that may report something. */
function posts(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(request.url());
  });
  return seen;
}

/** Runs in a tab: a transaction that stays open, so that no other tab can read the choice. */
async function occupy(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const store = database.transaction('switches', 'readwrite').objectStore('switches');
  let isOver = false;
  window.letGo = () => (isOver = true);
  await new Promise<void>((resolve) => {
    const again = (): void => {
      resolve();
      if (!isOver) store.get('').addEventListener('success', again);
    };
    again();
  });
}

/** Waits until the SDK has the reports of the early queue. */
async function sdkTookOver(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyQueue?.live !== undefined);
}

/** A tab whose transaction keeps the choice from all others, and a second tab of the same phone with the page in it. */
async function visitWithoutChoice() {
  const phone = await site.phone();
  await phone.page.goto('/jobs');
  await sdkReady(phone.page);
  await phone.waitFor(({ type }) => type === 'transaction');
  await phone.page.evaluate(occupy, DATABASE);
  const page = await phone.page.context().newPage();
  const seen = posts(page);
  await page.goto('/privacy');
  await page.waitForFunction(() => window.earlyQueue?.send !== undefined);
  return { phone, page, seen };
}

test('a report waits until the database says that reporting is on', async () => {
  const { phone, page, seen } = await visitWithoutChoice();
  await throwInPage(page, 'before the choice is known');
  await sdkTookOver(page);
  expect(seen).toEqual([]);
  await phone.page.evaluate(() => window.letGo());
  await phone.waitFor(saysError('before the choice is known'));
  await phone.close();
});

test('a page that closes before the choice is known leaves its reports to the next visit @long', async () => {
  const { phone, page, seen } = await visitWithoutChoice();
  await throwInPage(page, 'closed before the choice was known');
  await sdkTookOver(page);
  await page.close({ runBeforeUnload: true });
  expect(seen).toEqual([]);
  await phone.page.evaluate(() => window.letGo());
  await phone.page.goto('/privacy');
  await phone.waitFor(saysError('closed before the choice was known'));
  await phone.close();
});

test('a choice that localStorage lost holds: nothing is sent', async () => {
  const phone = await site.phone();
  const { page } = phone;
  await page.goto('/privacy');
  await page.waitForFunction(() => window.earlyQueue?.send !== undefined);
  await page.evaluate(
    ([name, key]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('switches', 'readwrite');
          writing.objectStore('switches').put('off', 'reporting');
          writing.addEventListener('complete', () => resolve());
        });
        localStorage.removeItem(key);
      }),
    [DATABASE, SWITCH] as const,
  );
  await page.goto('about:blank');
  const seen = posts(page);
  await page.goto('/jobs');
  await throwInPage(page, 'reporting is off');
  // The page repairs the copy that was lost.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SWITCH)).toBe('off');
  await page.goto('/tools');
  await throwInPage(page, 'still off');
  await page.goto('about:blank');
  expect(seen).toEqual([]);
  expect(phone.received().some(saysError('reporting is off'))).toBe(false);
  expect(phone.received().some(saysError('still off'))).toBe(false);
  await phone.close();
});
