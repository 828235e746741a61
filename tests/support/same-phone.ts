import type { Page } from '@playwright/test';

import { openPhone, type Phone, type PhoneOptions } from './browser.ts';
import { forget } from './share.ts';
import { browser, test } from './test.ts';

/**
 * One phone for the tests of a suite, each with empty storage but a warm file cache: a new context and process cost
 * twice as much as a visit. A complaint fails its test, or the next one if it came while the page was left; after a
 * failed test the next one gets a new phone.
 */
export function useSamePhone(options: PhoneOptions = {}): () => Page {
  const { expect = () => false } = options;
  let phone: Phone | undefined;
  const isBad = ({ complaints }: Phone): boolean => complaints.some((one) => !expect(one));
  const close = async (): Promise<void> => {
    const last = phone;
    phone = undefined;
    await last?.close();
  };
  test.beforeEach(async () => {
    phone ??= await openPhone(browser, options);
  });
  test.afterEach(async () => {
    if (phone === undefined) return;
    const { page } = phone;
    const { status, expectedStatus } = test.info();
    if (isBad(phone) || status !== expectedStatus) return close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Without scripts a page stores nothing, and no event of a database arrives.
    if (options.javaScriptEnabled === false) return;
    await forget(page);
    await page.evaluate(() => sessionStorage.clear());
  });
  test.afterAll(close);
  return () => {
    if (phone === undefined) throw new Error('no phone outside of a test');
    return phone.page;
  };
}
