import { defineConfig } from '@playwright/test';

import { knownBrowsers } from './tests/browsers/find.ts';
import { launchOptions, PHONE } from './tests/support/browser.ts';
import { LONG } from './tests/support/long.ts';

/** Those other than Chromium that this machine has; they are walked through in the long size alone. */
const others = knownBrowsers.filter(({ path }) => path !== undefined);

export default defineConfig({
  testMatch: '**/*.test.ts',
  testIgnore: LONG ? [] : '**/*.long.test.ts',
  ...(LONG ? {} : { grepInvert: /@long\b/ }),
  globalSetup: ['./tests/support/bundle.ts', './tests/support/streamed-tree.ts'],
  outputDir: '.local/browser-tests',
  // Tests wait between taps: three of them keep two processors busy, two do not.
  workers: '150%',
  // A busy machine takes its time, and a tap may fall between two frames; what never comes is told all the same.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
