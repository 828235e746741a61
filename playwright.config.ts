import { defineConfig } from '@playwright/test';

import { knownBrowsers } from './tests/browsers/find.ts';
import { launchOptions, PHONE } from './tests/support/browser.ts';
import { LONG } from './tests/support/long.ts';

/** Browsers other than Chromium on this machine; only the long size uses them. */
const others = knownBrowsers.filter(({ path }) => path !== undefined);

export default defineConfig({
  testMatch: '**/*.test.ts',
  testIgnore: LONG ? [] : '**/*.long.test.ts',
  ...(LONG ? {} : { grepInvert: /@long\b/ }),
  globalSetup: ['bundle', 'streamed-tree', 'next-version'].map(
    (name) => `./tests/support/${name}.ts`,
  ),
  outputDir: '.local/browser-tests',
  // Tests wait between taps and for the collector: four of them keep two processors busy, two do not.
  workers: '200%',
  // Limits for a busy machine; no test depends on them.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: 'list',
  use: { ...PHONE, launchOptions, trace: 'on-first-retry' },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    ...(LONG ? others : []).map(({ name }) => ({
      name,
      testDir: 'tests/browsers',
      timeout: 300_000,
    })),
  ],
});
