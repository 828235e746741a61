import type { Locator, Page } from 'playwright-core';

/** Longer than between the two halves of a double tap: the next tap at the same place is meant. */
export const liftFinger = (page: Page): Promise<void> => page.waitForTimeout(350);

/** Two taps of a finger within 150 ms at one place, whatever lies there by then. */
export async function doubleTap(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing there to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  // As long as React takes to show what the first tap did.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.touchscreen.tap(x, y);
}
