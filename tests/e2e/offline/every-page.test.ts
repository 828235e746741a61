import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { browser, expect, runtime, test } from '../../support/test.ts';
import { keep, openKeeper } from './keeper.ts';

test('no page lets iOS turn dates and numbers into links', () => {
  const pages = globSync('**/*.html', { cwd: 'dist' });
  expect(pages.length).toBeGreaterThan(90);
  const without = pages.filter(
    (page) =>
      !readFileSync(join('dist', page), 'utf8').includes(
        '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"',
      ),
  );
  expect(without).toEqual([]);
});

test('a page that iOS restores by pageshow alone looks for an update @long', async () => {
  const phone = await openKeeper(browser);
  const { page } = phone;
  await page.addInitScript(() => {
    const { now } = Date;
    Object.assign(window, { ahead: 0, looks: 0 });
    const state = window as unknown as { ahead: number; looks: number };
    Date.now = () => now() + state.ahead;
    ServiceWorkerRegistration.prototype.update = function look(this: ServiceWorkerRegistration) {
      state.looks += 1;
      return Promise.resolve(this);
    };
  });
  await keep(page, runtime.url);
  const looks = () => page.evaluate(() => (window as unknown as { looks: number }).looks);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  expect(await looks()).toBe(0);
  await page.evaluate(() => {
    Object.assign(window, { ahead: 2 * 3_600_000 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await looks()).toBe(1);
  await phone.close();
});
