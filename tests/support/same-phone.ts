import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';

import { openPhone, type Phone, type PhoneOptions } from './browser.ts';
import { shared } from './shared.ts';

/**
 * One phone for the tests of a suite, each a newcomer's first visit in all but the browser's cache of files: a context
 * and its process cost twice what a visit does. What is complained of fails the test that it came with, or the
 * next one where it came as the page was left; a test after one that failed has a phone of its own.
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
  beforeEach(async () => {
    phone ??= await openPhone((await shared()).browser, options);
  });
  afterEach(async ({ task }) => {
    if (phone === undefined) return;
    const { page } = phone;
    if (isBad(phone) || task.result?.state === 'fail') return close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  afterAll(close);
  return () => {
    if (phone === undefined) throw new Error('no phone outside of a test');
    return phone.page;
  };
}
