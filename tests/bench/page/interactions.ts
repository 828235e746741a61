import type { Browser, Page } from '@playwright/test';

import { MOVING, openPhone } from '../../support/browser.ts';

/** The most frequent actions, in their order; each starts at the end of the one before. */
const steps: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['type a length', (page) => page.locator('#length').pressSequentially('402')],
  ['go to Buy', (page) => page.getByRole('link', { name: 'Buy', exact: true }).tap()],
  ['tick what is in the trolley', (page) => page.locator('.shop').first().tap()],
  ['open a price', (page) => page.locator('.row__price').first().tap()],
  ['close the sheet', (page) => page.getByRole('button', { name: 'Done' }).tap()],
];

/** Runs in the page before anything else: keeps the longest time from an input to the next paint. */
function observe(): void {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Object.assign(window, { longest: Math.max(Object(window).longest, duration) });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: the longest since last asked, once what was begun is painted. */
function longest(): Promise<number> {
  return new Promise((resolve) => {
    const settle = (): void => {
      const value: number = Object(window).longest;
      Object.assign(window, { longest: 0 });
      resolve(value);
    };
    requestAnimationFrame(() => requestIdleCallback(settle));
  });
}

/**
 * Plans painting a room on a phone slowed down 4 times; answers milliseconds from input to paint by step, as the
 * browser reports them (in steps of 8 ms; 0 stands for less than 16).
 */
export async function interact(browser: Browser, site: string): Promise<Map<string, number>> {
  const phone = await openPhone(browser, { serviceWorkers: 'block', isReporting: true, ...MOVING });
  const { page } = phone;
  await page.addInitScript(observe);
  await page.goto(`${site}/project/new?job=paint-a-room`);
  for (const [id, text] of [
    ['width', '3385'],
    ['height', '2.4 m'],
  ] as const) {
    await page.locator(`#${id}`).fill(text);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(longest);
  const times = new Map<string, number>();
  for (const [name, act] of steps) {
    await act(page);
    times.set(name, await page.evaluate(longest));
  }
  await phone.close();
  return times;
}
