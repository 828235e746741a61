import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';

import { pageDsn } from '../../../scripts/page-settings.ts';
import { prefixAt } from '../../../web/language/addresses.ts';
import { MOVING, openPhone } from '../../support/browser.ts';
import { observe, read, type Visit } from './visits.ts';

/** Builds the ordinary page as Vite does by default; the folder is the caller's to remove. */
export async function buildOrdinary({ isReporting = true } = {}): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'measure-twice-ordinary-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'ordinary'),
    plugins: [react()],
    define: {
      'import.meta.env.SENTRY_DSN': JSON.stringify(isReporting ? pageDsn('wrangler.toml') : ''),
    },
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  return outDir;
}

/** First visit as Lighthouse's mobile preset makes it: slowed processor and network, until the page is quiet. */
export interface SlowVisit extends Visit {
  readonly blocked: number;
  readonly requests: number;
  readonly scriptRequests: number;
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Longest time from a tap on a tab to the next paint, ms. */
  readonly tap: number;
}

/** State of the device before a visit. */
interface Stored {
  readonly texts?: Readonly<Record<string, string>>;
  readonly isSecond?: boolean;
}

/** Readers whom the head script does not send to another language. */
const LOCALES: Readonly<Record<string, string>> = { '/en-us': 'en-US', '/zh': 'zh-CN' };

/** Lighthouse's throttling of a mid-range phone: 1.6 Mbit/s with 150 ms, as its DevTools method applies them. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Lighthouse calls a page loaded after this time without a request and without a long task, ms. */
const QUIET = 5000;

/**
 * Visits a page with an empty cache and these stored texts, waits until it is quiet, then taps its tabs. `isSecond`: an
 * earlier visit on the same device has planned the projects.
 */
export async function visitSlowly(
  browser: Browser,
  url: string,
  { texts = {}, isSecond = false }: Stored = {},
): Promise<SlowVisit> {
  const locale = LOCALES[prefixAt(new URL(url).pathname)] ?? 'en-GB';
  const options = {
    ...MOVING,
    locale,
    fresh: true,
    isSearching: true,
    serviceWorkers: 'block',
  } as const;
  const phone = await openPhone(browser, options);
  const { page } = phone;
  await page.addInitScript((stored) => {
    // A second visit finds what the first one wrote.
    for (const [key, text] of Object.entries(stored)) localStorage[key] ??= text;
  }, texts);
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isSecond) {
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page, count(session));
    await session.send('Network.clearBrowserCache');
  }
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const transfers = count(session);
  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page, transfers);
  const seen = await page.evaluate(read);
  const loaded = { ...transfers };
  // A tap costs the processor; the download of another screen would only add the network's latency.
  await session.send('Network.emulateNetworkConditions', FULL_SPEED);
  const tap = await tapTabs(page);
  await phone.close();
  return { ...seen, ...loaded, blocked: seen.blockedBefore + seen.blockedAfter, tap };
}

interface Transfers {
  requests: number;
  scriptRequests: number;
  bytes: number;
  scriptBytes: number;
}

/** Counts the requests of a page from now on. */
export function count(session: CDPSession): Transfers {
  const seen: Transfers = { requests: 0, scriptRequests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    seen.requests += 1;
    if (type !== 'Script') return;
    seen.scriptRequests += 1;
    scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });
  return seen;
}

/** Waits until a page that `observe` watches makes no requests and no long tasks. */
export async function untilQuiet(page: Page, transfers: Transfers): Promise<void> {
  let before = '';
  for (;;) {
    const tasks = await page.evaluate(() => Number(Object(window).seen.tasks.length));
    const now = JSON.stringify([transfers, tasks]);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/** Taps the three tabs of a public page; returns the longest time to a paint, of 8 ms steps. */
async function tapTabs(page: Page): Promise<number> {
  const tabs = page.locator('.tab-bar__tab');
  for (const at of [1, 2, 0]) {
    await tabs.nth(at).tap();
    await tabs.nth(at).and(page.locator('[aria-current="page"]')).waitFor();
  }
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve(Number(Object(window).seen.tap))),
        );
      }),
  );
}
