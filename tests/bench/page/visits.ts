import type { Browser } from '@playwright/test';

import { MOVING, openPhone } from '../../support/browser.ts';

/** Milliseconds since navigation, except `shift`. */
export interface Visit {
  readonly paint: number;
  readonly largest: number;
  /** React has taken the page over: a tap is answered. */
  readonly hydrated: number;
  /** Time over 50 ms a task, until hydration and after. */
  readonly blockedBefore: number;
  readonly blockedAfter: number;
  /** The longest task after hydration: that of telemetry, if any. */
  readonly longestAfter: number;
  readonly shift: number;
}

/** Runs in the page before anything else. */
export function observe(): void {
  const seen = { largest: 0, hydrated: 0, shift: 0, tap: 0, tasks: [] as [number, number][] };
  Object.assign(window, { seen });
  const hear: Readonly<Record<string, (entry: PerformanceEntry & { value?: number }) => void>> = {
    'largest-contentful-paint': ({ startTime }) => (seen.largest = startTime),
    'layout-shift': ({ value = 0 }) => (seen.shift += value),
    longtask: ({ startTime, duration }) => seen.tasks.push([startTime, duration]),
    event: ({ duration }) => (seen.tap = Math.max(seen.tap, duration)),
  };
  for (const [type, each] of Object.entries(hear)) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    });
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  const look = (): void => {
    // The title of a page that is only read becomes live at the first touch.
    const tab = document.querySelector('.tab-bar__tab') ?? document.querySelector('h1');
    const isTaken = tab !== null && Object.keys(tab).some((key) => key.startsWith('__react'));
    if (isTaken) seen.hydrated = performance.now();
    else setTimeout(look, 1);
  };
  look();
}

/** Runs in the page after it becomes idle. */
export function read(): Visit {
  const { seen } = window as unknown as {
    seen: { largest: number; hydrated: number; shift: number; tasks: [number, number][] };
  };
  const blocked = { before: 0, after: 0 };
  for (const [start, duration] of seen.tasks) {
    blocked[start < seen.hydrated ? 'before' : 'after'] += Math.max(0, duration - 50);
  }
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largest: seen.largest,
    hydrated: seen.hydrated,
    blockedBefore: blocked.before,
    blockedAfter: blocked.after,
    longestAfter: Math.max(
      0,
      ...seen.tasks.filter(([start]) => start >= seen.hydrated).map(([, duration]) => duration),
    ),
    shift: seen.shift,
  };
}

/** After the SDK has started; an idle span ends after one second. */
const TRANSACTION_MS = 2000;

/** One visit of a phone whose processor is slowed down 4 times, with nothing kept from another visit. */
export async function visit(
  browser: Browser,
  url: string,
  reporting: boolean,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visit> {
  const phone = await openPhone(browser, { serviceWorkers, isReporting: true, ...MOVING });
  await phone.page.addInitScript(observe);
  if (!reporting) {
    await phone.page.addInitScript(() => localStorage.setItem('measure-twice:reporting', 'off'));
  }
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.page.goto(url, { waitUntil: 'load' });
  // Nobody taps, so telemetry starts after a pause; with it at once Playwright never calls the network idle.
  if (reporting) await phone.page.waitForFunction(() => window.earlyQueue?.live !== undefined);
  else await phone.page.waitForLoadState('networkidle');
  await phone.page.waitForFunction(() => Object(window).seen.hydrated > 0);
  // The SDK makes the page load's transaction once nothing has happened for a second.
  if (reporting) await phone.page.waitForTimeout(TRANSACTION_MS);
  await phone.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const result = await phone.page.evaluate(read);
  await phone.close();
  return result;
}
