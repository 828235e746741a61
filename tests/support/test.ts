// Fixtures of every browser test: the built site, a browser, a phone. `import { expect, test } from
// '…/support/test.ts'`.
import { test as base, type Browser } from '@playwright/test';

import { openPhone, setSite, type Phone, type PhoneOptions } from './browser.ts';
import { serveBuilt, type Runtime } from './runtime.ts';

export { expect } from './plain-expect.ts';

/** The built page behind the real Worker, for all tests of a process; none may stop it. */
export let runtime: Omit<Runtime, 'kill' | 'stop'>;
/** The process's browser. A test that stores data opens its own context (`openPhone`). */
export let browser: Browser;

interface Fixtures {
  /** Options of `phone`: `test.use({ phoneOptions: { colorScheme: 'dark' } })`. */
  phoneOptions: PhoneOptions;
  /** A phone for one test. A complaint of its page, or shared data that leaves it, fails the test. */
  phone: Phone;
}

export const test = base.extend<Fixtures, { site: string }>({
  site: [
    async ({ browser: started }, use) => {
      const served = await serveBuilt();
      runtime = served;
      setSite(served.url);
      browser = started;
      await use(served.url);
      await served.stop();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site),
  phoneOptions: [{}, { option: true }],
  phone: async ({ phoneOptions }, use) => {
    const phone = await openPhone(browser, phoneOptions);
    await use(phone);
    await phone.close();
  },
});
