// Firefox and Chromium as they are released, which Puppeteer drives, and the builds that Playwright drives.
import process from 'node:process';

import type { BrowserType } from '@playwright/test';
import { launch } from 'puppeteer-core';

import { killPagesOf } from './kill-pages.ts';
import { PHONE, type Tab } from './tab.ts';

/** The common part of Playwright's and Puppeteer's pages. */
interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void> };
  screenshot(): Promise<Uint8Array>;
  bringToFront(): Promise<void>;
  close(options: { readonly runBeforeUnload: boolean }): Promise<void>;
}

interface Around {
  readonly newPage: () => Promise<Page>;
  readonly pid: number | undefined;
  readonly end: () => Promise<void>;
}

/** Chromium runs as root only without its sandbox. */
const withoutSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

async function tabIn({ newPage, pid = 0, end }: Around): Promise<Tab> {
  const page = await newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    // Puppeteer gives a function an address of its own: Chromium hides errors of scripts of other sites.
    evaluate: (work, arg) =>
      page.evaluate(`(${String(work)})(${JSON.stringify(arg)})\n//# sourceURL=`) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    hide: async () => {
      await (await newPage()).bringToFront();
    },
    killPages: () => killPagesOf(pid),
    close: () => page.close({ runBeforeUnload: true }),
    end,
  };
}

/** Starts a released Firefox or Chromium with one tab. Playwright's pages are never hidden; these are. */
export async function openReleased(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Tab> {
  const started = await launch({
    browser,
    executablePath,
    defaultViewport: PHONE,
    args: browser === 'chrome' ? ['--accept-lang=en-GB,en', ...withoutSandbox] : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
  return tabIn({
    newPage: () => started.newPage(),
    pid: started.process()?.pid,
    end: () => started.close(),
  });
}

/** Starts a build that Playwright drives, with one tab. */
export async function openByPlaywright(type: BrowserType, executablePath: string): Promise<Tab> {
  // Started through its server, whose process id is known.
  const server = await type.launchServer({ executablePath });
  const browser = await type.connect(server.wsEndpoint());
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    // The configuration blocks them for the other tests.
    serviceWorkers: 'allow',
  });
  return tabIn({
    newPage: () => context.newPage(),
    pid: server.process().pid,
    end: () => server.close(),
  });
}
