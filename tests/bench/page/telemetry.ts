import type { Browser } from '@playwright/test';

import { MOVING, openPhone } from '../../support/browser.ts';
import { sum, tasksOf } from '../screen/tasks.ts';
import { count } from './ordinary.ts';

/** Cost of a first visit in its first ten seconds, without any touch. */
export interface TenSeconds {
  /** Processor time of the main thread, ms; ms of its longest task. */
  readonly main: number;
  readonly longest: number;
  readonly requests: number;
  /** Transferred bytes, compressed. */
  readonly bytes: number;
}

export async function firstTenSeconds(
  browser: Browser,
  url: string,
  isReporting: boolean,
): Promise<TenSeconds> {
  const phone = await openPhone(browser, {
    ...MOVING,
    fresh: true,
    isReporting,
    serviceWorkers: 'block',
  });
  const { page } = phone;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers = count(session);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(10_000);
  const main = tasksOf(await browser.stopTracing(), /RendererMain/);
  await phone.close();
  return {
    main: sum(main),
    longest: Math.max(...main),
    requests: transfers.requests,
    bytes: transfers.bytes,
  };
}
