import type { Locator, Page } from 'playwright-core';

/** Longer than between the two halves of a double tap. */
export const LIFTED_MS = 350;

/** The next tap at the same place is meant. */
export const liftFinger = (page: Page): Promise<void> => page.waitForTimeout(LIFTED_MS);

const tappers = new WeakSet<object>();

/**
 * Lifts the finger between two taps or clicks, as a person does: what comes up under the first would else take the
 * second, sooner than anybody could read what it is, and the page holds that for a slip.
 */
export function tapAsAPerson(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (tappers.has(locators)) return;
  tappers.add(locators);
  const last = new WeakMap<Page, number>();
  for (const way of ['tap', 'click'] as const) {
    const act = Reflect.get(locators, way);
    locators[way] = async function actOnce(this: Locator, ...options) {
      const lifted = Date.now() - (last.get(this.page()) ?? 0);
      if (lifted < LIFTED_MS) await this.page().waitForTimeout(LIFTED_MS - lifted);
      await act.apply(this, options);
      last.set(this.page(), Date.now());
    };
  }
}

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

/** A finger comes down, slides through these places at once, and is lifted in full swing. */
export async function slideQuickly(
  page: Page,
  [start, ...through]: readonly { x: number; y: number }[],
): Promise<void> {
  if (start === undefined) throw new Error('nowhere to come down');
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await send('touchStart', start);
  for (const place of through) await send('touchMove', place);
  await send('touchEnd');
  await session.detach();
}
