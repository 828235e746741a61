// Firefox as it is released, which Puppeteer drives by WebDriver BiDi, and the builds that Playwright drives.
import process from 'node:process';

import type { BrowserType } from '@playwright/test';
import { launch } from 'puppeteer-core';

import { killPagesOf } from './kill-pages.ts';
import { PHONE, type Tab } from './tab.ts';

/** The common part of Playwright's and Puppeteer's pages. */
interface Page {
  goto(url: string): Promise<unknown>;
  evaluate(work: never, arg: unknown): Promise<unknown>;
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

async function tabIn({ newPage, pid = 0, end }: Around): Promise<Tab> {
  const page = await newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (work, arg) => page.evaluate(work as never, arg) as never,
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

/** Starts a released Firefox with one tab. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: PHONE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
  return tabIn({
    newPage: () => browser.newPage(),
    pid: browser.process()?.pid,
    end: () => browser.close(),
  });
}

/** Starts a build that Playwright drives, with one tab. */
export async function openByPlaywright(type: BrowserType, executablePath: string): Promise<Tab> {
  const args = type.name() === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Started through its server, whose process id is known.
  const server = await type.launchServer({ executablePath, args });
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
