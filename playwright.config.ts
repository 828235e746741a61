import { defineConfig } from '@playwright/test';

import { launchOptions, PHONE } from './tests/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: '.local/browser-tests',
  // Tests wait between taps: three of them keep two processors busy, two do not.
  workers: '150%',
  // A busy machine takes its time, and a tap may fall between two frames; what never comes is told all the same.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { ...PHONE, launchOptions, trace: 'retain-on-failure' },
  projects: [{ name: 'chromium' }],
});
