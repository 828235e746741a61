// Late content has reserved space: nothing moves under a finger.
import { belongings } from '../support/house.ts';
import { few } from '../support/long.ts';
import { atWork } from '../support/screens.ts';
import { keep } from '../support/share.ts';
import { expect, test } from '../support/test.ts';

/** Not the start of who has projects, which the page does not know, and no plan that is still getting better. */
const PAGES = [
  '/project/new?job=build-furniture',
  '/jobs/build-furniture',
  '/project/new?job=board-a-loft',
  '/project/new?job=build-a-stud-wall',
  '/project/aaaa1111',
  '/project/aaaa1111/buy',
  '/project/aaaa1111/do',
  '/jobs/board-a-loft',
  '/jobs/paint-a-room',
  '/settings',
] as const;

for (const path of few(PAGES, 2)) {
  test(`the layout of ${path} does not shift while it loads`, async ({ phone: { page } }) => {
    await page.goto('/settings');
    await keep(page, belongings());
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON());
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await atWork(page);
    const shifts: readonly { value: number; startTime: number }[] = await page.evaluate(() =>
      Reflect.get(window, 'shifts'),
    );
    // A tenth of what Lighthouse calls good.
    expect(shifts.filter(({ value }) => value > 0.01)).toEqual([]);
  });
}
