import type { Page } from '@playwright/test';
import { house } from '../support/house.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

/** Number of stored cut plans. */
const plans = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.keys(localStorage).filter((key) => key.startsWith('measure-twice:cut-plan:')).length,
  );

test('the search for a cut plan goes on when that of another one ends', async ({
  phone: { page },
}) => {
  await page.goto('/settings');
  await keep(page, { 'measure-twice:project:aaaa1111': { ...house(), cut: {} } });
  let ended = 0;
  page.on('worker', (worker) => worker.on('close', () => (ended += 1)));
  await page.goto('/project/aaaa1111');
  await expect.poll(() => plans(page), { timeout: 60_000 }).toBeGreaterThan(2);
  // A search that starts again would have ended the worker of the former one.
  expect(ended).toBe(0);
});
