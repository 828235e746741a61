import type { Browser, Page } from '@playwright/test';
import { openPhone, type Phone, type PhoneOptions } from '../../support/browser.ts';

/**
 * Chromium's own messages about a request without a network, and about a file or an envelope in flight when the server
 * ended (`wrangler dev` answers 500 to the latter). The page itself is silent.
 */
export const isOfTheNetwork = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|status of 404|status of 500 .*\/\w{6,7}:0\)$/.test(
    text,
  );

/** A phone that may keep the app: its service worker is not blocked, and the user touches each page. */
export async function openKeeper(browser: Browser, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await openPhone(browser, {
    serviceWorkers: 'allow',
    expect: ({ text }) => isOfTheNetwork(text),
    ...options,
  });
  await touchPages(phone.page);
  return phone;
}

/** Touches every page of a phone once: the app is not stored for a page that is only read. */
export const touchPages = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointerdown')));
  });

/** Visits the site for the first time and waits until the device holds the app. */
export async function keep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByText('Ready to work offline').waitFor();
}

/** React has taken the page over: its scripts came, and a tap is answered. */
export const answers = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__react'));
  });

/** The main action comes back when nothing is typed any more. */
export const stopTyping = (page: Page): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Every path that is in a cache, with the cache's name. */
export const cached = (page: Page): Promise<readonly { cache: string; path: string }[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (cache) => {
        const requests = await (await caches.open(cache)).keys();
        return requests.map(({ url }) => ({ cache, path: new URL(url).pathname }));
      }),
    );
    return all.flat();
  });

/** A mark that only a reload removes. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });

export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);
